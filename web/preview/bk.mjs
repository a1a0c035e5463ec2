import puppeteer from "puppeteer-core";
const [,, base, size, page, ...anchors] = process.argv;
const [w,h] = size.split("x").map(Number);
const b = await puppeteer.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu","--no-first-run","--hide-scrollbars"]});
const p = await b.newPage(); await p.setViewport({width:w,height:h});
await p.goto(`${base}/${page}.html`);
for (const a of anchors) {
  if (a !== "top") await p.evaluate((a) => { document.getElementById(a)?.scrollIntoView(); }, a);
  await p.screenshot({path:`/tmp/bk/${page}-${size}-${a}.png`});
}
await b.close();

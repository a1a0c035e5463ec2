// Looks at the pages in target/preview with the Chromium of the system:
//   node look.mjs [--only PART-OF-NAME] [--sizes 1366x768,360x740] [--no-shots] [--no-axe]
// Takes screenshots into target/preview/shots and fails if something overflows,
// if a table needs scrolling on a laptop, or if axe finds something serious.

import { createServer } from "node:http";
import { mkdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import puppeteer from "puppeteer-core";

const folder = new URL("../../target/preview/", import.meta.url).pathname;
const flag = (name) => process.argv.includes(`--${name}`);
const value = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const sizes = value("sizes", "360x740,820x1180,1100x768,1366x768,1920x1080,2560x1440")
  .split(",")
  .map((size) => size.split("x").map(Number));
const only = value("only", "");

const types = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };
const server = createServer(async (request, response) => {
  try {
    const path = join(folder, decodeURIComponent(new URL(request.url, "http://x").pathname));
    response.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream");
    response.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'");
    response.end(await readFile(path));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const home = `http://127.0.0.1:${server.address().port}`;

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars"],
});
const axe = await readFile(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const names = (await readFile(join(folder, "pages.txt"), "utf8")).trim().split("\n").filter((name) => name.includes(only));
await mkdir(join(folder, "shots"), { recursive: true });

// What sticks out of the page, and cards whose text does not fit.
function overflow() {
  const out = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    out.push(`page is ${document.documentElement.scrollWidth} wide at ${innerWidth}`);
    for (const element of document.querySelectorAll("body *")) {
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth + 1 && box.width > 0 && !element.closest(".vh, .sprite, .about")) {
        out.push(`  ${element.tagName}.${element.getAttribute("class")} ends at ${Math.round(box.right)}`);
        if (out.length > 5) break;
      }
    }
  }
  const stage = document.querySelector(".stage");
  if (stage && innerWidth >= 1100 && innerHeight >= 700 && document.documentElement.scrollHeight > innerHeight) {
    out.push(`table is ${document.documentElement.scrollHeight} high at ${innerHeight}`);
  }
  return out;
}

let wrong = 0;
for (const name of names) {
  const page = await browser.newPage();
  const troubles = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => troubles.push(`script: ${error.message}`));
  for (const [width, height] of sizes) {
    await page.setViewport({ width, height });
    await page.goto(`${home}/${name}.html`);
    for (const trouble of await page.evaluate(overflow)) troubles.push(`${width}x${height}: ${trouble}`);
    if (!flag("no-shots")) {
      await page.screenshot({ path: join(folder, "shots", `${name}-${width}x${height}.png`), fullPage: width < 1100 || !name.match(/^(x|base|tribes)-/) });
    }
  }
  if (!flag("no-axe")) {
    await page.evaluate(axe);
    const found = await page.evaluate(() => axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }));
    for (const problem of found.violations) {
      const where = problem.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ""}`).join(" | ");
      troubles.push(`axe, ${problem.impact}: ${problem.id}: ${where}`);
    }
  }
  await page.close();
  for (const trouble of troubles) console.log(`${name}: ${trouble}`);
  wrong += troubles.length;
}
await browser.close();
server.close();
console.log(`${names.length} pages, ${wrong} troubles`);
process.exit(wrong ? 1 : 0);

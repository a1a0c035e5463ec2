// Visits a house that is open and photographs every page of it, in both languages, light and dark:
//   node visit.mjs [--house http://127.0.0.1:8080] [--only PART-OF-NAME] [--sizes 1366x768,390x844]
// Pictures go to target/visit. Fails if something sticks out to the side.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import puppeteer from "puppeteer-core";

const value = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const house = value("house", "http://127.0.0.1:8080");
const only = value("only", "");
const sizes = value("sizes", "1366x768,390x844,360x740").split(",").map((size) => size.split("x").map(Number));
const folder = new URL("../../target/visit/", import.meta.url).pathname;
await mkdir(folder, { recursive: true });

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars"],
});
const looks = [
  { suffix: "", language: "en", scheme: "light" },
  { suffix: "-de-dark", language: "de", scheme: "dark" },
];
let wrong = 0;

async function photograph(page, name, address) {
  if (!name.includes(only)) return;
  for (const { suffix, language, scheme } of looks) {
    await page.setCookie({ name: "language", value: language, url: house });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    for (const [width, height] of sizes) {
      await page.setViewport({ width, height, isMobile: width < 600, hasTouch: width < 600 });
      await page.goto(house + address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) {
        wrong += 1;
        console.log(`${name}${suffix} ${width}x${height}: ${wide} px too wide`);
      }
      await page.screenshot({ path: join(folder, `${name}${suffix}-${width}.png`), fullPage: true });
    }
  }
}

// Somebody who opens tables by the same forms as everybody.
async function guest() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1366, height: 768 });
  await page.goto(house);
  const post = (address, fields) =>
    page.evaluate(
      async (address, fields) => {
        const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
        return new URL(answer.url).pathname;
      },
      address,
      fields,
    );
  return { page, post };
}

const ada = await guest();
await photograph(ada.page, "home-first", "/");
const games = await ada.page.evaluate(() => [...new Set([...document.querySelectorAll("input[name=game]")].map((field) => field.value))]);
for (const game of games) {
  const most = await ada.page.evaluate((game) => document.querySelectorAll(`form:has(input[name=game][value=${game}]) input[name=players]`).length + 1, game);
  await photograph(ada.page, `set-up-${game}`, `/new?game=${game}`);
  await photograph(ada.page, `rules-${game}`, `/rules/${game}`);
  await photograph(ada.page, `learn-${game}`, `/learn/${game}`);
  await ada.page.goto(house);
  const fields = [["game", game], ["name", "Amma"], ["side", "0"], ...Array(Math.max(1, most - 1)).fill(["opponent", "anyone"])];
  const lobby = await ada.post("/new", fields);
  await photograph(ada.page, `lobby-${game}`, lobby);
  const bo = await guest();
  await photograph(bo.page, `lobby-${game}-guest`, lobby);
  await ada.page.goto(house);
  const table = await ada.post("/play", [["game", game], ["level", "random"], ["players", String(Math.max(2, most))]]);
  await new Promise((done) => setTimeout(done, 1500));
  await photograph(ada.page, `table-${game}`, table);
  await photograph(bo.page, `table-${game}-watched`, table);
  const first = await ada.post(`/learn/${game}`, []);
  await photograph(ada.page, `lesson-${game}`, first);
}
await photograph(ada.page, "home", "/");
await photograph(ada.page, "rules", "/rules");
await photograph(ada.page, "learn", "/learn");
await photograph(ada.page, "error-404", "/table/nowhere");
await photograph(ada.page, "error-409", "/table/nowhere/end");
for (const address of value("also", "").split(",").filter(Boolean)) {
  await photograph(ada.page, `also-${address.split("/").slice(-2).join("-").replace(/\W/g, "-")}`, address);
}
await browser.close();
console.log(`${wrong} troubles; the pictures are in ${folder}`);
process.exit(wrong ? 1 : 0);

/** `npm run screenshots`: the pictures of the README, from a server of its own with a log that is made up. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { exampleId } from "../src/logs/example-log.ts";
import { startApp } from "../tests/support/app-under-test.ts";
import { launchBrowser } from "../tests/support/browser.ts";

const directory = join(import.meta.dir, "..", "docs", "images");

interface Look {
  width: number;
  height: number;
  scheme: "light" | "dark";
}

async function picture(browser: Browser, name: string, look: Look, show: (page: Page) => Promise<void>): Promise<void> {
  const viewport = { width: look.width, height: look.height };
  const context = await browser.newContext({ viewport, colorScheme: look.scheme });
  const page = await context.newPage();
  await show(page);
  await page.screenshot({ path: join(directory, `${name}.png`) });
  await context.close();
}

const privateLines = `[10:00:01] [Server thread/INFO]: Alex[/93.184.216.34:50123] logged in with entity id 912 at (12.5, 64.0, -3.2)
[10:00:02] [main/INFO]: Setting user: Alex in C:\\Users\\Alex Example\\AppData\\Roaming\\.minecraft
[10:00:03] [main/INFO]: --accessToken eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbGV4In0.c2lnbmF0dXJlLXRoYXQtaXMtbG9uZw
`;

const app = await startApp();
const browser = await launchBrowser();
const desktop = { width: 1440, height: 900 };
const openLog = (query: string) => async (page: Page) => {
  await page.goto(`${app.url}/${exampleId}${query}`);
  await page.locator("#log-layout[data-ready]").waitFor();
};
await picture(browser, "log-light", { ...desktop, scheme: "light" }, openLog(""));
await picture(browser, "log-dark", { ...desktop, scheme: "dark" }, openLog("?q=lanternlight"));
await picture(browser, "log-phone", { width: 390, height: 780, scheme: "light" }, openLog(""));
await picture(browser, "home-light", { width: 1100, height: 900, scheme: "light" }, async (page) => {
  await page.goto(app.url);
  await page.locator("textarea").fill(privateLines);
  await page.locator("#privacy:not([hidden]) li").first().waitFor();
});
await browser.close();
await app.stop();
process.exit(0);

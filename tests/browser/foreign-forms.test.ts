import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { listReports } from "../../src/logs/reports.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { browserPath, launchBrowserKnowing } from "../support/browser.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const ours = "logs.example";
const theirs = "evil.example";

/** Real names over plain HTTP: there, browsers send no `Sec-Fetch-Site`, and the origin alone tells who sent a form. */
describe.if(browserPath !== null)("forms in a real browser", () => {
  let store: SqliteStore;
  let app: AppUnderTest;
  let browser: Browser;
  let elsewhere: Bun.Server<undefined>;
  beforeAll(async () => {
    store = await SqliteStore.open(temporaryDirectory(), () => {});
    app = await startApp({ store });
    browser = await launchBrowserKnowing([ours, theirs]);
    elsewhere = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: (request) => {
        const { searchParams } = new URL(request.url);
        const form = `<form method=post action="${searchParams.get("to")}"><input name=reason value=other><textarea name=content>forged</textarea></form>`;
        const html = `<!doctype html><meta name=referrer content="${searchParams.get("referrer")}">${form}<script>document.forms[0].submit()</script>`;
        return new Response(html, { headers: { "Content-Type": "text/html" } });
      },
    });
  });
  afterAll(async () => {
    await browser.close();
    await elsewhere.stop(true);
    await app.stop();
  });

  const reportsOf = async (id: string) => (await listReports(store.records)).filter(({ log }) => log === id).length;

  test.each([ours, "127.0.0.1"])("our own are sent from %s, without scripts, too", async (host) => {
    const site = `http://${host}:${app.port}`;
    const context = await browser.newContext({ javaScriptEnabled: false, locale: "en" });
    const page = await context.newPage();
    await page.goto(`${site}/`);
    await page.locator("#log-text").fill("shared by hand\n");
    await page.locator("#share").click();
    await page.waitForURL(/\/\w{10}$/);
    const id = page.url().slice(-10);
    await page.goto(`${site}/report/${id}`);
    await page.locator("main button").click();
    await page.getByRole("status").waitFor();
    expect(await reportsOf(id)).toBe(1);
    await page.goto(`${site}/remove/${id}`);
    await page.locator("main button").click();
    await page.waitForURL(/\/\w{10}$/);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This log was removed");
    await context.close();
  });

  test.each([
    [ours, "origin"],
    [ours, "no-referrer"],
    ["127.0.0.1", "origin"],
    ["127.0.0.1", "no-referrer"],
  ])("those of another site are refused at %s (its referrer policy: %s)", async (host, referrer) => {
    const { id } = await app.upload("a log");
    const context = await browser.newContext({ locale: "en" });
    const page = await context.newPage();
    for (const path of [`/report/${id}`, `/remove/${id}`, "/"]) {
      const to = `http://${host}:${app.port}${path}`;
      await page.goto(`http://${theirs}:${elsewhere.port}/?${new URLSearchParams({ to, referrer })}`);
      await page.waitForURL(to);
      expect(await page.locator("main").textContent()).toContain("sent by a page of another site");
    }
    expect(await reportsOf(id)).toBe(0);
    expect((await app.get(`/raw/${id}`)).status).toBe(200);
    await context.close();
  });
});

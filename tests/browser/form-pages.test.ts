import { describe, expect, test } from "bun:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { listReports } from "../../src/logs/reports.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { accessibilityFaults, inPage } from "../support/home-visit.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

describe.if(browserPath !== null)("pages that are a form", async () => {
  // Opened only where it is used: a store keeps the process going until it is closed.
  const store = browserPath === null ? undefined! : await SqliteStore.open(temporaryDirectory(), () => {});
  const site = siteInBrowser({ store });

  test("a log is reported with the keyboard alone, from its page and back to it", async () => {
    const { id } = await site.app.upload("[12:00:00] [main/INFO]: hello\n");
    await site.visit({ locale: "en" }, async (page) => {
      await page.goto(`${site.app.url}/${id}`);
      await page.getByRole("link", { name: "Report this log" }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/report/${id}`);
      await page.getByLabel("What is wrong with it?").focus();
      await page.keyboard.type("It is against");
      await page.keyboard.press("Tab");
      await page.keyboard.type("a second line\n<b>of text</b>");
      await page.keyboard.press("Tab");
      await page.keyboard.type("me@example.org");
      await page.keyboard.press("Enter");
      await page.getByRole("status").waitFor();
      expect(await page.getByRole("status").textContent()).toContain("on its way to the operator");
      // Nothing is sent again by going back and forth.
      await page.reload();
      const [report, ...others] = await listReports(store.records);
      expect(others).toEqual([]);
      expect(report).toMatchObject({
        log: id,
        reason: "illegal",
        text: "a second line\n<b>of text</b>",
        contact: "me@example.org",
      });
      await page.getByRole("link", { name: "Back to the log" }).click();
      await page.waitForURL(`**/${id}`);
    });
  });

  test("without JavaScript, a log is shared, and removed again by the browser that shared it", async () => {
    await site.visit(
      { locale: "en", javaScriptEnabled: false },
      async (page) => {
        await shareWithoutScripts(page);
        const id = page.url().slice(-10);
        await page.getByRole("link", { name: "Did you share it? Remove it" }).click();
        await page.waitForURL(`**/remove/${id}`);
        expect(await page.locator(".token").textContent()).toMatch(/^[0-9a-f]{64}$/);
        expect(await page.locator("main").textContent()).toContain("This cannot be undone.");
        await page.getByRole("button", { name: "Remove for good" }).click();
        await page.waitForURL(`**/${id}`);
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This log was removed");
      },
      ["404"],
    );
  });

  test("elsewhere, with the token that its owner noted", async () => {
    const answer = await site.app.post("shared by mistake");
    const { id } = (await answer.json()) as { id: string };
    await site.visit(
      { locale: "en", javaScriptEnabled: false },
      async (page) => {
        await page.goto(`${site.app.url}/remove/${id}`);
        await page.getByLabel("Token").fill(answer.headers.get("lectern-token")!);
        await page.getByRole("button", { name: "Remove for good" }).click();
        await page.waitForURL(`**/${id}`);
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This log was removed");
      },
      ["404"],
    );
  });

  async function shareWithoutScripts(page: Page): Promise<void> {
    await page.goto(`${site.app.url}/`);
    await page.locator("#log-text").fill("shared by mistake\n");
    await page.locator("#share").click();
    await page.waitForURL(/\/\w{10}$/);
  }

  const screens: BrowserContextOptions[] = [
    { colorScheme: "light", locale: "en", viewport: { width: 1440, height: 900 } },
    { colorScheme: "dark", locale: "zh-CN", viewport: { width: 1440, height: 900 } },
    { colorScheme: "dark", locale: "en", viewport: { width: 320, height: 700 } },
    { colorScheme: "light", locale: "zh-CN", viewport: { width: 390, height: 844 } },
  ];
  const shots = process.env["SCREENSHOTS"];

  test.each(screens)("are for everybody: %o", async (screen) => {
    const { id } = await site.app.upload("[12:00:00] [main/INFO]: hello\n");
    const width = screen.viewport!.width;
    await site.visit(
      screen,
      async (page) => {
        const check = async (state: string) => {
          expect({ state, faults: await accessibilityFaults(page, screen) }).toEqual({ state, faults: [] });
          const used = await inPage<number>(page, "return document.documentElement.scrollWidth;");
          expect({ state, fits: used <= width }).toEqual({ state, fits: true });
          const path = `${shots}/${state}-${width}-${screen.colorScheme}-${screen.locale}.png`;
          if (shots) await page.screenshot({ path, fullPage: true });
        };
        await page.goto(`${site.app.url}/report/${id}`);
        await check("report");
        await page.locator("main button").click();
        await page.getByRole("status").waitFor();
        await check("reported");
        await page.goto(`${site.app.url}/remove/${id}`);
        await check("remove");
        // Scripts are there for the checks, but not those of the start page.
        await page.route("**/assets/*.js", (route) => route.abort());
        await shareWithoutScripts(page);
        await page.goto(`${site.app.url}/remove/${page.url().slice(-10)}`);
        await page.locator(".token").waitFor();
        await check("remove-where-shared");
        await page.locator("main button").click();
        await page.waitForURL(/\/\w{10}$/);
        await check("removed");
      },
      ["ERR_FAILED", "404"],
    );
  });
});

import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { logOf } from "../support/app-under-test.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser, withPage } from "../support/browser-page.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

describe.if(browserPath !== null)("in a real browser", () => {
  const site = siteInBrowser();

  test("a log is pasted and shared without JavaScript", async () => {
    await withPage(site.browser, site.app, { javaScriptEnabled: false }, async (page, complaints) => {
      await page.goto(`${site.app.url}/`);
      await page.getByLabel("Log", { exact: true }).fill("[12:00:00] [main/INFO]: pasted <b>by hand</b>\nsecond line");
      await page.getByLabel("Name (optional)").fill("my log.txt");
      await page.getByRole("button", { name: "Share" }).click();
      await page.waitForURL(/\/[A-Za-z0-9]{10}$/);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("my log.txt");
      expect(await page.locator("pre").textContent()).toContain("pasted <b>by hand</b>");
      expect(complaints).toEqual([]);
    });
  });

  test("a file is chosen and shared under its own name, unpacked", async () => {
    const path = join(temporaryDirectory(), "2026-01-15-1.log.gz");
    await Bun.write(path, Bun.gzipSync(Buffer.from("from a rotated file\n")));
    await withPage(site.browser, site.app, { javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.app.url}/`);
      await page.getByLabel("or choose files").setInputFiles(path);
      await page.getByRole("button", { name: "Share" }).click();
      await page.waitForURL(/\/[A-Za-z0-9]{10}$/);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("2026-01-15-1.log");
      expect(await page.locator("pre").textContent()).toBe("from a rotated file\n");
    });
  });

  test.each([
    ["is masked unless the box is cleared", true, "from **.**.**.** again"],
    ["stays where the box is cleared", false, "from 203.0.113.7 again"],
  ] as const)("without JavaScript, private data %s", async (_, isChecked, stored) => {
    await withPage(site.browser, site.app, { javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.app.url}/`);
      await page.getByLabel("Log", { exact: true }).fill("from 203.0.113.7 again");
      await page.getByLabel("Hide private data").setChecked(isChecked);
      await page.getByRole("button", { name: "Share" }).click();
      await page.waitForURL(/\/[A-Za-z0-9]{10}$/);
      expect((await logOf(site.app, page.url().slice(-10))).content).toBe(stored);
    });
  });

  test("nothing in a hostile log runs, loads, or breaks the layout at phone width", async () => {
    const hostile = [
      "</pre></main><script>alert(1)</script><img src=x onerror=alert(2)><iframe src='javascript:alert(3)'></iframe>",
      "<style>*{display:none}</style><base href='https://evil.example/'><meta http-equiv=refresh content='0;url=/'>",
      "\u202Eright to left override \u0000\u001b[31m\u009b",
      "x".repeat(50_000),
    ].join("\n");
    const { id } = await site.app.upload(hostile, `"><img src=x onerror=alert(4)>${"W".repeat(200)}`);
    await withPage(site.browser, site.app, { viewport: { width: 320, height: 640 } }, async (page, complaints) => {
      await page.goto(`${site.app.url}/${id}`);
      const foreign =
        "script:not([src^='/assets/'], main > script, .log > script), main style, iframe, base, meta[http-equiv]";
      expect(await page.locator(foreign).count()).toBe(0);
      expect(await page.locator("main > script, .log > script, head > style").count()).toBe(3);
      const width = await page.evaluate("document.documentElement.scrollWidth");
      expect(width).toBeLessThanOrEqual(320);
      expect(complaints).toEqual([]);
    });
  });

  test("of a log of ten megabytes a page without JavaScript has only the first part", async () => {
    const { id } = await site.app.upload(
      "[12:00:00] [main/WARN]: the same warning again and again, all day long\n".repeat(147_000),
    );
    await withPage(site.browser, site.app, { javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.app.url}/${id}`);
      expect(await page.locator("main").textContent()).toMatch(/The first [\d,]+ of 147,000 lines\./);
      expect((await page.content()).length).toBeLessThan(1_000_000);
    });
  });
});

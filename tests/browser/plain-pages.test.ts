import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";
import { browserPath, launchBrowser } from "../support/browser.ts";
import { isOfTests } from "../support/browser-page.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

describe.if(browserPath !== null)("in a real browser", () => {
  let app: AppUnderTest;
  let browser: Browser;
  beforeAll(async () => {
    app = await startApp();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  async function withPage(options: BrowserContextOptions, use: (page: Page, complaints: string[]) => Promise<void>) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (!isOfTests(message.text())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("dialog", (dialog) => complaints.push(`dialog: ${dialog.message()}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(app.url)) complaints.push(`request to ${request.url()}`);
    });
    await use(page, complaints);
    await context.close();
  }

  test("a log is pasted and shared without JavaScript", async () => {
    await withPage({ javaScriptEnabled: false }, async (page, complaints) => {
      await page.goto(`${app.url}/`);
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
    await withPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${app.url}/`);
      await page.getByLabel("or choose a file").setInputFiles(path);
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
    await withPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${app.url}/`);
      await page.getByLabel("Log", { exact: true }).fill("from 203.0.113.7 again");
      await page.getByLabel("Mask private data").setChecked(isChecked);
      await page.getByRole("button", { name: "Share" }).click();
      await page.waitForURL(/\/[A-Za-z0-9]{10}$/);
      expect((await logOf(app, page.url().slice(-10))).content).toBe(stored);
    });
  });

  test("nothing in a hostile log runs, loads, or breaks the layout at phone width", async () => {
    const hostile = [
      "</pre></main><script>alert(1)</script><img src=x onerror=alert(2)><iframe src='javascript:alert(3)'></iframe>",
      "<style>*{display:none}</style><base href='https://evil.example/'><meta http-equiv=refresh content='0;url=/'>",
      "\u202Eright to left override \u0000\u001b[31m\u009b",
      "x".repeat(50_000),
    ].join("\n");
    const { id } = await app.upload(hostile, `"><img src=x onerror=alert(4)>${"W".repeat(200)}`);
    await withPage({ viewport: { width: 320, height: 640 } }, async (page, complaints) => {
      await page.goto(`${app.url}/${id}`);
      const foreign =
        "script:not([src^='/assets/'], main > script, .log > script), main style, iframe, base, meta[http-equiv]";
      expect(await page.locator(foreign).count()).toBe(0);
      expect(await page.locator("main > script, .log > script, head > style").count()).toBe(3);
      const width = await page.evaluate("document.documentElement.scrollWidth");
      expect(width).toBeLessThanOrEqual(320);
      expect(complaints).toEqual([]);
    });
  });

  test("a log of ten megabytes opens at once, without JavaScript", async () => {
    const { id } = await app.upload(
      "[12:00:00] [main/WARN]: the same warning again and again, all day long\n".repeat(147_000),
    );
    await withPage({ javaScriptEnabled: false }, async (page) => {
      const started = performance.now();
      await page.goto(`${app.url}/${id}`);
      expect(await page.locator("main").textContent()).toMatch(/The first [\d,]+ of 147,000 lines\./);
      expect(performance.now() - started).toBeLessThan(5000);
    });
  });
});

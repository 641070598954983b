import { afterAll, beforeAll, expect } from "bun:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { AppDependencies, AppSettings } from "../../src/http/app-parts.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, startApp } from "./app-under-test.ts";
import { openBrowser } from "./browser.ts";
import { tellingThePage } from "./page-at-failure.ts";

/** Not what anything should take, but what a busy machine may. A test that exceeds its own limit, which is longer, ends the browser of all the others. */
export const timeoutMs = 90_000;

type Use = (page: Page, complaints: string[]) => Promise<void>;

/** A test that looks for what the page does not show yet makes the browser lay it out, and the browser says so. */
export function isOfTests(message: string): boolean {
  return message.startsWith("Rendering was performed in a subtree hidden by content-visibility");
}

/**
 * A page with a storage of its own. Complaints are everything that should not happen: any message in the console
 * (violated policies and failed requests among them), errors of scripts, dialogs, new windows, and requests to other
 * hosts.
 */
export async function withPage(
  browser: Browser,
  app: AppUnderTest,
  options: BrowserContextOptions,
  use: Use,
): Promise<void> {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  const complaints: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(`${app.url}/`)) complaints.push(`request to ${request.url()}`);
  });
  context.on("page", (page) => {
    page.on("console", (message) => {
      if (!isOfTests(message.text())) complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
    page.on("crash", () => complaints.push("the page crashed"));
    page.on("popup", (popup) => complaints.push(`window: ${popup.url()}`));
    page.on("dialog", (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  try {
    await tellingThePage(page, () => use(page, complaints));
  } finally {
    await context.close();
  }
}

/** The app and a browser, for all tests of a file. */
export function siteInBrowser(deps: Partial<AppDependencies> = {}, settings: Partial<AppSettings> = {}) {
  let app: AppUnderTest;
  let browser: Browser;
  beforeAll(async () => {
    app = await startApp(deps, settings);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });
  return {
    get app() {
      return app;
    },
    get browser() {
      return browser;
    },
    /** Fails on every complaint except those that contain one of these words, because the test causes them. */
    async visit(
      options: BrowserContextOptions,
      use: (page: Page) => Promise<void>,
      expected: readonly string[] = [],
    ): Promise<void> {
      await withPage(browser, app, options, async (page, complaints) => {
        await use(page);
        expect(complaints.filter((one) => !expected.some((word) => one.includes(word)))).toEqual([]);
      });
    },
    /** Shares a log, and waits for its explanation: on a busy machine, its page would come without one after a while. */
    async shareExplained(content: string, name?: string): Promise<UploadAnswer> {
      const shared = await app.upload(content, name);
      const insights = await app.get(`/api/insights/${shared.id}`);
      if (!insights.ok) throw new Error(`a log was not explained: ${insights.status} ${await insights.text()}`);
      await insights.arrayBuffer();
      return shared;
    },
    /** Opens a log as somebody who reads it from the top, and waits until all of it is there. `address`: what follows the id. */
    async visitLog(
      id: string,
      use: (page: Page) => Promise<void>,
      address = "",
      options: BrowserContextOptions = {},
    ): Promise<void> {
      await this.visit(options, async (page) => {
        await page.addInitScript(`localStorage.reading ??= '{"openAtTop":true}';`);
        await page.goto(`${app.url}/${id}${address}`);
        await untilReady(page);
        await use(page);
      });
    },
  };
}

export async function untilReady(page: Page): Promise<void> {
  await page.locator("#log-layout[data-ready]").waitFor({ state: "attached" });
}

const betweenLooksMs = 25;

/** Polls until the value is as expected. */
export async function eventually<Seen>(look: () => Promise<Seen>, wanted: Seen, patience = timeoutMs): Promise<void> {
  const end = performance.now() + patience;
  let seen = await look();
  while (!Bun.deepEquals(seen, wanted) && performance.now() < end) {
    await Bun.sleep(betweenLooksMs);
    seen = await look();
  }
  expect<unknown>(seen).toEqual(wanted);
}

/** By the menu at the top of every page. */
export async function switchLanguage(page: Page, name: string): Promise<void> {
  await page.locator(".languages > summary").click();
  await page.getByRole("link", { name }).click();
}

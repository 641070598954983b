import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { openFolds } from "../support/log-viewer.ts";
import { moddedServerLog } from "./log-samples.ts";

/** What has the focus: its id, its label or its text; nothing for the body. */
const focused = (page: Page) =>
  inPage<string>(
    page,
    `const element = document.activeElement;
    const name = element.id || element.getAttribute("aria-label") || element.textContent.trim().slice(0, 40);
    return element === document.body ? "" : name;`,
  );

describe.if(browserPath !== null)("the focus on a log's page, in a real browser", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  async function press(page: Page, ...keys: string[]): Promise<void> {
    for (const key of keys) await page.keyboard.press(key);
  }

  test.each([
    ["en", "Skip to what went wrong", "Skip to the log", "The log"],
    ["zh-CN", "跳到诊断结果", "跳到日志正文", "日志正文"],
  ])("two links at the top skip to the findings and to the log: %s", async (language, toFindings, toLog, viewer) => {
    for (const width of [390, 1440]) {
      await site.visitLog(
        id,
        async (page) => {
          await press(page, "Tab");
          expect(await focused(page)).toBe(toFindings);
          expect(await page.locator(".skip:focus").boundingBox()).toMatchObject({ x: 16 });
          await press(page, "Enter");
          await eventually(() => focused(page), "findings-title");
          await press(page, "Tab");
          expect(await inPage<boolean>(page, 'return document.activeElement.matches(".finding a");')).toBe(true);
          await page.locator(".skip").last().focus();
          expect(await focused(page)).toBe(toLog);
          await press(page, "Enter");
          await eventually(() => focused(page), viewer);
          const top = await inPage<number>(page, 'return document.querySelector("#log").getBoundingClientRect().top;');
          expect(Math.abs(top)).toBeLessThan(100);
        },
        `?lang=${language}`,
        { viewport: { width, height: 900 } },
      );
    }
  });

  test("the links lead there without scripts, too", async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.app.url}/${id}`);
      await press(page, "Tab", "Tab", "Enter");
      expect(new URL(page.url()).hash).toBe("#log");
      expect(await page.locator("#log:focus").count()).toBe(1);
    });
  });

  test("arrow keys walk through a group, which is one stop of Tab and remembers where it was left", async () => {
    await site.visitLog(id, async (page) => {
      await page.locator("#level-error").focus();
      await press(page, "ArrowRight", "ArrowRight");
      expect(await focused(page)).toBe("level-info");
      await press(page, "End");
      expect(await focused(page)).toBe("help");
      await press(page, "ArrowRight");
      expect(await focused(page)).toBe("level-error");
      await press(page, "ArrowLeft", "ArrowLeft");
      expect(await focused(page)).toBe("View");
      await press(page, "Tab");
      expect(await focused(page)).toBe("The log");
      await press(page, "Shift+Tab");
      expect(await focused(page)).toBe("View");
      // Of the lines of a finding, and of the signs above the timeline, only one is a stop as well.
      await openFolds(page);
      await page.locator(".finding", { hasText: "cannot keep up" }).getByRole("link", { name: "Line 52" }).focus();
      await press(page, "ArrowRight");
      expect(await focused(page)).toBe("Line 53");
      await page.locator(".timeline-marker").first().focus();
      const first = await focused(page);
      await press(page, "ArrowRight");
      expect(await focused(page)).not.toBe(first);
      // In the field of the search they move among its letters.
      await page.locator("#search").fill("ab");
      await press(page, "ArrowLeft");
      expect(await focused(page)).toBe("search");
    });
  });

  test("is never lost to the body, whatever disappears", async () => {
    await site.visitLog(
      id,
      async (page) => {
        const stays = (name: string) => eventually(() => focused(page), name);
        await page.locator("#clear-filters").focus();
        await press(page, "Enter");
        await stays("The log");
        await page.locator("#panel .finding a.line-link").first().focus();
        await press(page, "f");
        await stays("The log");
        await press(page, "f");
        await press(page, "?");
        await page.getByRole("dialog").waitFor();
        await press(page, "Escape");
        await stays("The log");
        // A row is drawn anew while something in it has the focus.
        await page.locator(".fold").first().focus();
        await inPage(
          page,
          'const field = document.querySelector("#search"); field.value = "lamp"; field.dispatchEvent(new Event("input"));',
        );
        await eventually(async () => (await page.locator("#search-count").textContent()) !== "", true);
        await stays("The log");
      },
      `?hide=debug#L${log.at("trace")}`,
    );
    // With nothing focused before.
    await site.visitLog(id, async (page) => {
      await press(page, "l");
      await page.getByRole("dialog").waitFor();
      await press(page, "Escape");
      await eventually(() => focused(page), "The log");
    });
  });
});

import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { clipboard, inPage } from "../support/home-visit.ts";
import { addressOf, isInSight, markedLines } from "../support/log-viewer.ts";
import { moddedServerLog } from "./log-samples.ts";

describe.if(browserPath !== null)("the keys of a log's page", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  const isMarked = (page: Page, line: number) => eventually(() => markedLines(page), [String(line)]);
  const address = (page: Page, wanted: string) => eventually(async () => addressOf(page), wanted);
  const matches = (page: Page, wanted: string) => eventually(() => page.locator("#search-count").textContent(), wanted);
  const textSize = (page: Page) =>
    inPage<string>(page, 'return document.documentElement.style.getPropertyValue("--log-size");');
  async function dialogOpens(page: Page, name: string): Promise<void> {
    const dialog = page.getByRole("dialog", { name });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }

  /** In this order: each begins with what those before it left. */
  const keys: [key: string, check: (page: Page) => Promise<void>][] = [
    [
      "/",
      async (page) => {
        await eventually(() => inPage(page, "return document.activeElement.id;"), "search");
        await page.keyboard.type("Player number 1");
        await matches(page, "1 of 111");
        await page.keyboard.press("Tab");
      },
    ],
    ["n", (page) => matches(page, "2 of 111")],
    ["N", (page) => matches(page, "1 of 111")],
    ["m", (page) => address(page, "?q=Player+number+1&only=1")],
    ["0", (page) => address(page, "?q=Player+number+1")],
    ["g", (page) => eventually(() => isInSight(page, 1), true)],
    ["e", (page) => isMarked(page, log.at("trace"))],
    ["j", (page) => isMarked(page, log.at("second error"))],
    ["E", (page) => isMarked(page, log.at("trace"))],
    ["k", (page) => isMarked(page, 51)],
    ["y", (page) => eventually(() => clipboard(page), `${site.app.url}/${id}?q=Player+number+1#L51`)],
    ["1", (page) => address(page, "?q=Player+number+1&hide=error#L51")],
    ["2", (page) => address(page, "?q=Player+number+1&hide=error%2Cwarning#L51")],
    ["3", (page) => address(page, "?q=Player+number+1&hide=error%2Cwarning%2Cinfo&show=trace#L51")],
    ["4", (page) => address(page, "?q=Player+number+1&hide=error%2Cwarning%2Cinfo%2Cdebug&show=trace#L51")],
    [
      "w",
      async (page) => {
        await page.keyboard.press("0");
        await address(page, "?q=Player+number+1&wrap=0#L51");
      },
    ],
    [
      "p",
      async (page) => {
        const header = page.locator(".line-header").first();
        await header.waitFor();
        await page.keyboard.press("p");
        await header.waitFor({ state: "hidden" });
      },
    ],
    ["z", (page) => address(page, "?q=Player+number+1&unfold=traces%2Crepeats&wrap=0#L51")],
    ["-", (page) => eventually(() => textSize(page), "12px")],
    ["+", (page) => eventually(() => textSize(page), "13px")],
    ["f", (page) => page.locator("#panel").waitFor({ state: "hidden" })],
    ["G", (page) => eventually(() => isInSight(page, log.at("last")), true)],
    ["l", (page) => dialogOpens(page, "Go to line")],
    [":", (page) => dialogOpens(page, "Go to line")],
    ["s", (page) => dialogOpens(page, "Share this log")],
    ["?", (page) => dialogOpens(page, "Keyboard shortcuts")],
  ];

  test("are listed, and do what the list says", async () => {
    await site.visitLog(id, async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
      const listed = await page.locator(".shortcuts dt > span").allTextContents();
      const single = listed.filter((key) => !key.includes("Ctrl"));
      // Those of groups are tried with the groups.
      expect(single.sort()).toEqual([...keys.map(([key]) => key), "←", "→"].sort());
      expect(listed.filter((key) => key.includes("Ctrl")).sort()).toEqual(["Ctrl+A", "Ctrl+F"]);
      // They rest while a dialog is open.
      await page.keyboard.press("w");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await address(page, "");
      for (const [key, check] of keys) {
        await page.keyboard.press(key);
        await check(page).catch((error) => {
          throw new Error(`the key ${key}`, { cause: error });
        });
      }
    });
  });

  test("rest while somebody types, and Ctrl+F goes to the search", async () => {
    await site.visitLog(id, async (page) => {
      await page.keyboard.press("Control+F");
      await page.keyboard.type("wzf12?G");
      expect(await page.locator("#search").inputValue()).toBe("wzf12?G");
      await matches(page, "No match");
      await address(page, "?q=wzf12%3FG");
      await page.keyboard.press("Escape");
      await address(page, "");
      // From there on they are for the log again.
      await page.keyboard.press("w");
      await address(page, "?wrap=0");
    });
  });

  test("Ctrl+A selects the log, wherever the reader is on the page", async () => {
    await site.visitLog(id, async (page) => {
      await page.locator("#help").focus();
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Control+C");
      await eventually(() => clipboard(page), log.lines.join("\n"));
      // In a field it selects what is in the field.
      await page.locator("#search").fill("mine");
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Control+C");
      await eventually(() => clipboard(page), "mine");
    });
  });

  test("can be switched off for those who hit them by accident, and stay off", async () => {
    await site.visitLog(id, async (page) => {
      await page.keyboard.press("?");
      await page.getByLabel("Single-key shortcuts").uncheck();
      await page.keyboard.press("Escape");
      await page.keyboard.press("w");
      await page.reload();
      await untilReady(page);
      await page.keyboard.press("w");
      await page.keyboard.press("Control+F");
      await eventually(() => inPage(page, "return document.activeElement.id;"), "search");
      expect(addressOf(page)).toBe("");
      await page.locator("#help").click();
      await page.getByLabel("Single-key shortcuts").check();
      await page.keyboard.press("Escape");
      await page.keyboard.press("w");
      await address(page, "?wrap=0");
    });
  });
});

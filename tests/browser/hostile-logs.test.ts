import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady, withPage } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { drawnNumbers, isFullyDrawn } from "../support/log-viewer.ts";
import { type HostileLog, hostileLogs } from "./hostile-samples.ts";
import { moddedServerLog } from "./log-samples.ts";

/** Far more than it takes on a slow machine, and far less than for ever. */
const readyWithinMs = 15_000;
const answerWithinMs = 8000;
/** Where others keep the machine busy: as long as it takes to open so many ordinary logs. */
const openings = 15;

describe.if(browserPath !== null)("a hostile log in a real browser", () => {
  const site = siteInBrowser();

  let ordinary: string;
  let opening = 0;
  beforeAll(async () => {
    ordinary = (await site.shareExplained(moddedServerLog().text)).id;
  });

  const open = async (page: Page, id: string) => {
    await page.goto(`${site.app.url}/${id}`);
    await untilReady(page);
  };

  test.each(hostileLogs)("%s: nothing runs, nothing leaves, nothing breaks, nothing hangs", async (_, make) => {
    const log = make();
    const { id } = await site.app.upload(log.content, log.name);
    await withPage(site.browser, site.app, {}, async (page) => {
      const started = performance.now();
      await open(page, ordinary);
      opening = performance.now() - started;
    });
    // On a phone, lines are wrapped from the beginning.
    for (const [width, keys] of [
      [1280, "GwGg"],
      [320, "Gg"],
    ] as const) {
      await withPage(site.browser, site.app, { viewport: { width, height: 700 } }, async (page, complaints) => {
        await within(readyWithinMs, `opening at ${width}`, () => open(page, id));
        await staysWhole(page, width);
        await answers(page, log, keys);
        await staysWhole(page, width);
        expect(complaints).toEqual([]);
      });
    }
  });

  async function within(most: number, what: string, act: () => Promise<void>): Promise<void> {
    const started = performance.now();
    await act();
    const inTime = performance.now() - started < Math.max(most, openings * opening);
    expect({ what, inTime }).toEqual({ what, inTime: true });
  }

  /** Nothing of the log became a part of the page, and everything is where it belongs. */
  async function staysWhole(page: Page, width: number): Promise<void> {
    const foreign = [
      "script:not([src^='/assets/']):not(main > script, .log > script)",
      "style:not(head > style)",
      "link:not([href^='/'])",
      "img:not([src='/favicon.svg'])",
      "iframe, object, embed, base, meta[http-equiv], form:not([action='/compare'])",
    ];
    expect(await page.locator(`:light(${foreign.join(", ")})`).count()).toBe(0);
    // The page's own elements, and no others.
    expect(await page.locator("main > script, .log > script, head > style").count()).toBe(3);
    expect(await inPage<number>(page, "return document.documentElement.scrollWidth;")).toBeLessThanOrEqual(width);
    // What can be clicked is what is seen there.
    const covered = await inPage<string[]>(
      page,
      `const covered = [];
      for (const element of document.querySelectorAll("header a, header button, .actions > *, #tools button, #tools summary")) {
        if (!element.checkVisibility()) continue;
        element.scrollIntoView({ block: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (left < 0 || left + width > innerWidth || !(hit && (element.contains(hit) || hit.contains(element)))) {
          covered.push(element.id || element.textContent);
        }
      }
      return covered;`,
    );
    expect(covered).toEqual([]);
  }

  /** To the end and back, wrapped and not, and through a search. */
  async function answers(page: Page, { last, word }: HostileLog, keys: string): Promise<void> {
    await inPage(page, 'document.querySelector(".viewer-frame").scrollIntoView({ block: "end" });');
    for (const key of keys) {
      await within(answerWithinMs, `the key ${key}`, async () => {
        await page.keyboard.press(key);
        await eventually(() => isFullyDrawn(page), true);
        if (key === "G") await eventually(async () => (await drawnNumbers(page)).includes(last), true);
      });
    }
    await within(answerWithinMs, "searching", async () => {
      await page.locator("#search").fill(word);
      await eventually(
        async () => / of [\d,]+\+?$/.test((await page.locator("#search-count").textContent()) ?? ""),
        true,
      );
      await page.locator("#search").press("Escape");
      await eventually(() => isFullyDrawn(page), true);
    });
  }
});

import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { isFullyDrawn, isInSight, numbersInSight } from "../support/log-viewer.ts";
import { SampleLog } from "./log-samples.ts";

/** Long lines that repeat, one group after the other. */
function repeatingLog(): SampleLog {
  const log = new SampleLog();
  for (let group = 0; group < 300; group++) {
    for (let times = 0; times < 4; times++) {
      log.write(
        "WARN",
        "Server thread",
        "minecraft/Chest",
        `The chest is full: ${String.fromCharCode(97 + (group % 26)).repeat(260)}`,
      );
    }
  }
  log.mark("last");
  log.info("Server thread", "minecraft/Chest", "The last line");
  return log;
}

interface Seen {
  folds: number;
  covering: number;
  outOfSight: number;
}

/** Buttons of folds in sight: those that lie on letters of a line, and those beyond the edges of the log. */
function foldsInSight(page: Page): Promise<Seen> {
  return inPage<Seen>(
    page,
    `const frame = document.querySelector(".rows-scroller").getBoundingClientRect();
    const letters = [];
    const walker = document.createTreeWalker(document.querySelector(".rows"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement.closest(".row-text") || node.parentElement.closest(".fold")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      letters.push(...range.getClientRects());
    }
    const folds = [...document.querySelectorAll(".fold")].map((fold) => fold.getBoundingClientRect());
    const seen = folds.filter(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom);
    // Letters have room above and below them, and the border of a button may touch that.
    const slack = 3;
    const covers = (a, b) =>
      a.left < b.right && b.left < a.right && a.top + slack < b.bottom && b.top + slack < a.bottom;
    return {
      folds: seen.length,
      covering: seen.filter((fold) => letters.some((one) => covers(fold, one))).length,
      outOfSight: seen.filter(({ left, right }) => left < frame.left || right > frame.right).length,
    };`,
  );
}

describe.if(browserPath !== null)("the buttons of folds, in a real browser", () => {
  const site = siteInBrowser();
  const log = repeatingLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  test.each([
    ["lines that go on beyond the edge", "?wrap=0", 1440],
    ["lines that are wrapped", "?wrap=1", 1440],
    ["a phone", "", 390],
  ])("cover no text and stay in sight: %s", async (_, address, width) => {
    const look = async (page: Page) => {
      const { folds, covering, outOfSight } = await foldsInSight(page);
      return { hasFolds: folds > 1, covering, outOfSight };
    };
    await site.visitLog(
      id,
      async (page) => {
        await eventually(() => look(page), { hasFolds: true, covering: 0, outOfSight: 0 });
        await inPage(page, 'document.querySelector(".rows-scroller").scrollLeft = 700;');
        await eventually(() => look(page), { hasFolds: true, covering: 0, outOfSight: 0 });
      },
      address,
      { viewport: { width, height: 900 } },
    );
  });

  test.each(["?wrap=0", "?wrap=1"])(
    "have room of their own: no row is missing, from the first to the last (%s)",
    async (address) => {
      await site.visitLog(
        id,
        async (page) => {
          await page.keyboard.press("G");
          await eventually(() => isInSight(page, log.at("last")), true);
          expect(await isFullyDrawn(page)).toBe(true);
          for (const part of [0.25, 0.5, 0.75]) {
            await inPage(
              page,
              `const rows = document.querySelector(".rows-scroller");
              rows.scrollTop = given * rows.scrollHeight;`,
              part,
            );
            // Of rows that are all of one height, it is known where each of them is. The one behind that at the top, which may be cut off.
            const line = String(1 + 4 * (Math.round(300 * part) + 1));
            if (address === "?wrap=0") {
              await eventually(async () => (await numbersInSight(page)).includes(line), true);
              expect(await isFullyDrawn(page)).toBe(true);
            } else await eventually(() => isFullyDrawn(page), true);
          }
        },
        address,
      );
    },
  );
});

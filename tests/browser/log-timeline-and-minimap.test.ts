import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { addressOf, drawnNumbers, isInSight, numbersInSight } from "../support/log-viewer.ts";
import { moddedServerLog } from "./log-samples.ts";

describe.if(browserPath !== null)("the pictures of a log in a real browser", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  const slider = (page: Page) => page.getByRole("slider", { name: "Timeline of the log" });
  /** A point of the timeline, by its part of the width. */
  async function pointAt(page: Page, part: number): Promise<[x: number, y: number]> {
    const { x, y, width, height } = (await slider(page).boundingBox())!;
    return [x + width * part, y + height / 2];
  }
  const firstLines = (page: Page) =>
    inPage<number[]>(page, 'return document.querySelector("#timeline svg").dataset.lines.split(" ").map(Number);');
  const restriction = (page: Page) => /[?&]lines=(\d+)-(\d+)/.exec(addressOf(page))?.slice(1).map(Number) ?? null;

  test("a click on the timeline jumps, and its tip tells what is there", async () => {
    await site.visitLog(id, async (page) => {
      await page.mouse.move(...(await pointAt(page, 0.999)));
      await page.locator(".timeline-tip").getByText("1 error").waitFor();
      await page.mouse.click(...(await pointAt(page, 0.999)));
      await eventually(() => isInSight(page, log.at("second error")), true);
      await page.mouse.click(...(await pointAt(page, 0.001)));
      await eventually(() => isInSight(page, 1), true);
      expect(restriction(page)).toBeNull();
      await page.getByRole("button", { name: /^Line 392: / }).click();
      await eventually(() => isInSight(page, 392), true);
    });
  });

  test("dragging over the timeline restricts the log to that time", async () => {
    await site.visitLog(id, async (page) => {
      const lines = await firstLines(page);
      const columnAt = (part: number) => Math.floor(part * lines.length);
      await page.mouse.move(...(await pointAt(page, 0.05)));
      await page.mouse.down();
      await page.mouse.move(...(await pointAt(page, 0.07)), { steps: 2 });
      await page.mouse.move(...(await pointAt(page, 0.1)), { steps: 2 });
      await page.mouse.up();
      const from = lines[columnAt(0.05)]!;
      const to = lines[columnAt(0.1) + 1]! - 1;
      await eventually(async () => restriction(page), [from, to]);
      const within = Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
      await eventually(() => drawnNumbers(page), within);
      await page.getByRole("button", { name: "Show the whole log" }).click();
      await eventually(async () => restriction(page), null);
      await eventually(async () => (await drawnNumbers(page)).length > within.length, true);
    });
  });

  test("keys move along the timeline, jump, restrict and let go", async () => {
    await site.visitLog(id, async (page) => {
      const lines = await firstLines(page);
      await slider(page).focus();
      await page.keyboard.press("End");
      expect(await slider(page).getAttribute("aria-valuenow")).toBe(String(lines.length));
      expect(await slider(page).getAttribute("aria-valuetext")).toContain("1 error");
      await page.keyboard.press("Enter");
      await eventually(() => isInSight(page, log.at("second error")), true);
      await page.keyboard.down("Shift");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.up("Shift");
      await eventually(async () => restriction(page), [lines.at(-3)!, log.lines.length]);
      await page.keyboard.press("Escape");
      await eventually(async () => restriction(page), null);
      await page.keyboard.press("Home");
      await page.keyboard.press(" ");
      await eventually(() => isInSight(page, 1), true);
    });
  });

  test("a click on the minimap scrolls there, and dragging goes on", async () => {
    await site.visitLog(id, async (page) => {
      const { x, y, width, height } = (await page.locator("#minimap").boundingBox())!;
      await page.mouse.move(x + width / 2, y + height - 2);
      await page.mouse.down();
      await eventually(() => isInSight(page, log.at("last")), true);
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
      await eventually(() => isInSight(page, log.at("last")), false);
      const middle = Number((await numbersInSight(page))[0]);
      expect(middle).toBeGreaterThan(100);
      expect(middle).toBeLessThan(300);
      await page.mouse.move(x + width / 2, y - 50, { steps: 3 });
      await eventually(() => isInSight(page, 1), true);
      await page.mouse.up();
    });
  });
});

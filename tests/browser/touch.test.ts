import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { inPage, visitHome } from "../support/home-visit.ts";
import { addressOf, isFullyDrawn, isInSight, markedLines, numberOf, numbersInSight } from "../support/log-viewer.ts";
import { largeLog, moddedServerLog } from "./log-samples.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const privateLog = [
  "[12:00:01] [Server thread/INFO]: Steve[/203.0.113.77:53122] logged in with entity id 42",
  "[12:00:02] [main/INFO]: Loading from C:\\Users\\hannah\\AppData\\Roaming\\.minecraft\\mods\\sodium.jar",
  "[12:00:03] [main/INFO]: write to hannah.brook@post-office.org",
].join("\n");

/** Where fingers go, beside links within sentences. Inputs within a label are hit by it. */
const targets = "button, summary, select, label:has(> input), input:not(label input), nav a, footer a, .tool";
const leastPixels = 24;

/** What is too small to be hit by a finger. */
function smallTargets(page: Page): Promise<string[]> {
  return inPage<string[]>(
    page,
    `const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return [...document.querySelectorAll(given.targets)].filter(isSeen).flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isUnseen = width <= 1 || height <= 1;
      const isSmall = Math.min(width, height) < given.leastPixels - 0.5;
      return isSmall && !isUnseen ? [one.outerHTML.slice(0, 80) + " " + width + "x" + height] : [];
    });`,
    { targets, leastPixels },
  );
}

interface Point {
  x: number;
  y: number;
}

/** One finger. */
async function touchScreen(page: Page) {
  const devices = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    devices.send("Input.dispatchTouchEvent", { type, touchPoints });
}

async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const touch = await touchScreen(page);
  const x = 180;
  await touch("touchStart", { x, y: from });
  for (let y = from; y >= to; y -= 40) await touch("touchMove", { x, y });
  await touch("touchEnd");
}

describe.if(browserPath !== null)("on a touch screen", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let modded: string;
  let tenMegabytes: string;
  beforeAll(async () => {
    modded = (await site.shareExplained(log.text, "latest.log")).id;
    tenMegabytes = (await site.app.upload(largeLog().text, "large.log")).id;
  });

  test("a log is shared by taps, and what is tapped is large enough", async () => {
    await visitHome(
      site,
      async (page, complaints) => {
        expect(await smallTargets(page)).toEqual([]);
        await page.locator("#log-text").fill(privateLog);
        await page.locator(".kind").first().waitFor();
        expect(await smallTargets(page)).toEqual([]);
        await page.locator("#share").tap();
        await page.locator(".big-link a").waitFor();
        expect(await smallTargets(page)).toEqual([]);
        await page.getByRole("link", { name: "Open" }).tap();
        await untilReady(page);
        expect(await smallTargets(page)).toEqual([]);
        expect(complaints).toEqual([]);
      },
      phone,
    );
  });

  for (const viewport of [phone.viewport, { width: 1280, height: 900 }]) {
    test(`the button stays under the finger while the check reports, ${viewport.width} pixels wide`, async () => {
      await visitHome(
        site,
        async (page) => {
          const place = () =>
            inPage<number[]>(
              page,
              "const { x, y } = document.getElementById('share').getBoundingClientRect(); return [x, y];",
            );
          let report = () => {};
          const reported = new Promise<void>((resolve) => {
            report = resolve;
          });
          await page.route("**/privacy-worker-*.js", async (route) => {
            await reported;
            await route.continue();
          });
          for (const text of [privateLog, "nothing to hide"]) {
            await page.locator("#log-text").fill(text);
            const whileChecking = await place();
            report();
            const brief = page.locator("#privacy-brief");
            await brief
              .getByText(text === privateLog ? "private items will be hidden" : "Nothing private found.")
              .waitFor();
            expect(await place()).toEqual(whileChecking);
          }
        },
        { ...phone, viewport },
      );
    });
  }

  test("a tap on a number marks its line, and a long one marks all up to it", async () => {
    await site.visitLog(
      modded,
      async (page) => {
        await numberOf(page, 3).tap();
        await eventually(() => markedLines(page), ["3"]);
        await eventually(async () => addressOf(page), "#L3");
        const { x, y, width, height } = (await numberOf(page, 5).boundingBox())!;
        const touch = await touchScreen(page);
        await touch("touchStart", { x: x + width / 2, y: y + height / 2 });
        await eventually(() => markedLines(page), ["3", "4", "5"]);
        await touch("touchEnd");
        await eventually(async () => addressOf(page), "#L3-L5");
        await page.getByRole("button", { name: "Lines 3–5" }).tap();
        await page.getByText("Copied").first().waitFor();
        await inPage(page, `location.hash = "#L${log.at("trace")}";`);
        const within = log.at("trace") + 4;
        expect(await isInSight(page, within)).toBe(false);
        await page.getByRole("button", { name: "6 frames of Minecraft" }).tap();
        await eventually(() => isInSight(page, within), true);
      },
      "",
      phone,
    );
  });

  test("ten megabytes are scrolled by a swipe, and lines are drawn wherever it ends", async () => {
    await site.visitLog(
      tenMegabytes,
      async (page) => {
        await inPage(page, 'document.querySelector(".rows-scroller").scrollIntoView({ block: "end" });');
        const firstInSight = async () => Number((await numbersInSight(page))[0]);
        await eventually(() => isFullyDrawn(page), true);
        const before = await firstInSight();
        await swipe(page, { from: 700, to: 300 });
        await eventually(async () => (await firstInSight()) > before, true);
        await eventually(() => isFullyDrawn(page), true);
      },
      "",
      phone,
    );
  });
});

import { beforeAll, describe, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { drawnNumbers, isInSight, numbersInSight } from "../support/log-viewer.ts";
import { moddedServerLog, pluginServerLog } from "./log-samples.ts";

describe.if(browserPath !== null)("how a log is shown, in a real browser", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  const lineWidths = (page: Page) =>
    inPage<{ needed: number; room: number }>(
      page,
      `const scroller = document.querySelector(".rows-scroller");
      return { needed: scroller.scrollWidth, room: scroller.clientWidth };`,
    );
  const letterHeight = (page: Page) =>
    inPage<string>(page, `return getComputedStyle(document.querySelector(".row-text")).fontSize;`);
  const inWindow = async (one: Locator) => {
    const place = await one.boundingBox();
    return place !== null && place.y > 150 && place.y < 700 && place.x > 0 && place.x < 1280;
  };
  const ground = (page: Page) => inPage<string>(page, "return getComputedStyle(document.body).backgroundColor;");

  test("long lines are wrapped, until somebody does not want it", async () => {
    await site.visitLog(
      id,
      async (page) => {
        const isCut = async () => {
          const { needed, room } = await lineWidths(page);
          return needed > room;
        };
        expect(await isCut()).toBe(false);
        const [top] = await numbersInSight(page);
        await page.locator("#view-menu summary").click();
        await page.getByLabel("Wrap lines").uncheck();
        await eventually(isCut, true);
        expect(await isInSight(page, Number(top))).toBe(true);
        await page.getByLabel("Wrap lines").check();
        await eventually(isCut, false);
      },
      `#L${log.at("trace") + 1}`,
      { viewport: { width: 1000, height: 700 } },
    );
    const phone = { viewport: { width: 375, height: 700 } };
    await site.visitLog(
      id,
      async (page) => {
        const { needed, room } = await lineWidths(page);
        expect(needed).toBeLessThanOrEqual(room);
      },
      "",
      phone,
    );
  });

  test("text size and full width are kept for the next log", async () => {
    await site.visitLog(id, async (page) => {
      await page.locator("#view-menu summary").click();
      for (let times = 0; times < 3; times++) await page.getByRole("button", { name: "Larger text" }).click();
      await eventually(() => letterHeight(page), "16px");
      await page.getByRole("button", { name: "Smaller text" }).click();
      await page.getByLabel("Full width").check();
      await page.locator("#panel").waitFor({ state: "hidden" });
      await page.reload();
      await untilReady(page);
      expect(await letterHeight(page)).toBe("15px");
      expect(await page.locator("#panel").isVisible()).toBe(false);
      await page.keyboard.press("f");
      await page.locator("#panel").waitFor();
      // As small and as large as it gets, and not further.
      for (let times = 0; times < 20; times++) await page.keyboard.press("-");
      await eventually(() => letterHeight(page), "9px");
    });
  });

  test("the theme is the system's until somebody switches, and then theirs", async () => {
    await site.visitLog(
      id,
      async (page) => {
        const dark = await ground(page);
        await page.emulateMedia({ colorScheme: "light" });
        await eventually(async () => (await ground(page)) !== dark, true);
        const light = await ground(page);
        await page.getByRole("button", { name: "Switch between light and dark" }).click();
        await eventually(() => ground(page), dark);
        await page.reload();
        await eventually(() => ground(page), dark);
        await page.getByRole("button", { name: "Switch between light and dark" }).click();
        await page.emulateMedia({ colorScheme: "dark" });
        await page.goto(`${site.app.url}/`);
        await eventually(() => ground(page), light);
      },
      "",
      { colorScheme: "dark" },
    );
  });

  test("the table of mods is searched by name, version and file", async () => {
    await site.visitLog(id, async (page) => {
      await page.locator("#mods summary").click();
      const rows = page.locator("#mods tbody tr");
      const shown = async () => (await rows.locator("th a").locator("visible=true").allTextContents()).join(", ");
      await eventually(shown, "Create, Just Enough Items, Lamp Lights");
      const search = page.getByRole("searchbox", { name: "Mods: Filter by name, version or file" });
      await search.fill("15.2 ITEMS");
      await eventually(shown, "Just Enough Items");
      await search.fill("lamplights-2.0.jar");
      await eventually(shown, "Lamp Lights");
      await search.fill("nothing like it");
      await eventually(shown, "");
      await page.getByText("Nothing matches.").waitFor();
      await search.press("Escape");
      await eventually(shown, "Create, Just Enough Items, Lamp Lights");
      await rows.getByRole("link", { name: "Lamp Lights" }).click();
      await eventually(async () => new URL(page.url()).hash, "#L6");
    });
  });

  test("another log is compared by its link", async () => {
    const other = await site.shareExplained(pluginServerLog().text);
    await site.visitLog(id, async (page) => {
      await page.getByLabel("Compare with").fill(`${site.app.url}/${other.id}#L3`);
      await page.getByRole("button", { name: "Compare", exact: true }).click();
      await page.waitForURL(`${site.app.url}/compare/${id}/${other.id}`);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    });
  });

  test("nothing at all matches the filters: it says so, and one click shows everything", async () => {
    await site.visitLog(
      id,
      async (page) => {
        expect(await drawnNumbers(page)).toEqual([]);
        await page.getByText("No line is shown").waitFor();
        await page.getByRole("button", { name: "Show everything" }).first().click();
        await eventually(() => isInSight(page, 1), true);
        await page.getByText("No line is shown").waitFor({ state: "hidden" });
      },
      "?thread=nobody",
    );
  });

  test("a line of many rows keeps its place when it is wrapped, and has its number beside its first row only", async () => {
    const words = Array.from({ length: 9000 }, (_, place) => `word${place}`).join(" ");
    const { id: longId } = await site.shareExplained(`before\n${words}\nafter\n`);
    await site.visitLog(longId, async (page) => {
      await page.keyboard.press("w");
      await eventually(async () => (await drawnNumbers(page)).slice(0, 4), ["1", "2", "·", "·"]);
      await page.locator("#search").fill("word4500");
      const match = page.locator(".row-text .match.now");
      await match.waitFor();
      await page.locator(".rows-scroller").focus();
      await page.keyboard.press("w");
      // All that is in sight, and one below it.
      await eventually(() => drawnNumbers(page), ["1", "2", "·"]);
      await page.keyboard.press("n");
      await eventually(() => inWindow(match), true);
      await page.keyboard.press("w");
      await eventually(async () => (await drawnNumbers(page)).length > 10, true);
      await page.keyboard.press("g");
      await eventually(() => isInSight(page, 1), true);
    });
  });

  test("a million lines are higher than browsers can draw: all are reached, and read pixel by pixel", async () => {
    const count = 1_000_000;
    const { id: highId } = await site.shareExplained("x\n".repeat(count));
    await site.visitLog(highId, async (page) => {
      const topNumber = async () => Number((await numbersInSight(page))[0]);
      const wheel = async (pixels: number) => {
        const before = await topNumber();
        await page.mouse.wheel(0, pixels);
        await eventually(async () => Math.abs((await topNumber()) - before - pixels / 20) <= 1, true);
      };
      const frame = (await page.locator(".rows-scroller").boundingBox())!;
      await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
      await wheel(200);
      for (const line of [400_000, 999_000]) {
        await inPage(page, `location.hash = "#L${line}";`);
        await eventually(() => isInSight(page, line), true);
        for (const pixels of [400, 400, -600]) await wheel(pixels);
      }
      await page.locator(".rows-scroller").focus();
      await page.keyboard.press("End");
      await eventually(() => isInSight(page, count), true);
      await wheel(-400);
      await page.keyboard.press("Home");
      await eventually(() => isInSight(page, 1), true);
      await page.keyboard.press("G");
      await eventually(() => isInSight(page, count), true);
      // In the middle of the bar is the middle of the log.
      await inPage(page, `const bar = document.querySelector(".rows-scroller"); bar.scrollTop = bar.scrollHeight / 2;`);
      await eventually(async () => Math.abs((await topNumber()) - count / 2) < count / 50, true);
    });
  });
});

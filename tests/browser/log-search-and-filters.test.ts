import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser } from "../support/browser-page.ts";
import { addressOf, drawnNumbers, drawnRows, isInSight } from "../support/log-viewer.ts";
import { moddedServerLog } from "./log-samples.ts";

describe.if(browserPath !== null)("searching and filtering a log in a real browser", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  const numbersOf = (wanted: (line: string) => boolean) =>
    log.lines.flatMap((line, place) => (wanted(line) ? [String(place + 1)] : []));
  const search = (page: Page, text: string) => page.getByRole("searchbox", { name: "Search in the log" }).fill(text);
  const count = (page: Page) => page.locator("#search-count").textContent();
  const told = (page: Page, text: string) => eventually(() => count(page), text);
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const pressed = async (page: Page) =>
    (await page.locator("#tools [aria-pressed=true]").evaluateAll((all) => all.map(({ id }) => id))).sort();

  test("counts matches, goes from one to the next and around, by case, word and pattern", async () => {
    await site.visitLog(id, async (page) => {
      await search(page, "player number 1");
      await told(page, "1 of 111");
      const [first] = numbersOf((line) => line.includes("Player number 1 "));
      await eventually(() => isInSight(page, Number(first)), true);
      await button(page, "Next match").click();
      await told(page, "2 of 111");
      await button(page, "Previous match").click();
      await button(page, "Previous match").click();
      await told(page, "111 of 111");
      await eventually(() => isInSight(page, Number(first) + 198), true);
      await page.locator("#search").press("Enter");
      await told(page, "1 of 111");
      await page.locator("#search").press("Shift+Enter");
      await told(page, "111 of 111");
      expect(await page.locator(".row-text .match.now").textContent()).toBe("Player number 1");

      await button(page, "Match case").click();
      await told(page, "No match");
      await search(page, "Player number 1");
      // From where the reader is.
      await eventually(async () => Number(/^(\d+) of 111$/.exec((await count(page)) ?? "")?.[1]) > 50, true);
      await button(page, "Whole word").click();
      await told(page, "1 of 1");
      await button(page, "Whole word").click();
      await button(page, "Regular expression").click();
      await search(page, String.raw`number \d+5 joined`);
      await eventually(async () => / of 29$/.test((await count(page)) ?? ""), true);

      await search(page, "number (");
      await told(page, "Not a valid pattern");
      expect(await page.locator("#search").getAttribute("aria-invalid")).toBe("true");
      await page.locator("#search").press("Escape");
      await told(page, "");
      expect(await page.locator("#search").getAttribute("aria-invalid")).toBeNull();
      expect(await page.locator(".row-text .match").count()).toBe(0);
    });
  });

  test("brings what was found into sight, also where the log lies below the rest", async () => {
    // A window of 1440 by 900 pixels at 200 %.
    const options = { viewport: { width: 720, height: 450 } };
    await site.visitLog(
      id,
      async (page) => {
        await page.keyboard.press("/");
        await page.keyboard.type("The lamp at 12");
        await page.keyboard.press("Enter");
        await eventually(
          () =>
            page.evaluate(
              `(() => {
                const match = document.querySelector(".row .match.now")?.getBoundingClientRect();
                return match !== undefined && match.top >= 0 && match.bottom <= innerHeight;
              })()`,
            ),
          true,
        );
      },
      "",
      options,
    );
  });

  test("gives up on a pattern that would take for ever, and goes on", async () => {
    const trap = await site.shareExplained(`${"a".repeat(60)}!\nsecond line\n`);
    await site.visitLog(trap.id, async (page) => {
      await button(page, "Regular expression").click();
      await search(page, "(a+)+$");
      // The page responds while the worker is searching.
      await button(page, "Match case").click();
      expect(await button(page, "Match case").getAttribute("aria-pressed")).toBe("true");
      await told(page, "This pattern takes too long");
      await search(page, "se[c]ond");
      await told(page, "1 of 1");
    });
  });

  test("shows only lines that match, under their own numbers, also when a fold hides them", async () => {
    await site.visitLog(id, async (page) => {
      await search(page, "ServerLevel.tick");
      await told(page, "1 of 7");
      await button(page, "Only lines that match").click();
      const wanted = numbersOf((line) => line.includes("ServerLevel.tick"));
      await eventually(() => drawnNumbers(page), wanted);
      await search(page, "lamp");
      const lamps = numbersOf((line) => line.toLowerCase().includes("lamp"));
      await eventually(() => drawnNumbers(page), lamps);
      await button(page, "Show everything").click();
      await eventually(async () => (await drawnNumbers(page)).length > lamps.length, true);
      const all = log.text.match(/lamp/gi)!.length;
      await eventually(async () => (await count(page))?.endsWith(` of ${all}`), true);
    });
  });

  test("filters by level, thread and logger, which combine, with counts", async () => {
    await site.visitLog(
      id,
      async (page) => {
        expect(await page.getByRole("group", { name: "Levels" }).getByRole("button").allTextContents()).toEqual([
          "Errors 2",
          "Warnings 25",
          "Info 348",
          "Debug 1",
        ]);
        await button(page, "Info 348").click();
        await button(page, "Warnings 25").click();
        const trace = log.at("trace");
        const left = [log.at("debug"), trace, trace + 1, trace + 2, trace + 3, trace + 10, log.at("second error")].map(
          String,
        );
        await eventually(() => drawnNumbers(page), left);
        await eventually(async () => addressOf(page), "?hide=info%2Cwarning&show=trace");

        await page.locator("#threads-menu summary").click();
        // What is in a menu is made when the browser tells that it is open.
        await eventually(
          () => page.locator("#threads label").allTextContents(),
          ["Server thread331", "Worker-Main-141", "main2", "modloading-worker-01", "Netty Epoll Server IO #11"],
        );
        await page.getByRole("checkbox", { name: "Worker-Main-1 41" }).check();
        await eventually(() => drawnNumbers(page), [String(log.at("second error"))]);
        expect(await page.locator("#threads-menu summary .count").textContent()).toBe("1");

        await page.locator("#loggers-menu summary").click();
        await eventually(() => page.locator("#threads-menu").getAttribute("open"), null);
        await page.getByRole("checkbox", { name: "lamplights/Lamps 1" }).check();
        await eventually(async () => (await drawnRows(page)).length, 0);
        await page.getByRole("checkbox", { name: "minecraft/ChunkMap 41" }).check();
        await eventually(() => drawnNumbers(page), [String(log.at("second error"))]);
        await page.keyboard.press("Escape");
        await button(page, "Info 348").click();
        const chunks = numbersOf((line) => line.includes("[minecraft/ChunkMap]"));
        await eventually(() => drawnNumbers(page), chunks);

        await button(page, "Show everything").click();
        await eventually(async () => addressOf(page), "");
        expect(await button(page, "Show everything").isVisible()).toBe(false);
        await button(page, "Errors 2").click({ modifiers: ["Alt"] });
        await eventually(
          () => drawnNumbers(page),
          left.filter((number) => number !== String(log.at("debug"))),
        );
      },
      "",
      { viewport: { width: 1440, height: 1800 } },
    );
  });

  test("puts what is seen into the address, which shows the same elsewhere", async () => {
    let address = "";
    let seen: unknown;
    const look = async (page: Page) => ({
      rows: await drawnRows(page),
      pressed: await pressed(page),
      count: await count(page),
      search: await page.locator("#search").inputValue(),
      filters: await page.locator(".menu summary .count").allTextContents(),
    });
    await site.visitLog(id, async (page) => {
      await button(page, "Match case").click();
      await button(page, "Regular expression").click();
      await search(page, String.raw`number \d+5 joined|Chunk file`);
      await told(page, "1 of 30");
      await button(page, "Only lines that match").click();
      await button(page, "Debug 1").click();
      await page.locator("#threads-menu summary").click();
      await page.getByRole("checkbox", { name: "Server thread 331" }).check();
      await page.keyboard.press("Escape");
      await page.keyboard.press("w");
      await page.keyboard.press("z");
      await eventually(async () => (await drawnNumbers(page)).length, 29);
      seen = await look(page);
      address = addressOf(page);
    });
    await site.visitLog(
      id,
      async (page) => {
        await eventually(() => look(page), seen);
        await eventually(async () => addressOf(page), address);
        await page.locator("#view-menu summary").click();
        expect(await page.getByLabel("Wrap lines").isChecked()).toBe(false);
        expect(await page.getByLabel("Fold stack traces").isChecked()).toBe(false);
        await page.locator("#threads-menu summary").click();
        expect(await page.getByRole("checkbox", { name: "Server thread 331" }).isChecked()).toBe(true);
      },
      address,
    );
  });
});

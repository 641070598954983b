import { beforeAll, describe, expect, test } from "bun:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady, withPage } from "../support/browser-page.ts";
import { accessibilityFaults, inPage } from "../support/home-visit.ts";
import { markedLines } from "../support/log-viewer.ts";
import { moddedServerLog, pluginServerLog } from "./log-samples.ts";

describe.if(browserPath !== null)("a log's page is for everybody", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  const desktop = { width: 1280, height: 800 };
  const phone = { width: 320, height: 640 };
  const screens: BrowserContextOptions[] = [
    { colorScheme: "light", locale: "en", viewport: desktop },
    { colorScheme: "dark", locale: "zh-CN", viewport: desktop },
    { colorScheme: "dark", locale: "en", viewport: phone },
    { colorScheme: "light", locale: "zh-CN", viewport: phone },
  ];

  test.each(screens)("in every state: %o", async (screen) => {
    await site.visitLog(
      id,
      async (page) => {
        const check = async (state: string) => {
          expect({ state, faults: await accessibilityFaults(page, screen) }).toEqual({ state, faults: [] });
          const width = await inPage<number>(page, "return document.documentElement.scrollWidth;");
          expect({ state, fits: width <= screen.viewport!.width }).toEqual({ state, fits: true });
        };
        await check("as it opens");
        await page.locator("#more-actions summary").click();
        // On a phone it lies over parts of the signs above the timeline, until it is closed.
        if (screen.viewport !== phone) await check("the menu of what can be done");
        await page.keyboard.press("Escape");
        for (const summary of await page.locator(".panel details:not(.menu) > summary").all()) await summary.click();
        await page.locator("#search").fill("lamp");
        await page.locator(".row-text .match").first().waitFor();
        await page.locator("#threads-menu summary").click();
        await page.locator("#threads input").first().waitFor();
        await check("everything unfolded, a search, and a menu");
        await page.keyboard.press("Escape");
        await page.locator("#view-menu summary").click();
        await page.locator("#level-debug").click();
        await check("a filter");
        for (const key of ["?", "s", "l"]) {
          await page.locator(".rows-scroller").focus();
          await page.keyboard.press(key);
          await page.locator("dialog[open]").waitFor();
          if (key === "s") await page.locator("dialog svg").waitFor();
          if (key === "l") await page.keyboard.press("Enter");
          await check(`the dialog of the key ${key}`);
          await page.keyboard.press("Escape");
          await page.locator("dialog").waitFor({ state: "detached" });
        }
      },
      `#L${log.at("trace")}-L${log.at("trace") + 2}`,
      { ...screen, reducedMotion: "reduce" },
    );
  });

  test.each(["light", "dark"] as const)(
    "before its script runs, and where there is no log: %s",
    async (colorScheme) => {
      const { id: longId } = await site.shareExplained(pluginServerLog(1500).text);
      for (const path of [`/${longId}`, "/abcdefghjk"]) {
        await withPage(site.browser, site.app, { colorScheme }, async (page) => {
          await page.route("**/assets/log-*.js", (route) => route.abort());
          await page.goto(site.app.url + path);
          await page.locator("body:not(.opening)").waitFor();
          expect({ path, faults: await accessibilityFaults(page) }).toEqual({ path, faults: [] });
        });
      }
    },
  );

  /** What has the focus: its id, its text, or what else tells it apart. */
  const focused = (page: Page) =>
    inPage<string>(
      page,
      `const element = document.activeElement;
      const name = element.id || element.getAttribute("aria-label") || element.textContent.trim().slice(0, 40);
      return element === document.body ? "" : name;`,
    );

  test("Tab goes through the page in the order in which it reads, sees every stop, and leaves the log", async () => {
    await site.visitLog(id, async (page) => {
      const stops: string[] = [];
      for (let count = 0; count < 90 && stops.at(-1) !== "end"; count++) {
        await page.keyboard.press("Tab");
        const stop = await focused(page);
        if (stop === "" && count > 0) break;
        stops.push(stop);
        const outline = () =>
          inPage<string>(
            page,
            `const element = document.activeElement;
          // The search shows its focus around all that belongs to it.
          const shown = element.closest(".search:focus-within") ?? element;
          const own = getComputedStyle(element).outlineStyle;
          return own === "none" ? getComputedStyle(shown).outlineStyle : own;`,
          );
        await eventually(async () => ({ stop, isSeen: (await outline()) !== "none" }), { stop, isSeen: true });
      }
      expect(stops.slice(0, 2)).toEqual(["Skip to what went wrong", "Skip to the log"]);
      const order = [
        "theme-switch",
        "share-log",
        "compare-with",
        "Timeline of the log",
        "search",
        "level-error",
        "The log",
      ];
      expect(stops.filter((stop) => order.includes(stop))).toEqual(order);
      // Arrow keys go through the others of a group.
      expect(stops.indexOf("The log") - stops.indexOf("search")).toBe(3);
      // The buttons of folds are the last, and then the browser has the focus.
      expect(stops.slice(stops.indexOf("The log") + 1)).not.toContain("The log");
      await page.locator(".rows-scroller").focus();
      await page.keyboard.press("Shift+Tab");
      expect(await focused(page)).toBe("level-error");
    });
  });

  test.each([
    ["opens a fold with a key", "Enter"],
    ["goes away from one", "g"],
  ])("who %s stays in the log", async (_, key) => {
    const { id: longId } = await site.shareExplained(`${"a line\n".repeat(500)}${moddedServerLog().text}`);
    const at = 500 + moddedServerLog().at("trace");
    await site.visitLog(
      longId,
      async (page) => {
        const fold = page.locator(".row-text .fold").first();
        await fold.focus();
        await page.keyboard.press(key);
        await eventually(() => focused(page), "The log");
      },
      `#L${at}`,
    );
  });

  test("Escape closes menus and dialogs, and the focus goes back to where it was", async () => {
    await site.visitLog(id, async (page) => {
      for (const menu of ["threads-menu", "loggers-menu", "view-menu"]) {
        await page.locator(`#${menu} summary`).focus();
        await page.keyboard.press("Enter");
        await page.locator(`#${menu} input`).first().waitFor();
        await page.keyboard.press("Tab");
        expect(await inPage(page, `return document.activeElement.closest("details").id;`)).toBe(menu);
        await page.keyboard.press("Escape");
        expect(await page.locator(`#${menu}`).getAttribute("open")).toBeNull();
        expect(await inPage(page, `return document.activeElement.parentElement.id;`)).toBe(menu);
      }
      for (const button of ["share-log", "help"]) {
        await page.locator(`#${button}`).focus();
        await page.keyboard.press("Enter");
        await page.locator("dialog[open]").waitFor();
        // The focus stays within.
        for (let count = 0; count < 12; count++) await page.keyboard.press("Tab");
        expect(await inPage(page, `return document.activeElement.closest("dialog, body").tagName;`)).not.toBe("");
        await page.keyboard.press("Escape");
        await page.locator("dialog").waitFor({ state: "detached" });
        expect(await focused(page)).toBe(button);
      }
      await page.locator(".rows-scroller").focus();
      await page.keyboard.press("l");
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await eventually(() => focused(page), "The log");
    });
  });

  test("a fold is opened, and a line is marked, with keys alone", async () => {
    await site.visitLog(id, async (page) => {
      await page.keyboard.press("l");
      await page.locator("#line-number").waitFor();
      await page.keyboard.type("52\n");
      await eventually(() => markedLines(page), ["52"]);
      await page.getByRole("button", { name: "6 frames of Minecraft" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "6 frames of Minecraft" }).waitFor({ state: "detached" });
    });
  });

  test("those who want less motion get none", async () => {
    await site.visit({ reducedMotion: "reduce" }, async (page) => {
      await page.goto(`${site.app.url}/${id}`);
      await untilReady(page);
      const longest = await inPage<number>(
        page,
        `return Math.max(...[...document.querySelectorAll("*")].map((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return Math.max(parseFloat(transitionDuration) || 0, parseFloat(animationDuration) || 0);
        }));`,
      );
      expect(longest).toBeLessThan(0.01);
    });
  });
});

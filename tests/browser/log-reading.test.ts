import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { clipboard, inPage } from "../support/home-visit.ts";
import { addressOf, isInSight, markedLines, numberOf, numbersInSight } from "../support/log-viewer.ts";
import { moddedServerLog, SampleLog } from "./log-samples.ts";

/** A line with a word far to the right, and many threads and loggers. */
function wideLog(): SampleLog {
  const log = new SampleLog();
  for (let worker = 0; worker < 30; worker++) {
    log.info(`Worker-${worker}`, `lamplights/Lamp${worker}`, `Lamp ${worker} is lit`);
  }
  log.mark("wide");
  log.info("main", "lamplights/Lamps", `${"a lamp beside ".repeat(40)}the lighthouse`);
  log.write("TRACE", "main", "lamplights/Lamps", "a spark");
  log.write("DEBUG", "main", "lamplights/Lamps", "a glow");
  for (let line = 0; line < 200; line++) log.info("main", "lamplights/Lamps", `Night number ${line} passes`);
  return log;
}

const report = `---- Minecraft Crash Report ----
// The oil is out.

Time: 2024-03-02 10:11:12
Description: Ticking lamp

java.lang.IllegalStateException: no oil
\tat com.example.lamplights.LampBlock.light(LampBlock.java:88)
\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1)

A detailed walkthrough of the error, its code path and all known details is as follows:
-- System Details --
Details:
\tMinecraft Version: 1.20.1
`;

/** The words of a line that are seen, without the room between its parts, which is not of the log. */
function seenText(page: Page, line: number): Promise<string> {
  return inPage<string>(
    page,
    `const row = [...document.querySelectorAll(".row:not(.away)")].find(
      (one) => one.querySelector(".line-number").textContent === String(given));
    return row.querySelector(".row-text").innerText.trim();`,
    line,
  );
}

function styleOf(page: Page, text: string): Promise<{ color: string; weight: string; edge: string }> {
  return inPage(
    page,
    `const row = [...document.querySelectorAll(".row-text")].find((one) => one.textContent.includes(given));
    const { color, fontWeight, borderLeftColor, borderLeftWidth } = getComputedStyle(row);
    return { color, weight: fontWeight, edge: borderLeftWidth + " " + borderLeftColor };`,
    text,
  );
}

const scrolledSideways = (page: Page) =>
  inPage<number>(page, 'return document.querySelector(".rows-scroller").scrollLeft;');

describe.if(browserPath !== null)("reading a log in a real browser", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  const wide = wideLog();
  let id: string;
  let wideId: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
    wideId = (await site.shareExplained(wide.text, "wide.log")).id;
  });
  const cause = log.at("second error");

  /** As anybody who follows a link. */
  const open = (use: (page: Page) => Promise<void>, address = "", viewport = { width: 1280, height: 800 }) =>
    site.visit({ viewport }, async (page) => {
      await page.goto(`${site.app.url}/${id}${address}`);
      await untilReady(page);
      await use(page);
    });

  test("it opens at the cause, which is not a part of the address, and a button leads to the top", async () => {
    await open(async (page) => {
      // It leaves by itself after a while, which a slow machine may take.
      await page.addInitScript(
        "addEventListener('animationstart', ({ target }) => target.getAnimations()[0]?.pause());",
      );
      await page.reload();
      await untilReady(page);
      expect(await isInSight(page, cause)).toBe(true);
      expect(await isInSight(page, cause - 3)).toBe(true);
      expect(addressOf(page)).toBe("");
      expect(await markedLines(page)).toEqual([]);
      const note = page.locator(".opened-at");
      expect(await note.textContent()).toContain(`Opened at the cause, line ${cause}`);
      await note.getByRole("button", { name: "To the top" }).click();
      await eventually(() => isInSight(page, 1), true);
      expect(await note.count()).toBe(0);
    });
  });

  test("it opens where the address says, and at the top for those who prefer that", async () => {
    await open(async (page) => {
      expect(await markedLines(page)).toEqual(["5"]);
      expect(await page.locator(".opened-at").count()).toBe(0);
    }, "#L5");
    await open(async (page) => expect(await isInSight(page, cause)).toBe(false), "?lines=1-50");
    await open(async (page) => {
      await page.getByText("View", { exact: true }).click();
      await page.getByLabel("Open logs at the cause").uncheck();
      await page.reload();
      await untilReady(page);
      expect(await isInSight(page, 1)).toBe(true);
    });
  });

  test("j and k go through the findings by rank, and the panel follows, also when a line is chosen", async () => {
    const current = (page: Page) => page.locator('.finding[aria-current="true"] h3').allTextContents();
    await open(async (page) => {
      const cards = await page.locator(".finding h3").allTextContents();
      expect(cards).toHaveLength(3);
      expect(await current(page)).toEqual([cards[0]!]);
      await page.keyboard.press("j");
      await eventually(() => markedLines(page), [String(log.at("repeated"))]);
      expect(await current(page)).toEqual([cards[1]!]);
      await page.keyboard.press("j");
      await eventually(() => current(page), [cards[2]!]);
      await page.keyboard.press("j");
      await eventually(() => markedLines(page), [String(cause)]);
      await page.keyboard.press("k");
      await page.keyboard.press("k");
      await eventually(() => markedLines(page), [String(log.at("repeated"))]);
      await page.keyboard.press("g");
      await numberOf(page, 1).click();
      await eventually(() => current(page), []);
      await page.keyboard.press("G");
      await numberOf(page, cause).click();
      await eventually(() => current(page), [cards[0]!]);
    });
  });

  test("headers are short where nothing was found in them, and exact when they are copied", async () => {
    const line = log.at("debug");
    await open(async (page) => {
      expect(await seenText(page, line)).toMatch(/^\d\d:\d\d:\d\dDEBUGConnection Handshake from a player begins$/);
      const selectRow = `const row = document.querySelector(".selected-line .row-text");
        document.getSelection().selectAllChildren(row);`;
      await inPage(page, selectRow);
      await page.keyboard.press("Control+C");
      await eventually(() => clipboard(page), log.lines[line - 1]!);
      // A part of it is that part.
      await inPage(
        page,
        `const parts = document.querySelectorAll(".selected-line .line-part");
        document.getSelection().selectAllChildren(parts[0]);`,
      );
      await page.keyboard.press("Control+C");
      await eventually(async () => /^\d\d:\d\d:\d\d$/.test((await clipboard(page)) ?? ""), true);
      await page.locator("#search").fill("Netty Epoll");
      await eventually(() => seenText(page, line), log.lines[line - 1]!);
      await page.locator("#search").fill("");
      await eventually(async () => (await seenText(page, line)).includes("Netty"), false);
      await page.getByText("View", { exact: true }).click();
      await page.getByLabel("Short line prefixes").uncheck();
      await eventually(() => seenText(page, line), log.lines[line - 1]!);
    }, `#L${line}`);
  });

  test("a trace has a hierarchy: what was thrown, the code of mods with their names, and what carried it", async () => {
    await open(
      async (page) => {
        await page.locator(".owner", { hasText: "Lamp Lights" }).waitFor();
        const thrown = await styleOf(page, "IllegalStateException");
        const own = await styleOf(page, "LampBlock.light");
        const platform = await styleOf(page, "Optional.orElseThrow");
        expect(thrown.weight).toBe("600");
        expect(own.weight).toBe("400");
        expect(new Set([thrown.color, own.color, platform.color]).size).toBe(3);
        // The edge says that all of it is an error.
        expect(new Set([thrown.edge, own.edge, platform.edge]).size).toBe(1);
        expect(own.edge).not.toBe((await styleOf(page, "Player number 1 joined")).edge);
      },
      `#L${log.at("trace")}`,
    );
  });

  test("a report has headings", async () => {
    const { id } = await site.shareExplained(report, "crash.txt");
    await site.visitLog(id, async (page) => {
      const headings = page.locator(".rows").getByRole("heading");
      expect(await headings.allTextContents()).toEqual(["---- Minecraft Crash Report ----", "-- System Details --"]);
    });
  });

  test("whoever hears the page hears the numbers of lines", async () => {
    await open(async (page) => {
      const heard = await page.locator(".selected-line").ariaSnapshot();
      expect(heard).toContain("5");
    }, "#L5");
  });

  test("lines wrap however wide the window is, until somebody does not want it", async () => {
    await open(async (page) => {
      const isWrapped = () => inPage<boolean>(page, 'return document.querySelector(".rows.wraps") !== null;');
      expect(await isWrapped()).toBe(true);
      expect(addressOf(page)).toBe("");
      await page.keyboard.press("w");
      await eventually(isWrapped, false);
      await page.setViewportSize({ width: 720, height: 450 });
      await eventually(async () => addressOf(page), "?wrap=0");
      expect(await isWrapped()).toBe(false);
    });
  });

  test("a search shifts the view only as long as it has to", async () => {
    await site.visitLog(
      wideId,
      async (page) => {
        await page.locator("#search").fill("lighthouse");
        await eventually(async () => (await scrolledSideways(page)) > 0, true);
        await page.locator("#search").fill("Night");
        await eventually(() => scrolledSideways(page), 0);
        await page.locator("#search").fill("lighthouse");
        await eventually(async () => (await scrolledSideways(page)) > 0, true);
        await page.locator("#search").press("Escape");
        await eventually(() => scrolledSideways(page), 0);
      },
      "?wrap=0",
    );
  });

  test("lines that a link names are all in sight on the smallest phone, where they fit", async () => {
    const from = wide.at("wide") + 4;
    await site.visitLog(
      wideId,
      async (page) => {
        const wanted = Array.from({ length: 7 }, (_, place) => String(from + place));
        await eventually(async () => {
          const seen = await numbersInSight(page);
          const inWindow = await inPage<string[]>(
            page,
            `return [...document.querySelectorAll(".selected-line")]
              .filter((row) => row.getBoundingClientRect().top >= 0 && row.getBoundingClientRect().bottom <= innerHeight)
              .map((row) => row.querySelector(".line-number").textContent);`,
          );
          return wanted.filter((line) => seen.includes(line) && inWindow.includes(line));
        }, wanted);
      },
      `#L${from}-L${from + 6}`,
      { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
    );
  });

  test("a finger hits the number of a line", async () => {
    await site.visitLog(
      wideId,
      async (page) => {
        const heights = await inPage<number[]>(
          page,
          'return [...document.querySelectorAll(".row:not(.away)")].map((row) => row.getBoundingClientRect().height);',
        );
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
      },
      "",
      { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    );
  });

  test("a long list of threads or loggers is searched", async () => {
    await site.visitLog(wideId, async (page) => {
      await page.getByText("Loggers").click();
      const menu = page.locator("#loggers");
      await menu.getByRole("searchbox", { name: "Find a name" }).fill("lamp27");
      await eventually(() => menu.locator(".check bdi").allTextContents(), ["lamplights/Lamp27"]);
      await menu.getByRole("checkbox").check();
      await eventually(async () => addressOf(page), "?logger=lamplights%2FLamp27");
      await menu.getByRole("searchbox").fill("nobody");
      await menu.getByText("No such name").waitFor();
      // What was chosen stays chosen, and is found again.
      await menu.getByRole("searchbox").fill("27");
      expect(await menu.getByRole("checkbox").isChecked()).toBe(true);
    });
    await site.visitLog(id, async (page) => {
      await page.getByText("Threads").click();
      await page.locator("#threads .check").first().waitFor();
      expect(await page.locator("#threads").getByRole("searchbox").count()).toBe(0);
    });
  });

  test("trace is a level of its own, quieter than debug", async () => {
    await site.visitLog(
      wideId,
      async (page) => {
        expect(await page.locator("#level-trace").textContent()).toBe("Trace 1");
        const [trace, debug] = [await styleOf(page, "a spark"), await styleOf(page, "a glow")];
        expect(trace.color).not.toBe(debug.color);
        await page.locator("#level-trace").click();
        await eventually(async () => addressOf(page).split("#")[0], "?hide=trace");
      },
      `#L${wide.at("wide")}`,
    );
  });

  test("the timeline has an axis and a legend", async () => {
    await open(async (page) => {
      const axis = await page.locator(".timeline-axis li").allTextContents();
      expect(axis).toHaveLength(5);
      expect(axis[0]).toBe("12:00:01");
      expect(axis).toEqual(axis.toSorted());
      expect(await page.locator(".timeline-legend").textContent()).toBe("ErrorsWarningsOtherProblemNoteYou are here");
    });
  });
});

import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser } from "../support/browser-page.ts";
import { clipboard, inPage } from "../support/home-visit.ts";
import {
  addressOf,
  isInSight,
  markedLines,
  numberOf,
  openFolds,
  shortLine,
  textOfLine,
} from "../support/log-viewer.ts";
import { moddedServerLog, pluginServerLog } from "./log-samples.ts";

describe.if(browserPath !== null)("links to lines, and copying, in a real browser", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const link = () => `${site.app.url}/${id}`;

  test("a click on a number marks the line and makes a link, with Shift to several", async () => {
    await site.visitLog(id, async (page) => {
      await numberOf(page, 5).click();
      await eventually(async () => addressOf(page), "#L5");
      expect(await markedLines(page)).toEqual(["5"]);
      await numberOf(page, 9).click({ modifiers: ["Shift"] });
      await eventually(async () => addressOf(page), "#L5-L9");
      expect(await markedLines(page)).toEqual(["5", "6", "7", "8", "9"]);
      await numberOf(page, 3).click({ modifiers: ["Shift"] });
      await eventually(async () => addressOf(page), "#L3-L5");
      await button(page, "Lines 3–5").click();
      await page.getByText("Copied").first().waitFor();
      expect(await clipboard(page)).toBe(`${link()}#L3-L5`);
      await numberOf(page, 7).click();
      await numberOf(page, 7).click();
      await eventually(async () => addressOf(page), "");
      expect(await markedLines(page)).toEqual([]);
    });
  });

  test("an address with lines shows and marks them, although they are folded, filtered or far down", async () => {
    const hidden = log.at("trace") + 4;
    const address = `?hide=error&thread=Worker-Main-1#L${hidden}-L${hidden + 1}`;
    const marked = [String(hidden), String(hidden + 1)];
    await site.visitLog(
      id,
      async (page) => {
        await eventually(() => markedLines(page), marked);
        expect(await isInSight(page, hidden)).toBe(true);
        expect(await textOfLine(page, hidden)).toBe(shortLine(log.lines[hidden - 1]!));
        // So does one that is typed later, and one that a card leads to.
        await inPage(page, `location.hash = "#L${log.at("last")}";`);
        await eventually(() => isInSight(page, log.at("last")), true);
        await eventually(() => markedLines(page), [String(log.at("last"))]);
        await openFolds(page);
        await page.locator(".finding").nth(1).getByRole("link", { name: "Line 51" }).click();
        await eventually(() => markedLines(page), ["51"]);
        await eventually(async () => addressOf(page).endsWith("#L51"), true);
      },
      address,
    );
  });

  const narrow = { viewport: { width: 390, height: 800 } };
  /** Whether the marked line or match is in the window, not only in the part of the log that is drawn. */
  const isInWindow = (page: Page, selector: string) =>
    inPage<boolean>(
      page,
      `const place = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect();
      return place !== undefined && place.top >= -1 && place.bottom <= innerHeight + 1;`,
    );

  test("on a narrow screen, an address with lines opens where it points, and so does one that is typed", async () => {
    await site.visitLog(
      id,
      async (page) => {
        await eventually(() => isInWindow(page, ".row.selected-line"), true);
        await inPage(page, "scrollTo(0, 0);");
        await eventually(() => isInWindow(page, ".row.selected-line"), false);
        await inPage(page, `location.hash = "#L${log.at("last")}";`);
        await eventually(() => isInWindow(page, ".row.selected-line"), true);
      },
      `#L${log.at("trace")}`,
      narrow,
    );
  });

  test("on a narrow screen, an address with a search opens at what it finds", async () => {
    await site.visitLog(
      id,
      async (page) => {
        await eventually(() => isInWindow(page, ".row .match.now"), true);
      },
      "?q=player&only=1",
      narrow,
    );
  });

  test("an address that makes no sense shows the log from its beginning", async () => {
    await site.visitLog(
      id,
      async (page) => {
        expect(await isInSight(page, 1)).toBe(true);
        await inPage(page, 'location.hash = "#L999999999";');
        await eventually(() => isInSight(page, log.lines.length), true);
      },
      "?hide=nothing&lines=9-&thread=&q=#L0",
    );
  });

  test("a selection of everything copies the whole log, also what is folded and what is not drawn", async () => {
    await site.visitLog(id, async (page) => {
      await page.locator(".rows-scroller").focus();
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Control+C");
      await eventually(() => clipboard(page), log.lines.join("\n"));
    });
    const { id: longId } = await site.shareExplained(pluginServerLog(20_000).text);
    await site.visitLog(longId, async (page) => {
      await page
        .locator(".row-text")
        .first()
        .click({ position: { x: 30, y: 5 } });
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Control+C");
      await eventually(() => clipboard(page), pluginServerLog(20_000).lines.join("\n"));
    });
  });

  test("a selection with the mouse copies what it covers, to the letter", async () => {
    await site.visitLog(id, async (page) => {
      const from = (await page.locator(".row-text", { hasText: "red words" }).boundingBox())!;
      const to = (await page.locator(".row-text", { hasText: "Prepared chunk 14 of" }).boundingBox())!;
      await page.mouse.move(from.x + 2, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 80, from.y + 40, { steps: 3 });
      await page.mouse.move(to.x + 2, to.y + 8, { steps: 3 });
      await page.mouse.up();
      await page.keyboard.press("Control+C");
      const first = log.at("coloured") - 1;
      await eventually(() => clipboard(page), `${log.lines.slice(first, first + 4).join("\n")}\n`);
    });
  });

  test("a selection goes on across rows that come and go while it is made", async () => {
    const { text, lines } = pluginServerLog(20_000);
    const { id: longId } = await site.shareExplained(text);
    const first = lines.findIndex((line) => line.length > 60);
    await site.visitLog(
      longId,
      async (page) => {
        const scroll = (line: number) => inPage(page, `location.hash = "#L${line}";`);
        const placeOf = async (line: number) => {
          await scroll(line);
          await eventually(() => isInSight(page, line), true);
          return (await numberOf(page, line).boundingBox())!;
        };
        const begin = await placeOf(first + 1);
        await page.mouse.click(begin.x + begin.width + 60, begin.y + 8);
        const end = await placeOf(15_001);
        await page.keyboard.down("Shift");
        await page.mouse.click(end.x + end.width + 60, end.y + 8);
        await page.keyboard.up("Shift");
        // Somebody looks around before copying: rows come and go, and are drawn anew with the next match.
        await placeOf(8000);
        const before = await inPage(page, 'return document.getElementById("search-count").textContent;');
        await page.keyboard.press("n");
        await eventually(async () => (await page.locator("#search-count").textContent()) !== before, true);
        await page.keyboard.press("Control+C");
        const copied = () => clipboard(page).then((all) => all.split("\n"));
        await eventually(async () => (await copied()).length, 15_001 - first);
        const all = await copied();
        expect(all.slice(1, -1)).toEqual(lines.slice(first + 1, 15_000));
        expect(all[0]!.length).toBeLessThan(lines[first]!.length);
        expect(lines[first]).toEndWith(all[0]!);
        expect(lines[15_000]).toStartWith(all.at(-1)!);
        expect(all.at(-1)!.length).toBeGreaterThan(0);
      },
      "?q=joined",
    );
  });

  test("copies all of the log, and a summary for chats", async () => {
    await site.visitLog(id, async (page) => {
      await page.locator("#more-actions summary").click();
      await button(page, "Copy all").click();
      await button(page, "Copied").waitFor();
      expect(await clipboard(page)).toBe(log.text);
      await button(page, "Copy for chat").click();
      await button(page, "Copied").waitFor();
      // A click beside it closes the menu.
      expect(await button(page, "Copy all").isVisible()).toBe(false);
      const summary = await clipboard(page);
      expect(summary).toMatch(/^\*\*A chunk of the world could not be loaded\.\*\*\nIts data is damaged, .*\n→ /);
      expect(summary).toContain("\nForge 1.20.1 server log · ");
      expect(summary).toContain(`<${link()}>`);
      expect(summary.length).toBeLessThan(2000);
      await button(page, "Copy for chat").waitFor();
    });
  });

  test("shares what is seen, the log and its raw text, as links and as a picture", async () => {
    await site.visitLog(
      id,
      async (page) => {
        await button(page, "Share").click();
        const dialog = page.getByRole("dialog", { name: "Share this log" });
        await dialog.locator(".share-code svg").waitFor();
        const links = await dialog
          .getByRole("textbox")
          .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
        expect(links).toEqual([`${link()}?q=player#L3`, link(), `${site.app.url}/raw/${id}`]);
        await dialog.getByRole("button", { name: "Copy: What you see now" }).click();
        await dialog.getByText("Copied").first().waitFor();
        expect(await clipboard(page)).toBe(links[0]!);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        expect(await inPage(page, "return document.activeElement.id;")).toBe("share-log");
      },
      "?q=player&lang=en#L3",
    );
  });

  test("asks for a line, and goes there", async () => {
    await site.visitLog(id, async (page) => {
      await page.locator("#view-menu summary").click();
      await button(page, "Go to line").click();
      const dialog = page.getByRole("dialog", { name: "Go to line" });
      const field = dialog.getByRole("textbox", { name: "from 1 to 394" });
      for (const wrong of ["0", "400", "-3", "x", "", "1e9", "5-400"]) {
        await field.fill(wrong);
        await page.keyboard.press("Enter");
        await dialog.getByRole("alert").getByText("Enter a whole number from 1 to 394").waitFor();
        expect(await field.getAttribute("aria-invalid")).toBe("true");
      }
      const folded = log.at("trace") + 5;
      await field.fill(` L${folded} `);
      await button(page, "Go").click();
      await eventually(() => markedLines(page), [String(folded)]);
      expect(await isInSight(page, folded)).toBe(true);
      await page.keyboard.press("l");
      await field.fill("12-10");
      await page.keyboard.press("Enter");
      await eventually(() => markedLines(page), ["10", "11", "12"]);
      await eventually(async () => addressOf(page), "#L10-L12");
    });
  });
});

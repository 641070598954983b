import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { drawnNumbers } from "../support/log-viewer.ts";
import { moddedServerLog } from "./log-samples.ts";

/** Pages of a PDF, as its own list of pages counts them. */
function pagesOf(pdf: Buffer): number {
  return Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1]);
}

interface Sheet {
  lines: string[];
  numbers: string[];
  note: string;
}

/** Notes what stands on the paper while it is printed: before and after, it is not in the page. */
const watchPrinting = `addEventListener("beforeprint", () => {
  const lines = [...document.querySelectorAll(".print-lines > div")];
  window.sheet = {
    lines: lines.map((line) => line.textContent),
    numbers: lines.map((line) => line.dataset.n),
    note: [...document.querySelectorAll(".print-log > p")].map((note) => note.textContent).join(" "),
    isOpen: [...document.querySelectorAll(".more-findings")].every((fold) => fold.open),
  };
});`;

const sheetOf = (page: Page) => inPage<Sheet & { isOpen: boolean }>(page, "return window.sheet;");

describe.if(browserPath !== null)("a log's page on paper, in a real browser", () => {
  const site = siteInBrowser();

  test("has every line with its number, although only some are drawn on the screen", async () => {
    const log = moddedServerLog();
    const { id } = await site.shareExplained(log.text, "latest.log");
    await site.visitLog(
      id,
      async (page) => {
        const drawn = await drawnNumbers(page);
        await inPage(page, watchPrinting);
        const pdf = await page.pdf({ format: "A4" });
        const { lines, numbers, note } = await sheetOf(page);
        expect(numbers).toEqual(log.lines.map((_, line) => String(line + 1)));
        expect(lines[0]).toBe(log.lines[0]!);
        // Colours are on the screen only, and so are characters that nobody sees.
        expect(lines[log.at("coloured") - 1]).toEndWith("red words and green words and plain words");
        expect(lines[log.at("unseen") - 1]).toEndWith("bell • and override •esrever• end");
        expect(note).toBe(`${site.app.url}/${id}`);
        expect(pagesOf(pdf)).toBeGreaterThan(5);
        expect(pagesOf(pdf)).toBeLessThan(20);
        expect(await page.locator(".print-log").count()).toBe(0);
        expect(await drawnNumbers(page)).toEqual(drawn);
      },
      "",
    );
    await site.visitLog(
      id,
      async (page) => {
        await inPage(page, `${watchPrinting} dispatchEvent(new Event("beforeprint"));`);
        const { lines, note } = await sheetOf(page);
        const joined = log.lines.filter((line) => line.includes("joined"));
        expect(lines).toHaveLength(joined.length);
        expect(lines.every((line) => line.includes("joined"))).toBe(true);
        const all = log.lines.length.toLocaleString("en");
        expect(note).toContain(`With the chosen filters, these are ${joined.length} of ${all} lines.`);
      },
      "?q=joined&only=1",
    );
  });

  test("has title, findings and facts, and nothing that only works on a screen", async () => {
    const { id } = await site.shareExplained(moddedServerLog().text, "latest.log");
    for (const colorScheme of ["light", "dark"] as const) {
      await site.visitLog(
        id,
        async (page) => {
          await page.emulateMedia({ media: "print", colorScheme });
          await inPage(page, 'dispatchEvent(new Event("beforeprint"));');
          const shown = ["h1", ".finding", ".facts", ".print-lines > div"];
          for (const part of shown) expect(await page.locator(part).first().isVisible()).toBe(true);
          const hidden = [".tools", ".timeline", ".minimap", ".actions", ".rows-scroller", ".bar nav", ".compare-with"];
          for (const part of hidden) expect(await page.locator(part).first().isVisible()).toBe(false);
          const look = await inPage<Record<string, unknown>>(
            page,
            `const lines = [...document.querySelectorAll(".print-lines > div")];
            const widest = Math.max(...lines.map((line) => line.scrollWidth - line.clientWidth));
            const number = getComputedStyle(lines[4], "::before").content;
            const { color } = getComputedStyle(document.querySelector("h1"));
            return { widest, number, color, overflow: getComputedStyle(document.body).overflow };`,
          );
          expect(look).toEqual({ widest: 0, number: '"5"', color: "rgb(29, 35, 38)", overflow: "visible" });
          await inPage(page, 'dispatchEvent(new Event("afterprint"));');
          await page.emulateMedia({ media: "screen" });
          await eventually(async () => (await drawnNumbers(page)).length > 10, true);
        },
        "",
        { colorScheme, viewport: { width: 1440, height: 900 } },
      );
    }
  });

  test("has the log or not, as its reader asks; the next time it has it again", async () => {
    const { id } = await site.shareExplained(moddedServerLog().text, "latest.log");
    await site.visitLog(id, async (page) => {
      // A browser without a window has no dialog for printing; what would be on paper is counted while it is open.
      await inPage(
        page,
        `window.print = () => {
          dispatchEvent(new Event("beforeprint"));
          window.printed = document.querySelectorAll(".print-lines > div").length;
          dispatchEvent(new Event("afterprint"));
        };`,
      );
      const printed = async (name: string) => {
        await page.getByText("View", { exact: true }).click();
        await page.getByRole("button", { name, exact: true }).click();
        return inPage<number>(page, "return window.printed;");
      };
      expect(await printed("Print without the log")).toBe(0);
      expect(await printed("Print")).toBe(moddedServerLog().lines.length);
      await page.evaluate('document.getElementById("log-layout").classList.add("prints-no-log")');
      await page.emulateMedia({ media: "print" });
      expect(await page.locator("#log").isVisible()).toBe(false);
      expect(await page.locator(".finding").first().isVisible()).toBe(true);
    });
  });

  test("says where a log is longer than what is printed", async () => {
    const lines = Array.from({ length: 10_400 }, (_, n) => `[12:00:00] [main/INFO]: Line ${n}`);
    const { id } = await site.shareExplained(lines.join("\n"), "latest.log");
    const long = (await site.shareExplained("x".repeat(1_600_000))).id;
    await site.visitLog(id, async (page) => {
      await inPage(page, `${watchPrinting} dispatchEvent(new Event("beforeprint"));`);
      const sheet = await sheetOf(page);
      expect(sheet.numbers.at(-1)).toBe("10000");
      expect(sheet.note).toContain("10,000 of 10,400 lines, from line 1 on");
    });
    await site.visitLog(
      id,
      async (page) => {
        await inPage(page, `${watchPrinting} dispatchEvent(new Event("beforeprint"));`);
        const sheet = await sheetOf(page);
        expect([sheet.numbers[0], sheet.numbers.at(-1)]).toEqual(["9750", "10400"]);
        expect(sheet.note).toContain("651 of 10,400 lines, from line 9,750 on");
      },
      "#L10250",
    );
    await site.visitLog(long, async (page) => {
      await inPage(page, `${watchPrinting} dispatchEvent(new Event("beforeprint"));`);
      const sheet = await sheetOf(page);
      expect(sheet.lines.map((line) => line.length)).toEqual([1_500_000]);
      expect(sheet.note).toContain("1 of 1 line, from line 1 on");
    });
  });

  test("without scripts has the beginning of the log, wrapped, with numbers", async () => {
    const { id } = await site.shareExplained(moddedServerLog().text, "latest.log");
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.app.url}/${id}`);
      const pdf = await page.pdf({ format: "A4" });
      expect(pagesOf(pdf)).toBeGreaterThan(5);
    });
  });
});

import { expect } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { logOf } from "../support/app-under-test.ts";
import { eventually } from "../support/browser-page.ts";
import type { Visitor } from "../support/browsers/visitor.ts";
import { idIn, inPage } from "../support/home-visit.ts";
import { drawnNumbers, isInSight, markedLines } from "../support/log-viewer.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import type { Journey, Site } from "./journey.ts";

const contentOf = async ({ app }: Site, visitor: Visitor) =>
  (await logOf(app, idIn(await visitor.textOf(".big-link a")))).content;

/** What people do with logs. */
export const journeys: readonly Journey[] = [
  {
    name: "a log is pasted, looked through for what is private, shared, and its link copied",
    async go(visitor, site) {
      await visitor.copy("[12:00:00] [main/INFO]: Steve[/203.0.113.9:50123] logged in\nsecond line");
      await visitor.open("/");
      await visitor.click("#log-text");
      await visitor.press("Control", "v");
      const typed = () => inPage<string>(visitor, 'return document.querySelector("#log-text").value;');
      await eventually(async () => (await typed()).endsWith("second line"), true);
      await visitor.sees("#privacy", "1 private item");
      await visitor.press("Control", "Enter");
      await visitor.sees(".big-link a");
      expect(await contentOf(site, visitor)).toMatch(/Steve\[\/[^0-9]*:50123\] logged in\nsecond line$/);
      const link = await visitor.textOf(".big-link a");
      await visitor.sees(".result-copied", "The link is in your clipboard.");
      expect(await visitor.pasted()).toBe(link!);
    },
  },
  {
    name: "files are chosen, one of them packed, and shared to the byte",
    async go(visitor, site) {
      const folder = temporaryDirectory();
      const paths = ["latest.log", "2026-01-15-1.log.gz"].map((name) => join(folder, name));
      writeFileSync(paths[0]!, "from the plain file\r\n");
      writeFileSync(paths[1]!, Bun.gzipSync(Buffer.from("from the packed file\n")));
      await visitor.open("/");
      await visitor.sees("#file[multiple]");
      await visitor.window.giveFiles("#file", paths);
      await visitor.sees("#share-form-sum", "2 logs, 42 B");
      await visitor.sees("#privacy", "No private data found");
      await visitor.press("Control", "Enter");
      await visitor.sees(".shared-files", "latest.log");
      const link = await inPage<string>(visitor, 'return document.querySelector(".big-link a").textContent;');
      const { files } = (await (await site.app.get(`/api/bundle/${idIn(link)}`)).json()) as { files: { id: string }[] };
      const logs = await Promise.all(files.map(({ id }) => logOf(site.app, id)));
      expect(logs.map(({ content }) => content)).toEqual(["from the plain file\r\n", "from the packed file\n"]);
    },
  },
  {
    name: "a log is reported with the form, which the browser says to be ours",
    async go(visitor, { id }) {
      await visitor.open(`/report/${id}`);
      await visitor.click("main button");
      const told = (page: Visitor) => page.textOf('[role="status"]');
      await visitor.comesTo(told, "Thank you. The report is on its way to the operator.");
    },
  },
  {
    name: "ten megabytes are read to their end, searched, and linked to",
    async go(visitor, { large }) {
      const middle = Math.round(large.lines / 2);
      await visitor.openLog(`/${large.id}#L${middle}`);
      await eventually(() => isInSight(visitor, middle), true);
      await visitor.click(".row-text");
      await visitor.press("G");
      await eventually(() => isInSight(visitor, large.lines), true);
      await visitor.press("/");
      await visitor.type("the only lamp");
      await eventually(() => visitor.textOf("#search-count"), "1 of 1");
      await eventually(() => inPage<boolean>(visitor, 'return document.querySelector(".match.now") !== null;'), true);
    },
  },
  {
    name: "a search goes from match to match, and leaves only lines that match",
    async go(visitor, { id, log }) {
      await openAtTop(visitor, id);
      await visitor.press("/");
      // With its last letter there are fewer matches: what is counted is what was typed.
      await visitor.type("Prepared chunk 2");
      const wanted = log.lines.flatMap((line, at) => (line.includes("Prepared chunk 2") ? [String(at + 1)] : []));
      const count = wanted.length;
      await eventually(() => visitor.textOf("#search-count"), `1 of ${count}`);
      await visitor.press("Enter");
      await eventually(() => visitor.textOf("#search-count"), `2 of ${count}`);
      await visitor.press("Shift", "Enter");
      await visitor.press("Shift", "Enter");
      await eventually(() => visitor.textOf("#search-count"), `${count} of ${count}`);
      await visitor.press("Tab");
      await visitor.press("m");
      await eventually(() => drawnNumbers(visitor), wanted);
      await eventually(() => visitor.address(), "?q=Prepared+chunk+2&only=1");
    },
  },
  {
    name: "levels and threads are filtered, and the address shows the same again",
    async go(visitor, { id, log }) {
      await visitor.openLog(`/${id}`, 1440, 900);
      await visitor.click(".level-switch", "Info");
      await visitor.click(".level-switch", "Warnings");
      await visitor.click("#threads-menu summary");
      await visitor.click("#threads label", "Worker-Main-1");
      await eventually(() => drawnNumbers(visitor), [String(log.at("second error"))]);
      await visitor.press("Escape");
      await eventually(() => visitor.address(), "?hide=info%2Cwarning&show=trace&thread=Worker-Main-1");
      await visitor.openLog(`/${id}${await visitor.address()}`);
      await eventually(() => drawnNumbers(visitor), [String(log.at("second error"))]);
    },
  },
  {
    name: "what the pointer selects is copied to the letter",
    async go(visitor, { id, log }) {
      await openAtTop(visitor, id);
      const first = log.at("coloured");
      const begin = await placeOf(visitor, first);
      const end = await placeOf(visitor, first + 3);
      await visitor.window.point([begin, { x: begin.x + 80, y: begin.y + 30 }, end]);
      await visitor.press("Control", "c");
      expect(await visitor.pasted()).toBe(`${log.lines.slice(first - 1, first + 2).join("\n")}\n`);
    },
  },
  {
    name: "everything is selected and copied, also what is folded and what is not drawn",
    async go(visitor, { id, log }) {
      await openAtTop(visitor, id);
      await visitor.window.point([await placeOf(visitor, 1)]);
      await visitor.press("Control", "a");
      await visitor.press("Control", "c");
      expect(await visitor.pasted()).toBe(log.lines.join("\n"));
      await visitor.openLog(`/${id}`);
      await visitor.click("#more-actions summary");
      await visitor.click("[data-copy-from]");
      await visitor.sees("[data-copy-from]", "Copied");
      expect(await visitor.pasted()).toBe(log.text);
    },
  },
  {
    name: "numbers make links to lines, which open where they point, also on a phone",
    async go(visitor, { id, log }) {
      await openAtTop(visitor, id);
      await visitor.click(".row:not(.away) .line-number", "5");
      await eventually(() => visitor.address(), "#L5");
      await visitor.click(".row:not(.away) .line-number", "9", ["Shift"]);
      await eventually(() => visitor.address(), "#L5-L9");
      expect(await markedLines(visitor)).toEqual(["5", "6", "7", "8", "9"]);
      const folded = log.at("trace") + 4;
      await visitor.open("/");
      await visitor.openLog(`/${id}#L${folded}`, 390, 800);
      await eventually(() => markedLines(visitor), [String(folded)]);
      await eventually(
        () =>
          inPage<boolean>(
            visitor,
            `const { top, bottom } = document.querySelector(".selected-line").getBoundingClientRect();
            return top >= -1 && bottom <= innerHeight + 1;`,
          ),
        true,
      );
    },
  },
];

/** Logs open at their cause. */
async function openAtTop(visitor: Visitor, id: string): Promise<void> {
  await visitor.openLog(`/${id}`);
  await visitor.press("g");
  await eventually(() => isInSight(visitor, 1), true);
}

/** Just inside the beginning of a line's text. */
async function placeOf(visitor: Visitor, line: number): Promise<{ x: number; y: number }> {
  await eventually(() => isInSight(visitor, line), true);
  return inPage(
    visitor,
    `const number = [...document.querySelectorAll(".row:not(.away) .line-number")].find((one) => one.textContent === given);
    const { left, top } = number.nextElementSibling.getBoundingClientRect();
    const inset = parseFloat(getComputedStyle(number.nextElementSibling).paddingLeft);
    return { x: Math.round(left + inset), y: Math.round(top + 8) };`,
    String(line),
  );
}

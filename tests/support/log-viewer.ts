import type { Page } from "playwright-core";
import { type Evaluates, inPage } from "./home-visit.ts";

/** A row of the viewer as it is drawn. */
export interface DrawnRow {
  /** As it stands beside it: the line's, or a dot where a long line goes on. */
  number: string;
  /** What is read, with the markers for what cannot be seen, and without the buttons of folds and the owners of frames. */
  text: string;
  isMarked: boolean;
  isInSight: boolean;
}

/** Rows that are drawn: those in sight, and some above and below. */
export function drawnRows(page: Evaluates): Promise<DrawnRow[]> {
  return inPage<DrawnRow[]>(
    page,
    `const scroller = document.querySelector(".rows-scroller").getBoundingClientRect();
    return [...document.querySelectorAll(".row:not(.away)")].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const copy = row.querySelector(".row-text").cloneNode(true);
      for (const sign of copy.querySelectorAll(".fold, .owner")) sign.remove();
      return {
        number: row.querySelector(".line-number").textContent,
        text: copy.textContent,
        isMarked: row.classList.contains("selected-line"),
        isInSight: top >= scroller.top - 2 && bottom <= scroller.bottom + 2,
      };
    });`,
  );
}

/** Whether rows are drawn wherever the reader looks: in the part of the viewer that is in the window. */
export function isFullyDrawn(page: Evaluates): Promise<boolean> {
  return inPage<boolean>(
    page,
    `const frame = document.querySelector(".rows-scroller").getBoundingClientRect();
    const top = Math.max(0, frame.top);
    const bottom = Math.min(innerHeight, frame.bottom);
    const rows = [...document.querySelectorAll(".row:not(.away)")];
    const lines = rows.filter((row) => row.getBoundingClientRect().bottom > top);
    const end = document.querySelector(".rows").getBoundingClientRect().bottom;
    if (lines.length === 0) return false;
    const first = lines[0].getBoundingClientRect().top;
    const last = lines.at(-1).getBoundingClientRect().bottom;
    const slack = 8;
    return first <= top + slack && last >= Math.min(bottom, end) - slack;`,
  );
}

export async function drawnNumbers(page: Evaluates): Promise<string[]> {
  return (await drawnRows(page)).map(({ number }) => number);
}

export async function numbersInSight(page: Evaluates): Promise<string[]> {
  return (await drawnRows(page)).filter(({ isInSight }) => isInSight).map(({ number }) => number);
}

export async function isInSight(page: Evaluates, line: number): Promise<boolean> {
  return (await numbersInSight(page)).includes(String(line));
}

/** `null` where it is not drawn. */
export async function textOfLine(page: Evaluates, line: number): Promise<string | null> {
  return (await drawnRows(page)).find(({ number }) => number === String(line))?.text ?? null;
}

/** What is read of a line of these samples where headers are short. */
export function shortLine(line: string): string {
  const header = /^\[([\d:]{8})\] \[[^\]/]*\/([A-Z]+)\](?: \[(?:minecraft\/)?([^\]]*)\])?:(?= )/;
  return line
    .replace(header, (_, time, level, logger = "") => time + (level === "INFO" ? "" : level) + logger)
    .replace(/^(\tat [^)]*\)).*$/, "$1");
}

export async function markedLines(page: Evaluates): Promise<string[]> {
  return (await drawnRows(page)).filter(({ isMarked }) => isMarked).map(({ number }) => number);
}

/** The colour in which the viewer draws a text. */
export function lookOf(page: Evaluates, text: string): Promise<string> {
  return inPage<string>(
    page,
    `const parts = document.querySelectorAll(".row-text, .row-text span");
    const part = [...parts].findLast((one) => one.textContent.includes(given));
    return getComputedStyle(part).color;`,
    text,
  );
}

/** What stands in the address behind the log's id. */
export function addressOf(page: Page): string {
  const { search, hash } = new URL(page.url());
  return search + hash;
}

/** Where the numbers of lines stand; a click there makes a link. */
export function numberOf(page: Page, line: number) {
  return page.locator(".row:not(.away) .line-number", { hasText: new RegExp(`^${line}$`) });
}

/** Opens all that is folded among what is told of the log. */
export function openFolds(page: Page): Promise<void> {
  return inPage<void>(
    page,
    'for (const fold of document.querySelectorAll("#panel details:not(.menu)")) fold.open = true;',
  );
}

import { expect } from "bun:test";
import { eventually } from "../support/browser-page.ts";
import type { Visitor } from "../support/browsers/visitor.ts";
import { inPage } from "../support/home-visit.ts";
import type { Journey } from "./journey.ts";

const isDark = (visitor: Visitor) =>
  inPage<boolean>(
    visitor,
    `const [red] = /\\d+/.exec(getComputedStyle(document.body).backgroundColor);
    return Number(red) < 128;`,
  );

const language = (visitor: Visitor) => inPage<string>(visitor, "return document.documentElement.lang;");

/** How the pages look and are operated, by what readers prefer. */
export const looksJourneys: readonly Journey[] = [
  {
    name: "pages are as dark as the system, until somebody switches",
    preferences: { colours: "dark" },
    async go(visitor, { id }) {
      await visitor.openLog(`/${id}`);
      expect(await isDark(visitor)).toBe(true);
      await visitor.click("#theme-switch");
      await eventually(() => isDark(visitor), false);
      await visitor.open("/");
      expect(await isDark(visitor)).toBe(false);
      await visitor.sees("#theme-switch:not([hidden])");
      await visitor.click("#theme-switch");
      await eventually(() => isDark(visitor), true);
    },
  },
  {
    name: "pages are in the reader's language, until somebody chooses another",
    preferences: { language: "zh-CN" },
    async go(visitor, { id }) {
      await visitor.openLog(`/${id}?q=lamp`);
      expect(await language(visitor)).toBe("zh-CN");
      await visitor.sees(".level-switch", "错误");
      await visitor.click(".languages > summary");
      await visitor.click(".languages a", "English");
      await visitor.comesTo(language, "en");
      await visitor.open("/");
      expect(await language(visitor)).toBe("en");
      await visitor.click(".languages > summary");
      await visitor.click(".languages a", "简体中文");
      await visitor.comesTo(language, "zh-CN");
      await visitor.sees("h1", "日志");
    },
  },
  {
    name: "keys lead past the page to the log, through groups of buttons, and into a dialog and out",
    async go(visitor, { id }) {
      await visitor.openLog(`/${id}`);
      for (const _ of ["findings", "log"]) await visitor.press("Tab");
      await eventually(() => inPage(visitor, "return document.activeElement.getAttribute('href');"), "#log");
      await visitor.press("Enter");
      await eventually(() => visitor.focused(), "rows-scroller");
      await visitor.press("G");
      await eventually(() => inPage<boolean>(visitor, "return document.activeElement.scrollTop > 1000;"), true);
      await visitor.press("/");
      await eventually(() => visitor.focused(), "search");
      await visitor.press("Tab");
      const first = await visitor.focused();
      await visitor.press("ArrowRight");
      const second = await visitor.focused();
      expect(second).not.toBe(first);
      await visitor.press("ArrowLeft");
      expect(await visitor.focused()).toBe(first);
      await visitor.press("?");
      await visitor.sees("dialog[open] .shortcuts");
      await visitor.press("Escape");
      await eventually(() => inPage<boolean>(visitor, "return document.querySelector('dialog[open]') === null;"), true);
      expect(await visitor.focused()).toBe(first);
    },
  },
  {
    name: "nothing moves for whoever wants less of it",
    preferences: { lessMotion: true },
    async go(visitor, { id }) {
      for (const path of ["/", `/${id}`, "/docs"]) {
        await visitor.open(path);
        const moving = await inPage<string[]>(
          visitor,
          `const isLong = (times) => times.split(", ").some((time) => parseFloat(time) > 0.001);
          return [...document.querySelectorAll("*")].filter((one) => {
            const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(one);
            return isLong(transitionDuration) || isLong(animationDuration) || scrollBehavior === "smooth";
          }).map(({ tagName, className }) => tagName + "." + className);`,
        );
        expect(moving).toEqual([]);
      }
    },
  },
  {
    name: "no page is wider than the narrowest screen, which is also a wide one at 400 %",
    mayBeSaid: "404",
    async go(visitor, { id, otherId }) {
      for (const path of ["/", `/${id}`, `/compare/${id}/${otherId}`, "/docs", "/doesnotexi", `/report/${id}`]) {
        await visitor.open(path, 320, 256, 4);
        const widths = await inPage<number[]>(visitor, "return [document.documentElement.scrollWidth, innerWidth];");
        expect([path, widths[0]! <= widths[1]!]).toEqual([path, true]);
      }
    },
  },
  {
    name: "in the reader's own colours, what is chosen, focused and marked can still be told",
    preferences: { forcedColours: true },
    isFor: ({ canForceColours }) => canForceColours,
    async go(visitor, { id }) {
      await visitor.openLog(`/${id}?hide=debug&q=create&case=1#L5`);
      await visitor.sees(".match");
      const look = (selector: string, property: string) =>
        inPage<string>(visitor, "return getComputedStyle(document.querySelector(given[0]))[given[1]];", [
          selector,
          property,
        ]);
      expect(await look(".level-switch[aria-pressed=false]", "borderTopStyle")).not.toBe(
        await look(".level-switch[aria-pressed=true]", "borderTopStyle"),
      );
      expect(await look(".tool[aria-pressed=true]", "backgroundColor")).not.toBe(
        await look(".tool[aria-pressed=false]", "backgroundColor"),
      );
      expect(await look(".selected-line", "outlineStyle")).toBe("solid");
      expect(await look(".match", "backgroundColor")).not.toBe(await look(".row-text", "backgroundColor"));
    },
  },
  {
    name: "names that are written from the right turn neither the line nor the sentence that they stand in",
    async go(visitor, { turnedId }) {
      await visitor.openLog(`/${turnedId}#L61`);
      // What follows the name in the text stands to the right of it, piece by piece.
      expect(await fromLeftToRight(visitor, ".row-text", ["<", "סארה", "> 12 ", "diamonds (level 3)"])).toBe(true);
      expect(await fromLeftToRight(visitor, ".finding h3", ["סארה", "cannot load"])).toBe(true);
      await visitor.press("/");
      await visitor.type("12 dia");
      await eventually(() => visitor.textOf("#search-count"), "1 of 1");
      expect(await fromLeftToRight(visitor, ".row-text", ["<", "סארה", "> 12 ", "diamonds (level 3)"])).toBe(true);
    },
  },
];

/** Whether these parts of a text stand beside each other in this order, in the first element that has the first of them. */
function fromLeftToRight(visitor: Visitor, selector: string, parts: string[]): Promise<boolean> {
  return inPage<boolean>(
    visitor,
    `const [selector, parts] = given;
    const found = [...document.querySelectorAll(selector)].find((one) => parts.every((part) => one.textContent.includes(part)));
    const letters = [];
    const texts = document.createTreeWalker(found, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (let at = 0; at < texts.currentNode.length; at++) letters.push([texts.currentNode, at]);
    const places = parts.map((part) => {
      const start = found.textContent.indexOf(part);
      const boxes = letters.slice(start, start + part.trim().length).map(([node, at]) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      }).filter(({ width }) => width > 0);
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    });
    return places.every(([left], at) => at === 0 || left >= places[at - 1][1] - 1);`,
    [selector, parts],
  );
}

import type { Browser, CDPSession, Page } from "playwright-core";
import {
  clearSearch,
  drawn,
  markTimes,
  scrollThrough,
  searched,
  untilFirstLines,
  untilReady,
  watchFirstLines,
} from "./in-page.ts";

/** A browser that has just opened a window is busy with itself. */
export const settleMs = 1200;

/** Milliseconds since the navigation began. */
export interface Opened {
  firstLinesMs: number;
  findingsMs: number;
  loadedMs: number;
  readyMs: number;
  heapBytes: number;
}

/**
 * Opens the page with an empty cache, as somebody does who was sent the link. Like the bare fetch, from a page of the same
 * origin: starting a process for it is the browser's own time.
 */
export async function openPage(browser: Browser, url: string): Promise<Opened> {
  const { page, session } = await newPage(browser, url);
  await page.addInitScript(watchFirstLines);
  await page.goto(url, { waitUntil: "commit" });
  await ready(page);
  const times = (await page.evaluate(markTimes)) as [number, number, number, number];
  const [firstLinesMs, findingsMs, loadedMs, readyMs] = times;
  const heapBytes = await heapOf(session);
  await page.context().close();
  return { firstLinesMs, findingsMs, loadedMs, readyMs, heapBytes };
}

/**
 * The log's first lines in a page that has nothing else: no styles, no scripts, no colours. What the browser needs for it
 * on this machine, no page with lines in it can be quicker than.
 */
export async function openBarePage(browser: Browser, url: string): Promise<number> {
  const { page } = await newPage(browser, url);
  await page.addInitScript(watchFirstLines);
  await page.goto(url, { waitUntil: "commit" });
  await page.evaluate(untilFirstLines);
  const [firstLinesMs] = (await page.evaluate(markTimes)) as [number];
  await page.context().close();
  return firstLinesMs;
}

/** By a mark that the page makes: looking for elements again and again would slow it down. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(untilReady);
}

/** In a window that has come to rest, on a page of the same origin. */
async function newPage(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(new URL("/robots.txt", url).href);
  await Bun.sleep(settleMs);
  return { page, session: await context.newCDPSession(page) };
}

async function heapOf(session: CDPSession): Promise<number> {
  const { usedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage");
  // Arrays of numbers are kept beside the heap, but somebody has to have room for them.
  return usedSize + backingStorageSize;
}

export interface Used {
  /** By name, milliseconds until it is drawn. */
  actions: Record<string, number>;
  searches: Record<string, number>;
  longestTaskMs: number;
  steps: number;
  heapBytes: number;
}

const click = (id: string) => `document.getElementById(${JSON.stringify(id)}).click()`;

const actions: Record<string, string> = {
  "hide and show information": click("level-info"),
  "hide and show errors": click("level-error"),
  "fold and unfold traces": click("fold-traces"),
  "jump to another end": 'location.hash = location.hash === "#L85000" ? "#L100" : "#L85000"',
  "wrap and unwrap lines": click("wrap-lines"),
};

const searches: Record<string, [text: string, flags: string[]]> = {
  "rare word": ["IllegalStateException", []],
  "frequent word": ["the", []],
  "frequent word, match case": ["the", ["match-case"]],
  "whole word": ["region", ["whole-word"]],
  "regular expression": ["\\d{2}:\\d{2}:\\d[05]", ["regular-expression"]],
};

const times = 4;

/** Reads the log as helpers do: jumps, filters, searches, and scrolls from the top to the bottom. */
export async function useLog(browser: Browser, url: string): Promise<Used> {
  const { page, session } = await newPage(browser, url);
  await page.goto(url, { waitUntil: "commit" });
  await ready(page);
  const slowest = async (script: string) => {
    let most = 0;
    for (let time = 0; time < times; time++) most = Math.max(most, (await page.evaluate(script)) as number);
    return most;
  };
  const used: Used = { actions: {}, searches: {}, longestTaskMs: 0, steps: 0, heapBytes: 0 };
  for (const [name, script] of Object.entries(actions)) used.actions[name] = await slowest(drawn(script));
  for (const [name, [text, flags]] of Object.entries(searches))
    used.searches[name] = await slowest(searched(text, flags));
  used.actions["only matches and all"] = await slowest(drawn(click("only-matches")));
  await page.evaluate(clearSearch);
  const scrolled = (await page.evaluate(scrollThrough)) as { longest: number; steps: number };
  used.longestTaskMs = scrolled.longest;
  used.steps = scrolled.steps;
  used.heapBytes = await heapOf(session);
  await page.context().close();
  return used;
}

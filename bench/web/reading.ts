import type { Browser } from "playwright-core";
import { browserPath, launchBrowser } from "../../tests/support/browser.ts";
import type { Context } from "../context.ts";
import { aimsFor, informs, type Measure, mebibytes, ms, ratio, skipped, spread } from "../report.ts";
import { median } from "../rounds.ts";
import { startLectern } from "../servers.ts";
import { shareLog } from "../share-log.ts";
import { bareFetch } from "./in-page.ts";
import { longLog } from "./long-log.ts";
import { type Opened, openBarePage, openPage, settleMs, type Used, useLog } from "./open-page.ts";

const targets = {
  firstLines: 1.5,
  ready: 4,
  actionMs: 150,
  longTaskMs: 200,
  heapBytes: 200 * 1024 * 1024,
  searchMs: 100,
};

/** A long log in the browser, against a bare `fetch().text()` of it in the same browser. */
export async function measureReading({ workspace, effort }: Context): Promise<Measure[]> {
  if (!browserPath) return [skipped("reading, of a bare fetch", "apt-get install chromium-headless-shell")];
  const lectern = await startLectern(workspace, workspace.directory("web"));
  const log = longLog();
  const id = await shareLog(lectern.origin, log);
  // As everybody finds it who does not open it within the first second.
  await (await fetch(`${lectern.origin}/api/insights/${id}`)).json();
  const bareLines = serveBareLines(log);
  const browser = await launchBrowser();
  try {
    const rounds: Round[] = [];
    for (let round = 0; round <= effort.rounds * 2; round++) {
      const bare = await bareFetchOf(browser, lectern.origin, id);
      const barePage = await openBarePage(browser, bareLines.url.href);
      const opened = await openPage(browser, `${lectern.origin}/${id}`);
      if (round > 0) rounds.push({ bare, barePage, opened });
    }
    const used = await useLog(browser, `${lectern.origin}/${id}`);
    return [
      ...opening(rounds),
      ...using(used),
      informs("  lines of the log", (log.split("\n").length - 1).toLocaleString("en-US")),
    ];
  } finally {
    await browser.close();
    await bareLines.stop(true);
    await lectern.stop();
  }
}

interface Round {
  bare: number;
  barePage: number;
  opened: Opened;
}

const linesOfBarePage = 60;

function serveBareLines(log: string) {
  const lines = log.split("\n", linesOfBarePage).map((line, place) => {
    return `<div id="L${place + 1}">${Bun.escapeHTML(line)}</div>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><title>Lines</title><pre>${lines.join("")}</pre>`;
  return Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: () => new Response(page, { headers: { "Content-Type": "text/html" } }),
  });
}

/** From a page of the same origin that is empty but for it. */
async function bareFetchOf(browser: Browser, origin: string, id: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await Bun.sleep(settleMs);
  const took = (await page.evaluate(bareFetch(`/raw/${id}`))) as number;
  await context.close();
  return took;
}

function opening(rounds: Round[]): Measure[] {
  // The browser does not tell of a line that gave way to the viewer before it came to tell: such rounds do not count here.
  const measured = rounds.filter(({ opened }) => Number.isFinite(opened.firstLinesMs));
  const first = measured.map(({ bare, opened }) => opened.firstLinesMs / bare);
  const ready = rounds.map(({ bare, opened }) => opened.readyMs / bare);
  const heap = rounds.map(({ opened }) => opened.heapBytes);
  return [
    aimsFor(
      "first lines visible, of a bare fetch",
      spread(first, ratio),
      `<= ${targets.firstLines}`,
      median(first) <= targets.firstLines,
    ),
    aimsFor(
      "all of it usable, of a bare fetch",
      spread(ready, ratio),
      `<= ${targets.ready}`,
      median(ready) <= targets.ready,
    ),
    informs(
      "  bare fetch().text()",
      spread(
        rounds.map(({ bare }) => bare),
        ms,
      ),
    ),
    informs(
      "  the same lines in a page without anything else",
      spread(rounds.map(({ barePage }) => barePage).filter(Number.isFinite), ms),
    ),
    informs(
      "  first lines visible",
      spread(
        measured.map(({ opened }) => opened.firstLinesMs),
        ms,
      ),
    ),
    informs(
      "  what went wrong visible beside them",
      spread(rounds.map(({ opened }) => opened.findingsMs).filter(Number.isFinite), ms),
    ),
    informs("  rounds in which the browser told of them", `${measured.length} of ${rounds.length}`),
    informs(
      "  text loaded",
      spread(
        rounds.map(({ opened }) => opened.loadedMs),
        ms,
      ),
    ),
    informs(
      "  all of it usable",
      spread(
        rounds.map(({ opened }) => opened.readyMs),
        ms,
      ),
    ),
    aimsFor("JavaScript heap when usable", spread(heap, mebibytes), "< 200 MiB", Math.max(...heap) < targets.heapBytes),
  ];
}

function using({ actions, searches, longestTaskMs, heapBytes, steps }: Used): Measure[] {
  const slowest = Math.max(...Object.values(actions));
  const slowestSearch = Math.max(...Object.values(searches));
  return [
    aimsFor("slowest jump or filter", ms(slowest), `< ${targets.actionMs} ms`, slowest < targets.actionMs),
    ...Object.entries(actions).map(([name, took]) => informs(`  ${name}`, ms(took))),
    aimsFor("slowest search", ms(slowestSearch), `< ${targets.searchMs} ms`, slowestSearch < targets.searchMs),
    ...Object.entries(searches).map(([name, took]) => informs(`  ${name}`, ms(took))),
    aimsFor(
      "longest task while scrolling",
      ms(longestTaskMs),
      `< ${targets.longTaskMs} ms`,
      longestTaskMs < targets.longTaskMs,
    ),
    informs("  steps from top to bottom", String(steps)),
    aimsFor("JavaScript heap after all of that", mebibytes(heapBytes), "< 200 MiB", heapBytes < targets.heapBytes),
  ];
}

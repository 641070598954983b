import { beforeAll, describe, expect, test } from "bun:test";
import { Lines } from "../../src/analysis/text/lines.ts";
import { indexLog } from "../../src/line-index/index-log.ts";
import { packIndex } from "../../src/line-index/packed-index.ts";
import { statsOf } from "../support/app-under-test.ts";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady, withPage } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { drawnNumbers, drawnRows, isInSight, lookOf, shortLine, textOfLine } from "../support/log-viewer.ts";
import { moddedServerLog, pluginServerLog } from "./log-samples.ts";

describe.if(browserPath !== null)("a log's page in a real browser", () => {
  const site = siteInBrowser();
  const modded = moddedServerLog();
  const long = pluginServerLog(4000);
  const tall = { viewport: { width: 1280, height: 2200 } };
  let moddedId: string;
  let longId: string;
  beforeAll(async () => {
    moddedId = (await site.shareExplained(modded.text, "latest.log")).id;
    longId = (await site.shareExplained(long.text, "server.log")).id;
  });

  test("tells all that matters without JavaScript", async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.app.url}/${longId}`);
      expect(await page.title()).toContain("WorldGuard");
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Paper 1.20.4 server log");
      expect(await page.locator(".facts").textContent()).toMatch(/Minecraft1\.20\.4.*Lines4,000/);
      const card = page.locator(".finding").first();
      expect(await card.getByRole("heading", { level: 3 }).textContent()).toContain(
        "WorldGuard cannot load: WorldEdit is not installed.",
      );
      expect(await page.locator(".strip").textContent()).toContain("Minecraft 1.20.4");
      expect(await card.getByRole("list", { name: "What to do" }).textContent()).toContain(
        "Put WorldEdit into the plugins folder",
      );
      const note = (await page.locator(".note").textContent()) ?? "";
      const shown = Number(/The first ([\d,]+) of 4,000 lines/.exec(note)![1]!.replace(",", ""));
      expect(shown).toBeGreaterThanOrEqual(100);
      expect(await page.getByRole("link", { name: "See the whole log" }).getAttribute("href")).toBe(`/raw/${longId}`);
      expect(await page.locator(`#L${shown}`).textContent()).toBe(`${long.lines[shown - 1]}\n`);
      expect(await page.locator(`#L${shown + 1}`).count()).toBe(0);
      // What would need a script is not offered.
      expect(await page.getByRole("toolbar").count()).toBe(0);
      expect(await page.getByRole("button").count()).toBe(1);
      expect(await page.getByRole("button").textContent()).toBe("Compare");

      const at = long.at("finding") + 1;
      await card.getByRole("link", { name: `Line ${at}` }).click();
      expect(page.url()).toEndWith(`#L${at}`);
      expect(await page.locator(".lines :target").textContent()).toBe(`${long.lines[at - 1]}\n`);
    });
  });

  test("says in its head what chats show of a link", async () => {
    const url = `${site.app.url}/${longId}`;
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(url);
      const metas = await page
        .locator("meta[content]")
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute("property") ?? one.getAttribute("name"), one.getAttribute("content")]),
        );
      const title = await page.locator("h1 bdi").textContent();
      const answer = await site.app.get(`/api/insights/${longId}`);
      const [{ message }] = ((await answer.json()) as { findings: [{ message: string }] }).findings;
      expect(Object.fromEntries(metas)).toMatchObject({
        "og:type": "article",
        "og:title": title,
        "og:description": message,
        "og:url": url,
        "og:image": `${url}.png`,
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": message,
        "twitter:image": `${url}.png`,
        robots: "noindex",
      });
    });
  });

  test("has all of the log, to its last line, under the log's own numbers", async () => {
    await site.visitLog(longId, async (page) => {
      await page.getByText("of 4,000 lines.").waitFor({ state: "hidden" });
      expect(await textOfLine(page, 1)).toBe(shortLine(long.lines[0]!));
      await page.keyboard.press("G");
      await eventually(() => isInSight(page, 4000), true);
      for (const { number, text } of await drawnRows(page))
        expect(text).toBe(shortLine(long.lines[Number(number) - 1]!));
    });
  });

  test("counts one view, although its script loads the log, too", async () => {
    const { id } = await site.shareExplained(pluginServerLog(1500).text);
    await site.visitLog(id, async () => {
      expect(await statsOf(site.app, id)).toMatchObject({ views: 1, uniqueViews: 1 });
    });
  });

  test("shows levels and colour codes as colours, and what cannot be seen as markers", async () => {
    await site.visitLog(
      moddedId,
      async (page) => {
        const { plain, ...looks } = {
          plain: await lookOf(page, "plain words"),
          red: await lookOf(page, "red words"),
          green: await lookOf(page, "green words"),
          warning: await lookOf(page, "Can't keep up!"),
          error: await lookOf(page, "has no oil"),
          debug: await lookOf(page, "Handshake"),
        };
        expect(new Set([plain, ...Object.values(looks)]).size).toBe(6);
        expect(await textOfLine(page, modded.at("coloured"))).toEndWith(" red words and green words and plain words");

        expect(await textOfLine(page, modded.at("unseen"))).toEndWith(" bell • and override •esrever• end");
        const markers = page.locator(".row-text", { hasText: "override" }).locator(".unseen-marker");
        expect(await markers.evaluateAll((all) => all.map((marker) => marker.getAttribute("title")))).toEqual([
          "U+0007",
          "U+202E",
          "U+202C",
        ]);
      },
      "",
      tall,
    );
  });

  test("folds stack traces to their first and own frames, and repetitions with their count", async () => {
    await site.visitLog(
      moddedId,
      async (page) => {
        const trace = modded.at("trace");
        const numbers = await drawnNumbers(page);
        const from = numbers.indexOf(String(modded.at("repeated")));
        const shown = [modded.at("repeated"), trace, trace + 1, trace + 2, trace + 3, trace + 10, trace + 16].map(
          String,
        );
        expect(numbers.slice(from, from + shown.length)).toEqual(shown);
        expect(await textOfLine(page, trace + 10)).toContain("com.example.lamplights.LampBlock.light");

        await page.getByRole("button", { name: "repeated, 25 times in all" }).click();
        await eventually(
          () => textOfLine(page, modded.at("repeated") + 24),
          shortLine(modded.lines[modded.at("repeated") + 23]!),
        );
        await page.getByRole("button", { name: "6 frames of Minecraft" }).click();
        await eventually(() => textOfLine(page, trace + 4), shortLine(modded.lines[trace + 3]!));
        expect(await page.getByRole("button", { name: "5 frames of Minecraft" }).count()).toBe(1);
      },
      "",
      tall,
    );
  });

  test("does not move while the rest of the log arrives", async () => {
    await site.visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.addInitScript(
        `window.moved = 0;
        new PerformanceObserver((list) => { for (const { value } of list.getEntries()) moved += value; })
          .observe({ type: "layout-shift", buffered: true });`,
      );
      await page.goto(`${site.app.url}/${moddedId}`);
      await untilReady(page);
      expect(await inPage<number>(page, "return moved;")).toBeLessThan(0.01);
    });
  });

  test("shows its first lines, and what is around them when they are on the screen", async () => {
    await site.visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.addInitScript(
        `addEventListener("DOMContentLoaded", () => {
          const lookOf = (selector) => getComputedStyle(document.querySelector(selector)).contentVisibility;
          window.first = ["#L1", "#panel h1", "nav"].map(lookOf);
        });`,
      );
      await page.goto(`${site.app.url}/${moddedId}`);
      await page.locator("nav a").first().waitFor();
      expect(await inPage<string[]>(page, "return first;")).toEqual(["visible", "hidden", "hidden"]);
      await untilReady(page);
      expect(await page.locator("#tools").isVisible()).toBe(true);
      expect(await page.locator(".facts a").first().isVisible()).toBe(true);
    });
  });

  test("shows all that the server wrote where no script of it may run, though others may", async () => {
    await withPage(site.browser, site.app, { viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.route(`**/${moddedId}`, async (route) => {
        const answer = await route.fetch();
        const headers = { ...answer.headers(), "content-security-policy": "script-src 'none'" };
        await route.fulfill({ response: answer, headers });
      });
      await page.goto(`${site.app.url}/${moddedId}`);
      await eventually(() => inPage(page, "return document.querySelector('nav a').checkVisibility();"), true);
      expect(await inPage<boolean>(page, "return document.body.classList.contains('opening');")).toBe(true);
      expect(await page.locator("#L1").isVisible()).toBe(true);
    });
  });

  test("of a large log is the same whether the server tells of its lines or not", async () => {
    const { id } = await site.shareExplained(pluginServerLog(12_000).text);
    const seen: string[][] = [];
    const answers: [fulfil: { status: number; body?: Buffer } | null][] = [
      [null],
      [{ status: 503 }],
      [{ status: 200, body: Buffer.from("something else") }],
      // The index of another log.
      [{ status: 200, body: Buffer.from(packIndex(indexLog(new Lines("one line\n")))) }],
    ];
    for (const [fulfil] of answers) {
      await withPage(site.browser, site.app, {}, async (page) => {
        let asked = 0;
        await page.route("**/lines/*", (route) => {
          asked++;
          return fulfil ? route.fulfill(fulfil) : route.continue();
        });
        await page.goto(`${site.app.url}/${id}`);
        await untilReady(page);
        expect(asked).toBe(1);
        const all = (await drawnNumbers(page)).length;
        await page.locator("#level-info").click();
        await eventually(async () => (await drawnNumbers(page)).length < all, true);
        seen.push([...(await drawnNumbers(page)), (await page.locator("#tools").textContent()) ?? ""]);
      });
    }
    expect(seen[0]!.length).toBeGreaterThan(1);
    for (const other of seen) expect(other).toEqual(seen[0]!);
  });

  test("says so when the whole log cannot be loaded, and keeps its beginning", async () => {
    await withPage(site.browser, site.app, {}, async (page) => {
      await page.route("**/content/*", (route) => route.abort());
      await page.goto(`${site.app.url}/${longId}`);
      await page.getByRole("alert").getByText("could not be loaded").waitFor();
      expect(await page.locator("#L100").isVisible()).toBe(true);
      expect(await page.getByRole("link", { name: "See the whole log" }).isVisible()).toBe(true);
    });
  });
});

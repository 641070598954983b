import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { addressOf, isInSight, markedLines } from "../support/log-viewer.ts";
import { moddedServerLog, SampleLog } from "./log-samples.ts";

/** A mod that fails again and again, in code of its own and of another. */
function failingLog(): SampleLog {
  const log = new SampleLog();
  for (const line of moddedServerLog().lines.slice(0, 8)) log.add(line);
  for (let time = 0; time < 3; time++) {
    for (let night = 0; night < 60; night++) log.info("Server thread", "minecraft/Main", `Night ${night} passes`);
    log.mark(`failure ${time}`);
    log.write("ERROR", "Worker-Main-1", "minecraft/ChunkMap", "Chunk file at [3, 4] is missing level data, skipping");
  }
  log.mark("trace");
  log.write("ERROR", "Server thread", "lamplights/Lamps", "A lamp could not be lit");
  log.add("java.lang.IllegalStateException: The lamp has no oil");
  for (const [frame, owner] of [
    ["LampBlock.light", "lamplights"],
    ["LampBlock.burn", "lamplights"],
    ["Cogwheel.turn", "create"],
    ["LampBlock.smoke", "lamplights"],
  ]) {
    const [name] = frame!.split(".");
    log.add(
      `\tat com.example.${owner}.very.deep.packages.${frame}(${name}OfTheLighthouse.java:88) ~[${owner}-2.0.jar:2.0]`,
    );
  }
  return log;
}

describe.if(browserPath !== null)("what is wrong with a log, in a real browser", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  const failing = failingLog();
  let id: string;
  let failingId: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
    failingId = (await site.shareExplained(failing.text, "latest.log")).id;
  });
  const open = (of: string, use: (page: Page) => Promise<void>, address = "", width = 1280) =>
    site.visit({ viewport: { width, height: 800 } }, async (page) => {
      await page.goto(`${site.app.url}/${of}${address}`);
      await untilReady(page);
      await use(page);
    });
  const focused = (page: Page) => inPage<string>(page, "return document.activeElement.className;");

  for (const width of [1280, 390]) {
    test(`a problem that is opened leads the log to its line, and nothing else moves: ${width} pixels wide`, async () => {
      const lead = (page: Page) => page.locator(".lead-line .line-number").allTextContents();
      await open(
        id,
        async (page) => {
          const card = page.locator(".finding-summary").first();
          expect(await lead(page)).not.toEqual([String(log.at("repeated"))]);
          await card.focus();
          const top = await inPage<number>(page, "return scrollY;");
          await page.keyboard.press("Enter");
          await eventually(() => lead(page), [String(log.at("repeated"))]);
          expect(await focused(page)).toBe("finding-summary");
          expect(await inPage<number>(page, "return scrollY;")).toBe(top);
          expect(addressOf(page)).toBe("");
          expect(await page.locator('.finding[aria-current="true"] .finding-summary').count()).toBe(1);
        },
        "",
        width,
      );
    });
  }

  test("a problem that is opened does not lead away from lines that an address names", async () => {
    await open(
      id,
      async (page) => {
        await page.locator(".finding-summary").first().click();
        await page.locator(".finding details[open]").first().waitFor();
        expect(await markedLines(page)).toEqual(["5"]);
        expect(await isInSight(page, 5)).toBe(true);
      },
      "#L5",
    );
  });

  test("buttons walk through all places of a problem, around the ends", async () => {
    await open(failingId, async (page) => {
      const card = page.locator(".finding", { has: page.locator(".place-step") }).first();
      const fold = card.locator("summary").first();
      await fold.click();
      const next = card.getByRole("button", { name: "Next place" });
      const places = [0, 1, 2].map((time) => failing.at(`failure ${time}`));
      await next.click();
      const [first] = await markedLines(page);
      const from = places.indexOf(Number(first));
      expect(from).not.toBe(-1);
      for (const step of [1, 2, 3]) {
        await next.click();
        const at = (from + step) % places.length;
        await eventually(() => markedLines(page), [String(places[at])]);
        expect(await card.locator(".place-now").textContent()).toBe(`${at + 1} of 3`);
      }
      await card.getByRole("button", { name: "Previous place" }).click();
      await eventually(() => markedLines(page), [String(places[(from + 2) % places.length])]);
      expect(await focused(page)).toContain("place-step");
    });
  });

  test("the note on where the log was opened leaves by itself, unless somebody points at it", async () => {
    await open(id, async (page) => {
      const note = page.locator(".opened-at");
      const animations = () =>
        inPage<number>(page, 'return document.querySelector(".opened-at").getAnimations().length;');
      await note.hover();
      expect(await animations()).toBe(0);
      await page.mouse.move(5, 5);
      await eventually(animations, 1);
      await inPage(page, 'document.querySelector(".opened-at").getAnimations()[0].finish();');
      await note.waitFor({ state: "detached" });
    });
  });

  test("whose code it is stands where that changes, and a file is not broken from its line", async () => {
    const at = failing.at("trace");
    await open(
      failingId,
      async (page) => {
        await page.locator(".owner").first().waitFor();
        const owners = await inPage<(string | null)[]>(
          page,
          `return [...document.querySelectorAll(".own-frame .row-text")].map((row) => row.querySelector(".owner")?.textContent ?? null);`,
        );
        expect(owners).toEqual(["Lamp Lights", null, "Create", "Lamp Lights"]);
        const lines = await inPage<number[]>(
          page,
          `return [...document.querySelectorAll(".own-frame .frame-place")].map((place) => place.getClientRects().length);`,
        );
        expect(lines).toEqual([1, 1, 1, 1]);
      },
      `#L${at}`,
      390,
    );
  });
});

import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser } from "../support/browser-page.ts";
import { fileForm } from "../support/bundle-shares.ts";
import { accessibilityFaults, inPage } from "../support/home-visit.ts";

const mods = Array.from({ length: 40 }, (_, i) => `\t\tkettle${i}: Kettle part ${i} 1.${i}.0\n`).join("");
const frames = Array.from({ length: 30 }, (_, i) => `\tat net.minecraft.client.Game.step${i}(Game.java:${i})\n`);
const crash = (time: string) => `---- Minecraft Crash Report ----
// Tea time.

Time: 2031-02-03 ${time}
Description: Ticking entity

java.lang.IllegalStateException: The kettle boiled over
\tat net.kettlecraft.Kettle.boil(Kettle.java:41)
${frames.join("")}Caused by: java.lang.NullPointerException: Cannot invoke "Lid.close()" because "this.lid" is null
\tat net.kettlecraft.Lid.shut(Lid.java:9)

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tJava Version: 17.0.8, Eclipse Adoptium
\tMemory: 1048576 bytes (1 MiB) / 2097152 bytes (2 MiB) up to 6442450944 bytes (6144 MiB)
\tFabric Mods:
\t\tfabricloader: Fabric Loader 0.15.11
\t\tkettlecraft: Kettlecraft 1.4.2
${mods}`;

const desktop = { viewport: { width: 1440, height: 900 } } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** What somebody sees who does not scroll: in this order, from top to bottom. */
const answers = [
  "h1",
  ".strip",
  ".verdict h3",
  ".verdict .advice",
  ".verdict .quote",
  ".verdict .to-cause",
  "#share-log",
];

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

function boxesOf(page: Page, selectors: readonly string[]): Promise<Box[]> {
  return inPage<Box[]>(
    page,
    `return given.map((selector) => {
      const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect();
      return { top, bottom, left, right };
    });`,
    selectors,
  );
}

describe.if(browserPath !== null)("the first screen of a log, in a real browser", () => {
  const site = siteInBrowser();
  let id: string;
  let files: string;
  beforeAll(async () => {
    id = (await site.shareExplained(crash("04:05:06"), "crash.txt")).id;
    const answer = await site.app.post(
      fileForm([
        ["crash-2031-02-03_04.05.06-client.txt", crash("04:05:06")],
        ["crash-2031-02-03_09.15.26-client.txt", crash("09:15:26")],
        ["notes of the one who shares.txt", "the kettle is broken\n"],
      ]),
    );
    files = ((await answer.json()) as UploadAnswer).id;
    expect((await site.app.get(`/api/insights/${files}`)).status).toBe(200);
  });

  test.each([
    { ...desktop, locale: "en", colorScheme: "light" },
    { ...desktop, locale: "zh-CN", colorScheme: "dark" },
    { ...phone, locale: "en", colorScheme: "dark" },
    { ...phone, locale: "zh-CN", colorScheme: "light" },
  ] as const)("has all answers in sight: %j", async (screen) => {
    for (const one of [id, files]) {
      await site.visitLog(
        one,
        async (page) => {
          const boxes = await boxesOf(page, answers);
          for (const [place, box] of boxes.entries()) {
            expect(box.bottom).toBeLessThanOrEqual(screen.viewport.height);
            expect(box.right).toBeLessThanOrEqual(screen.viewport.width);
            if (place > 0 && answers[place] !== ".verdict .to-cause") {
              expect(box.top).toBeGreaterThanOrEqual(boxes[place - 1]!.top);
            }
          }
          const strip = (await page.locator(".strip").textContent())!;
          for (const fact of ["1.20.1", "0.15.11", "17.0.8", "6 GB", "41"]) expect(strip).toContain(fact);
          expect(await page.locator(".verdict .quote").first().textContent()).toContain('because "this.lid" is null');
          expect(await inPage<number>(page, "return document.documentElement.scrollWidth;")).toBe(
            screen.viewport.width,
          );
          const [bar, brand, theme] = await boxesOf(page, [".bar", ".brand", "#theme-switch"]);
          expect(bar!.bottom - bar!.top).toBeLessThan(60);
          expect(brand!.bottom).toBeGreaterThan(theme!.top);
        },
        "",
        screen,
      );
    }
  });

  test("is there without scripts", async () => {
    await site.visit({ javaScriptEnabled: false, ...phone }, async (page) => {
      await page.goto(`${site.app.url}/${id}`);
      const [quote] = await boxesOf(page, [".verdict .quote"]);
      expect(quote!.bottom).toBeLessThan(844);
      await page.locator("#more-actions summary").click();
      expect(await page.getByRole("link", { name: "Raw text" }).isVisible()).toBe(true);
      await page.getByRole("link", { name: "41 mods" }).click();
      expect(await page.locator("#mods summary").isVisible()).toBe(true);
    });
  });

  test("leads from each fact to what says it", async () => {
    await site.visitLog(id, async (page) => {
      await page.getByRole("link", { name: "Java 17.0.8" }).click();
      const line =
        crash("")
          .split("\n")
          .findIndex((text) => text.includes("Java Version")) + 1;
      await eventually(async () => new URL(page.url()).hash, `#L${line}`);
      expect(await page.locator("#mods-table").isVisible()).toBe(false);
      await page.getByRole("link", { name: "41 mods" }).click();
      await page.locator("#mods-table").waitFor();
    });
  });

  test("on a phone, has above the log only what is wrong, and beside it all that is known", async () => {
    const topOf = async (page: Page, selector: string) => (await boxesOf(page, [selector]))[0]!.top;
    await site.visitLog(
      id,
      async (page) => {
        expect(await topOf(page, "#facts-title")).toBeGreaterThan(await topOf(page, "#viewer"));
        await page.setViewportSize(desktop.viewport);
        await page.locator("#panel #facts-title").waitFor();
        await page.setViewportSize(phone.viewport);
        await page.locator("#log-layout > #panel-below #facts-title").waitFor();
      },
      "",
      phone,
    );
  });

  test("shares by the system's own sharing on a phone, and by a dialog where that fails", async () => {
    const shareWith = (outcome: string) =>
      `window.shared = []; navigator.share = async (what) => { shared.push(what.url); ${outcome} };`;
    await site.visitLog(
      id,
      async (page) => {
        await inPage(page, shareWith(""));
        await page.locator("#share-log").tap();
        await eventually(() => inPage<string[]>(page, "return shared;"), [`${site.app.url}/${id}`]);
        await inPage(page, shareWith('throw new DOMException("", "AbortError");'));
        await page.locator("#share-log").tap();
        await eventually(() => inPage<number>(page, "return shared.length;"), 1);
        expect(await page.getByRole("dialog").count()).toBe(0);
        await inPage(page, shareWith('throw new DOMException("", "NotAllowedError");'));
        await page.locator("#share-log").tap();
        await page.getByRole("dialog", { name: "Share this log" }).waitFor();
      },
      "?lang=en",
      phone,
    );
  });

  test("of several files has every tab within reach, and tells what another run shows", async () => {
    await site.visitLog(
      files,
      async (page) => {
        const tabs = await page.locator(".file-tab").all();
        expect(tabs).toHaveLength(3);
        for (const tab of tabs) {
          const box = (await tab.boundingBox())!;
          expect(box.x + box.width).toBeLessThanOrEqual(1280);
        }
        const ends = await page.locator(".file-tab-name bdi:last-child").allTextContents();
        expect(ends.slice(0, 2).sort()).toEqual(["04.05.06-client.txt", "09.15.26-client.txt"]);
        const others = page.locator(".findings .finding", { hasText: "Another run" });
        await others.first().locator("summary").click();
        await others
          .first()
          .getByRole("link", { name: /line \d+/ })
          .waitFor();
        expect(await page.locator(".all-times li").count()).toBe(3);
        expect(await page.locator(".all-times").textContent()).toContain("2031-02-03 04:05:06 – 09:15:26");
        expect(await accessibilityFaults(page, { colorScheme: "light", locale: "en" })).toEqual([]);
      },
      "",
      { viewport: { width: 1280, height: 800 } },
    );
  });
});

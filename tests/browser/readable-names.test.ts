import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { KeptMaps } from "../../src/mappings/kept-maps.ts";
import { MapFolder } from "../../src/mappings/map-files.ts";
import { MapLibrary } from "../../src/mappings/map-library.ts";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { accessibilityFaults, clipboard } from "../support/home-visit.ts";
import { drawnRows } from "../support/log-viewer.ts";
import { sampleTiny } from "../support/sample-mappings.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const log = `---- Minecraft Crash Report ----
// It was dark.

Time: 2026-01-15 10:30:00
Description: Ticking the tower

java.lang.IllegalStateException: No oil for net.minecraft.class_7002
\tat net.minecraft.class_7001.method_7201(class_7001.java:41)
\tat net.minecraft.class_7001$class_7003.method_7203(class_7001.java:12)

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tIs Modded: Definitely; Fabric
`;
const writtenFrame = "\tat net.minecraft.class_7001.method_7201(class_7001.java:41)";
const readableFrame = "\tat net.minecraft.world.Lantern.lightUp(Lantern.java:41)";

const maps = new KeptMaps(new MapFolder(temporaryDirectory()));
await maps.add("1.20.1", sampleTiny);
const library = new MapLibrary(maps, { fetch: null, clock: new FakeClock(), report: () => {} });
await library.sets();

describe.if(browserPath !== null)("readable names, in a real browser", () => {
  const site = siteInBrowser({ maps: library });
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log, "crash.txt")).id;
  });

  const frameLine = async (page: Page) => (await drawnRows(page)).find(({ number }) => number === "8")?.text;
  const exceptions = async (page: Page) => (await page.locator(".exceptions").first().textContent()) ?? "";
  const switchOf = (page: Page) => page.getByRole("button", { name: "Readable names" });

  test("exceptions have them from the beginning, the log when somebody wants it, and the choice is kept", async () => {
    await site.visitLog(id, async (page) => {
      await switchOf(page).waitFor();
      expect(await exceptions(page)).toContain("net.minecraft.world.Lantern.lightUp");
      expect(await exceptions(page)).toContain("No oil for net.minecraft.entity.Keeper");
      expect(await frameLine(page)).toBe(writtenFrame);
      await switchOf(page).click();
      await eventually(() => frameLine(page), readableFrame);
      expect(await switchOf(page).getAttribute("aria-pressed")).toBe("true");
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.reload();
      await untilReady(page);
      await eventually(() => frameLine(page), readableFrame);
      await switchOf(page).click();
      await eventually(() => frameLine(page), writtenFrame);
    });
  });

  test("findings are as written for those who want that", async () => {
    await site.visitLog(id, async (page) => {
      await switchOf(page).waitFor();
      await page.locator("#view-menu summary").click();
      await page.getByLabel("Readable names in findings").uncheck();
      expect(await exceptions(page)).toContain("net.minecraft.class_7001.method_7201");
    });
  });

  test("a tap shows both names, and what is copied is the log", async () => {
    await site.visitLog(
      id,
      async (page) => {
        await switchOf(page).click();
        const name = page.locator(".row .readable-name", { hasText: "lightUp" });
        await name.hover();
        expect(await name.getAttribute("title")).toBe("In the log: method_7201");
        await name.click();
        expect(await name.getAttribute("class")).toContain("with-written");
        await page.locator(".rows-scroller").focus();
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.press("ControlOrMeta+c");
        await eventually(async () => (await clipboard(page)).trimEnd(), log.trimEnd());
      },
      "",
      { permissions: ["clipboard-read", "clipboard-write"] },
    );
  });

  test("a search finds either name", async () => {
    await site.visitLog(id, async (page) => {
      await switchOf(page).waitFor();
      const count = () => page.locator("#search-count").textContent();
      await page.locator("#search").fill("lightUp");
      await eventually(count, "1 of 1");
      await page.locator("#search").fill("method_7201");
      await eventually(count, "1 of 1");
    });
  });

  test("a log without hidden names has no switch", async () => {
    const plain = await site.shareExplained("[12:00:00] [Server thread/INFO]: Done (3.141s)!\n");
    await site.visitLog(plain.id, async (page) => {
      await page.waitForLoadState("networkidle");
      expect(await switchOf(page).count()).toBe(0);
    });
  });
});

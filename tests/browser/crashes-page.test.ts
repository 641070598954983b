import { beforeAll, describe, expect, test } from "bun:test";
import type { BrowserContextOptions } from "playwright-core";
import { parseNetwork } from "../../src/http/core/ip.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { accessibilityFaults, inPage } from "../support/home-visit.ts";
import { usual } from "../support/made-up-crashes.ts";
import { faults } from "../support/made-up-faults.ts";
import { MemoryStore } from "../support/memory-store.ts";

const trustedProxies = ["127.0.0.1/32", "::1/128"].map((network) => parseNetwork(network)!);

describe.if(browserPath !== null)("the page of frequent faults, in a real browser", () => {
  const site = siteInBrowser({ store: new MemoryStore() }, { knownCrashes: "public", trustedProxies });

  beforeAll(async () => {
    for (const what of ["a lamp without its bulb", "a library that is missing"]) {
      for (let who = 1; who <= 6; who++) {
        const headers = { "X-Forwarded-For": `203.0.113.${who}`, "Content-Type": "text/plain" };
        const shared = await site.app.get("/api/upload", { method: "POST", body: faults[what]!(usual), headers });
        const { id } = (await shared.json()) as { id: string };
        await site.app.get(`/api/insights/${id}`);
      }
    }
  });

  test("says what is frequent in words, and a reader chooses with the keyboard alone", async () => {
    await site.visit({ locale: "en" }, async (page) => {
      await page.goto(`${site.app.url}/crashes`);
      const rows = page.locator(".crashes > li");
      expect(await rows.count()).toBe(2);
      expect(await page.locator(".crashes").textContent()).toContain("6 people this week");
      // What programs call it is no name for people.
      expect(await page.locator(".crashes").textContent()).not.toContain("mod-dependency-missing");
      await page.getByLabel("Mod, plugin or package").focus();
      const named = (await page.locator(".crashes h2").allTextContents()).find((one) => one.includes("hedgelib"))!;
      await page.keyboard.type(named);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/crashes?mod=*");
      expect(await rows.count()).toBe(1);
      expect(await page.getByLabel("Mod, plugin or package").inputValue()).toBe(named);
    });
  });

  const screens: BrowserContextOptions[] = [
    { colorScheme: "light", locale: "en", viewport: { width: 1440, height: 900 } },
    { colorScheme: "dark", locale: "ru", viewport: { width: 320, height: 700 } },
    { colorScheme: "light", locale: "zh-CN", viewport: { width: 390, height: 844 } },
  ];

  test.each(screens)("is for everybody: %o", async (screen) => {
    await site.visit(screen, async (page) => {
      await page.goto(`${site.app.url}/crashes`);
      expect(await accessibilityFaults(page, screen)).toEqual([]);
      expect(await inPage<number>(page, "return document.documentElement.scrollWidth;")).toBe(screen.viewport!.width);
      const [row, plot] = [page.locator(".crashes > li").first(), page.locator(".crash-plot").first()];
      const [around, drawn] = [(await row.boundingBox())!, (await plot.boundingBox())!];
      // The plot lies within its row, and covers none of its words.
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(around.x + around.width);
      const words = (await row.locator("p").last().boundingBox())!;
      expect(drawn.x >= words.x + words.width || drawn.y >= words.y + words.height).toBe(true);
    });
  });
});

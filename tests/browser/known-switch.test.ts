import { describe, expect, test } from "bun:test";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { visitHome } from "../support/home-visit.ts";

describe.if(browserPath !== null)("the switch that keeps a log out of the counts, in a real browser", () => {
  const site = siteInBrowser();

  test.each([
    ["is on, and says nothing of it", true],
    ["is off, and the upload says so", false],
  ])("%s", async (_, isCounted) => {
    await visitHome(site, async (page, complaints) => {
      await page.getByLabel("Log", { exact: true }).fill("[12:00:00] [main/INFO]: Loading Minecraft 1.20.4\n");
      const box = page.getByLabel(/^Count the fault with those of others/);
      await box.waitFor();
      expect(await box.isChecked()).toBe(true);
      if (!isCounted) await box.uncheck();
      const sent = page.waitForRequest((request) => request.url().includes("/api/upload"));
      await page.getByRole("button", { name: "Share", exact: true }).click();
      expect(new URL((await sent).url()).searchParams.get("known")).toBe(isCounted ? null : "false");
      await page.locator(".big-link a").waitFor();
      expect(complaints).toEqual([]);
    });
  });
});

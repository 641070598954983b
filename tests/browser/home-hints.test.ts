import { describe, expect, test } from "bun:test";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { inPage, visitHome } from "../support/home-visit.ts";

const log = "[12:00:01] [Server thread/INFO]: Steve[/203.0.113.77:53122] logged in with entity id 42";

describe.if(browserPath !== null)("hints of the start page", () => {
  const site = siteInBrowser();

  test("what is no log is shared all the same, after a word on it and where logs are found", async () => {
    await visitHome(site, async (page) => {
      const area = page.getByLabel("Log", { exact: true });
      const hint = page.locator("#no-log");
      await area.fill(log);
      await page.getByText("1 private item will be hidden.").waitFor();
      expect(await hint.isVisible()).toBe(false);
      await area.fill("my game crashes pls help");
      await hint.getByText("This does not look like a log.").waitFor();
      await hint.getByRole("button", { name: "Where do I find the log?" }).click();
      expect(await page.locator(".home-where").getAttribute("open")).toBe("");
      expect(await inPage<string>(page, "return document.activeElement.parentElement.className;")).toBe("home-where");
      await page.locator("#share").click();
      await page.locator(".big-link").waitFor();
    });
  });

  test("a check that takes long says what is looked for, and that nothing is sent", async () => {
    await visitHome(site, async (page) => {
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route("**/privacy-worker-*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.getByLabel("Log", { exact: true }).fill(log);
      const brief = page.locator("#privacy-brief");
      await brief.getByText("Your browser is looking for addresses, names and passwords").waitFor();
      expect(await brief.getByRole("progressbar").isVisible()).toBe(true);
      // Whoever shares meanwhile waits for the same, and is told once.
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await page.locator("#status").getByRole("progressbar").waitFor();
      expect(await page.getByRole("progressbar").count()).toBe(1);
      goOn();
      await page.locator(".big-link a").waitFor();
    });
  });

  test("a finger taps", async () => {
    for (const [hasTouch, verb] of [
      [true, "Tap"],
      [false, "Click"],
    ] as const) {
      await visitHome(
        site,
        async (page) => {
          await page.getByLabel("Log", { exact: true }).fill(log);
          await page.getByText(`${verb} a marked text to hide or show only that one.`).waitFor({ state: "attached" });
        },
        { viewport: { width: 390, height: 844 }, hasTouch, isMobile: hasTouch },
      );
    }
  });
});

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { inPage, pasteText, visitHome } from "../support/home-visit.ts";

const log = [
  "[12:00:01] [Server thread/INFO]: Steve[/203.0.113.77:53122] logged in with entity id 42",
  "[12:00:02] [main/INFO]: Loading from C:\\Users\\hannah\\AppData\\Roaming\\.minecraft\\mods\\sodium.jar",
  "[12:00:03] [main/INFO]: write to hannah.brook@post-office.org",
  "seen 5.9.12.44",
].join("\n");

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe.if(browserPath !== null)("the start page on a phone", () => {
  const site = siteInBrowser();

  /** Whether all of it can be seen without scrolling, with nothing on top of it. */
  const inSight = (page: Page, selector: string) =>
    inPage<boolean>(
      page,
      `const { left, right, top, bottom } = document.querySelector(given).getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, top + 2);
      return top >= 0 && bottom <= innerHeight && document.querySelector(given).contains(hit);`,
      selector,
    );

  test("has boxes of what is hidden of players beside their words", async () => {
    await visitHome(
      site,
      async (page) => {
        await page.getByLabel("Log", { exact: true }).focus();
        await pasteText(page, log);
        const boxes = page.locator(".players input");
        await boxes.first().waitFor();
        for (const box of await boxes.all()) {
          const [own, label] = [(await box.boundingBox())!, (await box.locator("..").boundingBox())!];
          expect(own.width).toBeLessThan(24);
          expect(own.x - label.x).toBeLessThan(8);
        }
      },
      phone,
    );
  });

  test("tells beside the button what the check found, and leads there", async () => {
    await visitHome(
      site,
      async (page, complaints) => {
        await page.getByLabel("Log", { exact: true }).focus();
        await pasteText(page, log);
        const brief = page.locator("#privacy-brief");
        await brief
          .getByText("3 private items will be hidden. 1 number may be an address or a version: please decide.")
          .waitFor();
        expect(await inSight(page, "#privacy-brief")).toBe(true);
        expect(await inSight(page, ".privacy-title")).toBe(false);
        await brief.getByRole("button", { name: "Look at them" }).click();
        expect(await inSight(page, ".privacy-title")).toBe(true);
        // From here the next stop is the first switch.
        await page.keyboard.press("Tab");
        expect(await inPage<string>(page, "return document.activeElement.id;")).toBe("mask-ipv4");
        await page.keyboard.press("Space");
        await brief.getByText("2 private items will be hidden. 1 private item stays readable.").waitFor();
        expect(await inSight(page, "#privacy-brief")).toBe(true);
        expect(complaints).toEqual([]);
      },
      phone,
    );
  });

  test("says beside the button that nothing was found, or that nobody could look", async () => {
    await visitHome(
      site,
      async (page) => {
        const brief = page.locator("#privacy-brief");
        expect(await brief.isVisible()).toBe(false);
        await page.getByLabel("Log", { exact: true }).fill("nothing to hide");
        await brief.getByText("Nothing private found.").waitFor();
        expect(await brief.getByRole("button").count()).toBe(0);
        await page.route("**/privacy-worker-*.js", (route) => route.abort());
        await page.reload();
        await brief.getByText("The check for private data failed.").waitFor();
        await brief.getByRole("button").click();
        expect(await inSight(page, ".privacy-failed")).toBe(true);
      },
      phone,
    );
  });
});

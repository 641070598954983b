import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser, untilReady } from "../support/browser-page.ts";
import { accessibilityFaults, inPage } from "../support/home-visit.ts";

const missing = `[08:15:01] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6
[08:15:02] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
More details:
\t - Mod 'Teapots & More' (teapots) 2.1.0 requires any version of kettlelib, which is missing!
\tat net.fabricmc.loader.impl.FabricLoaderImpl.load(FabricLoaderImpl.java:195)
`;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const narrow = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;

describe.if(browserPath !== null)("the ways on from a page", () => {
  const site = siteInBrowser();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(missing, "latest.log")).id;
  });

  test.each([
    { ...desktop, locale: "en" },
    { ...phone, locale: "en" },
    { ...phone, locale: "zh-CN" },
    { ...narrow, locale: "zh-CN" },
  ] as const)("stand in one row above every page: %j", async (screen) => {
    await site.visit(screen, async (page) => {
      for (const path of ["/", `/${id}`, "/docs", "/privacy", `/${id}.md`]) {
        await page.goto(site.app.url + path);
        if (path === `/${id}`) await untilReady(page);
        const tops = await inPage<number[]>(
          page,
          `return [...document.querySelectorAll(".brand, .bar nav > *")]
            .filter((one) => one.checkVisibility())
            .map((one) => { const { top, height } = one.getBoundingClientRect(); return Math.round(top + height / 2); });`,
        );
        expect({ path, isOneRow: Math.max(...tops) - Math.min(...tops) <= 3 }).toEqual({ path, isOneRow: true });
        const width = await inPage<number>(page, "return document.documentElement.scrollWidth;");
        expect({ path, width }).toEqual({ path, width: screen.viewport.width });
        // On a phone they stand in a menu that says so.
        const menu = page.locator(".bar-menu > summary");
        const isPhone = screen.viewport.width < 480;
        expect({ path, hasMenu: await menu.isVisible() }).toEqual({ path, hasMenu: isPhone });
        if (isPhone) await menu.click();
        if (isPhone) await page.locator(".bar-menu .sheet").waitFor();
        const shown = async (href: string) =>
          (await page.locator(`.bar a[href="${href}"]`).filter({ visible: true }).count()) === 1;
        expect({ path, myLogs: await shown("/#my-logs") }).toEqual({ path, myLogs: true });
        expect({ path, docs: await shown("/docs") }).toEqual({ path, docs: path !== "/docs" });
      }
    });
  });

  test("lead to My logs, whatever is in it, and to the example", async () => {
    await site.visit(desktop, async (page) => {
      await page.goto(`${site.app.url}/docs`);
      await page.getByRole("link", { name: "My logs" }).click();
      await page.getByText("What you share from this browser is listed here.").waitFor();
      await page.locator("#my-logs-fold > summary").click();
      await page.goto(`${site.app.url}/privacy`);
      await page.getByRole("link", { name: "Example" }).click();
      await page.waitForURL("**/ExampLeRun");
    });
  });

  test("lead from what is missing to where it is found, and load nothing from there", async () => {
    await site.visitLog(id, async (page) => {
      const links = page.locator(".verdict .links-away a");
      expect(await links.allTextContents()).toEqual(["Modrinth", "CurseForge"]);
      const [href, rel] = await inPage<[string, string]>(
        page,
        `const link = document.querySelector(".verdict .links-away a"); return [link.href, link.rel];`,
      );
      expect(href).toBe("https://modrinth.com/mods?q=kettlelib&g=categories%3Afabric&v=1.20.1");
      expect(rel).toBe("noopener noreferrer nofollow");
    });
  });

  test("lead from a summary to its Markdown and back to the log", async () => {
    await site.visitLog(id, async (page) => {
      await page.locator("#more-actions summary").click();
      await page.getByRole("link", { name: "Summary" }).click();
      await page.getByRole("heading", { name: "What went wrong" }).waitFor();
      expect(await accessibilityFaults(page, desktop)).toEqual([]);
      const markdown = page.getByRole("link", { name: "Markdown" });
      expect(await (await site.app.get((await markdown.getAttribute("href"))!)).text()).toStartWith("# Fabric 1.20.1");
      await page.getByRole("link", { name: "Open the log" }).click();
      await untilReady(page);
    });
  });

  test("offer to compare a log with those that were shared before", async () => {
    const others = await Promise.all(["a.log", "b.log"].map((name) => site.app.upload(missing, name)));
    const list = [...others, { id, url: `${site.app.url}/${id}` }].map(({ id, url }, at) => ({
      id,
      url,
      name: `${at}.log`,
      at: "2031-02-03T04:05:06.000Z",
      headline: at === 0 ? "A teapot is missing" : "",
      token: "",
    }));
    await site.visit(desktop, async (page) => {
      await page.goto(`${site.app.url}/`);
      await inPage(page, "localStorage['lectern.my-logs'] = JSON.stringify(given);", list);
      await page.goto(`${site.app.url}/${id}`);
      await untilReady(page);
      const offered = page.locator(".my-comparisons a");
      await offered.nth(1).waitFor();
      expect(await offered.allTextContents()).toEqual(["A teapot is missing", "1.log"]);
      await offered.first().click();
      await page.waitForURL(`**/compare/${id}/${others[0]!.id}`);
    });
  });

  test("copy for a chat what somebody has to know, and the link", async () => {
    await site.visitLog(id, async (page: Page) => {
      await page.getByRole("button", { name: "Copy for chat" }).click();
      const text = await inPage<string>(page, "return navigator.clipboard.readText();");
      expect(text).toMatch(/^\*\*.*kettlelib.*\*\*\n/);
      expect(text).toContain("\nLine 5: `");
      expect(text).toEndWith(`\n<${site.app.url}/${id}>`);
    });
  });
});

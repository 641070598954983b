import { describe, expect, test } from "bun:test";
import type { BrowserContextOptions } from "playwright-core";
import { logOf } from "../support/app-under-test.ts";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, withPage } from "../support/browser-page.ts";
import { accessibilityFaults, clipboard, idIn, inPage } from "../support/home-visit.ts";

describe.if(browserPath !== null)("the reference page in a real browser", () => {
  const site = siteInBrowser();

  const screens: BrowserContextOptions[] = [
    { colorScheme: "light", locale: "en", viewport: { width: 1280, height: 800 } },
    { colorScheme: "dark", locale: "zh-CN", viewport: { width: 1280, height: 800 } },
    { colorScheme: "dark", locale: "en", viewport: { width: 375, height: 800 } },
    { colorScheme: "light", locale: "zh-CN", viewport: { width: 375, height: 800 } },
  ];

  test.each(screens)("is for everybody: %o", async (screen) => {
    await site.visit({ ...screen, reducedMotion: "reduce" }, async (page) => {
      await page.goto(`${site.app.url}/docs`);
      await page.locator("[role=tab]").first().waitFor();
      const check = async (state: string) => {
        expect({ state, faults: await accessibilityFaults(page, screen) }).toEqual({ state, faults: [] });
        const width = await inPage<number>(page, "return document.documentElement.scrollWidth;");
        expect({ state, fits: width <= screen.viewport!.width }).toEqual({ state, fits: true });
      };
      // One of each kind: the others are made the same way, and checking all of them takes a minute.
      await inPage(
        page,
        `const folds = "#uploadLog details, #getInsights details, #mclogsDelete details, .docs-nav details";
          for (const fold of document.querySelectorAll(folds)) fold.open = true;
          // What is out of sight is laid out when it comes near. Here all of it is measured.
          for (const one of document.querySelectorAll(".docs-operation")) one.style.contentVisibility = "visible";`,
      );
      await page.locator("#uploadLog form button[type=submit]").click();
      await page.locator("#uploadLog .docs-result pre").last().waitFor();
      await check("unfolded, and with an answer");
    });
  });

  test("an operation is tried: the log is shared, and its id is ready for the next one", async () => {
    await site.visit({ locale: "en" }, async (page) => {
      await page.goto(`${site.app.url}/docs#uploadLog`);
      const upload = page.locator("#uploadLog");
      await upload.getByText("Try it").click();
      await upload.getByLabel("The body", { exact: true }).fill('{"content":"tried by hand","name":"tried.log"}');
      await upload.getByRole("button", { name: "Send" }).click();
      await upload.getByRole("status").filter({ hasText: "200 OK" }).waitFor();
      const answer = JSON.parse((await upload.locator(".docs-result > pre").textContent())!) as { id: string };
      expect(await logOf(site.app, answer.id)).toMatchObject({ content: "tried by hand", name: "tried.log" });
      expect(await upload.locator(".docs-result details pre").textContent()).toContain(
        "content-type: application/json",
      );

      const read = page.locator("#getRaw");
      await read.getByText("Try it").click();
      expect(await read.getByLabel("id The id of the log.").inputValue()).toBe(answer.id);
      await read.getByRole("button", { name: "Send" }).click();
      await read.getByRole("status").filter({ hasText: "200 OK" }).waitFor();
      expect(await read.locator(".docs-result > pre").textContent()).toBe("tried by hand");
    });
  });

  test("every type of body can be sent, with the sample that the page gives", async () => {
    await site.visit({ locale: "en" }, async (page) => {
      await page.goto(`${site.app.url}/docs`);
      const upload = page.locator("#uploadLog");
      await upload.getByText("Try it").click();
      const types = await upload.locator('select[name="type"] option').allTextContents();
      expect(types).toHaveLength(5);
      for (const type of types) {
        await upload.getByLabel("Type of the body").selectOption(type);
        await upload.getByRole("button", { name: "Send" }).click();
        await upload.locator(".docs-result > pre").waitFor();
        const { url } = JSON.parse((await upload.locator(".docs-result > pre").textContent())!) as { url: string };
        const { content, name } = await logOf(site.app, idIn(url));
        expect({ type, isSample: content.startsWith("[12:00:00] [Server thread/INFO]: Done") }).toEqual({
          type,
          isSample: true,
        });
        if (type === "multipart/form-data") expect(name).toBe("latest.log");
      }
    });
  });

  test("nothing moves on a phone when the script comes after the page was painted", async () => {
    await site.visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, async (page) => {
      await page.route(/\/assets\/docs[\w-]*\.js/, async (route) => {
        const paints = "return performance.getEntriesByName('first-contentful-paint').length;";
        await eventually(() => inPage<number>(page, paints), 1);
        await route.continue();
      });
      await page.addInitScript(`
        window.moved = 0;
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) window.moved += value;
        }).observe({ type: "layout-shift", buffered: true });
      `);
      await page.goto(`${site.app.url}/docs`);
      await page.locator(".docs-nav > details[data-settled]").waitFor();
      const moved = await inPage<number>(
        page,
        `for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        return window.moved;`,
      );
      expect(moved).toBeLessThan(0.02);
      await page.locator(".docs-nav summary").click();
      expect(await page.locator(".docs-nav a").first().isVisible()).toBe(true);
    });
  });

  test("errors are shown as they are", async () => {
    await withPage(site.browser, site.app, { locale: "en" }, async (page) => {
      await page.goto(`${site.app.url}/docs`);
      const read = page.locator("#getLog");
      await read.getByText("Try it").click();
      await read.getByLabel("id The id of the log.").fill("<img src=x onerror=alert(1)>");
      await read.getByRole("button", { name: "Send" }).click();
      await read.getByRole("status").filter({ hasText: "404" }).waitFor();
      expect(await read.locator(".docs-result > pre").textContent()).toContain('"code": 404');
    });
  });

  test("a language is chosen once for all examples, by pointer or keys, and remembered", async () => {
    await site.visit({ locale: "en" }, async (page) => {
      const shown = () => page.locator('[role="tab"][aria-selected="true"]').allTextContents();
      await page.goto(`${site.app.url}/docs`);
      await page.locator("#uploadLog").getByRole("tab", { name: "Python" }).first().click();
      expect(new Set(await shown())).toEqual(new Set(["Python"]));
      await page.keyboard.press("ArrowRight");
      expect(new Set(await shown())).toEqual(new Set(["Java"]));
      expect(await inPage<string>(page, "return document.activeElement.textContent;")).toBe("Java");
      await page.reload();
      await eventually(async () => [...new Set(await shown())], ["Java"]);
    });
  });

  test("an example is copied as it stands", async () => {
    await site.visit({ locale: "en" }, async (page) => {
      await page.goto(`${site.app.url}/docs`);
      await page.locator("#getStats").getByRole("button", { name: "Copy" }).first().click();
      await page.locator("#getStats").getByRole("button", { name: "Copied" }).waitFor();
      expect(await clipboard(page)).toBe(`curl '${site.app.url}/api/stats/7Kd3mPq9Xw'`);
    });
  });

  test("without JavaScript everything can be read, and no form pretends to work", async () => {
    await site.visit({ locale: "en", javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.app.url}/docs`);
      await page.locator("#uploadLog").getByText("Python", { exact: true }).first().click();
      expect(await page.locator('#uploadLog [data-language="python"] pre').first().isVisible()).toBe(true);
      await page.locator("#uploadLog").getByText("Answers", { exact: true }).click();
      expect(await page.locator("#uploadLog").getByText("The log is larger than the limit.").isVisible()).toBe(true);
      expect(await page.locator("#uploadLog").getByText("Try it").isVisible()).toBe(false);
    });
  });
});

import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, switchLanguage, untilReady, withPage } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { addressOf, markedLines } from "../support/log-viewer.ts";
import { moddedServerLog } from "./log-samples.ts";

describe.if(browserPath !== null)("the languages of a log's page", () => {
  const site = siteInBrowser();
  const log = moddedServerLog();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(log.text, "latest.log")).id;
  });

  const language = (page: Page) => inPage<string>(page, "return document.documentElement.lang;");

  test("the switch leads to the same view in the other language, and is remembered", async () => {
    const address = "?q=joined&hide=debug&thread=Server+thread&wrap=0#L100-L102";
    await site.visitLog(
      id,
      async (page) => {
        await switchLanguage(page, "简体中文");
        await page.getByRole("searchbox", { name: "在日志中搜索" }).waitFor();
        await untilReady(page);
        await eventually(async () => addressOf(page), address);
        expect(await page.locator("#search-count").textContent()).toBe("300 处匹配");
        expect(await markedLines(page)).toEqual(["100", "101", "102"]);
        const cookies = await page.context().cookies();
        expect(cookies.map(({ name, value }) => [name, value])).toEqual([["lang", "zh-CN"]]);
        await page.goto(`${site.app.url}/`);
        expect(await language(page)).toBe("zh-CN");
        await page.goto(`${site.app.url}/${id}`);
        expect(await language(page)).toBe("zh-CN");
      },
      address,
    );
  });

  test.each([
    ["en", "Asia/Shanghai", "China Standard Time"],
    ["zh-CN", "Asia/Shanghai", "中国标准时间"],
    ["en", "America/St_Johns", "Newfoundland"],
  ])("in %s, times are those of %s, and what they are in UTC is said, too", async (locale, timezoneId, zone) => {
    await site.visitLog(
      id,
      async (page) => {
        const time = page.locator(".file-line time");
        const at = new Date((await time.getAttribute("datetime"))!);
        const options = { dateStyle: "medium", timeStyle: "short", timeZone: timezoneId } as const;
        const plain = (text: string | null) => text?.replace(/\s/g, " ");
        await eventually(
          async () => plain(await time.textContent()),
          plain(new Intl.DateTimeFormat(locale, options).format(at)),
        );
        await time.hover();
        const title = (await time.getAttribute("title"))!;
        expect(title).toContain(zone);
        expect(title).toEndWith(`${at.toISOString().slice(0, 16).replace("T", " ")} UTC`);
      },
      "",
      { locale, timezoneId },
    );
  });

  test("without scripts, times are in UTC and say so", async () => {
    await site.visit({ javaScriptEnabled: false, timezoneId: "Asia/Shanghai" }, async (page) => {
      await page.goto(`${site.app.url}/${id}`);
      expect(await page.locator(".file-line time").textContent()).toEndWith(" UTC");
    });
  });

  /** Names of products, keys and units, and what the log says. */
  const allowed = new Set(
    (
      "Lectern Discord QQ Minecraft Java Forge UTC KiB QR Shift Esc Tab Aa W A " +
      // Of the advice: programs, commands and files that have no other name.
      "spark profiler start view-distance simulation-distance server properties Chunky MCA Selector region mca r x z ms tick ticks " +
      // Of what a mod of the log says itself, which a finding quotes.
      "Lamp Lights lamp could not be lit The at has no oil lamplights Illegal State Exception IllegalStateException LampBlock light java"
    ).split(" "),
  );

  /** Words in Latin letters that people see or hear, but for what a log or its sharer wrote. */
  function latinWords(page: Page): Promise<string[]> {
    return inPage<string[]>(
      page,
      `const foreign = "#viewer, .languages, .file-name, .quote, .facts dd, .parts, .menu-body bdi, code, kbd, input, .exception bdi, script, style, noscript";
      const texts = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement.closest(foreign)) texts.push(node.data);
      }
      for (const element of document.querySelectorAll("body *")) {
        for (const name of ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title", "alt"]) {
          if (!element.closest(".causes, .rows")) texts.push(element.getAttribute(name) ?? "");
        }
      }
      return texts.flatMap((text) => text.match(/[A-Za-z]+(?:[-'’][A-Za-z]+)*/g) ?? []);`,
    );
  }

  test("nothing English is left on the Chinese page, whatever is open", async () => {
    const chinese = { locale: "zh-CN", viewport: { width: 1440, height: 900 } };
    await site.visitLog(
      id,
      async (page) => {
        const check = async (state: string) => {
          const left = (await latinWords(page)).filter((word) => !allowed.has(word));
          expect({ state, left: [...new Set(left)] }).toEqual({ state, left: [] });
        };
        for (const summary of await page.locator(".panel details:not(.menu) > summary").all()) await summary.click();
        await check("everything unfolded");
        await page.locator("#threads-menu summary").click();
        await check("a menu");
        await page.locator("#search").fill("(");
        await page.getByRole("button", { name: "正则表达式" }).click();
        await eventually(() => page.locator("#search-count").textContent(), "表达式无效");
        await page.locator("#search").fill("joined");
        await page.getByRole("button", { name: "只显示匹配的行" }).click();
        await page.locator(".timeline-marker").last().hover();
        await check("a search and a tip");
        for (const [key, title] of [
          ["?", "快捷键"],
          ["l", "跳转到行"],
          ["s", "分享此日志"],
        ] as const) {
          await page.locator(".rows-scroller").focus();
          await page.keyboard.press(key);
          const dialog = page.getByRole("dialog", { name: title });
          await dialog.waitFor();
          if (key === "l") await page.keyboard.press("Enter");
          if (key === "s") await dialog.locator("svg").waitFor();
          await check(title);
          await page.keyboard.press("Escape");
          await dialog.waitFor({ state: "detached" });
        }
        const folds = await page.locator(".row-text .fold").allTextContents();
        expect(folds.join(" ")).not.toMatch(/[A-Za-z]/);
        const { headers } = await site.app.page(`/${id}`, { headers: { "Accept-Language": "zh-CN" } });
        expect(headers.get("vary")).toContain("Accept-Language");
      },
      "",
      chinese,
    );
  });

  test("the page of an error speaks the reader's language", async () => {
    // The console tells of a 404 in any case.
    await withPage(site.browser, site.app, { locale: "zh-CN" }, async (page) => {
      await page.goto(`${site.app.url}/abcdefghjk`);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("这份日志不存在");
      expect(await page.getByRole("link", { name: "返回首页" }).getAttribute("href")).toBe("/");
      expect((await page.locator("main").textContent())!).not.toMatch(/[A-Za-z]/);
    });
  });
});

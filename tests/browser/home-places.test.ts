import { describe, expect, test } from "bun:test";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { clipboard, inPage, visitHome } from "../support/home-visit.ts";

const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

describe.if(browserPath !== null)("where the log is", () => {
  const site = siteInBrowser();

  test("is told for the reader's system, with folders to copy", async () => {
    await visitHome(
      site,
      async (page, complaints) => {
        await page.getByText("Where do I find the log?").click();
        const open = page.locator(".where-system[open]");
        expect(await open.locator("summary").allTextContents()).toEqual(["Windows"]);
        expect(await open.locator("dt").first().textContent()).toBe("Minecraft Launcher");
        await open.getByText("%APPDATA%\\PrismLauncher\\instances\\<name>\\minecraft\\logs\\latest.log").waitFor();
        await page.getByRole("button", { name: "Copy %APPDATA%\\PrismLauncher\\instances" }).click();
        await page.getByRole("status").getByText("Copied").waitFor();
        expect(await clipboard(page)).toBe("%APPDATA%\\PrismLauncher\\instances");
        expect(complaints).toEqual([]);
      },
      { userAgent: windows },
    );
  });

  test("is told in Chinese for HMCL and PCL first, with and without 版本隔离, in a font with Han characters", async () => {
    await visitHome(
      site,
      async (page) => {
        await page.getByText("日志在哪里？").click();
        const open = page.locator(".where-system[open]");
        expect((await open.locator("dt").allTextContents()).slice(0, 2)).toEqual([
          "HMCL、PCL",
          "HMCL、PCL（版本隔离）",
        ]);
        const paths = await open.locator("dd code").allTextContents();
        expect(paths.slice(0, 2)).toEqual([
          ".minecraft\\logs\\latest.log",
          ".minecraft\\versions\\<版本名>\\logs\\latest.log",
        ]);
        const fonts = await inPage<string>(page, "return getComputedStyle(document.body).fontFamily;");
        expect(fonts).toMatch(/"PingFang SC".*"Microsoft YaHei UI".*"Noto Sans CJK SC", sans-serif$/);
      },
      { userAgent: windows, locale: "zh-CN" },
    );
  });
});

import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { fileForm } from "../support/bundle-shares.ts";
import { accessibilityFaults, clipboard, inPage } from "../support/home-visit.ts";
import { addressOf, isInSight, markedLines } from "../support/log-viewer.ts";

const report = `---- Minecraft Crash Report ----

Time: 2026-01-15 10:30:00
Description: Initializing game

java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lantern' at 'org.lantern.Lantern'!
\tat net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:405)
Caused by: java.lang.NoClassDefFoundError: org/candle/Wick
\tat org.lantern.Lantern.onInitialize(Lantern.java:12)
`;
const lines = Array.from(
  { length: 600 },
  (_, i) => `[10:${10 + Math.floor(i / 60)}:${String(i % 60).padStart(2, "0")}] [main/INFO]: candle number ${i}\n`,
);
const crash = "crash-2026-01-15_10.30.00-client.txt";
const older = "latest (older).log";

describe.if(browserPath !== null)("the page of several files", () => {
  const site = siteInBrowser();
  let id: string;
  beforeAll(async () => {
    const files: [string, string][] = [
      [crash, report],
      ["latest.log", lines.join("")],
      [older, lines.slice(0, 50).join("")],
    ];
    const answer = await site.app.post(fileForm(files));
    id = ((await answer.json()) as UploadAnswer).id;
    // Its page would come without an explanation on a busy machine.
    expect((await site.app.get(`/api/insights/${id}`)).status).toBe(200);
  });

  const tab = (page: Page, name: string) => page.locator(".file-tab", { hasText: name });
  const current = (page: Page) => page.locator(".file-tab[aria-current] .file-tab-name").textContent();
  const marked = (page: Page, line: number) => eventually(() => markedLines(page), [String(line)]);

  test("opens a line of a file by its link, and gives such links", async () => {
    await site.visitLog(
      id,
      async (page) => {
        await page.waitForURL(`**/${id}?file=latest.log#latest.log:L420`);
        await untilReady(page);
        await marked(page, 420);
        expect(await isInSight(page, 420)).toBe(true);
        await inPage(page, 'location.hash = "#latest.log:L300-L302";');
        await eventually(() => markedLines(page), ["300", "301", "302"]);
        await inPage(page, `location.hash = "#${crash}:L6";`);
        await page.waitForURL(`**/${id}?file=*`);
        await untilReady(page);
        await marked(page, 6);
        // The most telling file needs no query.
        await eventually(async () => addressOf(page), `#${crash}:L6`);
      },
      "#latest.log:L420",
    );
  });

  test("searches in all files: tabs say how many matches they have, and lead to them", async () => {
    await site.visitLog(id, async (page) => {
      const loaded: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/content/")) loaded.push(request.url());
      });
      await page.getByPlaceholder("Search in the log").fill("candle");
      await tab(page, "latest.log").getByText("600 matches").waitFor();
      await tab(page, older).getByText("50 matches").waitFor();
      expect(loaded).toHaveLength(2);
      await page.getByPlaceholder("Search in the log").fill("candle number 599");
      await tab(page, older).getByText("0 matches").waitFor();
      await tab(page, "latest.log").getByText("1 match").waitFor();
      await tab(page, "latest.log").click();
      await page.waitForURL(/file=latest\.log/);
      await untilReady(page);
      await eventually(() => page.locator("#search-count").textContent(), "1 of 1");
    });
  });

  test("goes from file to file by keys, and the list of keys says so", async () => {
    await site.visitLog(id, async (page) => {
      expect(await current(page)).toBe(crash);
      await page.keyboard.press("]");
      await page.waitForURL(/file=/);
      await untilReady(page);
      const second = await current(page);
      await page.keyboard.press("[");
      await eventually(() => current(page), crash);
      await untilReady(page);
      expect(second).not.toBe(crash);
      await page.locator(".file-tab[aria-current]").focus();
      await page.keyboard.press("ArrowRight");
      expect(await inPage<string>(page, "return document.activeElement.className;")).toStartWith("file-tab");
      await page.keyboard.press("Enter");
      await page.waitForURL(/file=/);
      await untilReady(page);
      await page.keyboard.press("?");
      await page.getByRole("dialog").getByText("Previous and next file").waitFor();
    });
  });

  test("copies for chats what all files say, with their link, whichever is shown", async () => {
    await site.visitLog(
      id,
      async (page) => {
        await page.getByRole("button", { name: "Copy for chat" }).click();
        await page.getByRole("button", { name: "Copied" }).waitFor();
        const summary = await clipboard(page);
        expect(summary).toContain(`<${site.app.url}/${id}>`);
        expect(summary.replaceAll("\\_", "_")).toContain(`3 files: ${crash}, latest.log, ${older}\n`);
        expect(summary).toContain("lantern needs the class Wick");
      },
      "?file=latest.log",
    );
  });

  test("leads from the verdict to the line that proves it", async () => {
    await site.visitLog(
      id,
      async (page) => {
        await page.getByRole("link", { name: "Go to the cause" }).click();
        await eventually(() => current(page), crash);
        await untilReady(page);
        expect(await markedLines(page)).toHaveLength(1);
      },
      "?file=latest.log",
    );
  });

  test.each([
    { viewport: { width: 1440, height: 900 }, colorScheme: "light", locale: "en" },
    { viewport: { width: 390, height: 844 }, colorScheme: "dark", locale: "zh-CN" },
  ] as const)("is accessible and fits: %j", async (screen) => {
    await site.visitLog(
      id,
      async (page) => {
        expect(await accessibilityFaults(page, screen)).toEqual([]);
        expect(await inPage<number>(page, "return document.documentElement.scrollWidth;")).toBe(screen.viewport.width);
      },
      "?file=latest.log",
      screen,
    );
  });

  test("is there without scripts, from the form on", async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.app.url}/`);
      await page.locator("#file").setInputFiles([
        { name: "latest.log", mimeType: "text/plain", buffer: Buffer.from(lines.join("")) },
        { name: crash, mimeType: "text/plain", buffer: Buffer.from(report) },
      ]);
      await page.getByRole("button", { name: "Share" }).click();
      await page.waitForURL(/\/[A-Za-z0-9]{10}$/);
      expect(await current(page)).toBe(crash);
      await tab(page, "latest.log").click();
      expect(await page.locator("pre").textContent()).toContain("candle number 0");
    });
  });
});

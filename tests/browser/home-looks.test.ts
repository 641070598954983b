import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { gzipSync } from "bun";
import type { Page } from "playwright-core";
import { webDirectory } from "../../src/server-commands/web-files.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { accessibilityFaults, dragFiles, inPage, visitHome } from "../support/home-visit.ts";

const log = [
  "[12:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.6",
  "[12:00:01] [Server thread/INFO]: Steve[/203.0.113.77:53122] logged in with entity id 42",
  `[12:00:02] [main/INFO]: Loading from /home/hannah/${"a-very-long-folder-name/".repeat(8)}mods`,
].join("\n");

const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

describe.if(browserPath !== null)("the start page", () => {
  const site = siteInBrowser();

  const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true }).click();

  // Those whose colours and places are looked at: all else is the same in either theme.
  const screens = [
    { colorScheme: "light", viewport: { width: 1280, height: 900 } },
    { colorScheme: "dark", viewport: { width: 320, height: 640 } },
  ] as const;

  test.each(screens)("can be used by everybody, and fits, in every state: %o", async (screen) => {
    await visitHome(
      site,
      async (page) => {
        const check = async (state: string) => {
          expect({ state, faults: await accessibilityFaults(page, screen) }).toEqual({ state, faults: [] });
          const width = await inPage<number>(page, "return document.documentElement.scrollWidth;");
          expect({ state, fits: width <= screen.viewport.width }).toEqual({ state, fits: true });
        };
        await page.getByText("Where do I find the log?").click();
        await page.locator("#my-logs-title").click();
        await check("empty, everything unfolded");

        await page
          .locator("#file")
          .setInputFiles([
            file("latest.log", log),
            file(`${"long-name-".repeat(20)}.log`, log),
            file("mods.zip", "PK\x03\x04"),
          ]);
        await page.locator(".kinds").waitFor();
        await page.getByRole("switch").first().click();
        await check("files, with private data");

        await page.route("**/api/upload*", (route) => route.fulfill({ status: 429, headers: { "Retry-After": "60" } }));
        await share(page);
        await page.getByRole("timer").waitFor();
        await check("waiting for the next try");
        await page.unroute("**/api/upload*");
        await page.route("**/api/upload*", (route) => route.abort());
        await page.getByRole("button", { name: "Try now" }).click();
        await page.getByRole("button", { name: "Try again" }).waitFor();
        await check("failed");

        await page.unroute("**/api/upload*");
        await page.getByRole("button", { name: "Try again" }).click();
        await page.getByRole("heading", { name: "2 of 3 logs are shared" }).waitFor();
        await check("several shared, one left");
        await page.reload();
        await page.getByLabel("Log", { exact: true }).fill(log);
        await share(page);
        await page.getByRole("button", { name: "QR code" }).click();
        await page.locator(".qr svg").waitFor();
        await page.locator(".headline:not(.soft)").waitFor();
        await check("shared, with my logs");
      },
      { ...screen, reducedMotion: "reduce" },
    );
  });

  test("shows where files can be dropped, and takes it back when they leave", async () => {
    await visitHome(site, async (page) => {
      await dragFiles(page, [{ name: "a.log", content: "x" }]);
      await page.getByText("Drop to add").waitFor();
      await inPage(page, 'document.body.dispatchEvent(new DragEvent("dragleave", { bubbles: true }));');
      await page.getByText("Drop to add").waitFor({ state: "hidden" });
    });
  });

  test("does not move while it loads, with logs in the list", async () => {
    await visitHome(site, async (page) => {
      await page.getByLabel("Log", { exact: true }).fill("one");
      await share(page);
      await page.locator(".headline:not(.soft)").waitFor();
      await page.addInitScript(
        `window.moved = 0;
        new PerformanceObserver((list) => { for (const { value } of list.getEntries()) moved += value; })
          .observe({ type: "layout-shift", buffered: true });`,
      );
      await page.reload();
      await page.locator(".my-log").waitFor();
      expect(await inPage<number>(page, "return moved;")).toBeLessThan(0.01);
    });
  });

  test("can be used with the keyboard alone", async () => {
    await visitHome(site, async (page) => {
      const focused = () => inPage<string>(page, "return document.activeElement.id;");
      const seen: string[] = [];
      for (let i = 0; i < 16 && !seen.includes("share"); i++) {
        await page.keyboard.press("Tab");
        seen.push(await focused());
      }
      expect(seen.filter((id) => ["name", "file", "log-text", "share"].includes(id))).toEqual([
        "name",
        "file",
        "log-text",
        "share",
      ]);
      await page.keyboard.press("Enter");
      await page.getByText("There is nothing to share yet.").waitFor();
      expect(await focused()).toBe("log-text");
      await page.keyboard.type("typed with keys only");
      await page.keyboard.press("Control+Enter");
      await page.getByRole("heading", { name: "Your log is shared" }).waitFor();
    });
  });
});

test("the start page loads at most 30 KB of JavaScript before anybody does anything", async () => {
  const directory = await webDirectory();
  const { entries } = (await Bun.file(join(directory, "manifest.json")).json()) as { entries: Record<string, string> };
  const seen = new Set<string>();
  let bytes = 0;
  const load = async (name: string): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = await Bun.file(join(directory, name)).text();
    bytes += gzipSync(Buffer.from(text)).length;
    // `import("…")` is for later; `from"…"` and `import"…"` are for now.
    for (const [, needed] of text.matchAll(/(?:\bfrom|\bimport)\s*"\/assets\/([^"]+)"/g)) await load(needed!);
  };
  await load(entries["home.js"]!);
  await load(entries["theme.js"]!);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(30_000);
});

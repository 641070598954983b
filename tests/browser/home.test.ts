import { describe, expect, test } from "bun:test";
import { generate } from "lean-qr";
import type { Page } from "playwright-core";
import { logOf, statsOf } from "../support/app-under-test.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import {
  clipboard,
  dragFiles,
  idIn,
  inPage,
  pasteFiles,
  pasteText,
  sharedTogether,
  visitHome,
} from "../support/home-visit.ts";

const gzip = (text: string) => Bun.gzipSync(Buffer.from(text));

describe.if(browserPath !== null)("sharing in a real browser", () => {
  const site = siteInBrowser();

  const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true }).click();
  const bigLink = async (page: Page) => (await page.locator(".big-link a").textContent()) ?? "";
  const contentOf = async (link: string) => (await logOf(site.app, idIn(link))).content;

  test("a pasted log is shared: the link is shown big, is in the clipboard, and no view was counted", async () => {
    await visitHome(site, async (page, complaints) => {
      await page.getByLabel("Log", { exact: true }).focus();
      await pasteText(page, "[12:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.6\nsecond line");
      await page.getByLabel("Name (optional)").fill("mine.log");
      await page.getByText("No private data found.").waitFor();
      await share(page);
      await page.getByText("The link is in your clipboard.").waitFor();
      const link = await bigLink(page);
      expect(link).toStartWith(`${site.app.url}/`);
      expect(await clipboard(page)).toBe(link);
      const { headline } = (await (await site.app.get(`/api/insights/${idIn(link)}`)).json()) as { headline: string };
      expect(headline).toContain("Fabric 1.20.4");
      expect(await page.locator(".headline:not(.soft)").textContent()).toBe(headline);
      expect((await statsOf(site.app, idIn(link))).views).toBe(0);
      expect(await logOf(site.app, idIn(link))).toMatchObject({
        name: "mine.log",
        content: expect.stringContaining("second line"),
      });
      expect(complaints).toEqual([]);
    });
  });

  test("the buttons copy the link, lead to the raw text, and open the log", async () => {
    await visitHome(site, async (page) => {
      await page.getByLabel("Log", { exact: true }).fill("with buttons");
      await share(page);
      const link = await bigLink(page);
      await page.getByText("The link is in your clipboard.").waitFor();
      await page.evaluate("navigator.clipboard.writeText('something else')");
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      expect(await clipboard(page)).toBe(`${site.app.url}/${idIn(link)}`);
      expect(await page.getByRole("link", { name: "Raw text" }).getAttribute("href")).toBe(`/raw/${idIn(link)}`);
      await page.getByRole("link", { name: "Open", exact: true }).click();
      await page.waitForURL(link);
    });
  });

  test("a paste anywhere on the page fills the text area, and Ctrl+Enter shares it", async () => {
    await visitHome(site, async (page) => {
      await page.getByRole("heading", { level: 1 }).click();
      await pasteText(page, "pasted beside the area");
      expect(await page.getByLabel("Log", { exact: true }).inputValue()).toBe("pasted beside the area");
      await page.keyboard.press("Control+Enter");
      expect(await contentOf(await bigLink(page))).toBe("pasted beside the area");
    });
  });

  test("Ctrl+S shares, and a name can be pasted like any other text", async () => {
    await visitHome(site, async (page) => {
      await page.getByLabel("Log", { exact: true }).fill("saved");
      await page.getByLabel("Name (optional)").focus();
      await pasteText(page, "by key.log");
      await page.keyboard.press("Control+S");
      expect(await logOf(site.app, idIn(await bigLink(page)))).toMatchObject({ content: "saved", name: "by key.log" });
    });
  });

  test("two files are dropped, one of them packed: each becomes a log, and one link leads to both", async () => {
    await visitHome(site, async (page, complaints) => {
      const dragged = await dragFiles(page, [
        { name: "latest.log", content: "from the plain file\r\n" },
        { name: "2026-01-15-1.log.gz", content: gzip("from the packed file\n"), type: "application/gzip" },
      ]);
      await page.getByText("Drop to add").waitFor();
      await dragged.drop();
      await page.getByText("Drop to add").waitFor({ state: "hidden" });
      await page.getByText("2 logs, 42 B").waitFor();
      expect(await page.getByLabel("Name of 2026-01-15-1.log").inputValue()).toBe("2026-01-15-1.log");
      await page.getByLabel("Name of latest.log").fill("renamed.log");
      await share(page);
      await page.getByRole("heading", { name: "2 logs are shared with one link" }).waitFor();
      expect(await sharedTogether(site.app, page)).toEqual({
        "renamed.log": "from the plain file\r\n",
        "2026-01-15-1.log": "from the packed file\n",
      });
      await page.getByText("The link is in your clipboard.").waitFor();
      expect(await clipboard(page)).toBe(await bigLink(page));
      const files = page.locator(".shared-files a");
      expect((await files.allTextContents()).sort()).toEqual(["2026-01-15-1.log", "renamed.log"]);
      expect(await page.getByRole("link", { name: "All as a zip" }).getAttribute("href")).toBe(
        `/api/bundle/${idIn(await bigLink(page))}/zip`,
      );
      expect(complaints).toEqual([]);
    });
  });

  test("a file is pasted from the clipboard, in an encoding of its own", async () => {
    await visitHome(site, async (page) => {
      await pasteFiles(page, [{ name: "gbk.log", content: Uint8Array.of(0xc8, 0xd5, 0xd6, 0xbe, 0x0a) }]);
      await page.getByLabel("Name of gbk.log").waitFor();
      await share(page);
      expect(await contentOf(await bigLink(page))).toBe("日志\n");
    });
  });

  test("a card is removed before it is shared, and what cannot be a log says why", async () => {
    await visitHome(site, async (page) => {
      await page.locator("#file").setInputFiles([
        { name: "keep.log", mimeType: "text/plain", buffer: Buffer.from("keep") },
        { name: "screenshot.png", mimeType: "image/png", buffer: Buffer.from("\x89PNG", "latin1") },
      ]);
      await page.getByText("This is a picture.").waitFor();
      await page.getByRole("button", { name: "Remove screenshot.png" }).click();
      await page.getByText("This is a picture.").waitFor({ state: "detached" });
      await share(page);
      expect(await contentOf(await bigLink(page))).toBe("keep");
    });
  });

  test("ten megabytes become a card, do not freeze the page, and are shared to the byte", async () => {
    const line =
      "[12:00:00] [Server thread/INFO]: the same sentence of a hundred characters, again and again, all the day long\n";
    const lines = Math.floor((10 * 1024 * 1024) / line.length);
    const text = line.repeat(lines);
    await visitHome(site, async (page) => {
      await inPage(
        page,
        `window.longTasks = [];
        new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: "longtask" });
        await navigator.clipboard.writeText(given.line.repeat(given.lines));
        // What the browser itself takes to fetch ten megabytes of another process, all in one task.
        window.fetching = 0;
        const { getData } = DataTransfer.prototype;
        DataTransfer.prototype.getData = function (format) {
          const before = performance.now();
          try {
            return getData.call(this, format);
          } finally {
            fetching += performance.now() - before;
          }
        };`,
        { line, lines },
      );
      await page.getByLabel("Log", { exact: true }).focus();
      // Of what was done so far, an observer may hear later.
      await inPage(page, "window.began = performance.now();");
      const began = performance.now();
      await page.keyboard.press("Control+V");
      await page.locator(".card-about", { hasText: `10.0 MiB, ${lines.toLocaleString("en")} lines` }).waitFor();
      expect(await page.getByLabel("Log", { exact: true }).inputValue()).toBe("");
      await share(page);
      const link = await bigLink(page);
      const took = performance.now() - began;
      expect((await contentOf(link)) === text).toBe(true);
      // A frozen page would do nearly all of it in one task, however fast the machine is.
      const tasks = await inPage<number[]>(
        page,
        "return longTasks.filter(({ startTime }) => startTime >= began).map(({ duration }) => duration);",
      );
      const fetching = await inPage<number>(page, "return fetching;");
      expect(fetching).toBeGreaterThan(0);
      expect(Math.max(0, ...tasks)).toBeLessThan(fetching + took / 4);
    });
  });

  test("“share another” begins anew, and leaves nothing of the last log behind", async () => {
    await visitHome(site, async (page) => {
      await page.getByLabel("Log", { exact: true }).fill("the first");
      await share(page);
      await page.getByRole("button", { name: "Share another" }).click();
      expect(await page.getByLabel("Log", { exact: true }).inputValue()).toBe("");
      await page.keyboard.type("the second");
      await share(page);
      expect(await contentOf(await bigLink(page))).toBe("the second");
      expect(await page.locator(".big-link").count()).toBe(1);
    });
  });

  test("what was typed or pasted is still there after a reload", async () => {
    await visitHome(site, async (page) => {
      const long = "a long paste\n".repeat(20_000);
      await page.getByRole("heading", { level: 1 }).click();
      await pasteText(page, long);
      await page.locator(".card").waitFor();
      await page.getByLabel("Log", { exact: true }).fill("typed below it");
      await page.reload();
      expect(await page.getByLabel("Log", { exact: true }).inputValue()).toBe("typed below it");
      await share(page);
      await page.getByRole("heading", { name: "2 logs are shared with one link" }).waitFor();
      expect(Object.values(await sharedTogether(site.app, page)).sort()).toEqual([long, "typed below it"]);
      await page.reload();
      expect(await page.getByLabel("Log", { exact: true }).inputValue()).toBe("");
      expect(await page.locator(".card").count()).toBe(0);
    });
  });

  test("the QR code leads to the log", async () => {
    await visitHome(site, async (page) => {
      await page.getByLabel("Log", { exact: true }).fill("for a phone");
      await share(page);
      const link = await bigLink(page);
      const button = page.getByRole("button", { name: "QR code" });
      await button.click();
      await page.getByRole("img", { name: `QR code of ${link}` }).waitFor();
      const drawn = (await page.locator(".qr path").getAttribute("d")) ?? "";
      const code = generate(link);
      const dark = Array.from(
        { length: code.size ** 2 },
        (_, i) => [i % code.size, Math.floor(i / code.size)] as const,
      );
      expect(modulesIn(drawn)).toEqual(dark.filter(([x, y]) => code.get(x, y)).map(([x, y]) => `${x + 4},${y + 4}`));
      await button.click();
      expect(await page.locator(".qr").isVisible()).toBe(false);
    });
  });

  test("my logs are kept by this browser, found, and taken off the list without touching the log", async () => {
    await visitHome(site, async (page, complaints) => {
      expect(await page.locator("#my-logs-fold").getAttribute("open")).toBeNull();
      const links: string[] = [];
      for (const name of ["first.log", "second.log"]) {
        await page.getByLabel("Log", { exact: true }).fill(`the text of ${name}`);
        await page.getByLabel("Name (optional)").fill(name);
        await share(page);
        links.push(await bigLink(page));
        await page.getByRole("button", { name: "Share another" }).click();
      }
      await page.reload();
      const list = page.locator(".my-log");
      await list.nth(1).waitFor();
      expect(await list.locator("a").evaluateAll((all) => all.map((one) => String(one)))).toEqual(links.reverse());
      await page.getByLabel("Search in my logs").fill("first");
      await list.nth(1).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Take first.log off the list" }).click();
      await page.getByText("None of your logs match.").waitFor();
      await page.getByLabel("Search in my logs").fill("");
      expect(await list.count()).toBe(1);
      await page.reload();
      await page.getByText("The list stays in this browser, with the right to remove these logs.").waitFor();
      expect(await list.count()).toBe(1);
      expect(await contentOf(links[1]!)).toBe("the text of first.log");
      expect(complaints).toEqual([]);
    });
  });

  test("without storage everything works but the list", async () => {
    await visitHome(site, async (page, complaints) => {
      await page.addInitScript(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new Error('forbidden'); } });",
      );
      await page.reload();
      await page.getByLabel("Log", { exact: true }).fill("not remembered");
      await share(page);
      expect(await contentOf(await bigLink(page))).toBe("not remembered");
      expect(complaints).toEqual([]);
    });
  });

  test("a button that is pressed when the check begins stays where it is, and shares", async () => {
    await visitHome(site, async (page) => {
      await page.clock.install();
      await page.reload();
      // However long it takes to get there, the check begins when the button is pressed, and not before.
      await page.clock.pauseAt((await inPage<number>(page, "return Date.now();")) + 1000);
      const top = () => inPage<number>(page, "return document.getElementById('share').getBoundingClientRect().top;");
      await page.getByLabel("Log", { exact: true }).fill("pressed early");
      await page.getByRole("button", { name: "Share", exact: true }).hover();
      await page.mouse.down();
      const pressedAt = await top();
      // Whoever types is left alone for a moment: it ends while the button is pressed.
      await page.clock.runFor(300);
      expect(await top()).toBe(pressedAt);
      await page.mouse.up();
      await page.clock.resume();
      expect(await contentOf(await bigLink(page))).toBe("pressed early");
    });
  });

  test("where the page may not copy, it says so", async () => {
    await visitHome(site, async (page) => {
      await page.addInitScript(
        `Object.defineProperty(navigator, "clipboard", { value: undefined });
        document.execCommand = () => false;`,
      );
      await page.reload();
      await page.getByLabel("Log", { exact: true }).fill("not copied");
      await share(page);
      await page.getByText("Your browser did not let the page copy the link: use the button.").waitFor();
    });
  });

  test("an example is there for who asks: the page of a log, which nobody has stored", async () => {
    await visitHome(site, async (page, complaints) => {
      await page.getByRole("link", { name: "Look at an example." }).click();
      await page.locator("#log-layout[data-ready]").waitFor();
      await page.getByText("An example, made up.").first().waitFor();
      expect(await page.locator(".verdict").textContent()).toContain(
        "Gearworks does not fit the installed Kettle Lib 1.4.1.",
      );
      await page.getByRole("link", { name: "Share a log of your own" }).click();
      await page.getByLabel("Log", { exact: true }).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  test("all of it is there in Chinese", async () => {
    await visitHome(
      site,
      async (page, complaints) => {
        await page.getByLabel("日志", { exact: true }).fill("[12:00:00] [main/INFO]: 玩家 203.0.113.9 已连接");
        await page.getByText("上传前会在浏览器中遮盖 1 处隐私信息。").waitFor();
        await page.getByRole("button", { name: "分享", exact: true }).click();
        await page.getByText("链接已复制到剪贴板。").waitFor();
        await page.getByText("已遮盖 1 处隐私信息。").waitFor();
        await page.locator(".headline:not(.soft)").waitFor();
        expect(complaints).toEqual([]);
      },
      { locale: "zh-CN" },
    );
  });
});

/** The dark modules of a drawing, row by row. */
function modulesIn(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, i) => `${Number(x) + i},${y}`),
  );
}

import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { accessibilityFaults, inPage } from "../support/home-visit.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const log = "[12:00:00] [Server thread/INFO]: Done (3.141s)!\n[12:00:01] [Server thread/WARN]: Can't keep up!\n";

describe.if(browserPath !== null)("whoever shared a log", () => {
  const site = siteInBrowser();
  const statusOf = async (url: string) => (await fetch(url, { headers: { Accept: "text/plain" } })).status;

  /** Shares from the start page, and stays on the page with the link. */
  async function share(page: Page, name = "latest.log", text = log): Promise<string> {
    await page.goto(`${site.app.url}/`);
    await page.locator("#log-text").fill(text);
    await page.locator("#name").fill(name);
    // The page asks what the log says: once it is removed, a browser would complain that there is no such log.
    const explained = page.waitForResponse(/\/api\/insights\//);
    await page.locator("#share").click();
    await page.locator(".big-link a").waitFor();
    await explained;
    return (await page.locator(".big-link a").getAttribute("href"))!;
  }

  const removeButton = (page: Page) => page.getByRole("button", { name: "Remove it", exact: true });
  const confirm = (page: Page) => page.getByRole("button", { name: "Remove for good", exact: true });

  test("removes it again from where the link stands, after one question", async () => {
    await site.visit({}, async (page) => {
      const url = await share(page);
      await removeButton(page).click();
      expect(await page.locator(".remove-question").textContent()).toContain("This cannot be undone.");
      await page.getByRole("button", { name: "Keep it" }).click();
      expect(await page.locator(".remove-question").count()).toBe(0);
      expect(await statusOf(url)).toBe(200);
      await removeButton(page).click();
      await confirm(page).click();
      await page.getByRole("heading", { name: "The log is removed." }).waitFor();
      expect(await statusOf(url)).toBe(404);
      expect(await page.locator(".big-link").count()).toBe(0);
      expect(await page.locator("#my-logs-count").isVisible()).toBe(false);
      await page.getByRole("button", { name: "Share another" }).click();
      expect(await page.locator("#share-form").isVisible()).toBe(true);
    });
  });

  test("does all of it with the keyboard: the harmless answer has the focus, Escape goes back", async () => {
    await site.visit({}, async (page) => {
      const url = await share(page);
      const focused = () => inPage<string>(page, "return document.activeElement.textContent;");
      await removeButton(page).focus();
      await page.keyboard.press("Enter");
      expect(await focused()).toBe("Keep it");
      await page.keyboard.press("Escape");
      expect(await focused()).toBe("Remove it");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab");
      expect(await focused()).toBe("Remove for good");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "The log is removed." }).waitFor();
      expect(await focused()).toBe("The log is removed.");
      expect(await statusOf(url)).toBe(404);
    });
  });

  test("removes all that was shared with one link", async () => {
    await site.visit({}, async (page) => {
      await page.goto(`${site.app.url}/`);
      const files = ["a.log", "b.log"].map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from(log) }));
      await page.locator("#file").setInputFiles(files);
      await page.locator(".card").nth(1).waitFor();
      await page.locator("#share").click();
      await page.locator(".shared-files a").nth(1).waitFor();
      const link = (await page.locator(".big-link a").textContent()) ?? "";
      expect(await statusOf(link)).toBe(200);
      await page.getByRole("button", { name: "Remove it", exact: true }).click();
      await confirm(page).click();
      await page.getByRole("heading", { name: "The log is removed." }).waitFor();
      expect(await statusOf(link)).toBe(404);
    });
  });

  test("removes it from its page, which then says who removed it; nobody else can", async () => {
    let url = "";
    await site.visit(
      {},
      async (page) => {
        url = await share(page);
        await site.visit({}, async (stranger) => {
          await stranger.goto(url);
          await untilReady(stranger);
          expect(await stranger.locator("#remove-log").isVisible()).toBe(false);
        });
        await page.goto(`${url}#L1`);
        await untilReady(page);
        await removeButton(page).click();
        await confirm(page).click();
        const title = page.getByRole("heading", { name: "This log was removed" });
        // The console reports a 404 for the reloaded page, which is right.
        await title.waitFor();
        expect(await page.locator("main").textContent()).toContain("The person who shared it removed it.");
        await page.goto(`${site.app.url}/`);
        expect(await page.locator("#my-logs-count").isVisible()).toBe(false);
      },
      ["404"],
    );
    expect(await statusOf(url)).toBe(404);
  });

  test("is told what is wrong, and can try again", async () => {
    await site.visit(
      {},
      async (page) => {
        const url = await share(page);
        await page.route("**/api/log/*", (route) => route.abort());
        await removeButton(page).click();
        await confirm(page).click();
        await page.getByText("The service cannot be reached. Check your connection, then try again.").waitFor();
        await page.unroute("**/api/log/*");
        await page.route("**/api/log/*", (route) => route.fulfill({ status: 403, body: "{}" }));
        await confirm(page).click();
        await page.getByText("does not accept this browser as the owner").waitFor();
        await page.unroute("**/api/log/*");
        await confirm(page).click();
        await page.getByRole("heading", { name: "The log is removed." }).waitFor();
        expect(await statusOf(url)).toBe(404);
      },
      ["ERR_FAILED", "403"],
    );
  });

  test("without storage can remove it as long as the page is open", async () => {
    await site.visit({}, async (page) => {
      await page.addInitScript(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new Error('forbidden'); } });",
      );
      const url = await share(page);
      await removeButton(page).click();
      await confirm(page).click();
      await page.getByRole("heading", { name: "The log is removed." }).waitFor();
      expect(await statusOf(url)).toBe(404);
    });
  });

  describe("finds in “My logs”", () => {
    const row = (page: Page, name: string) => page.locator(".my-log", { hasText: name });

    test("what is still there, and removes one of them", async () => {
      await site.visit(
        {},
        async (page) => {
          const urls = [
            await share(page, "first.log"),
            await share(page, "second.log"),
            await share(page, "third.log"),
          ];
          const token = await inPage<string>(page, "return JSON.parse(localStorage['lectern.my-logs'])[2].token;");
          const headers = { Authorization: `Bearer ${token}` };
          await site.app.get(`/api/log/${urls[0]!.slice(-10)}`, { method: "DELETE", headers });
          await page.goto(`${site.app.url}/`);
          await row(page, "first.log").getByText("No longer there").waitFor();
          expect(await row(page, "first.log").locator("a").count()).toBe(0);
          expect(await row(page, "second.log").getByText("No longer there").count()).toBe(0);
          await page.getByRole("button", { name: "Remove second.log for good" }).click();
          await confirm(page).click();
          await row(page, "second.log").waitFor({ state: "detached" });
          expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404, 200]);
          expect(await page.locator("#my-logs-count").textContent()).toBe("2");
        },
        ["404"],
      );
    });

    test("two to compare, no more and no less", async () => {
      await site.visit({}, async (page) => {
        const ids: string[] = [];
        for (const name of ["one.log", "two.log", "three.log"]) ids.push((await share(page, name)).slice(-10));
        await page.goto(`${site.app.url}/`);
        const compare = page.locator(".my-logs-tools").getByText("Compare two");
        expect(await compare.getAttribute("aria-disabled")).toBe("true");
        await page.getByLabel("Choose one.log").check();
        expect(await compare.getAttribute("href")).toBeNull();
        await page.getByLabel("Choose two.log").check();
        await page.getByLabel("Choose three.log").check();
        expect(await compare.getAttribute("href")).toBeNull();
        await page.getByLabel("Choose one.log").uncheck();
        await compare.click();
        await page.waitForURL(`**/compare/${ids[1]}/${ids[2]}`);
      });
    });

    test("several to remove at once, after one question; what is searched away stays", async () => {
      await site.visit({}, async (page) => {
        const urls: string[] = [];
        for (const name of ["one.log", "two.log", "three.log", "other.txt"]) urls.push(await share(page, name));
        await page.goto(`${site.app.url}/`);
        const remove = page.locator(".my-logs-tools").getByRole("button", { name: /^Remove/ });
        expect(await remove.getAttribute("aria-disabled")).toBe("true");
        await page.getByLabel("Choose all").check();
        expect(await remove.textContent()).toBe("Remove 4 logs");
        await page.getByLabel("Search in my logs").fill(".log");
        await row(page, "other.txt").waitFor({ state: "detached" });
        expect(await remove.textContent()).toBe("Remove 3 logs");
        await page.getByLabel("Choose two.log").uncheck();
        await remove.click();
        await page.getByText("Remove 2 logs for good?").waitFor();
        await page.getByRole("button", { name: "Keep them" }).click();
        expect(await page.locator(".remove-question").count()).toBe(0);
        await remove.click();
        await confirm(page).click();
        await page.getByText("2 logs are removed.").waitFor();
        expect(await Promise.all(urls.map(statusOf))).toEqual([404, 200, 404, 200]);
        expect(await page.locator("#my-logs-count").textContent()).toBe("2");
      });
    });

    test("which of several could not be removed", async () => {
      await site.visit(
        {},
        async (page) => {
          const urls = [await share(page, "one.log"), await share(page, "two.log")];
          await page.goto(`${site.app.url}/`);
          await page.route(`**/api/log/${urls[0]!.slice(-10)}`, (route) => route.fulfill({ status: 503 }));
          await page.getByLabel("Choose all").check();
          await page.locator(".my-logs-tools").getByRole("button", { name: "Remove 2 logs" }).click();
          await confirm(page).click();
          await page.getByText("1 log is removed. 1 log could not be removed.").waitFor();
          expect(await page.locator(".my-log").count()).toBe(1);
          expect(await page.getByLabel("Choose one.log").isChecked()).toBe(true);
          expect(await Promise.all(urls.map(statusOf))).toEqual([200, 404]);
        },
        ["503"],
      );
    });

    test("a list to take elsewhere: what was shared here is removed there", async () => {
      let saved = "";
      let url = "";
      await site.visit({ acceptDownloads: true }, async (page) => {
        url = await share(page, "travels.log");
        await page.goto(`${site.app.url}/`);
        const download = page.waitForEvent("download");
        await page.getByRole("button", { name: "Save the list" }).click();
        expect((await download).suggestedFilename()).toBe("lectern-logs.json");
        const file = join(temporaryDirectory(), "lectern-logs.json");
        await (await download).saveAs(file);
        saved = await Bun.file(file).text();
      });
      await site.visit(
        {},
        async (page) => {
          await page.goto(`${site.app.url}/`);
          await page.locator("#my-logs-fold > summary").click();
          const bring = async (text: string) => {
            const chooser = page.waitForEvent("filechooser");
            await page.getByRole("button", { name: "Add a saved list" }).click();
            const file = { name: "list.json", mimeType: "application/json", buffer: Buffer.from(text) };
            await (await chooser).setFiles(file);
          };
          await bring("no list");
          await page.getByText("This file is not a list of logs that was saved here.").waitFor();
          await bring(saved);
          await page.getByText("1 log was added to the list.").waitFor();
          await bring(saved);
          await page.getByText("Everything in this file is on the list already.").waitFor();
          await page.goto(url);
          await untilReady(page);
          await removeButton(page).click();
          await confirm(page).click();
          await page.getByRole("heading", { name: "This log was removed" }).waitFor();
        },
        ["404"],
      );
    });

    test("logs of before tokens, which cannot be removed from here", async () => {
      const { id, url } = await site.app.upload(log, "old.log");
      await site.visit({}, async (page) => {
        await page.goto(`${site.app.url}/`);
        await inPage(page, "localStorage['lectern.my-logs'] = JSON.stringify(given);", [
          { id, url, name: "old.log", at: "2026-01-15T10:30:00.000Z", headline: "" },
        ]);
        await page.goto(`${site.app.url}/`);
        await row(page, "old.log").waitFor();
        expect(await page.getByRole("button", { name: "Remove old.log for good" }).count()).toBe(0);
        await page.goto(url);
        await untilReady(page);
        expect(await page.locator("#remove-log").isVisible()).toBe(false);
      });
    });
  });

  const screens: BrowserContextOptions[] = [
    { colorScheme: "light", locale: "en", viewport: { width: 1440, height: 900 } },
    { colorScheme: "dark", locale: "zh-CN", viewport: { width: 1440, height: 900 } },
    { colorScheme: "dark", locale: "en", viewport: { width: 320, height: 700 } },
    { colorScheme: "light", locale: "zh-CN", viewport: { width: 390, height: 800 } },
  ];
  const shots = process.env["SCREENSHOTS"];

  test.each(screens)("reads all of it on every screen: %o", async (screen) => {
    const name = `${screen.viewport!.width}-${screen.colorScheme}-${screen.locale}`;
    await site.visit(
      { ...screen, reducedMotion: "reduce" },
      async (page) => {
        const check = async (state: string) => {
          if (shots) await page.screenshot({ path: `${shots}/${name}-${state}.png`, fullPage: true });
          expect({ state, faults: await accessibilityFaults(page, screen) }).toEqual({ state, faults: [] });
          const width = await inPage<number>(page, "return document.documentElement.scrollWidth;");
          expect({ state, fits: width <= screen.viewport!.width }).toEqual({ state, fits: true });
        };
        const first = await share(page, "a-log-with-a-rather-long-name-of-today.log");
        const tokens = "return JSON.parse(localStorage['lectern.my-logs'])[0].token;";
        const headers = { Authorization: `Bearer ${await inPage<string>(page, tokens)}` };
        await site.app.get(`/api/log/${first.slice(-10)}`, { method: "DELETE", headers });
        const second = await share(page, "second.log");
        await page.locator(".result-tools button").last().click();
        await page.locator(".remove-question").waitFor();
        await check("result");
        await page.goto(`${site.app.url}/`);
        await page.locator(".my-log.is-gone").waitFor();
        await page.locator(".my-log:not(.is-gone) .my-log-choice").check();
        await page.locator(".my-log:not(.is-gone) > .tool").first().click();
        await page.locator(".remove-question").waitFor();
        await check("my-logs");
        await page.goto(second);
        await untilReady(page);
        await page.locator("#remove-log").click();
        await page.locator(".remove-question").waitFor();
        await check("log");
        await page.locator(".remove-question .danger").click();
        await eventually(() => page.locator("h1").count(), 1);
        await page.locator("body.error-page").waitFor();
        await check("removed");
      },
      ["404"],
    );
  });
});

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { logOf } from "../support/app-under-test.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser, switchLanguage } from "../support/browser-page.ts";
import { accessibilityFaults, idIn, inPage, sharedTogether, visitHome } from "../support/home-visit.ts";

/** Reading a file stops behind its first mebibyte, until the page is told to go on. */
const slowFiles = `
  const ofWhole = Blob.prototype.stream;
  const goOn = new Promise((resolve) => { window.readOn = resolve; });
  Blob.prototype.stream = function () {
    const parts = [this.slice(0, 2 ** 20), this.slice(2 ** 20)];
    return new ReadableStream({
      async pull(controller) {
        const part = parts.shift();
        if (!part) return controller.close();
        if (parts.length === 0 && part.size > 0) await goOn;
        controller.enqueue(new Uint8Array(await part.arrayBuffer()));
      },
    });
  };`;

describe.if(browserPath !== null)("files on the start page", () => {
  const site = siteInBrowser();

  const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  const large = file("large.log", "a line of a large log, forty characters\n".repeat(75_000));
  const choose = (page: Page, ...files: ReturnType<typeof file>[]) => page.locator("#file").setInputFiles(files);
  const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true }).click();
  const storedText = async (page: Page) =>
    (await logOf(site.app, idIn(await page.locator(".big-link a").textContent()))).content;

  /** What the browser asks before it leaves the page; the answer is to stay. */
  async function questions(page: Page): Promise<string[]> {
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      dialog.dismiss();
    });
    // Browsers ask only where somebody has done something.
    await page.getByRole("heading", { level: 1 }).click();
    return asked;
  }

  test("are still there in another language", async () => {
    await visitHome(site, async (page) => {
      const asked = await questions(page);
      await choose(page, file("one.log", "the first"), file("two.log", "the second"));
      await page.getByLabel("Name of two.log").fill("renamed.log");
      await switchLanguage(page, "简体中文");
      await page.getByLabel("renamed.log 的名称").waitFor();
      await page.getByRole("button", { name: "分享", exact: true }).click();
      await page.getByRole("heading", { name: "2 份日志已用一个链接分享" }).waitFor();
      expect(await sharedTogether(site.app, page)).toEqual({ "one.log": "the first", "renamed.log": "the second" });
      expect(asked).toEqual([]);
    });
  });

  test("that are too large to be kept are asked about before they are lost", async () => {
    await visitHome(site, async (page) => {
      const asked = await questions(page);
      await choose(page, large);
      await page.getByLabel("Name of large.log").waitFor();
      await Promise.all([page.waitForEvent("dialog"), switchLanguage(page, "简体中文")]);
      expect(asked).toEqual(["beforeunload"]);
      expect(await page.getByLabel("Name of large.log").count()).toBe(1);
      await page.getByRole("button", { name: "Remove large.log" }).click();
      await switchLanguage(page, "简体中文");
      await page.getByLabel("日志", { exact: true }).waitFor();
      expect(asked).toHaveLength(1);
    });
  });

  test("show how much of them is read, and can be removed meanwhile", async () => {
    await visitHome(site, async (page, complaints) => {
      await page.addInitScript(slowFiles);
      await page.reload();
      const asked = await questions(page);
      await choose(page, large);
      await page.getByRole("progressbar", { name: "Reading large.log" }).waitFor();
      expect(await page.locator(".card-about span").textContent()).toBe("1.0 MiB of 2.9 MiB");
      expect(await accessibilityFaults(page)).toEqual([]);
      await Promise.all([page.waitForEvent("dialog"), switchLanguage(page, "简体中文")]);
      expect(asked).toEqual(["beforeunload"]);
      await page.getByRole("button", { name: "Remove large.log" }).click();
      await page.locator(".card").waitFor({ state: "detached" });
      await page.getByLabel("Log", { exact: true }).fill("typed instead");
      await share(page);
      expect(await storedText(page)).toBe("typed instead");
      await inPage(page, "readOn();");
      expect(await page.locator(".card").count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  test("that are read meanwhile leave the focus where it is", async () => {
    await visitHome(site, async (page) => {
      await page.addInitScript(slowFiles);
      await page.reload();
      await choose(page, large, file("small.log", "read at once"));
      await page.getByLabel("Name of small.log").fill("another name");
      await inPage(page, "readOn();");
      await page.getByLabel("Name of large.log").waitFor();
      const focused = await inPage<string>(page, "return document.activeElement.getAttribute('aria-label');");
      expect(focused).toBe("Name of small.log");
    });
  });

  test("that are still read when they are shared keep it waiting, and it can be cancelled", async () => {
    await visitHome(site, async (page, complaints) => {
      await page.addInitScript(slowFiles);
      await page.reload();
      await choose(page, large);
      await share(page);
      await page.getByRole("progressbar", { name: "Reading the files" }).waitFor();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByText("Cancelled. Nothing was shared, and nothing is lost.").waitFor();
      await share(page);
      await inPage(page, "readOn();");
      expect((await storedText(page)) === large.buffer.toString()).toBe(true);
      expect(complaints).toEqual([]);
    });
  });
});

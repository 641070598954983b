import { describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { accessibilityFaults, dragFiles, inPage, visitHome } from "../support/home-visit.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { type ZipFile, zipOf } from "../support/zip-builder.ts";

const log = "[10:30:00] [Server thread/INFO]: Steve[/203.0.113.9:1234] logged in\n";
const crash = "---- Minecraft Crash Report ----\nTime: 2024-01-15 10:30:00\nDescription: Ticking entity\n";
const exported: ZipFile[] = [
  { name: "mods/sodium.jar", content: "jar" },
  { name: "logs/latest.log", content: log },
  { name: "launch.bat", content: "java --accessToken eyJhbGciOiJIUzI1NiJ9.secret --version 1.20.1\n" },
  { name: "crash-reports/crash-2024-01-15_10.30.00-client.txt", content: crash },
  { name: "logs/old.zip", content: "PK" },
];

describe.if(browserPath !== null)("archives and folders on the start page", () => {
  const site = siteInBrowser();

  const cardNames = (page: Page) =>
    page
      .locator(".card-name")
      .evaluateAll((inputs) => inputs.map((input) => (input as unknown as { value: string }).value));
  const leftOut = (page: Page, hasText: string) => page.locator("summary", { hasText });
  const choose = (page: Page, name: string, bytes: Uint8Array) =>
    page.locator("#file").setInputFiles([{ name, mimeType: "application/zip", buffer: Buffer.from(bytes) }]);

  test("a zip is unpacked: its logs are cards with the privacy check, and the rest is listed with the reason", async () => {
    await visitHome(site, async (page, complaints) => {
      const dragged = await dragFiles(page, [{ name: "logs.zip", content: zipOf(exported), type: "application/zip" }]);
      await dragged.drop();
      await leftOut(page, "2 files left out").click();
      expect(await cardNames(page)).toEqual(["crash-2024-01-15_10.30.00-client.txt", "latest.log", "launch.bat"]);
      await page.getByText("2 private items will be hidden.").waitFor();
      await page.locator(".card-lines", { hasText: "--accessToken ********" }).waitFor();
      expect(await page.locator(".is-left-out li").allTextContents()).toEqual([
        "mods/sodium.jar: not a log or crash report",
        "logs/old.zip: an archive inside",
      ]);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });

  test("what is left out goes with the last log of it", async () => {
    await visitHome(site, async (page) => {
      await choose(page, "logs.zip", zipOf(exported.slice(0, 2)));
      await leftOut(page, "1 file left out").waitFor();
      await page.getByRole("button", { name: "Remove latest.log" }).click();
      await leftOut(page, "1 file left out").waitFor({ state: "detached" });
      expect(await page.locator("#cards").isVisible()).toBe(false);
    });
  });

  test.each<[name: string, bytes: Uint8Array, sentence: string]>([
    ["mod.jar", zipOf([{ name: "a.class", content: "x" }]), "This is a mod or plugin (a jar file), not a log."],
    ["some.zip", zipOf([{ name: "a.class", content: "x" }]), "There is no log or crash report in it."],
    ["world.zip", zipOf([{ name: "world/level.dat", content: "\x0a\0\0" }]), "This is part of a world, not a log."],
    ["shot.png", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "This is a picture."],
    ["cut.zip", zipOf(exported).subarray(0, 200), "This archive is damaged or cut off."],
    ["logs.7z", Buffer.from("7z\xbc\xaf\x27\x1c\0\x04", "latin1"), "7z and RAR archives cannot be read here."],
  ])("%s says why it cannot be shared", async (name, bytes, sentence) => {
    await visitHome(site, async (page, complaints) => {
      await choose(page, name, bytes);
      await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
      expect(await page.locator("#share").getAttribute("aria-disabled")).toBe("true");
      expect(complaints).toEqual([]);
    });
  });

  test("what is no log leads to where the log is", async () => {
    await visitHome(site, async (page) => {
      await choose(page, "shot.png", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
      await page.getByRole("button", { name: "Where do I find the log?" }).click();
      await page.getByText("crash-reports", { exact: true }).waitFor();
      await choose(page, "latest.log", Buffer.from(log));
      await page.locator("#share:not([aria-disabled=true])").waitFor();
    });
  });

  test("of more files than a share holds, the most telling are taken", async () => {
    await visitHome(site, async (page) => {
      const others = Array.from({ length: 12 }, (_, i) => ({ name: `note-${i}.txt`, content: log }));
      const dragged = await dragFiles(page, [...others, { name: "latest.log", content: log }]);
      await dragged.drop();
      await leftOut(page, "3 files left out").waitFor();
      const names = await cardNames(page);
      expect([names[0], names.length]).toEqual(["latest.log", 10]);
      await page.locator("#file").setInputFiles([{ name: "one-more.log", mimeType: "", buffer: Buffer.from(log) }]);
      await page.getByText("A share holds up to 10 files.").waitFor();
    });
  });

  test("a folder is looked through, in a dialog", async () => {
    const folder = join(temporaryDirectory(), "instance");
    for (const { name, content } of exported) {
      mkdirSync(join(folder, String(name), ".."), { recursive: true });
      writeFileSync(join(folder, String(name)), content as string);
    }
    await visitHome(
      site,
      async (page, complaints) => {
        await page.locator("#folder").setInputFiles(folder);
        await leftOut(page, "未包含 2 个文件").waitFor();
        expect((await cardNames(page)).sort()).toEqual([
          "crash-2024-01-15_10.30.00-client.txt",
          "latest.log",
          "launch.bat",
        ]);
        expect(complaints).toEqual([]);
      },
      { locale: "zh-CN" },
    );
  });

  test("a folder is looked through when it is dropped, with the files beside it", async () => {
    await visitHome(site, async (page) => {
      // No script can make such a drop: what a browser would give to the page.
      await inPage(
        page,
        `const fileEntry = (path, text) => ({ isDirectory: false, name: path.split("/").pop(), fullPath: path,
          file: (take) => take(new File([text], path.split("/").pop())) });
        const folder = (path, children) => ({ isDirectory: true, name: path.split("/").pop(), fullPath: path,
          createReader: () => { const parts = [children.slice(0, 1), children.slice(1), []];
            return { readEntries: (take) => take(parts.shift()) }; } });
        const tree = folder("/instance", [fileEntry("/instance/options.txt", "fov:1"),
          folder("/instance/logs", [fileEntry("/instance/logs/latest.log", given), fileEntry("/instance/logs/debug.log", given)])]);
        const event = new DragEvent("drop", { bubbles: true, cancelable: true });
        const items = [tree, fileEntry("/beside.log", given)].map((entry) => ({ kind: "file", webkitGetAsEntry: () => entry }));
        Object.defineProperty(event, "dataTransfer", { value: { types: ["Files"], items, files: [] } });
        document.body.dispatchEvent(event);`,
        log,
      );
      await leftOut(page, "1 file left out").waitFor();
      await page.getByLabel("Name of beside.log").waitFor();
      expect(await cardNames(page)).toEqual(["latest.log", "debug.log", "beside.log"]);
    });
  });
});

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { privateKinds, redact } from "../../src/privacy/redact.ts";
import { logOf } from "../support/app-under-test.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { idIn, inPage, sharedTogether, visitHome } from "../support/home-visit.ts";

const log = [
  "[12:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.6",
  "[12:00:01] [Server thread/INFO]: Steve[/203.0.113.77:53122] logged in with entity id 42 at (1.0, 64.0, 2.0)",
  "[12:00:02] [main/INFO]: Loading from C:\\Users\\hannah\\AppData\\Roaming\\.minecraft\\mods\\sodium.jar",
  "[12:00:03] [main/INFO]: write to hannah.brook@post-office.org <b>about it</b>",
  "[12:00:04] [Server thread/INFO]: Alex[/198.51.100.23:40001] logged in with entity id 43 at (1.0, 64.0, 2.0)",
].join("\n");

describe.if(browserPath !== null)("the privacy check in a real browser", () => {
  const site = siteInBrowser();

  const area = (page: Page) => page.getByLabel("Log", { exact: true });
  const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true }).click();
  const storedText = async (page: Page) => {
    const link = await page.locator(".big-link a").textContent();
    return (await logOf(site.app, idIn(link))).content;
  };

  /** The lines of the preview, as they are shown. */
  async function preview(page: Page): Promise<{ line: string; text: string }[]> {
    const lines = await page.locator(".excerpt").all();
    return Promise.all(
      lines.map(async (one) => ({
        line: (await one.locator(".excerpt-where").textContent()) ?? "",
        text: (await one.locator(".excerpt-text").textContent()) ?? "",
      })),
    );
  }

  test("is made ready when somebody comes near the form, and not for whoever only looks", async () => {
    await visitHome(site, async (page) => {
      expect(page.workers()).toEqual([]);
      const [worker] = await Promise.all([page.waitForEvent("worker"), area(page).focus()]);
      expect(worker.url()).toContain("privacy");
    });
  });

  test("shows what it found, and what is stored is what it showed", async () => {
    await visitHome(site, async (page, complaints) => {
      await area(page).fill(log);
      await page.getByText("4 private items are hidden before the log leaves this browser.").waitFor();
      const kinds = await page.locator(".kind").allTextContents();
      expect(kinds.map((kind) => /^\D+(?:4 addresses)?\d×/.exec(kind)?.[0])).toEqual([
        "IPv4 addresses2×",
        "Names of users and people1×",
        "E-mail addresses1×",
      ]);
      const shown = await preview(page);
      expect(shown.map(({ line }) => line)).toEqual(["Line 2", "Line 5", "Line 3", "Line 4"]);
      await share(page);
      const stored = await storedText(page);
      expect(stored).toBe(redact(log).text);
      expect(stored).not.toContain("203.0.113.77");
      for (const { line, text } of shown) {
        const number = Number(/\d+/.exec(line)?.[0]);
        expect(stored.split("\n")[number - 1]).toContain(text.replace(/^…\u2060|…$/g, ""));
      }
      await page.getByText("4 private items were hidden.").waitFor();
      expect(complaints).toEqual([]);
    });
  });

  test("a kind that is switched off is marked as readable, and stored as it is; the others are masked", async () => {
    await visitHome(site, async (page) => {
      await area(page).fill(log);
      const addresses = page.getByRole("switch", { name: "Hide: IPv4 addresses" });
      await addresses.click();
      await page
        .getByText("2 private items are hidden before the log leaves this browser. 2 private items stay readable.")
        .waitFor();
      expect(await page.locator(".is-open").allTextContents()).toEqual(["203.0.113.77", "198.51.100.23"]);
      expect(await addresses.evaluate("document.activeElement.id")).toBe("mask-ipv4");
      await share(page);
      expect(await storedText(page)).toBe(redact(log, { kinds: new Set(["user-name", "email"]) }).text);
      await page.getByRole("button", { name: "Share another" }).click();
      await area(page).fill(log);
      await addresses.waitFor();
      expect(await addresses.isChecked()).toBe(true);
    });
  });

  test("a kind that is switched off is masked again once nothing is left of the log", async () => {
    await visitHome(site, async (page) => {
      const addresses = page.getByRole("switch", { name: "Hide: IPv4 addresses" });
      await area(page).fill(log);
      await addresses.click();
      await area(page).fill("");
      await area(page).fill(`${log}\nthe next`);
      await page.getByText("4 private items are hidden before the log leaves this browser.").waitFor();
      expect(await addresses.isChecked()).toBe(true);
      await area(page).fill("");
      await page.locator("#file").setInputFiles([{ name: "a.log", mimeType: "text/plain", buffer: Buffer.from(log) }]);
      await addresses.click();
      await page.getByRole("button", { name: "Remove a.log" }).click();
      await area(page).fill(log);
      await page.getByText("4 private items are hidden before the log leaves this browser.").waitFor();
    });
  });

  test("possible addresses stay, and are masked where somebody switches that on, for this log alone", async () => {
    await visitHome(site, async (page, complaints) => {
      const doubtful = `${log}\nseen 5.9.12.44\nand 5.9.12.45 again`;
      const possible = page.getByRole("switch", { name: "Hide: Addresses or versions" });
      await area(page).fill(doubtful);
      // A match that is only possible is not counted as left readable.
      await page.getByText("4 private items are hidden before the log leaves this browser.", { exact: true }).waitFor();
      expect(await possible.isChecked()).toBe(false);
      await page.getByText("Numbers such as 1.20.1.4: they stay readable unless you switch this on.").waitFor();
      expect(await page.locator(".is-open").allTextContents()).toEqual(["5.9.12.44", "5.9.12.45"]);
      await share(page);
      expect(await storedText(page)).toBe(redact(doubtful).text);
      expect(redact(doubtful).text).toContain("5.9.12.44");

      await page.getByRole("button", { name: "Share another" }).click();
      await area(page).fill(doubtful);
      await possible.click();
      await page.getByText("6 private items are hidden before the log leaves this browser.", { exact: true }).waitFor();
      expect(await page.locator(".is-open").count()).toBe(0);
      await share(page);
      await page.getByText("6 private items were hidden.").waitFor();
      const stored = await storedText(page);
      expect(stored).toBe(redact(doubtful, { kinds: new Set(privateKinds) }).text);
      expect(stored).not.toContain("5.9.12.4");

      await page.getByRole("button", { name: "Share another" }).click();
      await area(page).fill(doubtful);
      await possible.waitFor();
      expect(await possible.isChecked()).toBe(false);
      expect(complaints).toEqual([]);
    });
  });

  test("a single place can be left readable or masked, and what is stored is as decided", async () => {
    await visitHome(site, async (page, complaints) => {
      const doubtful = `${log}\nseen 5.9.12.44\nand 5.9.12.45 again`;
      await area(page).fill(doubtful);
      const places = page.locator(".place");
      await places.first().waitFor();
      await places.first().click();
      await page
        .getByText("3 private items are hidden before the log leaves this browser. 1 private item stays readable.")
        .waitFor();
      expect(await inPage<string>(page, "return document.activeElement.textContent;")).toBe("203.0.113.77");
      await page.getByRole("button", { name: "5.9.12.45" }).click();
      await page
        .getByText("4 private items are hidden before the log leaves this browser. 1 private item stays readable.")
        .waitFor();
      await page
        .locator("#privacy-brief")
        .getByText("1 number may be an address or a version: please decide.")
        .waitFor();
      // Masked and readable again: somebody has decided.
      await page.getByRole("button", { name: "5.9.12.44" }).click();
      await page.getByText("5 private items are hidden before the log leaves this browser.").waitFor();
      await page.keyboard.press("Enter");
      await page.locator("#privacy-brief").getByText("1 number that may be an address stays readable.").waitFor();
      await share(page);
      const stored = await storedText(page);
      expect(stored).toContain("203.0.113.77");
      expect(stored).not.toContain("198.51.100.23");
      expect(stored).toContain("5.9.12.44");
      expect(stored).not.toContain("5.9.12.45");
      expect(complaints).toEqual([]);
    });
  });

  test("all places of a kind can be seen, a few at a time", async () => {
    await visitHome(site, async (page) => {
      await area(page).fill(
        Array.from({ length: 30 }, (_, i) => `Steve[/203.0.113.${i + 1}:53122] logged in`).join("\n"),
      );
      await page.getByRole("button", { name: "and 27 more" }).click();
      expect(await page.locator(".excerpt").count()).toBe(23);
      expect(await inPage<string>(page, "return document.activeElement.id;")).toBe("more-ipv4");
      await page.getByRole("button", { name: "and 7 more" }).click();
      expect(await page.locator(".excerpt").count()).toBe(30);
    });
  });

  test("players are replaced by stand-ins at a click, and stay without it", async () => {
    await visitHome(site, async (page, complaints) => {
      const text =
        "[10:00:00] [Server thread/INFO]: Lena_42 joined the game\n[10:00:01] [Server thread/INFO]: <Lena_42> hi\n";
      const files = [text, "[10:00:02] [Server thread/INFO]: Otto99 joined the game\nLena_42\n"];
      await page
        .locator("#file")
        .setInputFiles(
          files.map((one, at) => ({ name: `${at}.log`, mimeType: "text/plain", buffer: Buffer.from(one) })),
        );
      await page.locator(".all-clear").waitFor();
      await page.getByLabel("Replace names with Player1").check();
      await page.getByText("Names of players").waitFor();
      await page.getByLabel("Leave out chat and commands").check();
      await page.getByText("Chat and commands", { exact: true }).waitFor();
      await share(page);
      const id = idIn(await page.locator(".big-link a").textContent());
      const { files: stored } = (await (await site.app.get(`/api/bundle/${id}`)).json()) as { files: { id: string }[] };
      const texts = await Promise.all(stored.map(async (file) => (await logOf(site.app, file.id)).content));
      expect(texts.sort()).toEqual([
        "[10:00:00] [Server thread/INFO]: Player1 joined the game\n[10:00:01] [Server thread/INFO]: <Player1> ********\n",
        "[10:00:02] [Server thread/INFO]: Player2 joined the game\nPlayer1\n",
      ]);
      expect(complaints).toEqual([]);
    });
  });

  test("words of one's own are masked in the log and in its name, and typing them goes on", async () => {
    await visitHome(site, async (page, complaints) => {
      const file = {
        name: "moonbase.log",
        mimeType: "text/plain",
        buffer: Buffer.from(`${log}\nAt MoonBase. 小明 (.*)`),
      };
      await page.locator("#file").setInputFiles([file]);
      const field = page.getByLabel("Also hide these words");
      await field.pressSequentially("moonbase,小明,(.*)");
      await page.getByText("7 private items are hidden before the log leaves this browser.").waitFor();
      expect(await field.inputValue()).toBe("moonbase,小明,(.*)");
      expect(await inPage<string>(page, "return document.activeElement.id;")).toBe("own-words");
      await share(page);
      expect(await storedText(page)).toEndWith("At ********. ******** ********");
      const id = idIn(await page.locator(".big-link a").textContent());
      expect((await logOf(site.app, id)).name).toBe("********.log");
      expect(complaints).toEqual([]);
    });
  });

  test("the cards of files show what will be stored", async () => {
    await visitHome(site, async (page) => {
      const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(log) });
      await page.locator("#file").setInputFiles([file("a.log"), file("b.log")]);
      await page.locator(".kinds").waitFor();
      for (const lines of await page.locator(".card-lines").allTextContents()) {
        expect(lines).toContain("Steve[/**.**.**.**:53122]");
        expect(lines).not.toContain("hannah");
      }
      await page.getByRole("switch", { name: "Hide: Names of users and people" }).click();
      expect(await page.locator(".card-lines").first().textContent()).toContain("hannah");
    });
  });

  test("the name of a file is masked, by itself and by what its log says about accounts", async () => {
    await visitHome(site, async (page) => {
      const names = ["hannah.brook@post-office.org 1.log", "latest of hannah.log", "latest.log"];
      await page
        .locator("#file")
        .setInputFiles(names.map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from(log) })));
      await page.getByText("12 private items are hidden before the log leaves this browser.").waitFor();
      await share(page);
      await page.getByRole("heading", { name: "3 logs are shared with one link" }).waitFor();
      const stored = Object.keys(await sharedTogether(site.app, page)).sort();
      expect(stored).toEqual(["****@**** 1.log", "latest of ********.log", "latest.log"]);
    });
  });

  test("of several files the counts are summed, and each line names its file", async () => {
    await visitHome(site, async (page) => {
      const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
      await page.locator("#file").setInputFiles([file("one.log", log), file("two.log", `\n\n${log}`)]);
      await page.getByText("8 private items are hidden before the log leaves this browser.").waitFor();
      expect((await preview(page)).map(({ line }) => line)).toEqual([
        "one.log · Line 2",
        "one.log · Line 5",
        "two.log · Line 4",
        "one.log · Line 3",
        "two.log · Line 5",
        "one.log · Line 4",
        "two.log · Line 6",
      ]);
      await page.getByText("and 1 more").waitFor();
      await share(page);
      await page.getByRole("heading", { name: "2 logs are shared with one link" }).waitFor();
      expect(await sharedTogether(site.app, page)).toEqual({
        "one.log": redact(log).text,
        "two.log": `\n\n${redact(log).text}`,
      });
    });
  });

  test("a name in the paths of one file is masked in the others, as long as that file is there", async () => {
    await visitHome(site, async (page) => {
      const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
      await page.locator("#file").setInputFiles([file("of hannah.log", "Setting user: hannah")]);
      await page.getByText("No private data found.", { exact: true }).waitFor();
      await page.locator("#file").setInputFiles([file("two.log", "at C:\\Users\\hannah\\x")]);
      await page.getByText("2 private items are hidden before the log leaves this browser.").waitFor();
      await page.getByRole("button", { name: "Remove two.log" }).click();
      await page.getByText("No private data found.", { exact: true }).waitFor();
      await page.locator("#file").setInputFiles([file("two.log", "at C:\\Users\\hannah\\x")]);
      // At once: sharing waits for what the second file changes in the first.
      await share(page);
      await page.getByRole("heading", { name: "2 logs are shared with one link" }).waitFor();
      expect(await sharedTogether(site.app, page)).toEqual({
        "of ********.log": "Setting user: ********",
        "two.log": "at C:\\Users\\********\\x",
      });
    });
  });

  test("sharing waits for the check: a log that is shared at once is masked", async () => {
    await visitHome(site, async (page) => {
      // The key comes right behind the text, long before the pause that ends the typing.
      await inPage(
        page,
        `const area = document.getElementById("log-text");
        area.value = given;
        area.dispatchEvent(new InputEvent("input", { bubbles: true }));
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));`,
        log,
      );
      expect(await storedText(page)).toBe(redact(log).text);
    });
  });

  test("a check that fails lets nothing out, until it works or somebody decides", async () => {
    await visitHome(site, async (page) => {
      const uploads: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/upload")) uploads.push(request.url());
      });
      await page.route("**/privacy-worker-*.js", (route) => route.abort());
      await area(page).fill(log);
      await page.getByText("The check for private data did not work, so nothing is hidden.").waitFor();
      await page.keyboard.press("Control+Enter");
      await page.getByRole("button", { name: "Share", exact: true, disabled: false }).waitFor();
      expect(uploads).toEqual([]);

      await page.unroute("**/privacy-worker-*.js");
      await page.getByRole("button", { name: "Check again" }).click();
      await page.getByText("4 private items are hidden before the log leaves this browser.").waitFor();

      await page.route("**/privacy-worker-*.js", (route) => route.abort());
      await page.reload();
      await page.getByRole("button", { name: "Share without hiding anything" }).click();
      expect(await storedText(page)).toBe(log);
      await page.getByText("Nothing was hidden.").waitFor();
    });
  });

  test("nothing in a log or a file's name becomes markup", async () => {
    await visitHome(site, async (page, complaints) => {
      const hostile = `<img src=x onerror=alert(1)> from /home/hannah/<script>alert(2)</script>\u202e 203.0.113.5\n`;
      await page.locator("#file").setInputFiles([
        { name: "<img src=x onerror=alert(3)>.log", mimeType: "text/plain", buffer: Buffer.from(hostile) },
        { name: "\"'><b>.log", mimeType: "text/plain", buffer: Buffer.from(hostile) },
      ]);
      await page.locator(".kinds").waitFor();
      await share(page);
      await page.getByRole("heading", { name: "2 logs are shared with one link" }).waitFor();
      await page.reload();
      await page.locator(".my-log").first().waitFor();
      expect(await page.locator("main img, main script, main b").count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
});

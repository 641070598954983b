import { beforeAll, describe, expect, test } from "bun:test";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { clipboard, inPage } from "../support/home-visit.ts";
import { addressOf, drawnNumbers, numberOf, shortLine, textOfLine } from "../support/log-viewer.ts";
import { moddedServerLog } from "./log-samples.ts";

function log() {
  const log = moddedServerLog();
  log.mark("address");
  log.info(
    "Server thread",
    "lamplights/Lamps",
    "See https://lamps.example/oil?a=1&b=<b>2 for oil. (http://раураl.com/x)",
  );
  return log;
}

describe.if(browserPath !== null)("from a line of the log to elsewhere, in a real browser", () => {
  const site = siteInBrowser();
  const sample = log();
  let id: string;
  beforeAll(async () => {
    id = (await site.shareExplained(sample.text, "latest.log")).id;
  });

  test("an address shows where it leads before anybody follows it", async () => {
    const line = sample.at("address");
    await site.visitLog(
      id,
      async (page) => {
        expect(await textOfLine(page, line)).toBe(shortLine(sample.lines[line - 1]!));
        const link = page.locator(".row-link", { hasText: "lamps.example" });
        expect(await link.textContent()).toBe("https://lamps.example/oil?a=1&b=");
        expect(await link.getAttribute("rel")).toBe("noopener noreferrer nofollow ugc");
        await link.click();
        const dialog = page.getByRole("dialog", { name: "Follow a link of the log?" });
        expect(await dialog.locator(".link-host").textContent()).toBe("lamps.example");
        const open = dialog.getByRole("link", { name: "Open in a new tab" });
        expect(await open.getAttribute("href")).toBe("https://lamps.example/oil?a=1&b=");
        expect(await open.getAttribute("target")).toBe("_blank");
        expect(await open.getAttribute("rel")).toBe("noopener noreferrer nofollow ugc");
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        await page.locator(".row-link", { hasText: "раураl" }).focus();
        await page.keyboard.press("Enter");
        await eventually(() => page.locator(".link-host").textContent(), "xn--l-7sba6dbr.com");
        await page.keyboard.press("Escape");
        await eventually(() => inPage(page, "return document.activeElement.className;"), "row-link");
      },
      `#L${line}`,
    );
  });

  test("a frame leads to the mod it belongs to", async () => {
    await site.visitLog(
      id,
      async (page) => {
        const owner = page.locator(".owner[data-part]", { hasText: "Lamp Lights" });
        await owner.click();
        const row = page.locator("#mods-table tr", { hasText: "Lamp Lights" });
        await row.waitFor();
        expect(await row.getAttribute("class")).toBe("is-shown");
        expect(await inPage<string>(page, "return document.activeElement.textContent;")).toBe("Lamp Lights");
        // And back again.
        await page.keyboard.press("Enter");
        await eventually(async () => addressOf(page), "#L6");
      },
      `#L${sample.at("trace")}`,
    );
  });

  test("marked lines are copied as a block of code with a link to them", async () => {
    const line = sample.at("trace");
    await site.visitLog(
      id,
      async (page) => {
        await page.getByRole("button", { name: "As a code block" }).click();
        await page.getByText("Copied").first().waitFor();
        const lines = sample.lines.slice(line - 1, line + 1).join("\n");
        expect(await clipboard(page)).toBe(`\`\`\`\n${lines}\n\`\`\`\n<${site.app.url}/${id}#L${line}-L${line + 1}>`);
      },
      `?q=oil#L${line}-L${line + 1}`,
    );
  });

  test("the log stays where it is when a line is marked", async () => {
    const top = 'return document.querySelector("#viewer").getBoundingClientRect().top;';
    await site.visitLog(
      id,
      async (page) => {
        const before = await inPage<number>(page, top);
        await numberOf(page, 9).click();
        await page.getByRole("button", { name: "As a code block" }).waitFor();
        expect(await inPage<number>(page, top)).toBe(before);
      },
      "",
      { viewport: { width: 1280, height: 800 } },
    );
  });

  test("matches are shown with lines around them", async () => {
    const line = sample.at("second error");
    await site.visitLog(id, async (page) => {
      await page.getByLabel("Search in the log").fill("missing level data");
      const around = page.getByLabel("Lines above and below each match");
      expect(await around.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Only lines that match" }).click();
      await eventually(() => drawnNumbers(page), [String(line)]);
      await around.selectOption("3");
      const shown = [-3, -2, -1, 0, 1, 2, 3].map((step) => String(line + step));
      await eventually(() => drawnNumbers(page), shown);
      await eventually(async () => addressOf(page), "?q=missing+level+data&only=1&context=3");
      await page.reload();
      await untilReady(page);
      await eventually(() => drawnNumbers(page), shown);
      expect(await around.inputValue()).toBe("3");
    });
  });
});

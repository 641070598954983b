import { describe, expect, test } from "bun:test";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";
import { addressOf, drawnNumbers, drawnRows } from "../support/log-viewer.ts";
import { moddedServerLog, SampleLog } from "./log-samples.ts";

/** Errors that no rule knows. */
function strangeLog(): SampleLog {
  const log = new SampleLog();
  for (let times = 0; times < 1300; times++) {
    log.info("Server thread", "lamplights/Lamps", `Lamp ${times} is looked at`);
    log.write("ERROR", "Server thread", "lamplights/Lamps", `Lamp ${times} smells odd`);
  }
  return log;
}

const crashReport = `---- Minecraft Crash Report ----
// Who set us up the TNT?

Time: 2024-03-01 12:00:00
Description: Ticking entity

java.lang.NullPointerException: Cannot invoke "Lamp.oil()" because "lamp" is null
	at com.example.lamplights.LampBlock.light(LampBlock.java:88) ~[lamplights-2.0.jar:2.0]
	at net.minecraft.server.MinecraftServer.run(MinecraftServer.java:600) ~[server.jar:?]

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- System Details --
Details:
	Minecraft Version: 1.20.1
	Operating System: Linux (amd64) version 6.1.0
	Java Version: 17.0.8, Eclipse Adoptium
`;

describe.if(browserPath !== null)("what the page says fits the kind of file, in a real browser", () => {
  const site = siteInBrowser();

  test("a log full of errors is not called one without problems, and its errors are one click away", async () => {
    const { id } = await site.shareExplained(strangeLog().text, "latest.log");
    await site.visitLog(id, async (page) => {
      const findings = page.getByRole("region", { name: "How it went" });
      expect(await findings.locator("h3").textContent()).toMatch(/^It ran for [\d.]+ \w+ and did not crash\.$/);
      expect(await findings.textContent()).toContain("The 1,300 errors in this log have no explanation yet.");
      expect(await page.locator(".facts").textContent()).not.toContain("no problem found");
      await findings.getByRole("button", { name: "Errors only" }).click();
      await eventually(async () => addressOf(page), "?hide=info%2Ctrace%2Cdebug%2Cwarning");
      const texts = (await drawnRows(page)).map(({ text }) => text);
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter((text) => !text.includes("ERROR"))).toEqual([]);
      expect(await inPage<string>(page, "return document.activeElement.className;")).toBe("rows-scroller");
    });
    await site.visitLog(
      id,
      async (page) => {
        const findings = page.getByRole("region", { name: "运行情况" });
        expect(await findings.textContent()).toContain("此日志有 1,300 个错误，暂时无法解释。");
        await findings.getByRole("button", { name: "只看错误" }).waitFor();
      },
      "?lang=zh-CN",
    );
  });

  test("the tools show errors alone, and everything again, with one click each", async () => {
    const { id } = await site.shareExplained(moddedServerLog().text, "latest.log");
    await site.visitLog(id, async (page) => {
      const all = await drawnNumbers(page);
      const button = page.getByRole("toolbar").getByRole("button", { name: "Errors only" });
      expect(await button.getAttribute("aria-pressed")).toBe("false");
      await button.click();
      const log = moddedServerLog();
      const trace = log.at("trace");
      const shown = [trace, trace + 1, trace + 2, trace + 3, trace + 10, log.at("second error")].map(String);
      await eventually(() => drawnNumbers(page), shown);
      expect(await button.getAttribute("aria-pressed")).toBe("true");
      await button.click();
      await eventually(async () => addressOf(page), "");
      await page.keyboard.press("g");
      await eventually(() => drawnNumbers(page), all);
    });
  });

  test("a crash report has no counts of errors, no timeline and no switches for levels", async () => {
    const { id } = await site.shareExplained(crashReport, "crash-2024-03-01.txt");
    await site.visitLog(id, async (page) => {
      expect(await page.getByText("Fatal", { exact: true }).count()).toBeGreaterThan(0);
      const facts = (await page.locator(".facts").textContent())!;
      expect(facts).toContain("1.20.1");
      expect(facts).not.toContain("Errors");
      expect(facts).not.toContain("Warnings");
      expect(await page.locator("#timeline").count()).toBe(0);
      expect(await page.locator(".level-switch:visible, #errors-only:visible").count()).toBe(0);
    });
    const description = /<meta name="description" content="([^"]*)"/.exec(
      await (await site.app.get(`/${id}`, { headers: { Accept: "text/html" } })).text(),
    );
    expect(description?.[1]).not.toContain("0 errors");
  });
});

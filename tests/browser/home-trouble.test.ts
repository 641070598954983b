import { describe, expect, test } from "bun:test";
import type { Page, Route } from "playwright-core";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { logOf } from "../support/app-under-test.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { chooseLongFiles, idIn, inPage, sharedTogether, visitHome } from "../support/home-visit.ts";

const uploads = "**/api/upload*";

describe.if(browserPath !== null)("when sharing does not go well", () => {
  let now = 0;
  const site = siteInBrowser({ limiter: new SlidingWindowLimiter(3, { now: () => Date.now(), monotonic: () => now }) });

  const area = (page: Page) => page.getByLabel("Log", { exact: true });
  const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true }).click();
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const storedText = async (page: Page) => {
    const link = await page.locator(".big-link a").textContent();
    return (await logOf(site.app, idIn(link))).content;
  };

  /** Forgets all uploads, as if they were made long ago. */
  const forgetUploads = () => {
    now += 60_000;
  };

  /** Holds uploads back until they are let go. */
  async function holdUploads(page: Page): Promise<{ letGo(): void }> {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(uploads, async (route: Route) => {
      await held;
      // A cancelled request is gone by now.
      await route.continue().catch(() => {});
    });
    return { letGo };
  }

  test("after too many uploads it counts down, and shares by itself", async () => {
    forgetUploads();
    for (let i = 0; i < 3; i++) await site.app.upload("fills the limit");
    now += 56_500;
    await visitHome(site, async (page) => {
      await area(page).fill("one too many");
      await share(page);
      await page.getByText("Too many uploads from your connection for now.").waitFor();
      const told = await page.getByRole("timer").textContent();
      const seconds = Number(/Nothing is lost\. Next try in ([1-4]) s\./.exec(told ?? "")?.[1]);
      now += 3_500;
      const later = page.getByText(new RegExp(`Next try in [0-${seconds - 1}] s`));
      await later.or(page.locator(".big-link")).first().waitFor();
      expect(await storedText(page)).toBe("one too many");
    });
  });

  test("a countdown can be cancelled, or cut short", async () => {
    forgetUploads();
    for (let i = 0; i < 3; i++) await site.app.upload("fills the limit");
    await visitHome(site, async (page) => {
      await area(page).fill("patient");
      await share(page);
      await page.getByText(/Next try in (60|59) s\./).waitFor();
      await button(page, "Cancel").click();
      await page.getByText("Cancelled. Nothing was shared, and nothing is lost.").waitFor();
      expect(await area(page).inputValue()).toBe("patient");
      await share(page);
      await page.getByText(/Next try in/).waitFor();
      forgetUploads();
      await button(page, "Try now").click();
      expect(await storedText(page)).toBe("patient");
    });
  });

  test("a busy service is asked again after the time that it says", async () => {
    forgetUploads();
    await visitHome(site, async (page) => {
      let tries = 0;
      await page.route(uploads, (route) =>
        ++tries === 1 ? route.fulfill({ status: 503, headers: { "Retry-After": "1" }, body: "" }) : route.continue(),
      );
      await area(page).fill("patient");
      await share(page);
      await page.getByText("The service is busy right now.").waitFor();
      expect(await storedText(page)).toBe("patient");
      expect(tries).toBe(2);
    });
  });

  test("a long upload shows its bytes, and can be cancelled without losing anything", async () => {
    forgetUploads();
    await visitHome(site, async (page, complaints) => {
      await holdUploads(page);
      await area(page).fill("x".repeat(2048));
      await button(page, "Share").click();
      await page.getByRole("progressbar", { name: "Uploading Pasted text" }).waitFor();
      expect(await page.locator(".status-bytes").textContent()).toEndWith("of 2.0 KiB");
      await button(page, "Cancel").click();
      await page.getByText("Cancelled. Nothing was shared, and nothing is lost.").waitFor();
      expect(await area(page).inputValue()).toBe("x".repeat(2048));
      await page.unroute(uploads);
      await share(page);
      expect(await storedText(page)).toBe("x".repeat(2048));
      expect(complaints).toEqual([]);
    });
  });

  test("several logs go together or not at all, and are tried again together", async () => {
    forgetUploads();
    await visitHome(site, async (page) => {
      const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`the text of ${name}`) });
      const names = ["a.log", "b.log", "c.log"];
      await page.locator("#file").setInputFiles(names.map(file));
      await page.getByText("3 logs, ").waitFor();
      await page.route(uploads, (route) => route.abort());
      await share(page);
      await page.getByText("The service cannot be reached. Nothing is lost").waitFor();
      expect(await page.locator(".card-name").count()).toBe(3);
      await page.unroute(uploads);
      await button(page, "Try again").click();
      await page.getByRole("heading", { name: "3 logs are shared with one link" }).waitFor();
      const logs = await sharedTogether(site.app, page);
      expect(logs).toEqual(Object.fromEntries(names.map((name) => [name, `the text of ${name}`])));
    });
  });

  test("all together may be as large as five logs, and the page says so before it sends them", async () => {
    forgetUploads();
    await visitHome(site, async (page) => {
      const file = { line: "a line of a log\n", lines: (9 * 1024 * 1024) / 16 };
      const names = ["1", "2", "3", "4", "5", "6"].map((name) => `${name}.log`);
      await chooseLongFiles(
        page,
        names.map((name) => ({ name, ...file })),
      );
      await page.getByText("6 logs, 54.0 MiB").waitFor();
      await share(page);
      await page.getByText("All files together are larger than 50.0 MiB. Remove some, and try again.").waitFor();
    });
  });

  test("a file that cannot be a log is in the list of what was shared, and gives the focus to nothing unseen", async () => {
    forgetUploads();
    await visitHome(
      site,
      async (page) => {
        const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
        await page.locator("#file").setInputFiles([file("a.pdf", "%PDF-1.4"), file("a.log", "x")]);
        await page.getByLabel("Name of a.log").waitFor();
        await share(page);
        await page.getByRole("heading", { name: "1 of 2 logs is shared" }).waitFor();
        expect(await page.locator(".is-failed .failed-why").textContent()).toStartWith("This is a document.");
        expect(await button(page, "Try again").count()).toBe(0);
        expect(await inPage<string>(page, "return document.activeElement.className;")).toBe("result-title");
        expect(await inPage<boolean>(page, "return document.activeElement.getBoundingClientRect().top >= 0;")).toBe(
          true,
        );
      },
      { viewport: { width: 390, height: 844 } },
    );
  });

  test("a connection that breaks says so, keeps the text, and tries again", async () => {
    forgetUploads();
    await visitHome(site, async (page) => {
      await page.route(uploads, (route) => route.abort("connectionreset"));
      await area(page).fill("held tight");
      await share(page);
      await page.getByRole("alert").getByText("The service cannot be reached.").waitFor();
      expect(await inPage<string>(page, "return document.activeElement.id;")).toBe("share");
      expect(await area(page).inputValue()).toBe("held tight");
      await page.unroute(uploads);
      await button(page, "Try again").click();
      expect(await storedText(page)).toBe("held tight");
    });
  });

  test("an answer that makes no sense is a mistake of the service, with what it said", async () => {
    await visitHome(site, async (page) => {
      const error = "Something went wrong on our side (reference abc).";
      await page.route(uploads, (route) =>
        route.fulfill({ status: 500, body: JSON.stringify({ success: false, error }) }),
      );
      await area(page).fill("held tight");
      await share(page);
      await page.getByText("Something went wrong on the server.").waitFor();
      await page.getByText("(reference abc)").waitFor();
      expect(await area(page).inputValue()).toBe("held tight");
    });
  });

  test("a fault of the page says so, keeps the log, and lets it be tried again", async () => {
    forgetUploads();
    await visitHome(site, async (page, complaints) => {
      await inPage(
        page,
        `const { CompressionStream } = window;
        window.CompressionStream = class {
          constructor() {
            window.CompressionStream = CompressionStream;
            throw new Error("no memory left");
          }
        };`,
      );
      const text = "a line of a log\n".repeat(10_000);
      await page.locator("#file").setInputFiles([{ name: "a.log", mimeType: "text/plain", buffer: Buffer.from(text) }]);
      await page.getByLabel("Name of a.log").waitFor();
      await share(page);
      await page.getByRole("alert").getByText("Something went wrong on this page.").waitFor();
      expect(await page.getByLabel("Name of a.log").count()).toBe(1);
      expect(await page.locator("[inert]").count()).toBe(0);
      expect(complaints).toEqual(["no memory left"]);
      await button(page, "Try again").click();
      expect(await storedText(page)).toBe(text);
    });
  });

  const line = "a line of a log that is far too long\n";

  test("what is too large is told before anything is sent", async () => {
    await visitHome(site, async (page) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      await chooseLongFiles(page, [{ name: "huge.log", line, lines: 400_000 }]);
      await page.getByText("Larger than the limit of").waitFor();
      // The button waits; a key asks all the same.
      await page.keyboard.press("Control+Enter");
      await page.getByText("There is nothing to share yet.").waitFor();
      expect(sent).toEqual([]);
    });
  });

  test("of what is too large, the parts that matter are shared, and it says what is left out", async () => {
    forgetUploads();
    await visitHome(site, async (page, complaints) => {
      await chooseLongFiles(page, [
        { name: "huge.log", above: "the beginning\n", line, lines: 400_000, below: "the end" },
      ]);
      await button(page, "Share the parts that matter").click();
      await page.getByText("399,990 of 400,002 lines are left out").first().waitFor();
      expect(await inPage<string>(page, "return document.activeElement.getAttribute('aria-label');")).toBe(
        "Name of huge.log",
      );
      await share(page);
      expect(await storedText(page)).toBe(`the beginning\n${line.repeat(10)}[… 399990 lines left out …]\nthe end`);
      expect(complaints).toEqual([]);
    });
  });

  test("leaving while a log is uploaded is asked about, and leaving afterwards is not", async () => {
    forgetUploads();
    await visitHome(site, async (page) => {
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.type());
        dialog.dismiss();
      });
      const held = await holdUploads(page);
      await area(page).fill("under way");
      await share(page);
      await page.getByRole("progressbar", { name: "Uploading Pasted text" }).waitFor();
      await page.goto(`${site.app.url}/favicon.svg`).catch(() => {});
      expect(asked).toEqual(["beforeunload"]);
      held.letGo();
      expect(await storedText(page)).toBe("under way");
      await page.goto(`${site.app.url}/favicon.svg`);
      expect(asked).toHaveLength(1);
    });
  });
});

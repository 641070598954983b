import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { inPage, sharedTogether, visitHome } from "../support/home-visit.ts";

const log = "[12:00:01] [Server thread/INFO]: Steve[/203.0.113.77:5555] logged in\n";

/** As the system's menu for sharing does it: a form is posted to the site, and its answer is opened. */
async function send(page: Page, fields: { files?: Record<string, string>; text?: string; title?: string }) {
  await inPage(
    page,
    `const { files = {}, ...texts } = ${JSON.stringify(fields)};
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/share-target", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(texts)) {
        const field = document.createElement("input");
        Object.assign(field, { type: "hidden", name, value });
        form.append(field);
      }
      const chosen = new DataTransfer();
      for (const [name, text] of Object.entries(files)) chosen.items.add(new File([text], name, { type: "text/plain" }));
      const field = document.createElement("input");
      Object.assign(field, { type: "file", name: "files", multiple: true, files: chosen.files });
      form.append(field);
      document.body.append(form);
      form.submit();`,
  );
}

/** What an installed site does by itself. */
const install = (page: Page) =>
  inPage(
    page,
    `dispatchEvent(new Event("appinstalled"));
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise((resolve) => active.addEventListener("statechange", resolve));`,
  );

describe.if(browserPath !== null)("a site that was installed", () => {
  const site = siteInBrowser();

  test("has no worker before, and none that keeps anything afterwards", async () => {
    await visitHome(site, async (page, complaints) => {
      const registrations = () =>
        inPage<number>(page, "return (await navigator.serviceWorker.getRegistrations()).length;");
      expect(await registrations()).toBe(0);
      await install(page);
      expect(await registrations()).toBe(1);
      expect(await inPage<string[]>(page, "return await caches.keys();")).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });

  test("takes files from the menu for sharing into its form, and sends nothing before they are checked", async () => {
    await visitHome(site, async (page, complaints) => {
      await install(page);
      const posted: string[] = [];
      page.on("request", (request) => {
        // The worker itself answers the one to the share target.
        if (request.method() === "POST" && !request.url().endsWith("/share-target")) posted.push(request.url());
      });
      await send(page, { files: { "latest.log": log, "other.log": "another\n" }, title: "latest.log" });
      await page.getByLabel("Name of latest.log").waitFor();
      await page.getByLabel("Name of other.log").waitFor();
      await page.getByText("1 private item will be hidden.").waitFor();
      expect(posted).toEqual([]);
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await page.getByRole("heading", { name: "2 logs are shared with one link" }).waitFor();
      const logs = await sharedTogether(site.app, page);
      expect(logs["latest.log"]).toBe(log.replace("203.0.113.77", "**.**.**.**"));
      expect(complaints).toEqual([]);
    });
  });

  test("takes a text, too", async () => {
    await visitHome(site, async (page) => {
      await install(page);
      await send(page, { text: log, title: "from a chat" });
      await page.getByText("1 private item will be hidden.").waitFor();
      expect(await page.getByLabel("Log", { exact: true }).inputValue()).toBe(log);
      expect(await page.getByLabel("Name (optional)").inputValue()).toBe("from a chat");
    });
  });

  test("keeps the last of many forms that somebody has it sent, and takes what is no form for what did not arrive", async () => {
    await visitHome(site, async (page) => {
      await install(page);
      await page.reload();
      const told = await inPage<{ kept: (string | null)[]; broken: string }>(
        page,
        `const ids = [];
        for (let number = 0; number < 6; number++) {
          const body = new FormData();
          body.append("text", String(number));
          const { url } = await fetch("/share-target", { method: "POST", body });
          ids.push(new URL(url).searchParams.get("shared"));
        }
        const { active } = await navigator.serviceWorker.ready;
        const take = (id) => new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data && data.text);
          active.postMessage({ take: id }, [port2]);
        });
        const headers = { "Content-Type": "multipart/form-data" };
        const broken = await fetch("/share-target", { method: "POST", headers, body: "x" });
        return { kept: await Promise.all(ids.map(take)), broken: new URL(broken.url).search };`,
      );
      expect(told).toEqual({ kept: [null, null, "2", "3", "4", "5"], broken: "?shared=missed" });
    });
  });

  test.each([
    ["en", "The log did not arrive, and nothing of it was kept."],
    ["zh-CN", "日志没有传到这里，也没有保存任何内容。"],
  ])("without its worker says in %s what to do", async (locale, sentence) => {
    await visitHome(
      site,
      async (page) => {
        await send(page, { files: { "latest.log": log } });
        await page.getByRole("alert").getByText(sentence).waitFor();
      },
      { locale },
    );
  });
});

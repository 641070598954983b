import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { fileForm } from "../support/bundle-shares.ts";
import { until } from "../support/engines/until.ts";

const log = `[10:29:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6
[10:29:58] [Render thread/ERROR]: Could not execute entrypoint stage 'main' due to errors, provided by 'lantern'!
[10:30:00] [Render thread/WARN]: the end is near
`;
const report = `---- Minecraft Crash Report ----

Time: 2026-01-15 10:30:00
Description: Initializing game

java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lantern' at 'org.lantern.Lantern'!
\tat net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:405)
Caused by: java.lang.NoClassDefFoundError: org/candle/Wick
\tat org.lantern.Lantern.onInitialize(Lantern.java:12)
`;
const launcher = "[10:28:00] [INFO] Launching\n[10:31:00] [ERROR] Process exited with code -1\n";
const files: [string, string][] = [
  ["crash-2026-01-15_10.30.00-client.txt", report],
  ["latest.log", log],
  ['odd "name" <b>&.log', launcher],
];

let app: AppUnderTest;
let shared: UploadAnswer;
beforeAll(async () => {
  app = await startApp();
  shared = (await (await app.post(fileForm(files))).json()) as UploadAnswer;
  // Its page would come without an explanation on a busy machine.
  expect((await app.get(`/api/insights/${shared.id}`)).status).toBe(200);
});
afterAll(() => app.stop());

const page = { Accept: "text/html" };

async function pageOf(address = "", headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.get(`/${shared.id}${address}`, { headers: { ...page, ...headers } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The attribute of each tab. */
function tabs(html: string, attribute: string): string[] {
  const [nav = ""] = /<nav class="file-tabs".*?<\/nav>/s.exec(html) ?? [];
  return [...nav.matchAll(new RegExp(`<a class="file-tab[^>]* ${attribute}="([^"]*)"`, "g"))].map(
    ([, value]) => value!,
  );
}

describe("the page of a bundle", () => {
  test("shows the most telling file, and links to the others, without a script", async () => {
    const html = await pageOf();
    expect(tabs(html, "href")).toEqual([
      `/${shared.id}`,
      `/${shared.id}?file=latest.log`,
      `/${shared.id}?file=${encodeURIComponent(files[2]![0]).replaceAll("&", "&amp;")}`,
    ]);
    expect(html).toContain("---- Minecraft Crash Report ----");
    expect(html).not.toContain("the end is near");
    expect(html).toContain("Crash report");
    expect(html).toContain(`data-bundle="${shared.id}" data-file="crash-2026-01-15_10.30.00-client.txt" data-first`);
  });

  test("shows another file by its name, whatever the name is", async () => {
    const html = await pageOf("?file=latest.log");
    expect(html).toContain("the end is near");
    expect(html).toContain('data-file="latest.log"');
    expect(html).toMatch(/href="\?file=latest\.log&amp;lang=zh-CN"/);
    const odd = await pageOf(`?file=${encodeURIComponent(files[2]![0])}`);
    expect(odd).toContain("Process exited with code -1");
    expect(odd).not.toContain("<b>");
    const none = await app.get(`/${shared.id}?file=none.log`, { headers: page });
    expect([none.status, (await none.text()).includes("There is no file of this name in the bundle.")]).toEqual([
      404,
      true,
    ]);
  });

  test("tells the cause once for all files, and leads to the lines that prove it", async () => {
    const html = await pageOf("?file=latest.log");
    const [verdict = ""] =
      /<section class="panel-part" aria-labelledby="findings-title">.*?<\/section>/s.exec(html) ?? [];
    expect(verdict).toContain("lantern");
    expect(verdict).toMatch(new RegExp(`href="/${shared.id}#L\\d+"`));
    const chinese = await pageOf("", { "Accept-Language": "zh-CN" });
    expect(chinese).toContain("综合所有文件");
  });

  test("says it to chats, under the link of the bundle", async () => {
    const html = await pageOf();
    expect(html).toContain(`<meta property="og:url" content="${app.url}/${shared.id}">`);
    expect(html).toContain(`<meta property="og:image" content="${app.url}/${shared.id}.png">`);
    expect(html).toMatch(/<meta property="og:description" content="[^"]*3 files: crash-2026/);
    const picture = await app.get(`/${shared.id}.png`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  test("has one timeline for the files that have times", async () => {
    const html = await pageOf();
    const [, rows = ""] = /all-times"(.*?)<\/ul>/s.exec(html) ?? [];
    expect([...rows.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toContain(
      "latest.log: 2026-01-15 10:29:00 to 10:30:00",
    );
  });

  test("counts a view of the bundle and of the file that is shown", async () => {
    const { id, files: parts } = (await (await app.post(fileForm(files))).json()) as UploadAnswer;
    const [first, latest] = parts!;
    const address = `/${id}?file=latest.log`;
    await app.get(address, { headers: { ...page, "User-Agent": "Discordbot/2.0" } });
    await app.get(address, { headers: page });
    // Other nodes notice views within a moment.
    for (const viewed of [id, latest!.id]) {
      await until("the view is counted", async () => (await statsOf(app, viewed)).views === 1);
    }
    expect(await statsOf(app, first!.id)).toMatchObject({ views: 0 });
  });

  test("leaves out a file that was removed", async () => {
    const answer = await app.post(fileForm(files.slice(0, 2)));
    const token = answer.headers.get("lectern-token")!;
    const bundle = (await answer.json()) as UploadAnswer;
    const latest = bundle.files!.find(({ name }) => name === "latest.log")!;
    const gone = await app.get(`/api/log/${latest.id}`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(gone.status).toBe(200);
    const html = await until("it is known to be gone", async () => {
      const shown = await (await app.get(`/${bundle.id}`, { headers: page })).text();
      return tabs(shown, "data-log").length === 1 ? shown : null;
    });
    expect(tabs(html, "data-file")).toEqual([]);
    expect(tabs(html, "data-log")).toEqual([bundle.files!.find(({ name }) => name !== "latest.log")!.id]);
  });
});

test("the summary of all files links to that of each, and counts as no view", async () => {
  const { id, files: stored } = (await (await app.post(fileForm(files))).json()) as UploadAnswer;
  const answer = await app.get(`/${id}.md`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toContain(`/${id}> (All files as a zip: <`);
  for (const file of stored!) {
    expect(text).toContain(`/${file.id}.md>`);
    expect((await app.get(`/${file.id}.md`)).status).toBe(200);
  }
  expect((await app.get(`/${id}.md`, { headers: { "If-None-Match": answer.headers.get("etag")! } })).status).toBe(304);
  expect((await statsOf(app, id)).views).toBe(0);
});

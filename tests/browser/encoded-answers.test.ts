import { describe, expect, test } from "bun:test";
import { answerEncodings } from "../../src/http/core/accept-encoding.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser, withPage } from "../support/browser-page.ts";

/** Answers that are encoded once and end differently for everyone: what makes them has to suit real decoders. */
describe.if(browserPath !== null)("a large answer", () => {
  const site = siteInBrowser();
  // So large that gzip is sent in pieces while it is made.
  const text = Array.from({ length: 60_000 }, (_, i) => `[12:00:00] [main/INFO]: line ${i} é 日志 <b>\n`).join("");

  test.each([...answerEncodings])("in %s is decoded by a browser, with the views at its end", async (encoding) => {
    const { id } = await site.app.upload(text);
    const extraHTTPHeaders = { "Accept-Encoding": encoding };
    await withPage(site.browser, site.app, { extraHTTPHeaders }, async (page) => {
      await page.goto(`${site.app.url}/robots.txt`);
      for (const views of [1, 2]) {
        const answer = await page.evaluate(async (path) => {
          const response = await fetch(path);
          const log = (await response.json()) as { content: string; views: number };
          return { encoding: response.headers.get("content-encoding"), log };
        }, `/api/log/${id}`);
        expect(answer.log.content === text).toBe(true);
        expect([answer.log.views, answer.encoding]).toEqual([views, encoding]);
      }
    });
  });

  test.each([...answerEncodings])("in %s is decoded by curl", async (encoding) => {
    const { id } = await site.app.upload(text);
    const command = [
      "curl",
      "-s",
      "--compressed",
      "-H",
      `Accept-Encoding: ${encoding}`,
      "-w",
      "%{stderr}%header{content-encoding}",
    ];
    const run = Bun.spawn([...command, `${site.app.url}/api/log/${id}`], { stdout: "pipe", stderr: "pipe" });
    const [body, head] = await Promise.all([run.stdout.text(), run.stderr.text()]);
    expect(head).toBe(encoding);
    expect((JSON.parse(body) as { content: string }).content === text).toBe(true);
  });

  test("of the text alone in gzip is decoded by a browser and by curl", async () => {
    const { id } = await site.app.upload(text);
    const extraHTTPHeaders = { "Accept-Encoding": "gzip" };
    await withPage(site.browser, site.app, { extraHTTPHeaders }, async (page) => {
      await page.goto(`${site.app.url}/robots.txt`);
      const answer = await page.evaluate(async (path) => (await fetch(path)).text(), `/raw/${id}`);
      expect(answer === text).toBe(true);
    });
    const command = ["curl", "-sf", "--compressed", "-H", "Accept-Encoding: gzip", `${site.app.url}/raw/${id}`];
    expect((await Bun.spawn(command, { stdout: "pipe" }).stdout.text()) === text).toBe(true);
  });

  test("in gzip is decoded by Python, as one stream without anything behind it", async () => {
    const { id } = await site.app.upload(text);
    const script = `
import json, sys, urllib.request, zlib
def read(path):
    request = urllib.request.Request(sys.argv[1] + path, headers={"Accept-Encoding": "gzip"})
    stream = zlib.decompressobj(31)
    text = stream.decompress(urllib.request.urlopen(request).read())
    assert stream.eof and not stream.unused_data
    return text.decode()
log = json.loads(read("/api/log/" + sys.argv[2]))
print(len(log["content"]), log["views"], read("/raw/" + sys.argv[2]) == log["content"])`;
    const run = Bun.spawn(["python3", "-c", script, site.app.url, id], { stdout: "pipe" });
    expect(await run.stdout.text()).toBe(`${text.length} 1 True\n`);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Lines } from "../../src/analysis/text/lines.ts";
import { indexLog } from "../../src/line-index/index-log.ts";
import { unpackIndex } from "../../src/line-index/packed-index.ts";
import { type AppUnderTest, browserAccept, startApp, statsOf } from "../support/app-under-test.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const log = `[12:00:00] [main/INFO]: Loading 日志
[12:00:01] [Server thread/ERROR]: java.lang.IllegalStateException: broken
${Array.from({ length: 9 }, (_, i) => `\tat java.util.ArrayList.get(ArrayList.java:${i})\r\n`).join("")}${"[12:00:02] [Server thread/WARN]: again\n".repeat(8)}`;

async function indexOf(id: string, encoding: string) {
  const answer = await app.get(`/lines/${id}`, { headers: { "Accept-Encoding": encoding } });
  expect(answer.status).toBe(200);
  return { answer, index: unpackIndex(await answer.arrayBuffer()) };
}

describe("the index of a log's lines", () => {
  test.each(["zstd", "br", "gzip", "identity"])("is what the page would find by itself, in %s", async (encoding) => {
    const { id } = await app.upload(log);
    const { answer, index } = await indexOf(id, encoding);
    expect(index).toEqual(indexLog(new Lines(log)));
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    // The page that asks for it was counted already.
    expect((await statsOf(app, id)).views).toBe(0);
  });

  test("is that of the text without its byte order mark, as browsers read it", async () => {
    const { id } = await app.upload(`\ufeff${log}`);
    expect((await indexOf(id, "identity")).index).toEqual(indexLog(new Lines(log)));
  });

  test("is there for a log with nothing in it that it knows", async () => {
    const { id } = await app.upload("x");
    expect((await indexOf(id, "identity")).index).toMatchObject({ lineCount: 1 });
  });

  test("is not made of more lines than anybody logs", async () => {
    const { id } = await app.upload("x\n".repeat(1_000_001));
    expect(await (await app.page(`/${id}`)).text()).not.toContain(" data-index");
    for (let time = 0; time < 2; time++) expect((await app.get(`/lines/${id}`)).status).toBe(404);
  });

  test("is asked for by the pages of large logs only", async () => {
    const small = await app.upload(log);
    const large = await app.upload(log + "[12:00:03] [Server thread/INFO]: more\n".repeat(20_000));
    const asks = async (id: string) => / data-index/.test(await (await app.page(`/${id}`)).text());
    expect([await asks(small.id), await asks(large.id)]).toEqual([false, true]);
  });

  test("is gone with its log", async () => {
    const made = await app.get("/1/log", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: browserAccept },
      body: JSON.stringify({ content: log }),
    });
    const { id, token } = (await made.json()) as { id: string; token: string };
    await indexOf(id, "zstd");
    await app.get(`/1/log/${id}`, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });
    expect((await app.get(`/lines/${id}`)).status).toBe(404);
    expect((await app.get("/lines/nope")).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { sampleLog } from "../../bench/sample-log.ts";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";

const text = sampleLog(1, 5_000_000).replaceAll("portal", "传送门 😀");
const gzip = { headers: { "Accept-Encoding": "gzip" }, decompress: false };

let app: AppUnderTest;
let id: string;
beforeAll(async () => {
  app = await startApp();
  ({ id } = await app.upload(text, "latest.log"));
});
afterAll(() => app.stop());

const unpacked = async (response: Response) => gunzipSync(await response.bytes()).toString("utf8");

describe("a large log in gzip, which is sent while it is packed", () => {
  test.each<[path: string, textOf: (answer: string) => unknown]>([
    ["/raw/", (answer) => answer],
    ["/content/", (answer) => answer],
    ["/api/log/", (answer) => (JSON.parse(answer) as { content: string }).content],
    ["/documents/", (answer) => (JSON.parse(answer) as { data: string }).data],
  ])("comes whole at %s, and has the length that HEAD says", async (path, textOf) => {
    const head = await app.get(path + id, { ...gzip, method: "HEAD" });
    const response = await app.get(path + id, gzip);
    expect([response.status, response.headers.get("content-encoding")]).toEqual([200, "gzip"]);
    expect(response.headers.get("content-length")).toBeNull();
    const bytes = await response.bytes();
    expect(Number(head.headers.get("content-length"))).toBe(bytes.length);
    expect(textOf(gunzipSync(bytes).toString("utf8")) === text).toBe(true);
  });

  test("is the same for many who ask at once, each with views of its own", async () => {
    const { views: before } = await statsOf(app, id);
    const asked = Array.from({ length: 12 }, async () => unpacked(await app.get(`/api/log/${id}`, gzip)));
    const answers = (await Promise.all(asked)).map(
      (answer) => JSON.parse(answer) as { content: string; views: number },
    );
    expect(answers.every(({ content }) => content === text)).toBe(true);
    const views = answers.map((answer) => answer.views).sort((a, b) => a - b);
    expect(views).toEqual(Array.from({ length: 12 }, (_, i) => before + i + 1));
  });

  test("is whole for those who stay when others leave at any moment", async () => {
    const stays = unpacked(await app.get(`/raw/${id}`, gzip));
    for (let i = 0; i < 8; i++) {
      const response = await app.get(`/raw/${id}`, gzip);
      const reader = response.body!.getReader();
      if (i % 2) await reader.read();
      await reader.cancel();
    }
    expect((await stays) === text).toBe(true);
    expect((await unpacked(await app.get(`/raw/${id}`, gzip))) === text).toBe(true);
  });

  test("is not sent again to who has it", async () => {
    const etag = (await app.get(`/raw/${id}`, { ...gzip, method: "HEAD" })).headers.get("etag")!;
    expect(etag).toBe(`"${id}-gzip"`);
    const again = await app.get(`/raw/${id}`, { headers: { ...gzip.headers, "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});

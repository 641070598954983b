import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { LogId } from "../../src/logs/ports.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { crashFiles, fileForm } from "../support/bundle-shares.ts";
import { MemoryStore } from "../support/memory-store.ts";

let app: AppUnderTest;
const store = new MemoryStore();
beforeAll(async () => {
  app = await startApp({ store });
});
afterAll(() => app.stop());

const log = [
  "[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4",
  "[10:00:02] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
  "",
].join("\n");

describe("GET /{id}.png", () => {
  test("is the picture of the log, for some minutes, and no view", async () => {
    const { id } = await app.upload(log, "最新.log");
    const response = await app.get(`/${id}.png`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("private, max-age=300");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const png = Buffer.from(await response.bytes());
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await statsOf(app, id)).toMatchObject({ views: 0 });
    expect(app.failures).toEqual([]);
  });

  test("is another one in Chinese", async () => {
    const { id } = await app.upload(log);
    const [english, chinese] = await Promise.all(
      ["", "?lang=zh-CN"].map(async (query) => (await app.get(`/${id}.png${query}`)).bytes()),
    );
    expect(Buffer.from(english!).equals(chinese!)).toBe(false);
  });

  test("is not sent again to who has it, and a HEAD tells its length", async () => {
    const { id } = await app.upload(log);
    const first = await app.get(`/${id}.png`);
    const length = (await first.bytes()).length;
    const again = await app.get(`/${id}.png`, { headers: { "If-None-Match": first.headers.get("etag")! } });
    expect(again.status).toBe(304);
    const head = await app.get(`/${id}.png`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(length)]);
  });

  test("is gone with the log", async () => {
    const { id } = await app.upload(log);
    expect((await app.get(`/${id}.png`)).status).toBe(200);
    await store.remove(id as LogId, "operator");
    expect((await app.get(`/${id}.png`)).status).toBe(404);
  });

  test("of a bundle is another one when the file that it shows is removed", async () => {
    const shared = (await (await app.post(fileForm(Object.entries(crashFiles)))).json()) as UploadAnswer;
    const first = await app.get(`/${shared.id}.png`);
    const shown = Buffer.from(await first.bytes());
    await store.remove(shared.files![0]!.id as LogId, "owner");
    const second = await app.get(`/${shared.id}.png`, { headers: { "If-None-Match": first.headers.get("etag")! } });
    expect(second.status).toBe(200);
    expect(shown.equals(await second.bytes())).toBe(false);
  });

  test.each(["/nothing.png", "/.png", "/abcdefghij.png"])("is 404 where there is no log: %s", async (path) => {
    expect((await app.get(path)).status).toBe(404);
  });
});

test("the page of a log names its picture", async () => {
  const { id } = await app.upload(log);
  expect(await (await app.page(`/${id}`)).text()).toContain(
    `<meta property="og:image" content="${app.url}/${id}.png">`,
  );
});

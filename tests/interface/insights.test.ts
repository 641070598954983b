import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { type AppUnderTest, errorOf, startApp, statsOf } from "../support/app-under-test.ts";
import { MemoryStore } from "../support/memory-store.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const log = [
  "[10:00:00] [main/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com]",
  "[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4",
  "[10:00:01] [Server thread/INFO]: Loading properties",
  "[10:00:02] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
  "",
].join("\n");

interface Answer {
  type: string;
  version: string | null;
  title: string;
  versions: Record<string, string>;
  findings: { code: string; severity: string; message: string; advice: string[]; lines: number[]; count: number }[];
}

const analyse = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  app.get(path, { method: "POST", body: body as string, headers: { "Content-Type": "text/plain", ...headers } });

describe("GET /api/insights", () => {
  test("says what the log is and what went wrong, in the reader's language, and is no view", async () => {
    const { id } = await app.upload(log);
    const response = await app.get(`/api/insights/${id}`);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as Answer;
    expect(answer).toMatchObject({ success: true, id, type: "vanilla/server", version: "1.20.4" });
    expect(answer.versions["Minecraft version"]).toBe("1.20.4");
    expect(answer.findings).toMatchObject([{ code: "eula-not-accepted", severity: "fatal", lines: [4], count: 1 }]);
    expect(answer.findings[0]!.message).toContain("EULA");
    const chinese = (await (await app.get(`/api/insights/${id}?lang=zh-CN`)).json()) as Answer;
    expect(chinese.findings[0]!.advice[0]).toContain("服务端");
    const byHeader = await app.get(`/api/insights/${id}`, { headers: { "Accept-Language": "zh" } });
    expect(((await byHeader.json()) as Answer).title).toBe(chinese.title);
    expect((await statsOf(app, id)).views).toBe(0);
  });

  test("counts lines from 1, as people do, wherever it names one", async () => {
    const text = [
      "[10:00:00 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.2; Debian) on Linux 6.1.0 (amd64)",
      "[10:00:01 INFO]: This server is running Paper version git-Paper-435 (MC: 1.20.4)",
      "[10:00:02 INFO]: [ViaVersion] Loading server plugin ViaVersion v4.9.3",
      "",
    ].join("\n");
    const { id } = await app.upload(text);
    const answer = (await (await app.get(`/api/insights/${id}`)).json()) as Record<string, unknown>;
    expect(answer["plugins"]).toMatchObject([{ name: "ViaVersion", version: "4.9.3", line: 3 }]);
    expect(answer["environment"]).toMatchObject({ os: { line: 1 } });
  });

  test("refuses languages that there are no words for, and ids that do not exist", async () => {
    const { id } = await app.upload(log);
    expect((await app.get(`/api/insights/${id}?lang=tlh`)).status).toBe(400);
    expect((await app.get("/api/insights/abcdefghjk")).status).toBe(404);
    expect((await app.get("/1/insights/abcdefghjk")).status).toBe(404);
  });

  test("is made once, and kept", async () => {
    const store = new MemoryStore();
    let finds = 0;
    const find = store.find.bind(store);
    store.find = (id) => {
      finds++;
      return find(id);
    };
    const subject = await startApp({ store });
    const { id } = await subject.upload(log);
    const answers = await Promise.all(Array.from({ length: 10 }, () => subject.get(`/api/insights/${id}`)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(finds).toBe(1);
    await subject.stop();
    const later = await startApp({ store });
    expect((await later.get(`/api/insights/${id}`)).status).toBe(200);
    expect(finds).toBe(1);
    await later.stop();
  });

  test("of a removed log is gone", async () => {
    const store = new MemoryStore();
    const subject = await startApp({ store });
    const { id } = await subject.upload(log);
    expect((await subject.get(`/api/insights/${id}`)).status).toBe(200);
    await store.remove(id as never, "operator");
    expect((await subject.get(`/api/insights/${id}`)).status).toBe(404);
    await subject.stop();
  });
});

describe("POST /api/analyse", () => {
  test("says the same of a text, and takes the bodies that an upload takes", async () => {
    for (const response of [
      await analyse("/api/analyse", log),
      await analyse("/api/analyse", JSON.stringify({ content: log }), { "Content-Type": "application/json" }),
      await analyse("/api/analyse", gzipSync(log), { "Content-Encoding": "gzip" }),
    ]) {
      expect(response.status).toBe(200);
      expect((await response.json()) as Answer).toMatchObject({
        type: "vanilla/server",
        findings: [{ code: "eula-not-accepted" }],
      });
    }
  });

  test("answers errors as everywhere", async () => {
    const empty = await analyse("/api/analyse", " ");
    expect([empty.status, (await errorOf(empty)).error]).toEqual([400, "Content cannot be empty"]);
    expect((await analyse("/api/analyse", "x".repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await app.get("/api/analyse")).status).toBe(405);
  });

  test("has a limit of its own, which refused texts do not use up", async () => {
    const clock = { now: () => 0, monotonic: () => 0 };
    const subject = await startApp({ analysisLimiter: new SlidingWindowLimiter(2, clock) });
    const post = (body: string) => subject.get("/api/analyse", { method: "POST", body });
    for (let i = 0; i < 3; i++) expect((await post(" ")).status).toBe(400);
    expect((await post(log)).headers.get("ratelimit-remaining")).toBe("1");
    expect((await post(log)).status).toBe(200);
    const refused = await post(log);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await subject.upload(log)).success).toBe(true);
    await subject.stop();
  });
});

describe("mclo.gs's shapes", () => {
  test("of an analysis hold problems, information and entries", async () => {
    const response = await analyse("/1/analyse", JSON.stringify({ content: log }), {
      "Content-Type": "application/json",
    });
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer).toMatchObject({
      success: true,
      id: "vanilla/server",
      name: "Vanilla",
      type: "server",
      version: "1.20.4",
      analysis: {
        problems: [
          {
            message: expect.stringContaining("EULA"),
            counter: 1,
            entry: { level: 6, lines: [{ number: 4, content: log.split("\n")[3] }] },
            solutions: [{ message: expect.any(String) }],
            code: "eula-not-accepted",
            severity: "fatal",
            parameters: {},
          },
        ],
        information: [
          { label: "Minecraft version", value: "1.20.4", counter: 1, message: "Minecraft version: 1.20.4" },
        ],
      },
    });
    expect((answer["entries"] as unknown[]).length).toBe(4);
    expect("error" in answer).toBe(false);
  });

  test("of insights are the same without the entries", async () => {
    const { id } = await app.upload(log);
    const answer = (await (await app.get(`/1/insights/${id}`)).json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ success: true, id: "vanilla/server", title: "Vanilla 1.20.4 server log" });
    expect(answer["entries"]).toBeUndefined();
  });
});

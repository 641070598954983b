import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";
import { sendRaw } from "../support/raw-http.ts";

/** Prism Launcher's upload to mclo.gs, byte for byte as Qt sends it. */

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/**
 * `QUrlQuery::toString(QUrl::FullyEncoded)`: everything that a query cannot hold is escaped, and `+` and the other
 * delimiters of addresses stay. A `%` that begins no escape is escaped, one that does is taken for an escape.
 */
function qtEncoded(text: string): string {
  return encodeURIComponent(text).replace(/%(?:24|2B|2C|2F|3A|3B|3F|40)/g, decodeURIComponent);
}

async function upload(path: string, body: string): Promise<{ status: number; answer: Record<string, unknown> }> {
  const request = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${app.port}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: Keep-Alive",
    "Accept-Encoding: gzip, deflate, br",
    "Accept-Language: en-US,*",
    "User-Agent: PrismLauncher/9.1",
    "",
    body,
  ].join("\r\n");
  const answer = Buffer.from(await sendRaw(app.port, [request]), "latin1").toString("utf8");
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), answer: JSON.parse(rest.join("\r\n\r\n")) as Record<string, unknown> };
}

const log = [
  "Prism Launcher version: 9.1 (archlinux)",
  "Mods: fabric-api-0.92.2+1.20.1.jar & sodium-fabric-mc1.20.1-0.5.11+build.3.jar",
  '[10:30:00] [main/INFO] (FabricLoader) Loading 2 mods: a=b; c?d#e [f] {g} "h" <i> |j| ~k^l`m\'n\\o',
  "100% 日志 😀 §cred\ttab",
  "",
].join("\n");

describe("Prism Launcher", () => {
  test("shares a log whose every character arrives, the + of versions too", async () => {
    const body = `content=${qtEncoded(log)}`;
    expect(body).toContain("0.92.2+1.20.1");
    const { status, answer } = await upload("/1/log", body);
    expect(status).toBe(200);
    expect(answer["success"]).toBe(true);
    expect(answer["url"]).toBe(`${app.url}/${answer["id"] as string}`);
    expect("error" in answer).toBe(false);
    expect((await logOf(app, answer["id"] as string)).content).toBe(log);
  });

  test.each(["//1/log", "/1/log/", "//1/log/"])("joins addresses without care, and %s is one, too", async (path) => {
    const { status, answer } = await upload(path, `content=${qtEncoded(log)}`);
    expect([status, answer["success"]]).toEqual([200, true]);
  });

  test("shows the error that it is told", async () => {
    const { status, answer } = await upload("/1/log", "content=");
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false, error: "Content cannot be empty" });
  });

  test("shares a log of some megabytes", async () => {
    const large = log.repeat(5000);
    const { answer } = await upload("/1/log", `content=${qtEncoded(large)}`);
    expect((await logOf(app, answer["id"] as string)).content === large).toBe(true);
  });
});

describe("a panel that encodes nothing", () => {
  test("shares a log with & and = and line breaks in it", async () => {
    const raw = "[10:30:00] GET /?a=b&c=d+e%20f\n[10:30:01] Rock & Stone\n";
    const { answer } = await upload("/1/log", `content=${raw}`);
    expect((await logOf(app, answer["id"] as string)).content).toBe(raw);
  });
});

import { expect, test } from "bun:test";
import { connect } from "node:net";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { sendRaw } from "./support/raw-http.ts";

/**
 * What Bun 1.4.4 does that some of our code is there for. A test that fails after an update says that Bun has changed,
 * and that the code it names can go, or has to be thought about again.
 */

test("errors of JSON.parse do not say where they are: src/wire/json-fault.ts", () => {
  for (const text of ['{"a":1,}', "[1 2]", '{"a":\n"b}']) {
    expect(() => JSON.parse(text)).toThrow(/^JSON Parse error: (?!.*\b(?:line|column|position|offset)\b)/);
  }
});

test("a body over maxRequestBodySize is refused before the handler is asked: src/http/server.ts", async () => {
  let asked = 0;
  using server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    maxRequestBodySize: 10,
    fetch() {
      asked++;
      return new Response();
    },
  });
  const request = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n${"x".repeat(100)}`;
  const answer = await sendRaw(server.port!, [request]);
  // Neither a body in the shape of our errors, nor headers that let a page of another origin read it.
  expect([asked, answer]).toEqual([0, "HTTP/1.1 413 Request Entity Too Large\r\nConnection: close\r\n\r\n"]);
});

test("without development mode, two servers share a port: src/http/server.ts", () => {
  const options = { hostname: "127.0.0.1", development: false, fetch: () => new Response() };
  using first = Bun.serve({ ...options, port: 0 });
  using second = Bun.serve({ ...options, port: first.port! });
  expect(second.port).toBe(first.port);
  expect(() => Bun.serve({ ...options, port: first.port!, reusePort: false })).toThrow();
});

test("a chunked body is taken apart although it was answered: src/http/upload/unread-bodies.ts", async () => {
  using server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response(null, { status: 405 }) });
  const socket = connect(server.port!, "127.0.0.1");
  let received = "";
  const answers = (count: number) =>
    new Promise<void>((resolve) => {
      socket.on("data", (bytes) => {
        received += bytes.toString("latin1");
        if (received.split("HTTP/1.1 405").length > count) resolve();
      });
    });
  const first = answers(1);
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n");
  await first;
  const second = answers(2);
  // A million chunks of an unread body, and a request behind them, which is answered only if all of them were parsed.
  socket.write("1\r\na\r\n".repeat(1_000_000));
  socket.write("0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await second;
  socket.destroy();
});

test("zstd that is cut off is unpacked as far as it goes: src/http/answers/encode-in-pieces.ts, src/http/upload/zstd-frames.ts", () => {
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString("base64");
  const text = Buffer.from(Array.from({ length: 10 }, noise).join(""));
  const whole = zstdCompressSync(text);
  const start = zstdDecompressSync(whole.subarray(0, whole.length >> 1));
  expect(start.length).toBeGreaterThan(0);
  expect(start.equals(text.subarray(0, start.length))).toBe(true);
});

test("Bun's S3 client does not send If-None-Match: src/storage/s3/", async () => {
  const sent: (string | null)[] = [];
  using store = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request) {
      sent.push(request.headers.get("if-none-match"));
      return new Response();
    },
  });
  const keys = { accessKeyId: "a", secretAccessKey: "b", region: "us-east-1" };
  const client = new Bun.S3Client({ ...keys, endpoint: `http://127.0.0.1:${store.port}`, bucket: "logs" });
  const options = { headers: { "If-None-Match": "*" }, ifNoneMatch: "*" };
  await client.write("a-log", "text", options as object);
  expect(sent).toEqual([null]);
});

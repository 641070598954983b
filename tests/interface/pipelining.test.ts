import { describe, expect, test } from "bun:test";
import { startApp } from "../support/app-under-test.ts";
import { sendRaw } from "../support/raw-http.ts";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const statusLines = (received: string) => received.match(/HTTP\/1\.1 \d+/g) ?? [];

/** Requests that are sent before the last one was answered: docs/INTERFACE.md says what becomes of them. */
describe("requests in one go", () => {
  test("are all answered, in their order, where each answer is there at once", async () => {
    const app = await startApp();
    const isEnough = (received: string) => received.includes("</svg>");
    const received = await sendRaw(app.port, [get("/robots.txt") + get("/robots.txt") + get("/favicon.svg")], {
      isEnough,
    });
    expect(statusLines(received)).toHaveLength(3);
    expect(received.lastIndexOf("User-agent")).toBeLessThan(received.indexOf("<svg"));
    await app.stop();
  });

  test.each([
    ["an upload", post("/api/upload", "a log")],
    ["a question for health", get("/api/health")],
  ])("behind %s, which takes a moment: nobody gets the answer to another one", async (_, first) => {
    const paths: string[] = [];
    const observe = { request: (exchange: { path: string }) => paths.push(exchange.path), failure: () => {} };
    const app = await startApp({ observe });
    const received = await sendRaw(app.port, [first + get("/robots.txt")]);
    // The runtime ends the connection; the second request is not even looked at.
    expect(received).toBe("");
    expect((await app.get("/favicon.svg")).status).toBe(200);
    expect(paths).not.toContain("/robots.txt");
    await app.stop();
  });
});

/**
 * The server of the runtime does not keep a request until the one before it is answered: it ends the connection, before any
 * code of ours is asked. When this test fails, the runtime does something else, and docs/INTERFACE.md and the tests above
 * have to be thought about again: answers must come in order.
 */
test("the runtime ends a connection whose client does not wait for an answer, also without this program", async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  using server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      ask();
      if (request.url.endsWith("/slow")) await new Promise(() => {});
      return new Response("fast");
    },
  });
  const received = sendRaw(server.port!, [get("/slow") + get("/fast")]);
  await asked;
  expect(await received).toBe("");
});

import { describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { startApp } from "../support/app-under-test.ts";
import { sendRaw } from "../support/raw-http.ts";

const head = "POST /api/upload HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n";
const body = "5\r\na log\r\n0\r\n";

/** Everything that comes back until the connection ends. */
function untilEnd(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let received = "";
    socket.on("data", (data) => {
      received += data.toString("latin1");
    });
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}

describe("a chunked body", () => {
  test("with extensions of its chunks is read", async () => {
    const app = await startApp();
    const answer = await sendRaw(app.port, [`${head}5;name=value\r\na log\r\n0;last\r\n\r\n`]);
    expect(answer).toStartWith("HTTP/1.1 200");
    await app.stop();
  });

  test("whose trailers look like a request brings no second request", async () => {
    const paths: string[] = [];
    const observe = { request: (exchange: { path: string }) => paths.push(exchange.path), failure: () => {} };
    const app = await startApp({ observe });
    await untilEnd(app.port, `${head}${body}GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await untilEnd(app.port, `${head}${body}X-Sum: 1\r\nGET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(paths).not.toContain("/api/health");
    await app.stop();
  });
});

/**
 * The server of the runtime takes trailers for the beginning of the next request, answers that with 400, and closes the
 * connection, before any code of ours can do something about it. docs/INTERFACE.md says so. When this test fails, the
 * runtime reads over them, and the note and this test can go.
 */
test("trailers are refused by the runtime itself, also without this program", async () => {
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => new Response(await request.text()),
  });
  const answer = await untilEnd(server.port!, `${head}${body}X-Sum: 1\r\n\r\n`);
  expect(answer).toContain("HTTP/1.1 400 Bad Request");
  await server.stop(true);
});

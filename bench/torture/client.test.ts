import { afterAll, expect, test } from "bun:test";
import { Client, ConnectionLost, loopbackAddress, wholeAnswer } from "./client.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const bodyOf = (chunks: string[], hasEnded = false) => {
  const answer = wholeAnswer(chunks.map(bytes), false, hasEnded);
  return answer && [answer.status, Buffer.from(answer.body).toString("latin1")];
};

test("an answer is whole when its length says so", () => {
  const head = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n";
  expect(bodyOf([head])).toBeNull();
  expect(bodyOf([head, "hel"])).toBeNull();
  expect(bodyOf([head, "hel", "lo"])).toEqual([200, "hello"]);
  expect(bodyOf([head.slice(0, 20), `${head.slice(20)}hello`])).toEqual([200, "hello"]);
});

test("an answer in chunks is whole with its last one", () => {
  const head = "HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n";
  expect(bodyOf([`${head}3\r\nabc\r\n`])).toBeNull();
  expect(bodyOf([`${head}3\r\nabc\r\n`, "2\r\nde\r\n0\r\n", "\r\n"])).toEqual([404, "abcde"]);
});

test("an answer without a length ends with the connection", () => {
  const head = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n";
  expect(bodyOf([head])).toBeNull();
  expect(bodyOf([head, "no"], true)).toEqual([400, "no"]);
});

test("`100 Continue` is no answer, and some answers have no body", () => {
  const more = "HTTP/1.1 100 Continue\r\n\r\n";
  expect(bodyOf([more])).toBeNull();
  expect(bodyOf([more, "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx"])).toEqual([200, "x"]);
  expect(bodyOf(["HTTP/1.1 204 No Content\r\n\r\n"])).toEqual([204, ""]);
  expect(wholeAnswer([bytes("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n")], true, false)?.status).toBe(200);
});

test("addresses differ, and are addresses", () => {
  const many = new Set(Array.from({ length: 100_000 }, (_, i) => loopbackAddress(i * 149)));
  expect(many.size).toBe(100_000);
  for (const number of [0, 249, 250, 62_499, 62_500, 15_624_999]) {
    const parts = loopbackAddress(number).split(".").map(Number);
    expect(parts[0]).toBe(127);
    for (const part of parts) expect(part).toBeWithin(1, 255);
  }
});

/** That somebody waits for an answer which never comes. */
let asked = Promise.withResolvers<void>();
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request, running) => {
    if (new URL(request.url).pathname === "/hang") {
      asked.resolve();
      return new Promise<Response>(() => {});
    }
    return new Response(running.requestIP(request)?.address);
  },
});
afterAll(() => server.stop(true));

test("a client has the address that it was given, and uses its connection again", async () => {
  const client = new Client(server.port!, "127.9.8.7");
  for (const isReused of [false, true]) {
    const { status, body } = await client.get("/");
    expect([status, Buffer.from(body).toString(), client.wasReused]).toEqual([200, "127.9.8.7", isReused]);
  }
  client.close();
});

test("who closes the connection is told so, and may ask again", async () => {
  const client = new Client(server.port!, "127.9.8.8");
  // While the connection is opened, and while an answer is waited for.
  for (const isAsked of [false, true]) {
    asked = Promise.withResolvers<void>();
    const waiting = client.get("/hang");
    if (isAsked) await asked.promise;
    client.close();
    expect(await waiting.catch((error) => error instanceof ConnectionLost)).toBe(true);
  }
  expect((await client.get("/")).status).toBe(200);
  client.close();
});

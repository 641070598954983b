import { afterAll, expect, test } from "bun:test";
import { createServer, type Server } from "node:net";
import { download } from "./download.ts";

const limits = { maxBytes: 1000, ms: 60_000 };
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Answers everything with these bytes, and then hangs up or goes silent. */
async function answering(answer: string, ends: boolean): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => (ends ? socket.end(answer) : socket.write(answer)));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}/map.txt`;
}

const head = (length: number) => `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n`;

test("a file is had whole, and one that is not there is none", async () => {
  expect(Buffer.from((await download(await answering(`${head(5)}names`, true), limits))!).toString()).toBe("names");
  const missing = await answering("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", true);
  expect(await download(missing, limits)).toBeNull();
});

test("an answer that is cut off on its way is told", async () => {
  const url = await answering(`${head(500)}half of it`, true);
  await expect(download(url, limits)).rejects.toThrow(/^127\.0\.0\.1:\d+ did not send all of it \(/);
});

test("an answer that never goes on is given up", async () => {
  const url = await answering(`${head(500)}half of it`, false);
  await expect(download(url, { ...limits, ms: 100 })).rejects.toThrow("did not send all of it (it takes too long).");
  const silent = await answering("", false);
  await expect(download(silent, { ...limits, ms: 100 })).rejects.toThrow("cannot be reached (it takes too long).");
});

test("more than the bound is not read, whatever the answer says of its length", async () => {
  const url = await answering(
    `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7d0\r\n${"x".repeat(2000)}\r\n`,
    false,
  );
  await expect(download(url, limits)).rejects.toThrow("sends more than 1000 bytes.");
});

test("where nobody listens, that is told", async () => {
  await expect(download("http://127.0.0.1:1/map.txt", limits)).rejects.toThrow(/^127\.0\.0\.1:1 cannot be reached/);
});

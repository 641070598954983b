import { afterAll, beforeAll, expect, test } from "bun:test";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { lecternInTerminal } from "./lectern-process.ts";

/** A server that takes what the first buffers hold, and the rest when it is told to. */
const sockets: Socket[] = [];
let isTaking = false;
let isAnswering = true;
const server = createServer((socket) => {
  sockets.push(socket);
  socket.on("error", () => {});
  let tail: string | null = null;
  socket.on("data", (data) => {
    // It does not tell its limits.
    if (tail === null && data.toString("latin1").startsWith("GET ")) {
      socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    if (tail === null && !isTaking) socket.pause();
    tail = ((tail ?? "") + data.toString("latin1")).slice(-16);
    if (!tail.endsWith("0\r\n\r\n") || !isAnswering) return;
    const url = "http://logs.example.org/7Kd3mPq9Xw";
    const body = JSON.stringify({ success: true, id: "7Kd3mPq9Xw", url, shortUrl: url, createdAt: "now" });
    socket.end(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  });
});
let address = "";
const directory = temporaryDirectory();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  // Hard to pack, and more than the buffers of a connection on one machine.
  const bytes = Buffer.concat(Array.from({ length: 120 }, () => crypto.getRandomValues(Buffer.alloc(65_536))));
  await Bun.write(join(directory, "large.log"), bytes.toString("base64"));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

test("an upload that takes long has a bar, which is gone at the end", async () => {
  isTaking = false;
  const { code, shown } = await lecternInTerminal(["share", "--server", address, "large.log"], {
    directory,
    answer(shown) {
      // On a busy machine the bar may be there before this server has seen the connection, or anything was sent.
      if (!isTaking && /=+ +\] +\d+ % /.test(shown)) {
        isTaking = true;
        for (const socket of sockets) socket.resume();
      }
      return "";
    },
  });
  expect(code).toBe(0);
  expect(shown).toMatch(/\r\u001b\[K\[=+ +\] +\d+ % {2}\d+\.\d of \d+\.\d MB {2}large\.log/);
  expect(shown).toEndWith("\r\u001b[Khttp://logs.example.org/7Kd3mPq9Xw\r\n");
});

test("Ctrl-C ends it at once, with the exit code of shells", async () => {
  let isTyped = false;
  isTaking = false;
  const { code, shown } = await lecternInTerminal(["share", "--server", address, "large.log"], {
    directory,
    answer(shown) {
      if (isTyped || !shown.includes(" % ")) return "";
      isTyped = true;
      return "\u0003";
    },
  });
  expect(code).toBe(130);
  expect(shown).toEndWith("Cancelled.\r\n");
});

test("Ctrl-C after all was sent tells that the log may be stored", async () => {
  let isTyped = false;
  [isTaking, isAnswering] = [true, false];
  const { code, shown } = await lecternInTerminal(["share", "--server", address, "large.log"], {
    directory,
    answer(shown) {
      if (isTyped || !shown.includes("waiting for the link")) return "";
      isTyped = true;
      return "\u0003";
    },
  });
  isAnswering = true;
  expect(code).toBe(130);
  expect(shown).toMatch(
    /\r\u001b\[KIt was sent already, and may have been stored\.\r\n\r?\u001b?(?:\[K)?Cancelled\.\r\n$/,
  );
});

test("a log can be typed; Ctrl-C ends that, too", async () => {
  let isTyped = false;
  const { code, shown } = await lecternInTerminal(["share", "-"], {
    answer(shown) {
      if (isTyped || !shown.includes("Type or paste")) return "";
      isTyped = true;
      return "a line\n\u0003";
    },
  });
  expect(code).toBe(130);
  expect(shown).toEndWith("Cancelled.\r\n");
});

test("without a file, a terminal is told what to give", async () => {
  const { code, shown } = await lecternInTerminal(["share"]);
  expect(code).toBe(2);
  expect(shown).toContain("share needs a file, a log in a pipe, or --latest.");
});

test("without a word, a terminal gets help, and no server is started", async () => {
  const { code, shown } = await lecternInTerminal([]);
  expect(code).toBe(0);
  expect(shown).toContain("Usage: lectern COMMAND");
});

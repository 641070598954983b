import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Socket } from "node:net";
import { attacker, bystander, openRequest, startTargetProcess } from "../support/hostile-client.ts";
import type { ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
  // What it sends is refused for its chunks here, and not for how much there is of it.
  server = await startTargetProcess({ CLIENT_SHARE_PERCENT: "0" });
});
afterAll(() => server.stop());

const chunked = { "Transfer-Encoding": "chunked", "Content-Type": "application/json" };
const refused = [
  "POST /nothing",
  "GET /api/health",
  "HEAD /api/health",
  "OPTIONS /api/upload",
  "POST /api/log/abc",
  "DELETE /api/upload",
  "POST /mcp",
];

/** Resolves with all that was answered when the server has ended the connection. */
function answerUntilClosed(socket: Socket): Promise<string> {
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes.toString("latin1");
  });
  return new Promise((resolve) => socket.once("close", () => resolve(answer)));
}

const tinyChunks = "1\r\na\r\n".repeat(1000);
const tries = 20;

/**
 * The answer to one that sends tiny chunks until its connection is ended, which it is every time. What it sends in the
 * moment of that end makes the system throw the answer away, more often on a busy machine: then it tries again.
 */
async function answerToTinyChunks(head: string, beginning = ""): Promise<string> {
  for (let turn = 0; turn < tries; turn++) {
    const socket = await openRequest(server.port, head, { ...chunked, ...attacker });
    socket.write(beginning);
    const sending = setInterval(() => socket.write(tinyChunks), 5);
    const answer = await answerUntilClosed(socket);
    clearInterval(sending);
    if (answer !== "") return answer;
  }
  return "";
}

test.each(refused)("%s is answered, and a body in chunks of one byte ends with its connection", async (head) => {
  const answer = await answerToTinyChunks(head);
  expect(answer).toStartWith("HTTP/1.1 ");
  expect(answer.toLowerCase()).toContain("connection: close");
});

test("chunks may not become tiny after an honest beginning", async () => {
  const answer = await answerToTinyChunks("POST /nothing", `1000\r\n${"a".repeat(4096)}\r\n`.repeat(32));
  expect(answer).toStartWith("HTTP/1.1 405 ");
});

test("an honest sender reads its refusal, however much it sends, and goes on with the same connection", async () => {
  const socket = await openRequest(server.port, "POST /nothing", { ...chunked, ...bystander });
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes.toString("latin1");
  });
  const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
  for (let sent = 0; sent < 30_000_000; sent += 65_536) {
    if (!socket.write(chunk)) await new Promise((resolve) => socket.once("drain", resolve));
  }
  socket.write("0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await new Promise((resolve) => socket.once("close", resolve));
  expect(answer).toStartWith("HTTP/1.1 405 ");
  expect(answer).toContain("HTTP/1.1 200 ");
});

test("who sends such bodies again and again is told 429 before anything of them is read", async () => {
  // Ten of them a minute may be sent, which is few enough for a machine that has other things to do.
  const strict = await startTargetProcess({ CLIENT_SHARE_PERCENT: "0", WASTED_SECONDS_PER_MINUTE: "1" });
  const statuses: string[] = [];
  for (let i = 0; i < 40 && statuses.at(-1) !== "429"; i++) {
    const socket = await openRequest(strict.port, "POST /api/upload", {
      ...chunked,
      "X-Forwarded-For": "203.0.113.67",
    });
    socket.write("1\r\na\r\n".repeat(5000));
    const answer = await answerUntilClosed(socket);
    if (answer !== "") statuses.push(answer.slice(9, 12));
  }
  expect(statuses.at(0)).toBe("400");
  expect(statuses.at(-1)).toBe("429");
  const answer = await fetch(`${strict.url}/api/upload`, { method: "POST", body: "a log", headers: bystander });
  expect(answer.status).toBe(200);
  await strict.stop();
});

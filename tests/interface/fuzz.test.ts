import { afterAll, beforeAll, expect, test } from "bun:test";
import { until } from "../support/engines/until.ts";
import { uploadRaw } from "../support/load.ts";
import { attempt, dice, isOurFault, malformedRequest, statusesOf } from "../support/malformed-requests.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const requests = 8000;
const connections = 32;
const token = "a token for the metrics";

let server: ServerProcess;
beforeAll(async () => {
  // A slow machine takes long for so many, and that would be held against whoever sent them.
  const env = { LOG_LEVEL: "error", METRICS_TOKEN: token };
  server = await startProcess({ env: { DATA_DIR: temporaryDirectory(), ...env } });
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

/** Requests that the server thinks it is answering. This one is among them. */
async function inFlight(): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  return Number(/^lectern_http_requests_in_flight (\d+)$/m.exec(await answer.text())![1]);
}

test("thousands of malformed requests bring no 5xx, no hang and no crash", async () => {
  const roll = dice(20260115);
  const knownId = await uploadRaw(server.url, "[12:00:00] [main/INFO]: a log that some of these ask for\n");
  const wrong: string[] = [];
  // Made by the handler of uploads: what the HTTP parser refuses by itself has no body.
  const fromHandler = { stored: 0, refused: 0 };
  let answered = 0;
  const one = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const bytes = malformedRequest(roll, knownId);
      const received = await attempt(server.port, bytes);
      answered += statusesOf(received).length;
      if (bytes.toString("latin1", 0, 16) === "POST /api/upload") {
        if (received.includes('{"success":true,')) fromHandler.stored++;
        if (received.includes('{"success":false,') && statusesOf(received).includes(400)) fromHandler.refused++;
      }
      if (isOurFault(received)) wrong.push(`${received.slice(0, 300)} to ${bytes.toString("latin1").slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, () => one(requests / connections)));
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(requests / 2);
  console.log(fromHandler);
  expect(fromHandler.stored).toBeGreaterThan(50);
  expect(fromHandler.refused).toBeGreaterThan(50);

  // Nothing of them is left, and it works on.
  await until("no request is left", async () => (await inFlight()) === 1);
  await uploadRaw(server.url, "still here");
});

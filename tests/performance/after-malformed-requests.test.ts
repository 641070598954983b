import { expect, test } from "bun:test";
import { uploadRaw } from "../support/load.ts";
import { attempt, dice, malformedRequest } from "../support/malformed-requests.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const requests = 2000;
const connections = 32;

test("after thousands of malformed requests, a server is as fast as before", async () => {
  const server = await startProcess({ env: { DATA_DIR: temporaryDirectory(), LOG_LEVEL: "error" } });
  const quickestUpload = async () => {
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const started = performance.now();
      await uploadRaw(server.url, "still here");
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  const roll = dice(20261116);
  const knownId = await uploadRaw(server.url, "[12:00:00] [main/INFO]: a log that some of these ask for\n");
  const usual = await quickestUpload();
  const one = async (count: number) => {
    for (let i = 0; i < count; i++) await attempt(server.port, malformedRequest(roll, knownId));
  };
  await Promise.all(Array.from({ length: connections }, () => one(Math.ceil(requests / connections))));
  // With leftovers of these requests it would be several times as slow.
  expect(await quickestUpload()).toBeLessThan(8 * usual);
  expect(await server.stop()).toBe(0);
});

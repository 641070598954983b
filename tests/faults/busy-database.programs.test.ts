import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { until } from "../support/engines/until.ts";
import { type Acknowledged, findLost, uploadRaw } from "../support/load.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const uploads = 12;
const token = "a-token-for-these-metrics";

/** How many writes wait for the database, as the server tells it. */
async function waitingWrites(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  return Number(/^lectern_queue_length\{queue="writes"\} (\d+)$/m.exec(await answer.text())?.[1]);
}

test("while another program holds the database, uploads are 503, and none of them turns up later", async () => {
  const directory = temporaryDirectory();
  const server = await startProcess({ env: { DATA_DIR: directory } });
  using other = new Database(join(directory, "lectern.sqlite"), { readwrite: true, create: false });
  const acknowledged: Acknowledged[] = [];
  const uploadAndKeep = async (content: string) => {
    acknowledged.push({ id: await uploadRaw(server.url, content), content });
  };
  await uploadAndKeep("before");

  other.run("BEGIN IMMEDIATE");
  const answers = await Promise.all(
    Array.from({ length: uploads }, (_, i) =>
      fetch(`${server.url}/api/upload`, { method: "POST", body: `refused ${i}` }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(uploads).fill(503));
  for (const answer of answers) {
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ success: false, code: 503 });
  }
  other.run("ROLLBACK");

  // Written after everything that was asked for before it: what was given up would be there by then.
  await uploadAndKeep("after");
  await Promise.all(Array.from({ length: uploads }, (_, i) => uploadAndKeep(`together ${i}`)));
  expect(other.query("SELECT count(*) AS n FROM logs").get()).toEqual({ n: acknowledged.length });
  expect(await findLost(server.url, acknowledged)).toEqual([]);
  expect(await server.stop()).toBe(0);
});

test("a database that is held for a moment only makes uploads wait", async () => {
  const directory = temporaryDirectory();
  const server = await startProcess({ env: { DATA_DIR: directory, METRICS_TOKEN: token } });
  using other = new Database(join(directory, "lectern.sqlite"), { readwrite: true, create: false });
  other.run("BEGIN IMMEDIATE");
  const waiting = Promise.all(Array.from({ length: uploads }, (_, i) => uploadRaw(server.url, `waits ${i}`)));
  await until("all of them wait for the database", async () => (await waitingWrites(server.url)) === uploads);
  other.run("ROLLBACK");
  expect(new Set(await waiting).size).toBe(uploads);
  expect(other.query("SELECT count(*) AS n FROM logs").get()).toEqual({ n: uploads });
  expect(await server.stop()).toBe(0);
});

import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import type { BundleAnswer, StatsAnswer, UploadAnswer } from "../../src/wire/answers.ts";
import { until } from "../support/engines/until.ts";
import { findLost, uploadUntilStopped } from "../support/load.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const rounds = 4;
const clients = 16;
const line = "[12:00:00] [Server thread/INFO]: Something happened somewhere\n";

test("kill -9 under upload load, again and again, loses no acknowledged log", async () => {
  const directory = temporaryDirectory();
  let total = 0;
  let server = await startProcess({ env: { DATA_DIR: directory } });
  for (let round = 0; round < rounds; round++) {
    let begun = 0;
    const contentOf = (n: number) => {
      begun++;
      return `round ${round} log ${n}\n${line.repeat(n % 7 === 0 ? 5000 : (n * 13) % 200)}`;
    };
    let isStopped = false;
    const load = uploadUntilStopped(server.url, clients, contentOf, () => isStopped);
    // Each round kills the server after more of them: right after its start, or under full load.
    await until("uploads are under way", () => begun >= clients + 4 + round * 40, { everyMs: 1 });
    server.signal("SIGKILL");
    isStopped = true;
    await server.exited;
    const acknowledged = await load;
    total += acknowledged.length;

    server = await startProcess({ env: { DATA_DIR: directory } });
    expect(await findLost(server.url, acknowledged)).toEqual([]);
  }
  expect(await server.stop()).toBe(0);
  expect(total).toBeGreaterThan(rounds * 10);
});

test("kill -9 while bundles are shared leaves every one of them whole, or nothing of it", async () => {
  const directory = temporaryDirectory();
  const acknowledged: UploadAnswer[] = [];
  let server = await startProcess({ env: { DATA_DIR: directory } });
  for (let round = 0; round < 2; round++) {
    const client = async (name: number) => {
      for (let number = 0; ; number++) {
        const files = Array.from({ length: 4 }, (_, at) => ({
          name: `${at}.log`,
          content: `${round}.${name}.${number}.${at}\n${line.repeat(at * 300)}`,
        }));
        const headers = { "Content-Type": "application/json" };
        const sent = fetch(`${server.url}/api/upload`, { method: "POST", headers, body: JSON.stringify({ files }) });
        const answer = await sent.catch(() => null);
        if (answer?.status !== 200) return;
        const shared = await answer.json().catch(() => null);
        if (shared) acknowledged.push(shared as UploadAnswer);
      }
    };
    const load = Promise.all(Array.from({ length: 8 }, (_, name) => client(name)));
    const before = acknowledged.length;
    await until("bundles are acknowledged", () => acknowledged.length >= before + 5 + round * 15, { everyMs: 5 });
    server.signal("SIGKILL");
    await Promise.all([load, server.exited]);
    server = await startProcess({ env: { DATA_DIR: directory } });
  }
  for (const { id, files } of acknowledged) {
    const bundle = (await (await fetch(`${server.url}/api/bundle/${id}`)).json()) as BundleAnswer;
    expect(bundle.files.map((file) => file.id)).toEqual(files!.map((file) => file.id));
    expect(bundle.files.every((file) => file.size > 0)).toBe(true);
  }
  expect(await server.stop()).toBe(0);
  using db = new Database(join(directory, "lectern.sqlite"), { readonly: true });
  const lonely = db.query(
    "SELECT count(*) AS files FROM details WHERE bundle IS NOT NULL AND bundle NOT IN (SELECT id FROM logs)",
  );
  expect(lonely.get()).toEqual({ files: 0 });
});

test("kill -9 loses only counts that were not written yet, a clean stop none", async () => {
  const directory = temporaryDirectory();
  const first = await startProcess({ env: { DATA_DIR: directory } });
  const upload = await fetch(`${first.url}/api/upload`, { method: "POST", body: "counted" });
  const { id } = (await upload.json()) as { id: string };
  const view = (url: string) => fetch(`${url}/raw/${id}`).then((response) => response.text());
  const statsOf = async (url: string) => (await (await fetch(`${url}/api/stats/${id}`)).json()) as StatsAnswer;

  for (let i = 0; i < 50; i++) await view(first.url);
  // Nobody asks for it: four times a second, they are written.
  using db = new Database(join(directory, "lectern.sqlite"), { readonly: true });
  const written = db.query<{ views: number }, [string]>("SELECT views FROM counts JOIN logs ON log = seq WHERE id = ?");
  await until("all counts are written", () => written.get(id)?.views === 50);
  for (let i = 0; i < 5; i++) await view(first.url);
  expect((await statsOf(first.url)).views).toBe(55);
  first.signal("SIGKILL");
  await first.exited;

  const second = await startProcess({ env: { DATA_DIR: directory } });
  const { views, uniqueViews } = await statsOf(second.url);
  expect(views).toBeWithin(50, 56);
  expect(uniqueViews).toBe(1);
  for (let i = 0; i < 7; i++) await view(second.url);
  expect(await second.stop()).toBe(0);

  const third = await startProcess({ env: { DATA_DIR: directory } });
  expect(await statsOf(third.url)).toMatchObject({ views: views + 7, uniqueViews: 1 });
  await third.stop();
});

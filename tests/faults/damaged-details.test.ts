import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { startApp } from "../support/app-under-test.ts";
import { crashFiles } from "../support/bundle-shares.ts";
import { runCommandLine } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const json = { "Content-Type": "application/json" };

test("what cannot be read beside a log is told by verify and backup, shown where it can be, and removed", async () => {
  const directory = temporaryDirectory();
  const store = await SqliteStore.open(directory, (what, error) => {
    throw new Error(what, { cause: error });
  });
  const app = await startApp({ store });
  const share = async (body: object) =>
    (await (await app.post(JSON.stringify({ token: true, ...body }), json)).json()) as UploadAnswer & { token: string };
  const files = Object.entries(crashFiles).map(([name, content]) => ({ name, content }));
  const [owned, forgotten] = [await share({ files }), await share({ files })];
  const alone = await share({ content: "a single log" });
  const change = (set: string, ids: string[]) => {
    using db = new Database(join(directory, "lectern.sqlite"));
    db.run("PRAGMA busy_timeout = 5000");
    for (const id of ids) {
      const { changes } = db.query(`UPDATE details SET ${set} WHERE log = (SELECT seq FROM logs WHERE id = ?)`).run(id);
      expect(changes).toBe(1);
    }
  };
  change("files = '[\"' || substr(files, 4)", [owned.id, forgotten.id]);
  change("metadata = '[}'", [alone.id]);
  const damaged = [owned.id, forgotten.id, alone.id].sort();

  const env = { DATA_DIR: directory };
  const verified = await runCommandLine(["verify", "--json"], { env });
  const { damagedDetails } = JSON.parse(verified.stdout) as { damagedDetails: string[] };
  expect({ code: verified.code, told: damagedDetails.sort() }).toEqual({ code: 1, told: damaged });
  const backedUp = await runCommandLine(["backup", join(temporaryDirectory(), "all.sqlite")], { env });
  expect(backedUp).toMatchObject({ code: 1, stdout: expect.stringContaining("3 logs have damaged details") });

  const status = async (path: string) => (await app.page(path)).status;
  expect(await status(`/${owned.id}`)).toBe(503);
  expect(await status(`/api/bundle/${owned.id}`)).toBe(503);
  for (const { id } of owned.files!) expect(await status(`/${id}`)).toBe(200);
  expect(await status(`/${alone.id}`)).toBe(200);

  for (const { id, token } of [owned, alone]) {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await app.get(`/api/log/${id}`, { method: "DELETE", headers })).status).toBe(200);
  }
  const removed = await runCommandLine(["remove", "--refuse", forgotten.id], { env });
  expect({ code: removed.code, stderr: removed.stderr }).toEqual({ code: 0, stderr: "" });
  expect(removed.stdout.match(/is not taken again/g)).toHaveLength(2);
  const all = [owned, forgotten].flatMap((bundle) => [bundle, ...bundle.files!]);
  for (const { id } of [...all, alone]) expect(await status(`/api/log/${id}`)).toBe(404);
  expect((await runCommandLine(["verify"], { env })).code).toBe(0);
  expect(app.failures.filter((error) => error.name === "SyntaxError")).toEqual([]);
  await app.stop();
});

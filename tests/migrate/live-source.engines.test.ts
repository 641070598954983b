import { afterEach, describe, expect, test } from "bun:test";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { migrate } from "./program.ts";
import { fail, filledSqlite, postgresSnapshot, sqliteSnapshot } from "./stores.ts";

async function upload(url: string, content: string): Promise<string> {
  const answer = await fetch(`${url}/api/upload`, { method: "POST", body: content });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

if (hasPostgres) {
  describe("while a server uses the source", () => {
    let server: ServerProcess | null = null;
    afterEach(() => server?.stop());

    test("what it has at the start is copied, and the next run brings the rest", async () => {
      const source = await filledSqlite(3000);
      const atStart = await sqliteSnapshot(source.directory);
      const to = await (await postgres()).newDatabase();
      server = await startProcess({ env: { DATA_DIR: source.directory, LOG_LEVEL: "silent" } });
      const migration = migrate(`sqlite:${source.directory}`, to);
      let isOver = false;
      void migration.finally(() => {
        isOver = true;
      });
      const shared: string[] = [];
      while (!isOver) {
        shared.push(await upload(server.url, `shared meanwhile, number ${shared.length}`));
        await fetch(`${server.url}/raw/${source.ids[0]}`).then((answer) => answer.text());
      }
      expect((await migration).code).toBe(0);
      const first = await postgresSnapshot(to);
      const text = (snapshot: typeof first) => Object.values(snapshot.logs).map(({ id, text }) => [id, text]);
      expect(text(first)).toEqual(expect.arrayContaining(text(atStart)));
      expect(shared.length).toBeGreaterThan(0);

      await server.stop();
      expect((await migrate(`sqlite:${source.directory}`, to)).code).toBe(0);
      const last = await sqliteSnapshot(source.directory);
      expect(Object.keys(last.logs)).toEqual(expect.arrayContaining(shared));
      expect(last.logs[source.ids[0]!]!.views).toBeGreaterThan(0);
      expect(await postgresSnapshot(to)).toEqual(last);
    });

    test("what was removed and viewed after the first run is so in the target after the next", async () => {
      const source = await filledSqlite(30);
      const to = await (await postgres()).newDatabase();
      expect((await migrate(`sqlite:${source.directory}`, to)).code).toBe(0);
      const store = await SqliteStore.open(source.directory, fail);
      await store.remove(source.ids[7]!, "operator");
      store.countView(source.ids[8]!, "ef".repeat(16) as never);
      await store.close();
      const { code, stdout } = await migrate(`sqlite:${source.directory}`, to, ["--json"]);
      expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, copied: 0, removed: 1, counted: 1 });
      expect(await postgresSnapshot(to)).toEqual(await sqliteSnapshot(source.directory));
    });
  });
}

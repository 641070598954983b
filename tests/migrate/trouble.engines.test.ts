import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { damageIndex } from "../support/damaged-index.ts";
import { openNode } from "../support/engines/open-node.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { migrate } from "./program.ts";
import { fail, filledSqlite, newLog, postgresSnapshot, sqliteSnapshot } from "./stores.ts";

function change(directory: string, statement: string, ...values: (string | Uint8Array)[]): void {
  using db = new Database(join(directory, "lectern.sqlite"), { readwrite: true, strict: true });
  db.query(statement).run(...values);
}

const newUrl = async () => (await postgres()).newDatabase();
const databaseOf = (url: string) => new URL(url).pathname.slice(1);

if (hasPostgres) {
  describe("a damaged source", () => {
    test("costs only the logs that are damaged, and names them", async () => {
      const { directory, ids } = await filledSqlite(20);
      const [flipped, broken, described] = [ids[3]!, ids[5]!, ids[6]!];
      change(directory, "UPDATE logs SET hash = '0000000000000000' WHERE id = ?", flipped);
      change(directory, "UPDATE logs SET content = ? WHERE id = ?", Buffer.from("no frame"), broken);
      change(directory, "UPDATE details SET metadata = '[' WHERE log = (SELECT seq FROM logs WHERE id = ?)", described);
      const to = await newUrl();
      const { code, stdout, stderr } = await migrate(`sqlite:${directory}`, to);
      expect(code).toBe(1);
      expect(stdout).toContain("17 logs copied");
      expect(stderr).toContain(`${flipped} cannot be copied: its text does not match its checksum.`);
      expect(stderr).toContain(`${broken} cannot be copied: its text does not match its checksum.`);
      expect(stderr).toContain(`${described} cannot be copied: its details are damaged.`);
      expect(Object.keys((await postgresSnapshot(to)).logs)).toHaveLength(17);
    });
  });

  test("a log that the index of ids has lost is copied, and the source is not called right", async () => {
    const { directory, ids } = await filledSqlite(63);
    damageIndex(join(directory, "lectern.sqlite"), ids[40]!);
    const to = await newUrl();
    const { code, stdout, stderr } = await migrate(`sqlite:${directory}`, to);
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: expect.stringContaining("The source holds 63 logs, the target 63.\n1 thing is wrong"),
      stderr: expect.stringContaining("The source is damaged: "),
    });
    expect(Object.keys((await postgresSnapshot(to)).logs)).toContain(ids[40]!);
    const verified = await migrate(`sqlite:${directory}`, to, ["--verify"]);
    expect({ code: verified.code, stderr: verified.stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining("The source is damaged: "),
    });
  });

  describe("what is in the target already", () => {
    test("under the same id but with another text stops the migration", async () => {
      const { directory, ids } = await filledSqlite(5);
      const to = await newUrl();
      expect((await migrate(`sqlite:${directory}`, to)).code).toBe(0);
      change(directory, "UPDATE logs SET hash = '0123456789abcdef' WHERE id = ?", ids[2]!);
      const before = await postgresSnapshot(to);
      const { code, stderr } = await migrate(`sqlite:${directory}`, to);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`${ids[2]} is another log`) });
      expect(await postgresSnapshot(to)).toEqual(before);
    });

    test("is not touched where it comes from elsewhere", async () => {
      const { directory } = await filledSqlite(5);
      const to = await newUrl();
      expect((await migrate(`sqlite:${(await filledSqlite(4)).directory}`, to)).code).toBe(0);
      const before = await postgresSnapshot(to);
      const { code, stderr } = await migrate(`sqlite:${directory}`, to);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("holds 4 logs of another origin") });
      expect(await postgresSnapshot(to)).toEqual(before);

      const merged = await migrate(`sqlite:${directory}`, to, ["--merge"]);
      expect(merged).toMatchObject({ code: 0, stdout: expect.stringContaining("keeps its own viewer key") });
      const after = await postgresSnapshot(to);
      expect(after.viewerKey).toBe(before.viewerKey);
      expect(after.logs).toEqual({ ...before.logs, ...(await sqliteSnapshot(directory)).logs });
    });

    test("stays removed, and keeps the views that it has more", async () => {
      const { directory, ids } = await filledSqlite(6);
      const to = await newUrl();
      expect((await migrate(`sqlite:${directory}`, to)).code).toBe(0);
      const node = await openNode({ databaseUrl: to });
      await node.remove(ids[4]!, "operator");
      await node.countView(ids[3]!, "cd".repeat(16) as never);
      await node.insert(newLog("shared in the new place"));
      await node.close();
      const before = await postgresSnapshot(to);
      const { code, stdout } = await migrate(`sqlite:${directory}`, to);
      expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("1 log left out") });
      expect(await postgresSnapshot(to)).toEqual(before);
      expect((await migrate(`sqlite:${directory}`, to, ["--verify"])).code).toBe(0);
    });
  });

  describe("a target that does not give back what it was given", () => {
    const spoil = `
      CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.content := set_byte(NEW.content, 9, 255 - get_byte(NEW.content, 9)); RETURN NEW; END $$`;

    test("stops the migration, and keeps no such log", async () => {
      const { directory } = await filledSqlite(5);
      const to = await newUrl();
      await (await openNode({ databaseUrl: to })).close();
      await (await postgres()).run(databaseOf(to), async (sql) => {
        await sql.unsafe(spoil);
        await sql.unsafe("CREATE TRIGGER spoil BEFORE INSERT ON contents FOR EACH ROW EXECUTE FUNCTION spoil()");
      });
      const { code, stderr } = await migrate(`sqlite:${directory}`, to);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("something else came back") });
      expect((await postgresSnapshot(to)).logs).toEqual({});
    });

    test("is found by --verify, log by log", async () => {
      const { directory, ids } = await filledSqlite(8);
      const to = await newUrl();
      expect((await migrate(`sqlite:${directory}`, to)).code).toBe(0);
      await (await postgres()).run(databaseOf(to), async (sql) => {
        await sql`UPDATE contents SET content = set_byte(content, 9, 255 - get_byte(content, 9)) WHERE id = ${ids[0]!}`;
        await sql`UPDATE logs SET name = 'other' WHERE id = ${ids[1]!}`;
        await sql`DELETE FROM logs WHERE id = ${ids[2]!}`;
        await sql`UPDATE counts SET views = 0 WHERE id = ${ids[3]!}`;
        await sql`UPDATE viewers SET viewer = '\\x00' WHERE id = ${ids[6]!}`;
        await sql`UPDATE logs SET details = NULL WHERE id = ${ids[0]!} OR owner_hash IS NULL`;
        await sql`DELETE FROM removed`;
      });
      const { code, stdout, stderr } = await migrate(`sqlite:${directory}`, to, ["--verify", "--json"]);
      expect(code).toBe(1);
      for (const [number, what] of [
        [0, "has other details"],
        [1, "has another name"],
        [2, "is not in the target"],
        [3, "has 3 views, and 0 in the target"],
        [6, "has other viewers"],
      ] as const) {
        expect(stderr).toContain(`${ids[number]} ${what}`);
      }
      expect(stderr).toContain("is removed in the source, but not in the target");
      expect(JSON.parse(stdout)).toMatchObject({ ok: false });
    });
  });

  describe("addresses that lead nowhere", () => {
    test("are told in a sentence, and nothing is made", async () => {
      const { directory } = await filledSqlite(1);
      const nowhere = join(temporaryDirectory(), "nowhere");
      const url = await newUrl();
      const tries: [from: string, to: string, code: number, told: string][] = [
        [`sqlite:${nowhere}`, url, 1, `There is no database of Lectern in ${nowhere}.`],
        [
          `sqlite:${directory}`,
          "postgres://test:geheim@127.0.0.1:1/x",
          1,
          "PostgreSQL at 127.0.0.1:1/x cannot be used",
        ],
        [`sqlite:${directory}`, url.replace(/\w+$/, "nodb"), 1, 'database "nodb" does not exist'],
        [url, `sqlite:${nowhere}`, 1, "There is no data of Lectern in PostgreSQL at"],
        [`sqlite:${directory}`, "mysql://geheim@host/x", 2, "--to must be sqlite:DIRECTORY or postgres://"],
        [`sqlite:${directory}`, `sqlite:${nowhere}`, 2, "One of --from and --to must be sqlite:DIRECTORY"],
        ["postgres", `sqlite:${nowhere}`, 2, "--from postgres needs DATABASE_URL."],
      ];
      for (const [from, to, code, told] of tries) {
        const ended = await migrate(from, to);
        expect(ended).toEqual({ code, stdout: "", stderr: expect.stringContaining(told) });
        expect(ended.stderr).not.toContain("geheim");
      }
      expect(existsSync(nowhere)).toBe(false);
    });

    test("so are contents that lie in an object store which is not named", async () => {
      const { directory } = await filledSqlite(3);
      const url = await newUrl();
      expect((await migrate(`sqlite:${directory}`, url)).code).toBe(0);
      await (await postgres()).run(databaseOf(url), (sql) => sql`DELETE FROM contents`);
      const { code, stderr } = await migrate(url, `sqlite:${join(temporaryDirectory(), "new")}`);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("Set S3_BUCKET") });
    });

    test("a target directory that a server uses is refused", async () => {
      const { directory } = await filledSqlite(3);
      const url = await newUrl();
      expect((await migrate(`sqlite:${directory}`, url)).code).toBe(0);
      const store = await SqliteStore.open(directory, fail);
      const { code, stderr } = await migrate(url, `sqlite:${directory}`);
      await store.close();
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("Another Lectern server is using") });
    });

    test("a source of another version is refused, and left as it is", async () => {
      const { directory } = await filledSqlite(1);
      change(directory, "PRAGMA user_version = 1");
      const { code, stderr } = await migrate(`sqlite:${directory}`, await newUrl());
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("an older Lectern (schema 1") });
    });
  });
}

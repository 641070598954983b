import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { unpackSync } from "../../src/logs/content.ts";
import { type LogId, noDetails } from "../../src/logs/ports.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import { viewerHash } from "../../src/logs/viewer-hash.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { nodeEnvironment, openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { newBundle } from "../support/stored-logs.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { type Environment, migrate } from "./program.ts";
import { crashNote, details, fail, filledSqlite, fingerprints, newLog, ruleSet, sqliteSnapshot } from "./stores.ts";

interface Nodes {
  url: string;
  bucket: { s3Endpoint: string; s3Bucket: string } | null;
  environment: Environment;
}

async function newNodes(hasObjects: boolean): Promise<Nodes> {
  const url = await (await postgres()).newDatabase();
  if (!hasObjects) return { url, bucket: null, environment: {} };
  const store = await ceph();
  const bucket = { s3Endpoint: store.endpoint, s3Bucket: await store.newBucket() };
  return { url, bucket, environment: nodeEnvironment({ databaseUrl: url, ...bucket }) };
}

/** So large that no two of them are held in memory together. */
function noise(): Uint8Array {
  const bytes = new Uint8Array(9 * 1024 * 1024);
  for (let at = 0; at < bytes.length; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
  return bytes;
}

/** One with a date, one of before views were dated. Gives when they were last viewed, and then that of one never viewed. */
function viewedLongAgo(directory: string, [dated, undated]: [LogId, LogId]): (number | null)[] {
  using db = new Database(join(directory, "lectern.sqlite"), { strict: true });
  const set = db.prepare("UPDATE counts SET last_viewed_at = ? WHERE log = (SELECT seq FROM logs WHERE id = ?)");
  set.run(1_768_500_000_000, dated);
  set.run(null, undated);
  db.run("UPDATE meta SET value = CAST('1768400000000' AS BLOB) WHERE key = 'views-dated-since'");
  return [1_768_500_000_000, 1_768_400_000_000, null];
}

function describeMoves(name: string, hasObjects: boolean): void {
  describe(`a move to ${name} and back`, () => {
    test("gives an equal store, and everything works in both", async () => {
      const source = await filledSqlite(1203);
      const large = await SqliteStore.open(source.directory, fail);
      for (let number = 0; number < 3; number++) {
        await large.insert(newLog("", { ...newLog(Buffer.from(noise()).toString("latin1")), name: `large ${number}` }));
      }
      const { bundle, files } = newBundle(2);
      await large.insertAll([...files, bundle]);
      await large.records.replace("key", "bot", null, '{"hash":"ab"}');
      await large.records.replace("turn", "retention", null, "{}");
      await large.close();
      const lastViews = viewedLongAgo(source.directory, [source.ids[4]!, source.ids[9]!]);
      const before = await sqliteSnapshot(source.directory);
      expect(Object.keys(before.sightings)).toHaveLength(401);
      const { url, bucket, environment } = await newNodes(hasObjects);

      const there = await migrate(`sqlite:${source.directory}`, url, ["--with-analyses"], environment);
      expect(there).toMatchObject({ code: 0, stdout: expect.stringContaining("1,209 logs copied") });

      const node = await openNode({ databaseUrl: url, ...bucket });
      const key = await node.viewerKey();
      const [plain, fourViews, detailed] = [source.ids[1]!, source.ids[4]!, source.ids[3]!];
      expect(Buffer.from(key).toString("hex")).toBe(before.viewerKey);
      expect(Buffer.from(unpackSync((await node.find(plain))!)).toString()).toBe("line 1 \u0000 ☃\n".repeat(2));
      expect(await node.details(plain)).toEqual(noDetails);
      expect(await node.details(bundle.id)).toEqual(bundle.details);
      expect((await node.details(files[0]!.id))!.bundle).toBe(bundle.id);
      expect(await node.records.read("key", "bot")).toBe('{"hash":"ab"}');
      expect(await node.records.read("turn", "retention")).toBeNull();
      expect(await node.details(detailed)).toEqual(details);
      expect(await node.findAnalysis(source.ids[0]!, ruleSet)).toEqual(new Uint8Array(Buffer.from("a result")));
      expect(await node.insert(newLog("again", { id: source.removed }))).toBe("conflict");
      expect(await node.counts(fourViews)).toMatchObject({ views: 4, uniqueViews: 3 });
      const lastViewIn = async (store: LogStore) =>
        Promise.all([4, 9, 0].map(async (at) => (await store.age(source.ids[at]!))!.viewedAt));
      expect(await lastViewIn(node)).toEqual(lastViews);
      const faults = [
        { shares: 100, sharers: 7, firstDay: 20_000, lastDay: 20_006, about: "trace\nNullPointerException" },
        { shares: 200, sharers: 7, firstDay: 20_000, lastDay: 20_006 },
      ];
      const countsIn = (store: LogStore) => Promise.all(fingerprints.map((one) => store.crashes.counts(one)));
      expect(await countsIn(node)).toMatchObject(faults);
      expect(await node.records.read("crash-note", fingerprints[0]!)).toBe(crashNote);
      // What is there already is not counted again.
      expect((await migrate(`sqlite:${source.directory}`, url, [], environment)).code).toBe(0);
      expect(await countsIn(node)).toMatchObject(faults);
      await node.close();

      const verified = await migrate(`sqlite:${source.directory}`, url, ["--verify"], environment);
      expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining("1,209 logs read from both") });

      const directory = `${temporaryDirectory()}/made`;
      const back = await migrate(url, `sqlite:${directory}`, ["--with-analyses", "--json"], environment);
      expect(back.code).toBe(0);
      expect(JSON.parse(back.stdout)).toMatchObject({ ok: true, copied: 1209, faults: [] });
      expect(await sqliteSnapshot(directory)).toEqual(before);

      const home = await SqliteStore.open(directory, fail);
      expect(await countsIn(home)).toMatchObject(faults);
      expect(await lastViewIn(home)).toEqual(lastViews);
      expect(home.countView(fourViews, viewerHash(key, fourViews, "client 1"))).toMatchObject({
        views: 5,
        uniqueViews: 3,
      });
      expect(home.countView(fourViews, viewerHash(key, fourViews, "client 9"))).toMatchObject({
        views: 6,
        uniqueViews: 4,
      });
      expect(await home.insert(newLog("again", { id: source.removed }))).toBe("conflict");
      expect(await home.findAnalysis(source.ids[0]!, ruleSet)).not.toBeNull();
      await home.close();
    });
  });
}

if (hasPostgres) describeMoves("PostgreSQL", false);
if (hasPostgres && hasCeph) describeMoves("PostgreSQL and S3", true);

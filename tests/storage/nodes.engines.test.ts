import { afterEach, beforeAll, describe, expect, test } from "bun:test";
import { newLogId } from "../../src/logs/id.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import { openContents } from "../../src/storage/open-objects.ts";
import { PostgresDatabase } from "../../src/storage/postgres/database.ts";
import { sweep, takeTurn } from "../../src/storage/postgres/sweep.ts";
import { cephKeys } from "../support/engines/ceph-store.ts";
import { expectTrouble, openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { TcpProxy } from "../support/engines/tcp-proxy.ts";
import { until } from "../support/engines/until.ts";
import { newLog, stored, viewer } from "../support/stored-logs.ts";

/** Docs promise that other nodes see a view within this time. */
const soonMs = 2000;

const opened: { close(): unknown }[] = [];

function later<T extends { close(): unknown }>(thing: T): T {
  opened.push(thing);
  return thing;
}

async function node(address: Parameters<typeof openNode>[0], report?: Parameters<typeof openNode>[1]) {
  return later(await openNode(address, report));
}

/** Three nodes that share everything. */
async function nodes(hasObjects = false): Promise<[LogStore, LogStore, LogStore]> {
  const databaseUrl = await (await postgres()).newDatabase();
  const store = hasObjects ? await ceph() : null;
  const objects = store && { s3Endpoint: store.endpoint, s3Bucket: await store.newBucket() };
  const address = { databaseUrl, ...objects };
  return [await node(address), await node(address), await node(address)];
}

function describeNodes(name: string, hasObjects: boolean): void {
  describe(`several nodes on ${name}`, () => {
    beforeAll(async () => {
      await Promise.all([postgres(), hasObjects && ceph()]);
    });
    afterEach(async () => {
      for (const thing of opened.splice(0)) await thing.close();
    });

    test("a log that one has stored is found by the others at once", async () => {
      const [one, two, three] = await nodes(hasObjects);
      for (let i = 0; i < 20; i++) {
        const log = newLog(`text ${i}`);
        await one.insert(log);
        const found = await Promise.all([two.find(log.id), three.find(log.id), one.find(log.id)]);
        expect(found).toEqual([stored(log), stored(log), stored(log)]);
      }
    });

    test("of inserts of one id on all of them at once, exactly one is stored, and everybody finds that one", async () => {
      const all = await nodes(hasObjects);
      for (let round = 0; round < 5; round++) {
        const logs = Array.from({ length: 12 }, (_, i) => ({ i, log: newLog(`text ${i}`) }));
        const id = newLogId();
        const outcomes = await Promise.all(logs.map(({ i, log }) => all[i % 3]!.insert({ ...log, id })));
        const winners = logs.filter((_, i) => outcomes[i] === "stored");
        expect(winners).toHaveLength(1);
        for (const store of all) expect(await store.find(id)).toEqual({ ...stored(winners[0]!.log), id });
      }
    });

    test("what one removes is gone on the others within two seconds, also where it was kept", async () => {
      const [one, two, three] = await nodes(hasObjects);
      const log = newLog("to be removed");
      await one.insert(log);
      for (const store of [two, three]) {
        expect(await store.find(log.id)).not.toBeNull();
        await store.countView(log.id, viewer(1));
      }
      expect(await two.remove(log.id, "operator")).toBe(true);
      expect(await two.find(log.id)).toBeNull();
      for (const store of [one, three]) {
        const isGone = async () => !(await store.find(log.id)) && !(await store.counts(log.id));
        await until("the log is gone", isGone, { withinMs: soonMs });
        expect(await store.countView(log.id, viewer(2))).toBeNull();
        expect(await store.remove(log.id, "operator")).toBe(false);
        expect(await store.insert(log)).toBe("conflict");
      }
    });
  });
}

if (hasPostgres) {
  describeNodes("PostgreSQL", false);

  describe("views on several nodes", () => {
    afterEach(async () => {
      for (const thing of opened.splice(0)) await thing.close();
    });

    test("show at once where they were counted, and on the others within two seconds", async () => {
      const [one, two] = await nodes();
      const log = newLog("viewed");
      await one.insert(log);
      expect(await two.counts(log.id)).toMatchObject({ views: 0, uniqueViews: 0 });
      for (let i = 1; i <= 5; i++) expect(await one.countView(log.id, viewer(i))).toMatchObject({ views: i });
      const isSeen = async () => (await two.counts(log.id))!.views === 5;
      await until("the other node shows them", isSeen, { withinMs: soonMs });
      expect(await two.counts(log.id)).toMatchObject({ views: 5, uniqueViews: 5 });
    });

    test("add up exactly, also when the same viewers meet all nodes at once", async () => {
      const all = await nodes();
      const log = newLog("popular");
      await all[0].insert(log);
      const views = Array.from({ length: 3000 }, (_, i) => all[i % 3]!.countView(log.id, viewer(i % 200)));
      await Promise.all(views);
      for (const store of all) {
        const areAll = async () => {
          const counts = (await store.counts(log.id))!;
          return counts.views === 3000 && counts.uniqueViews === 200;
        };
        await until("all views are there, no viewer twice", areAll);
      }
      // Nothing is written a second time.
      for (const thing of opened.splice(0)) await thing.close();
    });

    test("are in the database after nodes were closed, whichever saw them", async () => {
      const databaseUrl = await (await postgres()).newDatabase();
      const log = newLog("closed");
      const first = await openNode({ databaseUrl });
      await first.insert(log);
      const second = await openNode({ databaseUrl });
      await Promise.all([first.countView(log.id, viewer(1)), second.countView(log.id, viewer(1))]);
      await Promise.all([first.close(), second.close()]);
      const third = await node({ databaseUrl });
      expect(await third.counts(log.id)).toMatchObject({ views: 2, uniqueViews: 1 });
    });

    test("never make a log look as if it was viewed earlier, whatever the clock of a node says", async () => {
      const server = await postgres();
      const databaseUrl = await server.newDatabase();
      const store = await node({ databaseUrl });
      const log = newLog("viewed by somebody else a moment ago");
      await store.insert(log);
      await store.countView(log.id, viewer(1));
      await until("the view is dated", async () => (await store.age(log.id))!.viewedAt !== null);
      const ahead = Date.now() + 3_600_000;
      await server.run(databaseUrl.split("/").pop()!, (sql) => sql`UPDATE counts SET last_viewed_at = ${ahead}`);
      await store.countView(log.id, viewer(2));
      const direct = await node({ databaseUrl });
      await until("the next one is written", async () => (await direct.counts(log.id))!.views === 2);
      expect((await store.age(log.id))!.viewedAt).toBe(ahead);
    });

    test("whose writing was never acknowledged are counted once", async () => {
      const server = await postgres();
      const url = new URL(await server.newDatabase());
      const proxy = later(await TcpProxy.before(server.port));
      const through = await node({ databaseUrl: server.url(url.pathname.slice(1), proxy.port) }, expectTrouble);
      const direct = await node({ databaseUrl: url.href });
      const log = newLog("committed, and nobody was told");
      await through.insert(log);
      proxy.loseAnswerOf("COMMIT");
      for (let i = 0; i < 7; i++) await through.countView(log.id, viewer(i % 3));
      await until("an answer was lost", () => proxy.lostAnswers > 0);
      await until("it was tried again", async () => (await direct.counts(log.id))!.views >= 7);
      await through.countView(log.id, viewer(9));
      await until("later views are written", async () => (await direct.counts(log.id))!.views >= 8);
      expect(await direct.counts(log.id)).toMatchObject({ views: 8, uniqueViews: 4 });
      await until("the node itself agrees", async () => (await through.counts(log.id))!.views === 8);
    });
  });

  test("ten nodes that start at once on an empty database make one schema and one key", async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const all = await Promise.all(Array.from({ length: 10 }, () => openNode({ databaseUrl, databaseConnections: 2 })));
    const keys = await Promise.all(all.map((store) => store.viewerKey()));
    expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
    const log = newLog("after the race");
    expect(await all[0]!.insert(log)).toBe("stored");
    // One that comes later finds all done, and changes nothing.
    const late = await openNode({ databaseUrl });
    expect(await late.find(log.id)).toEqual(stored(log));
    expect(await late.viewerKey()).toEqual(keys[0]!);
    await Promise.all([...all, late].map((store) => store.close()));
    const database = new URL(databaseUrl).pathname.slice(1);
    const version = await server.run(database, (sql) => sql`SELECT value FROM meta WHERE key = 'schema-version'`);
    expect(Buffer.from(version[0].value).toString()).toMatch(/^\d+$/);
  });

  test("a database of an older program keeps its removals, and learns who removes from now on", async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const database = databaseUrl.split("/").pop()!;
    const log = newLog("some text");
    const first = await node({ databaseUrl });
    await first.insert(log);
    const [removed, old] = [newLog("removed"), newLogId()];
    await first.insert(removed);
    await server.run(database, async (sql) => {
      await sql`ALTER TABLE removed DROP COLUMN removed_by`;
      await sql`INSERT INTO removed (id, removed_at) VALUES (${old}, 1)`;
      await sql`UPDATE meta SET value = ${Buffer.from("1")} WHERE key = 'schema-version'`;
    });
    const second = await node({ databaseUrl });
    expect(await second.find(log.id)).toEqual(stored(log));
    expect(await second.removal(old)).toEqual({ by: null });
    expect(await second.remove(removed.id, "owner")).toBe(true);
    expect(await second.removal(removed.id)).toEqual({ by: "owner" });
  });

  test("a database that a newer program has changed is refused at once, and left alone", async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    await (await openNode({ databaseUrl })).close();
    const database = new URL(databaseUrl).pathname.slice(1);
    await server.run(database, (sql) => sql`UPDATE meta SET value = ${Buffer.from("99")} WHERE key = 'schema-version'`);
    await expect(openNode({ databaseUrl })).rejects.toThrow("schema version 99");
  });
}

if (hasPostgres && hasCeph) {
  describeNodes("PostgreSQL and S3", true);

  test("what no row names is swept when it is a day old; everything else stays", async () => {
    const [server, store] = [await postgres(), await ceph()];
    const databaseUrl = await server.newDatabase();
    const objects = { s3Endpoint: store.endpoint, s3Bucket: await store.newBucket() };
    const uploads = await openNode({ databaseUrl, ...objects, contentCacheBytes: 0 });
    const keys = { s3AccessKeyId: cephKeys.accessKeyId, s3SecretAccessKey: cephKeys.secretAccessKey };
    const more = { s3Region: "us-east-1", s3SessionToken: null, awsProfile: "default" };
    const contents = (await openContents({ ...objects, ...keys, ...more }, 4000))!;
    const database = new PostgresDatabase({ url: databaseUrl, connections: 2, deadlineMs: 4000 });
    const logs = Array.from({ length: 5 }, (_, i) => newLog(`kept ${i}`));
    for (const log of logs) await uploads.insert(log);
    const orphans = [newLogId(), newLogId()];
    for (const id of orphans) await contents.put(id, Buffer.from("nobody names it"));

    const day = 24 * 60 * 60 * 1000;
    const pause = async () => {};
    expect(await sweep(database, contents, Date.now() + day - 60_000, { pause })).toBe(0);
    expect(await contents.get(orphans[0]!)).not.toBeNull();
    expect(await sweep(database, contents, Date.now() + day + 60_000, { pause })).toBe(2);
    for (const id of orphans) expect(await contents.get(id)).toBeNull();
    for (const log of logs) expect(await uploads.find(log.id)).toEqual(stored(log));

    // In several turns, each of which continues where the last one ended.
    for (const id of orphans) await contents.put(id, Buffer.from("nobody names it"));
    const inTurns: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      inTurns.push(await sweep(database, contents, Date.now() + 2 * day, { most: 2, pause }));
    }
    expect(inTurns.reduce((sum, removed) => sum + removed)).toBe(2);
    for (const log of logs) expect(await uploads.find(log.id)).toEqual(stored(log));

    // Of several nodes that ask at once, only one sweeps, and only after the interval.
    const now = Date.now() + 2 * day;
    const turns = () => Promise.all(Array.from({ length: 6 }, () => takeTurn(database, day, now)));
    expect((await turns()).filter(Boolean)).toHaveLength(1);
    expect((await turns()).filter(Boolean)).toHaveLength(0);
    // Of a node whose clock was two days ahead, nobody waits for the next turn until then.
    expect(await takeTurn(database, day, now - 3 * day)).toBe(true);

    // By a clock that is days ahead, the content of an upload is old before its row is there.
    const underWay = newLog("under way");
    await contents.put(underWay.id, underWay.packed);
    const row = async () => {
      const { id, name, createdAt, size, hash } = underWay;
      await server.run(databaseUrl.split("/").pop()!, async (sql) => {
        await sql`INSERT INTO logs (id, name, created_at, size, hash) VALUES (${id}, ${name}, ${createdAt}, ${size}, ${hash})`;
      });
    };
    expect(await sweep(database, contents, Date.now() + 2 * day, { pause: row })).toBe(0);
    expect(await uploads.find(underWay.id)).toEqual(stored(underWay));
    await Promise.all([uploads.close(), database.close()]);
  });
}

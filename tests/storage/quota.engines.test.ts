import { expect, test } from "bun:test";
import { SQL } from "bun";
import { packSync } from "../../src/logs/content.ts";
import type { NewLog } from "../../src/logs/ports.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import type { SpaceLevel } from "../../src/storage/storage-space.ts";
import { StorageFull } from "../../src/wire/refusal.ts";
import { expectTrouble, openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { newLog, stored, viewer } from "../support/stored-logs.ts";

const mebibyte = 1024 * 1024;
/** An empty database has some seven or eight of them. */
const quota = 16 * mebibyte;

async function insertUntilFull(store: LogStore, size = 65536): Promise<{ logs: NewLog[]; refusal: StorageFull }> {
  const logs: NewLog[] = [];
  for (;;) {
    const log = newLog("", packSync(crypto.getRandomValues(new Uint8Array(size))));
    try {
      await store.insert(log);
    } catch (error) {
      expect(error).toBeInstanceOf(StorageFull);
      return { logs, refusal: error as StorageFull };
    }
    logs.push(log);
    expect(logs.length).toBeLessThan(1000);
  }
}

test.if(hasPostgres)(
  "PostgreSQL is asked how large it is: inserts end before the quota, and the rest goes on, also on another node",
  async () => {
    const databaseUrl = await (await postgres()).newDatabase();
    const levels: SpaceLevel[] = [];
    const store = await openNode({ databaseUrl, maxStoreBytes: quota }, expectTrouble, (level) => levels.push(level));
    await store.checkRoom();
    expect(store.notices()).toEqual({});

    const { logs, refusal } = await insertUntilFull(store);
    expect(logs.length).toBeGreaterThan(10);
    expect(refusal.reason).toContain("MAX_STORE_BYTES");
    expect(levels.at(-1)).toBe("full");
    await expect(store.check()).rejects.toThrow("as its operator allows");

    const [first, second] = logs as [NewLog, NewLog];
    // What visitors report needs room, too: there is none where not even a small log fits.
    await insertUntilFull(store, 16);
    const report = () =>
      store.keepReport(first.id, `${first.id} 0123456789abcdef`, null, JSON.stringify("x".repeat(999)));
    expect(await report().catch((error: unknown) => error)).toBeInstanceOf(StorageFull);
    expect(await store.find(first.id)).toEqual(stored(first));
    expect(await store.countView(first.id, viewer(1))).toMatchObject({ views: 1 });
    expect(await store.remove(second.id, "operator")).toBe(true);

    const other = await openNode({ databaseUrl, maxStoreBytes: quota });
    // It measures anew, and may find that a little more fits than the first one charged for.
    await insertUntilFull(other);
    await other.close();
    const sql = new SQL(databaseUrl, { max: 1 });
    const [size] = (await sql`SELECT pg_database_size(current_database())::int AS bytes`) as { bytes: number }[];
    await sql.close();
    expect(size!.bytes).toBeLessThanOrEqual(quota);
    expect(size!.bytes).toBeGreaterThan(quota / 2);
    // The operator raises it.
    const larger = await openNode({ databaseUrl, maxStoreBytes: 2 * quota });
    expect(await larger.insert(newLog("one more"))).toBe("stored");
    await larger.check();
    await larger.close();
    await store.close();
  },
);

test.if(hasPostgres && hasCeph)(
  "an object store that has a quota of its own ends inserts in the same way",
  async () => {
    const databaseUrl = await (await postgres()).newDatabase();
    const objects = await ceph();
    const s3Bucket = await objects.newBucket();
    const store = await openNode({ databaseUrl, s3Endpoint: objects.endpoint, s3Bucket }, expectTrouble);
    const log = newLog("a log");
    await store.insert(log);
    await objects.limitBucket(s3Bucket, 3);

    const { logs, refusal } = await insertUntilFull(store);
    expect(logs.length).toBeLessThan(4);
    expect(refusal.reason).toContain("Quota");
    expect(await store.find(log.id)).toEqual(stored(log));
    expect(await store.remove(log.id, "operator")).toBe(true);
    await store.close();
  },
);

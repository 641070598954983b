import { afterEach, describe, expect, test } from "bun:test";
import type { LogId } from "../../src/logs/ports.ts";
import { openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { newBundle, newLog, stored } from "../support/stored-logs.ts";

const opened: { close(): unknown }[] = [];

function later<T extends { close(): unknown }>(thing: T): T {
  opened.push(thing);
  return thing;
}

describe.skipIf(!hasPostgres || !hasCeph)("an object that is not what was written", () => {
  afterEach(async () => {
    for (const thing of opened.splice(0)) await thing.close();
  });

  test.each<[what: string, damage: (packed: Uint8Array) => Uint8Array]>([
    ["cut off", (packed) => packed.subarray(0, packed.length / 2)],
    ["empty", () => new Uint8Array()],
    ["another log", () => newLog("something else").packed],
  ])("but %s is out of reach, and is read again as soon as it was restored", async (_, damage) => {
    const store = await ceph();
    const bucket = await store.newBucket();
    const databaseUrl = await (await postgres()).newDatabase();
    const address = { databaseUrl, s3Endpoint: store.endpoint, s3Bucket: bucket };
    const [writer, reader] = [later(await openNode(address)), later(await openNode(address))];
    const log = newLog("[12:00:00] [main/INFO]: a line\n".repeat(100));
    await writer.insert(log);
    await store.send("PUT", keyOf(bucket, log.id), damage(log.packed));
    await expect(reader.find(log.id)).rejects.toThrow("damaged");
    await expect(reader.find(log.id)).rejects.toThrow("damaged");
    await store.send("PUT", keyOf(bucket, log.id), log.packed);
    expect(await reader.find(log.id)).toEqual(stored(log));
  });

  test("does not stand for one that has no text, as bundles have none", async () => {
    const store = await ceph();
    const databaseUrl = await (await postgres()).newDatabase();
    const address = { databaseUrl, s3Endpoint: store.endpoint, s3Bucket: await store.newBucket() };
    const [writer, reader] = [later(await openNode(address)), later(await openNode(address))];
    const { bundle, files } = newBundle(2);
    await writer.insertAll([...files, bundle]);
    expect(await reader.find(bundle.id)).toEqual(stored(bundle));
  });
});

function keyOf(bucket: string, id: LogId): string {
  return `${bucket}/logs/${id.slice(0, 2)}/${id}`;
}

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { packSync } from "../../src/logs/content.ts";
import type { ContentStore } from "../../src/storage/content-store.ts";
import { openContents } from "../../src/storage/open-objects.ts";
import { PostgresDatabase } from "../../src/storage/postgres/database.ts";
import { sweep } from "../../src/storage/postgres/sweep.ts";
import { type CephStore, cephKeys } from "../support/engines/ceph-store.ts";
import { expectStored, expectTrouble, nodeEnvironment, openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { TcpProxy } from "../support/engines/tcp-proxy.ts";
import { until } from "../support/engines/until.ts";
import { findLost } from "../support/load.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { newLog } from "../support/stored-logs.ts";
import {
  expectCulprit,
  expectReadable,
  health,
  page,
  recovery,
  requestDeadlineMs,
  timed,
  upload,
  uploaded,
  uploadsUnderWay,
} from "../support/through-trouble.ts";

const line = "[12:00:00] [Server thread/INFO]: Something happened somewhere\n";

async function contentsOf(s3Bucket: string, s3Endpoint: string): Promise<ContentStore> {
  const { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey } = cephKeys;
  const keys = { s3AccessKeyId, s3SecretAccessKey, s3SessionToken: null, awsProfile: "default" };
  return (await openContents({ s3Bucket, s3Endpoint, s3Region: "us-east-1", ...keys }, 4000))!;
}

if (hasPostgres && hasCeph) {
  describe("when the object store", () => {
    let engine: CephStore;
    let node: ServerProcess;
    let address: { databaseUrl: string; s3Bucket: string; s3Endpoint: string };

    beforeAll(async () => {
      engine = await ceph();
      const databaseUrl = await (await postgres()).newDatabase();
      address = { databaseUrl, s3Bucket: await engine.newBucket(), s3Endpoint: engine.endpoint };
      node = await startProcess({ env: nodeEnvironment(address) });
    });
    afterAll(async () => {
      expect(await node.stop()).toBe(0);
    });

    test.each<[what: string, harm: () => Promise<void> | void, mend: () => Promise<void> | void]>([
      ["refuses connections", () => engine.crash(), () => engine.resume()],
      ["hangs", () => engine.pause(), () => engine.unpause()],
    ])("%s, uploads are refused, what is cached is read on, and all is well when it is back", async (_, harm, mend) => {
      const { url } = node;
      const logs = { seen: `seen ${line}`, fresh: `fresh ${line}`, large: line.repeat(20_000) };
      const ids = { seen: await uploaded(url, logs.seen), fresh: await uploaded(url, logs.fresh), large: "" };
      ids.large = await uploaded(url, logs.large);
      await expectReadable(url, ids.seen, logs.seen);
      const elsewhere = newLog("another node's");
      const other = await openNode(address);
      await other.insert(elsewhere);
      await other.close();
      const load = uploadsUnderWay(url, 4, (number) => `log ${number}\n${line.repeat(number % 50)}`);
      await until("uploads pass", () => load.acknowledged.length > 20);

      await harm();
      try {
        await expectCulprit(url, "s3");
        const [first, raw, shown] = await Promise.all([
          upload(url, "while it is gone"),
          timed(`${url}/raw/${elsewhere.id}`),
          page(url, elsewhere.id),
        ]);
        expect([first.status, raw.status, shown.status]).toEqual([503, 503, 503]);
        // The index is there.
        expect((await timed(`${url}/api/stats/${elsewhere.id}`)).status).toBe(200);
        for (const name of ["seen", "fresh", "large"] as const) await expectReadable(url, ids[name], logs[name]);
        await expectCulprit(url, "s3");
      } finally {
        await mend();
      }
      await recovery(url);
      await load.stop();
      expect(load.refused).toBeGreaterThan(0);
      expect(await findLost(url, load.acknowledged)).toEqual([]);
      await expectStored(address, load.acknowledged);
      expect((await timed(`${url}/raw/${elsewhere.id}`)).text).toBe("another node's");
    });

    test("answers 503 to most, uploads are tried again or refused, and none that was acknowledged is lost", async () => {
      const { url } = node;
      await engine.crash();
      await engine.resume(1);
      const load = uploadsUnderWay(url, 16, (number) => `log ${number}\n${line.repeat(2000)}`);
      try {
        await until("it says that it is asked too much", async () => {
          const asked = Array.from({ length: 20 }, () => engine.send("GET", address.s3Bucket));
          const said = (await Promise.allSettled(asked)).map((one) => one.status === "rejected" && `${one.reason}`);
          return said.some((message) => /503.*SlowDown/s.test(message || ""));
        });
        await until("uploads pass all the same", () => load.acknowledged.length > 30);
        await health(url);
      } finally {
        await load.stop();
        await engine.crash();
        await engine.resume();
      }
      await recovery(url);
      await expectStored(address, load.acknowledged);
    });
  });

  test("a log that is removed while the object store is gone is gone at once, and its object is swept", async () => {
    const engine = await ceph();
    const databaseUrl = await (await postgres()).newDatabase();
    const s3Bucket = await engine.newBucket();
    const store = await openNode({ databaseUrl, s3Bucket, s3Endpoint: engine.endpoint }, expectTrouble);
    const log = newLog("to be removed");
    await store.insert(log);
    await engine.crash();
    try {
      const started = performance.now();
      expect(await store.remove(log.id, "operator")).toBe(true);
      expect(performance.now() - started).toBeLessThan(requestDeadlineMs);
      expect(await store.find(log.id)).toBeNull();
    } finally {
      await engine.resume();
    }
    const database = new PostgresDatabase({ url: databaseUrl, connections: 1, deadlineMs: 4000 });
    const contents = await contentsOf(s3Bucket, engine.endpoint);
    expect(await contents.get(log.id)).not.toBeNull();
    expect(await sweep(database, contents, Date.now() + 25 * 60 * 60 * 1000, { pause: async () => {} })).toBe(1);
    expect(await contents.get(log.id)).toBeNull();
    await Promise.all([store.close(), database.close()]);
  });

  describe("over a bad network", () => {
    test("an object whose answer was lost is known again, and is no conflict", async () => {
      const engine = await ceph();
      const proxy = await TcpProxy.before(engine.port);
      const bucket = await engine.newBucket();
      const contents = await contentsOf(bucket, `http://127.0.0.1:${proxy.port}`);
      const log = newLog("written once");
      proxy.loseAnswerOf("PUT /");
      expect(await contents.put(log.id, log.packed)).toBe("stored");
      expect(proxy.lostAnswers).toBe(1);
      expect(Buffer.from((await contents.get(log.id))!).equals(Buffer.from(log.packed))).toBe(true);
      // An object of another upload is still a conflict, also when an answer is lost.
      proxy.loseAnswerOf("PUT /");
      expect(await contents.put(log.id, log.packed)).toBe("conflict");
      expect(await contents.put(log.id, log.packed)).toBe("conflict");
      proxy.close();
    });

    test("a large object may take its time", async () => {
      const engine = await ceph();
      const proxy = await TcpProxy.before(engine.port);
      proxy.slowDown(120);
      const databaseUrl = await (await postgres()).newDatabase();
      const s3Bucket = await engine.newBucket();
      const through = { databaseUrl, s3Bucket, s3Endpoint: `http://127.0.0.1:${proxy.port}`, contentCacheBytes: 0 };
      const store = await openNode(through);
      const noise = Buffer.alloc(10 * 1024 * 1024);
      for (let at = 0; at < noise.length; at += 65536) crypto.getRandomValues(noise.subarray(at, at + 65536));
      const log = { ...newLog("large"), ...packSync(noise) };
      expect(await store.insert(log)).toBe("stored");
      expect(Buffer.from((await store.find(log.id))!.packed).equals(log.packed)).toBe(true);
      await store.close();
      proxy.close();
    });
  });
}

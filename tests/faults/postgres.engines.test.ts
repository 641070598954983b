import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { expectTrouble, nodeEnvironment, openNode } from "../support/engines/open-node.ts";
import type { PostgresServer } from "../support/engines/postgres-server.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { TcpProxy } from "../support/engines/tcp-proxy.ts";
import { until } from "../support/engines/until.ts";
import { findLost } from "../support/load.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { newLog, stored, viewer } from "../support/stored-logs.ts";
import {
  expectCulprit,
  expectReadable,
  page,
  recovery,
  timed,
  upload,
  uploaded,
  uploadsUnderWay,
} from "../support/through-trouble.ts";

const line = "[12:00:00] [Server thread/INFO]: Something happened somewhere\n";
/** Too large to be answered by the request thread. */
const large = line.repeat(20_000);

if (hasPostgres) {
  describe("when PostgreSQL", () => {
    let engine: PostgresServer;
    let node: ServerProcess;
    let databaseUrl: string;

    beforeAll(async () => {
      engine = await postgres();
      databaseUrl = await engine.newDatabase();
      node = await startProcess({ env: nodeEnvironment({ databaseUrl }) });
    });
    afterAll(async () => {
      expect(await node.stop()).toBe(0);
    });

    test.each<[what: string, harm: () => Promise<void> | void, mend: () => Promise<void> | void]>([
      ["is killed", () => engine.crash(), () => engine.resume()],
      ["hangs", () => engine.pause(), () => engine.unpause()],
    ])("%s, uploads are refused, what is cached is read on, and all is well when it is back", async (_, harm, mend) => {
      const { url } = node;
      // Read before, never read, and large.
      const logs = { seen: `seen ${line}`, fresh: `fresh ${line}`, large };
      const ids = { seen: await uploaded(url, logs.seen), fresh: await uploaded(url, logs.fresh), large: "" };
      ids.large = await uploaded(url, logs.large);
      await expectReadable(url, ids.seen, logs.seen);
      const elsewhere = newLog("another node's");
      const other = await openNode({ databaseUrl });
      await other.insert(elsewhere);
      await other.close();
      const load = uploadsUnderWay(url, 4, (number) => `log ${number}\n${line.repeat(number % 50)}`);
      await until("uploads pass", () => load.acknowledged.length > 20);

      await harm();
      try {
        const first = await upload(url, "while it is gone");
        expect(first.status).toBe(503);
        await expectCulprit(url, "postgres");
        // What is refused from now on is refused at once.
        expect((await timed(`${url}/raw/${elsewhere.id}`)).status).toBe(503);
        expect((await page(url, elsewhere.id)).status).toBe(503);
        expect((await timed(`${url}/api/stats/${elsewhere.id}`)).status).toBe(503);
        for (const name of ["seen", "fresh", "large"] as const) await expectReadable(url, ids[name], logs[name]);
        await expectCulprit(url, "postgres");
      } finally {
        await mend();
      }
      await recovery(url);
      const others = load.acknowledged.length;
      await until("uploads pass again", () => load.acknowledged.length > others);
      await load.stop();
      expect(load.refused).toBeGreaterThan(0);
      expect(await findLost(url, load.acknowledged)).toEqual([]);
      expect((await timed(`${url}/raw/${elsewhere.id}`)).text).toBe("another node's");

      // Views of the time without it are written now. A page is a view, and so are the other two.
      const views = async (id: string) => JSON.parse((await timed(`${url}/api/stats/${id}`)).text).views as number;
      expect([await views(ids.seen), await views(ids.fresh)]).toEqual([6, 3]);
      const witness = await openNode({ databaseUrl });
      await until("another node sees them", async () => {
        const [seen, fresh] = await Promise.all([ids.seen, ids.fresh].map((id) => witness.counts(id as never)));
        return seen?.views === 6 && fresh?.views === 3;
      });
      await witness.close();
    });
  });

  test("a node that starts before its PostgreSQL waits for it", async () => {
    const engine = await postgres();
    const databaseUrl = await engine.newDatabase();
    await engine.crash();
    const told = Promise.withResolvers<string>();
    const opening = openNode({ databaseUrl }, told.resolve);
    expect(await told.promise).toContain("not there yet");
    await engine.resume();
    const store = await opening;
    expect(await store.insert(newLog("at last"))).toBe("stored");
    await store.close();
  });

  describe("a node behind a bad network to PostgreSQL", () => {
    test("finds out within seconds that nothing passes, and that it passes again", async () => {
      const engine = await postgres();
      const database = new URL(await engine.newDatabase()).pathname.slice(1);
      const proxy = await TcpProxy.before(engine.port);
      const store = await openNode({ databaseUrl: engine.url(database, proxy.port) }, expectTrouble);
      const log = newLog("cached");
      await store.insert(log);
      proxy.hold();
      const started = performance.now();
      const refused = Array.from({ length: 50 }, () => store.insert(newLog("refused")));
      for (const outcome of await Promise.allSettled(refused)) expect(outcome.status).toBe("rejected");
      expect(performance.now() - started).toBeLessThan(5000);
      // The outage is known by now, so nobody waits.
      const asked = performance.now();
      await expect(store.insert(newLog("refused"))).rejects.toThrow("PostgreSQL does not answer");
      expect(await store.find(log.id)).toEqual(stored(log));
      expect(await store.countView(log.id, viewer(1))).toMatchObject({ views: 1, uniqueViews: 1 });
      expect(performance.now() - asked).toBeLessThan(1000);
      proxy.release();
      await until("it is used again", async () => (await store.insert(newLog("back"))) === "stored", {
        withinMs: 5000,
      });
      await store.close();
      proxy.close();
    });

    test("that is only slow goes on", async () => {
      const engine = await postgres();
      const database = new URL(await engine.newDatabase()).pathname.slice(1);
      const proxy = await TcpProxy.before(engine.port);
      const store = await openNode({ databaseUrl: engine.url(database, proxy.port) });
      proxy.slowDown(150);
      const logs = Array.from({ length: 20 }, (_, i) => newLog(`slow ${i}`));
      const outcomes = await Promise.all(logs.map((log) => store.insert(log)));
      expect(new Set(outcomes)).toEqual(new Set(["stored"]));
      await store.close();
      proxy.close();
    });
  });
}

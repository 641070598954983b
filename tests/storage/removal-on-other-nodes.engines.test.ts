import { afterEach, describe, expect, test } from "bun:test";
import type { LogId } from "../../src/logs/ports.ts";
import { PostgresDatabase } from "../../src/storage/postgres/database.ts";
import { sweep } from "../../src/storage/postgres/sweep.ts";
import { expectTrouble, openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { TcpProxy } from "../support/engines/tcp-proxy.ts";
import { until } from "../support/engines/until.ts";
import { startProcess } from "../support/server-process.ts";
import { newLog, viewer } from "../support/stored-logs.ts";

const opened: { close(): unknown }[] = [];

function later<T extends { close(): unknown }>(thing: T): T {
  opened.push(thing);
  return thing;
}

/** How many statements wait for another. */
async function locked(database: string): Promise<number> {
  return (await postgres()).run(database, async (sql) => {
    const rows = await sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return rows.length;
  });
}

describe.skipIf(!hasPostgres)("a log that another node removes", () => {
  afterEach(async () => {
    for (const thing of opened.splice(0)) await thing.close();
  });

  test("does not come back when PostgreSQL is lost, where its content was kept", async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const database = databaseUrl.split("/").pop()!;
    const proxy = later(await TcpProxy.before(server.port));
    const one = later(await openNode({ databaseUrl }));
    const two = later(await openNode({ databaseUrl: server.url(database, proxy.port) }, expectTrouble));
    const [removed, kept] = [newLog("to be removed"), newLog("to be kept")];
    for (const log of [removed, kept]) {
      await one.insert(log);
      expect(await two.find(log.id)).not.toBeNull();
      await two.countView(log.id, viewer(1));
    }
    await one.remove(removed.id, "owner");
    // Whoever asks for counts alone learns of it, too.
    await until("the node knows", async () => (await two.counts(removed.id)) === null);
    proxy.hold();
    await until("PostgreSQL is lost", async () =>
      two.removal(removed.id).then(
        () => false,
        () => true,
      ),
    );
    expect(await two.find(kept.id)).not.toBeNull();
    await expect(two.find(removed.id)).rejects.toThrow("PostgreSQL");
    await expect(two.details(removed.id)).rejects.toThrow("PostgreSQL");
    proxy.release();
    await until("PostgreSQL is found again", async () => (await two.find(removed.id)) === null);
  });

  test("leaves no views behind that are written at the same moment", async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const database = databaseUrl.split("/").pop()!;
    const one = await openNode({ databaseUrl });
    const two = later(await openNode({ databaseUrl }));
    const log = newLog("to be removed");
    await one.insert(log);
    const left = () =>
      server.run(database, async (sql) => {
        return (await sql`SELECT id FROM counts UNION ALL SELECT id FROM viewers`).length;
      });
    await server.run(database, async (sql) => {
      let removing: Promise<boolean> | null = null;
      const held = sql.begin(async (tx) => {
        // What a removal does last has to wait for this.
        await tx`INSERT INTO removed (id, removed_at) VALUES (${log.id}, 1)`;
        removing = one.remove(log.id, "owner");
        await until("the removal is nearly done", async () => (await locked(database)) === 1);
        await two.countView(log.id, viewer(1));
        await until("the view is written", async () => (await left()) === 2);
        throw new Error("rolled back");
      });
      await held.catch(() => {});
      expect(await removing!).toBe(true);
      // Not before some seconds have passed, or it ends.
      await one.close();
      expect(await left()).toBe(0);
    });
  });

  test("leaves no views behind either where the node that removed it is killed before it has looked for them", async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const databaseName = databaseUrl.split("/").pop()!;
    const one = await startProcess({ env: { DATABASE_URL: databaseUrl } });
    const two = later(await openNode({ databaseUrl }));
    const shared = await fetch(`${one.url}/api/upload`, { method: "POST", body: "to be removed" });
    const id = ((await shared.json()) as { id: LogId }).id;
    const headers = { Authorization: `Bearer ${shared.headers.get("lectern-token")}` };
    const left = () =>
      server.run(databaseName, async (sql) => {
        return (await sql`SELECT id FROM counts UNION ALL SELECT id FROM viewers`).length;
      });
    const kept = newLog("to be kept");
    await two.insert(kept);
    await two.countView(kept.id, viewer(1));
    await until("its view is written", async () => (await left()) === 2);
    await server.run(databaseName, async (sql) => {
      let removing: Promise<Response> | null = null;
      const held = sql.begin(async (tx) => {
        await tx`INSERT INTO removed (id, removed_at) VALUES (${id}, 1)`;
        removing = fetch(`${one.url}/api/log/${id}`, { method: "DELETE", headers });
        await until("the removal is nearly done", async () => (await locked(databaseName)) === 1);
        await two.countView(id, viewer(1));
        await until("the view is written", async () => (await left()) === 4);
        throw new Error("rolled back");
      });
      await held.catch(() => {});
      expect((await removing!).status).toBe(200);
    });
    one.signal("SIGKILL");
    await one.exited;
    expect(await left()).toBe(4);
    const database = later(new PostgresDatabase({ url: databaseUrl, connections: 1, deadlineMs: 4000 }));
    await sweep(database, null, Date.now());
    expect(await left()).toBe(2);
    expect(await two.counts(kept.id)).toMatchObject({ views: 1, uniqueViews: 1 });
  });

  test("leaves no analysis behind that is kept at the same moment", async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const database = databaseUrl.split("/").pop()!;
    const one = later(await openNode({ databaseUrl }));
    const two = later(await openNode({ databaseUrl }));
    const log = newLog("to be removed");
    await one.insert(log);
    await server.run(database, async (sql) => {
      let removing: Promise<boolean> | null = null;
      let keeping: Promise<unknown> | null = null;
      const held = sql.begin(async (tx) => {
        // What a removal does last has to wait for this.
        await tx`INSERT INTO removed (id, removed_at) VALUES (${log.id}, 1)`;
        removing = one.remove(log.id, "owner");
        await until("the removal is nearly done", async () => (await locked(database)) === 1);
        let isKept = false;
        keeping = two.keepAnalysis(log.id, "rules", Buffer.from("lines of the log")).then(() => {
          isKept = true;
        });
        await until("it was kept, or waits", async () => isKept || (await locked(database)) === 2);
        throw new Error("rolled back");
      });
      await held.catch(() => {});
      expect(await removing!).toBe(true);
      await keeping!;
      expect(await sql`SELECT id FROM analyses`).toHaveLength(0);
    });
  });

  test.skipIf(!hasCeph)("is not there, rather than out of reach, for who reads it at that moment", async () => {
    const store = await ceph();
    const objects = { s3Endpoint: store.endpoint, s3Bucket: await store.newBucket() };
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const proxy = later(await TcpProxy.before(Number(new URL(store.endpoint).port)));
    const one = later(await openNode({ databaseUrl, ...objects }));
    const through = { ...objects, s3Endpoint: `http://127.0.0.1:${proxy.port}` };
    const two = later(await openNode({ databaseUrl, ...through }));
    const log = newLog("to be removed");
    await one.insert(log);
    expect(await two.counts(log.id)).not.toBeNull();
    proxy.hold();
    const found = two.find(log.id);
    await until("its row was found", () =>
      server.run(databaseUrl.split("/").pop()!, async (sql) => {
        const rows = await sql`
          SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'idle' AND query LIKE '%LEFT JOIN contents%'`;
        return rows.length === 1;
      }),
    );
    await one.remove(log.id, "owner");
    proxy.release();
    expect(await found).toBeNull();
  });
});

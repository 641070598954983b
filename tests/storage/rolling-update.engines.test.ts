import { expect, test } from "bun:test";
import { SQL } from "bun";
import { expectTrouble, openNode } from "../support/engines/open-node.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { newLog } from "../support/stored-logs.ts";

/** A database as the program before the last change of the schema left it, with logs. */
async function olderDatabase() {
  const databaseUrl = await (await postgres()).newDatabase();
  const node = await openNode({ databaseUrl });
  const logs = Array.from({ length: 5 }, (_, number) => newLog(`log ${number}`));
  for (const log of logs) await node.insert(log);
  await node.close();
  const sql = new SQL(databaseUrl, { max: 1 });
  await sql`ALTER TABLE counts DROP COLUMN last_viewed_at`;
  await sql`DROP TABLE records`;
  await sql`UPDATE meta SET value = '2' WHERE key = 'schema-version'`;
  const version = async () => {
    const [row] = (await sql`SELECT value FROM meta WHERE key = 'schema-version'`) as { value: Uint8Array }[];
    return Number(Buffer.from(row!.value).toString());
  };
  return { databaseUrl, logs, sql, version };
}

if (hasPostgres) {
  test("nodes that start together on an older schema all come up, and nothing is lost", async () => {
    const { databaseUrl, logs, sql, version } = await olderDatabase();
    expect(await version()).toBe(2);
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openNode({ databaseUrl, databaseConnections: 3 })));
    expect(await version()).toBe(4);
    for (const node of nodes) {
      for (const log of logs) expect((await node.find(log.id))?.hash).toBe(log.hash);
    }
    await Promise.all(nodes.map((node) => node.close()));
    await sql.close();
  });

  test("a change of the schema that has to wait for a backup does not make requests wait for both", async () => {
    const { databaseUrl, logs, sql, version } = await olderDatabase();
    const backup = new SQL(databaseUrl, { max: 1 });
    await backup`BEGIN`;
    await backup`SELECT count(*) FROM counts`;
    const starting = openNode({ databaseUrl }, expectTrouble);
    // What a node that runs asks for, meanwhile.
    let slowestMs = 0;
    const end = performance.now() + 3000;
    while (performance.now() < end) {
      const asked = performance.now();
      await sql`SELECT views FROM counts WHERE id = ${logs[0]!.id}`;
      slowestMs = Math.max(slowestMs, performance.now() - asked);
      await Bun.sleep(20);
    }
    expect(await version()).toBe(2);
    expect(slowestMs).toBeLessThan(1000);
    await backup`COMMIT`;
    await backup.close();
    const node = await starting;
    expect(await version()).toBe(4);
    await node.close();
    await sql.close();
  });
}

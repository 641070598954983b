import { expect, test } from "bun:test";
import { SQL } from "bun";
import { openNode } from "../support/engines/open-node.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";
import { newLog } from "../support/stored-logs.ts";

test.if(hasPostgres)("a report waits for a removal that is under way, and is refused then", async () => {
  const databaseUrl = await (await postgres()).newDatabase();
  const store = await openNode({ databaseUrl });
  const log = newLog("text");
  await store.insert(log);
  const sql = new SQL(databaseUrl, { max: 2 });
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const removal = sql.begin(async (tx) => {
    await tx`DELETE FROM logs WHERE id = ${log.id}`;
    begin();
    await mayEnd;
  });
  await begun;
  const kept = store.keepReport(log.id, `${log.id} 0123456789abcdef`, null, "{}");
  const waits = async () =>
    (await sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`).length >
    0;
  const outcome = await Promise.race([kept, until("it waits", waits)]);
  end();
  await removal;
  expect(outcome).not.toBe("kept");
  expect(await kept).toBe("no such log");
  expect(await store.records.keys("report", null, 10)).toEqual([]);
  await sql.close();
  await store.close();
});

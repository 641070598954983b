import { expect, test } from "bun:test";
import { asCounts, believing, expectedCounts, explain, recounted, shareCrashes } from "../support/crash-counts.ts";
import { nodeEnvironment } from "../support/engines/open-node.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";
import { startProcess } from "../support/server-process.ts";

if (hasPostgres) {
  test("two nodes count exactly, both at once and when one of them is killed with -9", async () => {
    const engine = await postgres();
    const databaseUrl = await engine.newDatabase();
    const database = databaseUrl.split("/").pop()!;
    const env = { ...nodeEnvironment({ databaseUrl }), ...believing };
    const counts = async (query: string) => asCounts(await engine.run(database, (sql) => sql.unsafe(query)));
    const counted = () => counts("SELECT fingerprint, shares, sharers FROM crashes WHERE shares > 0");

    const [stays, dies] = await Promise.all([startProcess({ env }), startProcess({ env })]);
    // Each log is explained by both of them at the same moment.
    const calm = shareCrashes([stays.url, dies.url], 6, 0, 60);
    await calm.done;
    expect(calm.acknowledged.size).toBe(60);
    expect(await counted()).toEqual(expectedCounts(calm.acknowledged.values()));

    const load = shareCrashes([stays.url, dies.url], 6, 10_000);
    await until("both are under load", () => load.acknowledged.size >= 20);
    dies.signal("SIGKILL");
    await dies.exited;
    await until("the other goes on", () => load.acknowledged.size >= 40);
    stays.signal("SIGKILL");
    await Promise.all([stays.exited, load.done]);

    const again = await startProcess({ env });
    const all = new Map([...calm.acknowledged, ...load.acknowledged]);
    for (const id of all.keys()) await explain(again.url, id);
    // An upload that was stored but never answered may have been counted by nobody: only what is explained counts.
    const ids = `'${[...all.keys()].join("','")}'`;
    expect(await counts(recounted.replace("WHERE", `WHERE id IN (${ids}) AND`))).toEqual(expectedCounts(all.values()));
    expect(await counted()).toEqual(await counts(recounted));
    expect(await again.stop()).toBe(0);
  });
}

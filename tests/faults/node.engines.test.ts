import { expect, test } from "bun:test";
import { nodeEnvironment } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";
import { findLost } from "../support/load.ts";
import { startProcess } from "../support/server-process.ts";
import { uploadsUnderWay } from "../support/through-trouble.ts";

const line = "[12:00:00] [Server thread/INFO]: Something happened somewhere\n";

if (hasPostgres && hasCeph) {
  test("a node killed with -9 under load loses no acknowledged log, and the others go on", async () => {
    const objects = await ceph();
    const databaseUrl = await (await postgres()).newDatabase();
    const env = nodeEnvironment({ databaseUrl, s3Bucket: await objects.newBucket(), s3Endpoint: objects.endpoint });
    const stays = await startProcess({ env });
    const contentOf = (number: number) => `log ${number}\n${line.repeat(number % 7 === 0 ? 20_000 : number % 200)}`;
    const others = uploadsUnderWay(stays.url, 2, contentOf);
    for (let round = 1; round <= 3; round++) {
      const node = await startProcess({ env });
      const load = uploadsUnderWay(node.url, 8, (number) => `round ${round} ${contentOf(number)}`);
      // After a different time in each round.
      await until("it is under load", () => load.acknowledged.length > 15 * round);
      node.signal("SIGKILL");
      await node.exited;
      await load.stop();
      expect(await findLost(stays.url, load.acknowledged)).toEqual([]);
    }
    const before = others.acknowledged.length;
    await until("the other goes on", () => others.acknowledged.length > before);
    await others.stop();
    expect(others.refused).toBe(0);
    expect(await findLost(stays.url, others.acknowledged)).toEqual([]);
    expect(await stays.stop()).toBe(0);
  });
}

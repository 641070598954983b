import { TcpProxy } from "../../tests/support/engines/tcp-proxy.ts";
import type { Context } from "../context.ts";
import { type Measure, skipped } from "../report.ts";
import { type Engines, missingEngines, startEngines, startNode } from "./engines.ts";
import { loadMeasures, reads, uploads } from "./load.ts";

/** In each direction, as between two cities. */
const delayMs = 10;

/** How an engine that takes longer to answer shows in what clients wait for. */
export async function measureSlowEngines(context: Context): Promise<Measure[]> {
  const absent = missingEngines();
  if (absent) return [skipped("p99 with one engine slowed", absent)];
  const engines = await startEngines();
  const slowed: Record<string, (engines: Engines) => Promise<Engines>> = {
    "nothing slowed": async (same) => same,
    PostgreSQL: async (all) => ({ ...all, databaseUrl: await slowly(all.databaseUrl, all.postgresPort) }),
    "the S3 store": async (all) => ({ ...all, s3Endpoint: await slowly(all.s3Endpoint, all.s3Port) }),
    Redis: async (all) => ({ ...all, redisUrl: await slowly(all.redisUrl, all.redisPort) }),
  };
  const proxies: TcpProxy[] = [];
  async function slowly(address: string, port: number): Promise<string> {
    const proxy = await TcpProxy.before(port);
    proxy.slowDown(delayMs);
    proxies.push(proxy);
    return address.replace(`:${port}`, `:${proxy.port}`);
  }
  const measures: Measure[] = [];
  for (const [name, change] of Object.entries(slowed)) {
    const node = await startNode(context, await change(engines));
    for (const [what, load] of Object.entries({ uploads, reads })) {
      await load(context, node);
      const label = name === "nothing slowed" ? name : `${name} answers ${2 * delayMs} ms later`;
      measures.push(...loadMeasures(`${what}, ${label}`, await load(context, node)));
    }
    await node.stop();
  }
  for (const proxy of proxies) proxy.close();
  return measures;
}

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { nodeEnvironment } from "../support/engines/open-node.ts";
import {
  hasPostgres,
  hasRedis,
  postgres,
  redis,
  redisCluster,
  redisSentinel,
} from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { health, requestDeadlineMs, type TimedAnswer, timed } from "../support/through-trouble.ts";

const limit = 5;
const assistantCalls = 3;
let clients = 0;

/** A client that nobody has met: the nodes believe this machine when it speaks for others. */
function newClient(): string {
  return `10.0.${++clients >> 8}.${clients & 255}`;
}

function share(url: string, client: string): Promise<TimedAnswer> {
  const headers = { "X-Forwarded-For": client };
  return timed(`${url}/api/upload`, { method: "POST", body: "a log", headers });
}

function remaining({ headers }: TimedAnswer): number {
  return Number(headers.get("ratelimit-remaining"));
}

/** The uploads of one client, until the first that is refused. */
async function passed(urls: string[], client: string): Promise<number> {
  for (let count = 0; ; count++) {
    const { status, headers } = await share(urls[count % urls.length]!, client);
    if (status === 200) continue;
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeWithin(1, 61);
    return count;
  }
}

/** Two nodes, limited together by what `start` gives. */
function describeFaults(name: string, start: () => Promise<{ url: string }>, tests: (nodes: string[]) => void): void {
  describe(`two nodes on ${name}`, () => {
    const urls: string[] = [];
    const nodes: ServerProcess[] = [];
    beforeAll(async () => {
      const redisUrl = (await start()).url;
      const databaseUrl = await (await postgres()).newDatabase();
      const more = {
        UPLOADS_PER_MINUTE: String(limit),
        ASSISTANT_CALLS_PER_MINUTE: String(assistantCalls),
        TRUSTED_PROXIES: "127.0.0.1",
      };
      const env = { ...nodeEnvironment({ databaseUrl, redisUrl }), ...more };
      nodes.push(...(await Promise.all([startProcess({ env }), startProcess({ env })])));
      urls.push(...nodes.map(({ url }) => url));
    });
    afterAll(async () => {
      for (const node of nodes) expect(await node.stop()).toBe(0);
    });

    test("have one limit", async () => {
      const client = newClient();
      const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => share(urls[i % 2]!, client)));
      const shared = answers.filter(({ status }) => status === 200);
      expect(shared.map(remaining).sort()).toEqual([0, 1, 2, 3, 4]);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - limit);
      for (const url of urls) expect((await health(url)).checks).toBeUndefined();
    });

    test("have one limit for the messages of assistants, which is ten times that of their calls", async () => {
      const headers = { "X-Forwarded-For": newClient(), "Content-Type": "application/json" };
      const message = { jsonrpc: "2.0", id: 1, method: "ping" };
      const send = (i: number) => {
        const body = JSON.stringify(Array(10).fill(message));
        return timed(`${urls[i % 2]}/mcp`, { method: "POST", headers, body });
      };
      const statuses: number[] = [];
      for (let i = 0; i < 2 * assistantCalls; i++) statuses.push((await send(i)).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(assistantCalls);
      expect(new Set(statuses.slice(assistantCalls))).toEqual(new Set([429]));
    });

    tests(urls);
  });
}

async function expectFallback(urls: string[]): Promise<void> {
  for (const url of urls) {
    await until("health names it", async () => Object.keys((await health(url)).checks ?? {}).join() === "redis");
    // The service is fine without it.
    expect((await health(url)).httpStatus).toBe(200);
    expect(await passed([url], newClient())).toBe(limit);
  }
  // Each node counts by itself.
  expect(await passed(urls, newClient())).toBe(2 * limit);
}

/** Together again, with what they knew before. */
async function expectTogether(urls: string[], known: { client: string; left: number }): Promise<void> {
  for (const url of urls) {
    const isWell = async () => (await health(url)).checks === undefined;
    await until("health is well again", isWell, { withinMs: requestDeadlineMs });
  }
  expect(await passed(urls, newClient())).toBe(limit);
  expect(await passed(urls, known.client)).toBe(known.left);
}

async function usedTwice(urls: string[]): Promise<{ client: string; left: number }> {
  const client = newClient();
  for (const url of urls) expect((await share(url, client)).status).toBe(200);
  return { client, left: limit - 2 };
}

if (hasPostgres && hasRedis) {
  describeFaults("Redis", redis, (urls) => {
    test("limit by themselves when it is killed, and together when it is back", async () => {
      const known = await usedTwice(urls);
      const engine = await redis();
      await engine.crash();
      await expectFallback(urls);
      await engine.resume();
      await expectTogether(urls, known);
    });

    test("limit by themselves when it hangs, and together when it goes on", async () => {
      const known = await usedTwice(urls);
      const engine = await redis();
      engine.pause();
      // The first request waits a little for it.
      expect((await share(urls[0]!, newClient())).status).toBe(200);
      await expectFallback(urls);
      engine.unpause();
      await expectTogether(urls, known);
    });
  });

  describeFaults("Redis Cluster", redisCluster, (urls) => {
    test("go on through the loss of a primary, and are together again when its replica has taken over", async () => {
      const cluster = await redisCluster();
      const known = await usedTwice(urls);
      const lost = await cluster.crashPrimaryWith("lectern:uploads:*");
      for (const url of urls) expect((await share(url, newClient())).status).toBe(200);
      await until("an own limit was told of", async () => (await health(urls[0]!)).checks?.["redis"] !== undefined);
      const areWell = async () => {
        const all = await Promise.all(urls.map(health));
        return all.every(({ checks, httpStatus }) => checks === undefined && httpStatus === 200);
      };
      await until("the cluster is used again", areWell, { withinMs: 10_000 });
      await expectTogether(urls, known);
      await lost.resume();
      await cluster.isReady();
    });
  });

  describeFaults("Redis Sentinel", redisSentinel, (urls) => {
    test("follow the sentinels to the new primary", async () => {
      const { primary } = await redisSentinel();
      await primary.crash();
      await expectFallback(urls);
      const areWell = async () => (await Promise.all(urls.map(health))).every(({ checks }) => checks === undefined);
      await until("the new primary is used", areWell);
      expect(await passed(urls, newClient())).toBe(limit);
      await primary.resume();
    });
  });

  test("a node starts without Redis, and finds it when it comes", async () => {
    const engine = await redis();
    const databaseUrl = await (await postgres()).newDatabase();
    await engine.crash();
    const env = { ...nodeEnvironment({ databaseUrl, redisUrl: engine.url }), UPLOADS_PER_MINUTE: "2" };
    const node = await startProcess({ env });
    expect((await health(node.url)).checks).toHaveProperty("redis");
    expect((await share(node.url, "")).status).toBe(200);
    await engine.resume();
    await until("it is used", async () => (await health(node.url)).checks === undefined, {
      withinMs: requestDeadlineMs,
    });
    expect(await passed([node.url], "")).toBe(2);
    expect(await node.stop()).toBe(0);
  });
}

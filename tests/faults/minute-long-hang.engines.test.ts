import { expect, test } from "bun:test";
import { expectStored, nodeEnvironment } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { TcpProxy } from "../support/engines/tcp-proxy.ts";
import { until } from "../support/engines/until.ts";
import { findLost } from "../support/load.ts";
import { startProcess } from "../support/server-process.ts";
import { expectReadable, timed, upload, uploaded, uploadsUnderWay } from "../support/through-trouble.ts";

const line = "[12:00:00] [Server thread/INFO]: Something happened somewhere\n";
const hangMs = 60_000;
const comesBackWithinMs = 30_000;

// Beside other tests, because it mostly waits: so it holds answers to the deadline of requests, and nothing tighter.
test.skipIf(!hasPostgres || !hasCeph)(
  "while the object store hangs for a minute nothing waits for it, and afterwards nothing is missing",
  async () => {
    const [engine, database] = await Promise.all([ceph(), postgres()]);
    // Connections are held, the store is not stopped: a store that was stopped for a minute needs a while to recover,
    // on a busy machine a long one. This is about what the service does.
    const proxy = await TcpProxy.before(engine.port);
    const bucket = { s3Bucket: await engine.newBucket(), s3Endpoint: `http://127.0.0.1:${proxy.port}` };
    const address = { databaseUrl: await database.newDatabase(), ...bucket };
    const node = await startProcess({ env: nodeEnvironment(address) });
    const { url } = node;
    const seen = `seen before ${line}`;
    const id = await uploaded(url, seen);
    const load = uploadsUnderWay(url, 2, (number) => `log ${number}\n${line.repeat(number % 50)}`);
    await until("uploads pass", () => load.acknowledged.length > 20);

    proxy.hold();
    const began = performance.now();
    const answers = { uploads: 0, reads: 0 };
    try {
      while (performance.now() - began < hangMs) {
        const { status } = await upload(url, "while it hangs");
        // What was under way at the moment of the pause may still have got through.
        if (performance.now() - began > 5000) expect(status).toBe(503);
        answers.uploads++;
        await expectReadable(url, id, seen);
        const health = await timed(`${url}/api/health`);
        expect([health.status, Object.keys(JSON.parse(health.text).checks)]).toEqual([503, ["s3"]]);
        answers.reads++;
        await Bun.sleep(500);
      }
    } finally {
      proxy.release();
    }
    // At the very least one round in each ten seconds.
    expect(answers.uploads).toBeGreaterThan(6);
    expect(answers.reads).toBeGreaterThan(6);

    // When other tests run at the same time, health, which writes to the store, is late.
    const before = load.acknowledged.length;
    await until("uploads pass again", () => load.acknowledged.length > before + 5, { withinMs: comesBackWithinMs });
    await load.stop();
    const isWell = async () => (await timed(`${url}/api/health`)).status === 200;
    await until("the service is well again", isWell, { withinMs: comesBackWithinMs });
    expect(load.refused).toBeGreaterThan(10);
    expect(await findLost(url, load.acknowledged)).toEqual([]);
    await expectStored(address, load.acknowledged);
    expect(await node.stop()).toBe(0);
    proxy.close();
  },
);

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { EngineProcess, engineDirectory, runTool } from "./engine-process.ts";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

export const cephKeys = { accessKeyId: "testkey", secretAccessKey: "testsecret" };

/** An S3 store that is thrown away: a monitor, one store in memory, and the gateway that speaks S3. */
export class CephStore {
  private buckets = 0;
  private gateway: EngineProcess;

  private constructor(
    readonly port: number,
    private readonly directory: string,
    private readonly store: EngineProcess,
  ) {
    this.gateway = this.gatewayWith(1024);
  }

  static async start(): Promise<CephStore> {
    const directory = engineDirectory("ceph");
    const [port, monitorPort] = [freePort(), freePort()];
    const config = join(directory, "ceph.conf");
    const cluster = crypto.randomUUID();
    for (const name of ["monitor", "store"]) mkdirSync(join(directory, name));
    writeFileSync(config, settings(directory, cluster, port, monitorPort));
    const run = (...command: string[]) => runTool(command, { CEPH_CONF: config });
    const process = (...command: string[]) =>
      new EngineProcess({ command, log: join(directory, `${command[0]}.out`), env: { CEPH_CONF: config } });

    const map = join(directory, "monmap");
    await run("monmaptool", "--create", "--fsid", cluster, "--addv", "a", `[v1:127.0.0.1:${monitorPort}]`, map);
    await run("ceph-mon", "-i", "a", "--mkfs", "--monmap", map);
    process("ceph-mon", "-i", "a", "-f").start();
    const storeId = crypto.randomUUID();
    // It accepts connections before it knows all commands. Each of these may be repeated.
    const tell = (...words: string[]) =>
      until(`Ceph takes ${words.join(" ")}`, async () => `${await run("ceph", "--connect-timeout", "30", ...words)}.`);
    await tell("osd", "new", storeId);
    await Promise.all([
      // By hand: what it does by itself at its start is not always done in time.
      tell("osd", "crush", "add", "osd.0", "1.0", "root=default", "host=localhost"),
      run("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", storeId),
    ]);
    const store = process("ceph-osd", "-i", "0", "-f");
    store.start();
    await until("the store of Ceph is up", async () => (await run("ceph", "osd", "stat")).includes("1 up"));
    const keys = [`--access-key=${cephKeys.accessKeyId}`, `--secret-key=${cephKeys.secretAccessKey}`];
    const user = (...words: string[]) => run("radosgw-admin", "user", ...words, "--uid=test");
    // On a busy machine the tool may crash at its end, when it has made the user.
    await until("Ceph has a user", async () => {
      await user("create", "--display-name=test", ...keys).catch(() => {});
      return user("info");
    });

    const ceph = new CephStore(port, directory, store);
    await ceph.resume();
    // The first object makes pools, which takes a moment that no test should have to wait for.
    const first = await ceph.newBucket();
    await ceph.send("PUT", `${first}/first`, "there");
    return ceph;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async newBucket(): Promise<string> {
    const name = `bucket${++this.buckets}`;
    await this.send("PUT", name);
    return name;
  }

  /** The store refuses what would make the bucket larger. */
  async limitBucket(name: string, objects: number): Promise<void> {
    const env = { CEPH_CONF: join(this.directory, "ceph.conf") };
    const quota = ["--quota-scope=bucket", `--bucket=${name}`];
    await runTool(["radosgw-admin", "quota", "set", ...quota, `--max-objects=${objects}`], env);
    await runTool(["radosgw-admin", "quota", "enable", ...quota], env);
  }

  async send(method: string, path: string, body?: string | Uint8Array): Promise<string> {
    const client = new AwsClient({ ...cephKeys, region: "us-east-1", service: "s3", retries: 0 });
    const answer = await client.fetch(`${this.endpoint}/${path}`, {
      method,
      ...(body !== undefined && { body: body as string | Uint8Array<ArrayBuffer> }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  }

  /** The gateway is gone; what it holds stays. */
  crash(): Promise<void> {
    return this.gateway.crash();
  }

  /** Starts the gateway. With few `requests` at a time, it refuses the next with 503 and `SlowDown`. */
  async resume(requests = 1024): Promise<void> {
    this.gateway = this.gatewayWith(requests);
    this.gateway.start();
    await until("the gateway of Ceph answers", async () => (await fetch(this.endpoint)).ok).catch((error) => {
      throw new Error(this.gateway.said(), { cause: error });
    });
  }

  /** The gateway takes requests, and answers none that touches an object. */
  pause(): void {
    this.store.pause();
  }

  unpause(): void {
    this.store.unpause();
  }

  private gatewayWith(requests: number): EngineProcess {
    const command = ["radosgw", "-n", "client.gateway", "-f", `--rgw-max-concurrent-requests=${requests}`];
    const env = { CEPH_CONF: join(this.directory, "ceph.conf") };
    return new EngineProcess({ command, log: join(this.directory, "radosgw.out"), env });
  }
}

/** No replicas, no authentication between its daemons, and no delays. */
function settings(directory: string, cluster: string, port: number, monitorPort: number): string {
  const sections: Record<string, Record<string, string | number>> = {
    global: {
      fsid: cluster,
      "mon host": `[v1:127.0.0.1:${monitorPort}]`,
      "public addr": "127.0.0.1",
      "cluster addr": "127.0.0.1",
      "ms bind msgr2": "false",
      "auth cluster required": "none",
      "auth service required": "none",
      "auth client required": "none",
      "run dir": directory,
      "crash dir": directory,
      "admin socket": join(directory, "$name.socket"),
      "log file": join(directory, "$name.log"),
      "mon allow pool size one": "true",
      "mon data avail crit": 1,
      "osd pool default size": 1,
      "osd pool default min size": 1,
      "osd pool default pg num": 4,
      "osd pool default pgp num": 4,
      "osd pool default pg autoscale mode": "off",
      "osd crush chooseleaf type": 0,
      "osd crush update on start": "false",
      "osd class update on start": "false",
    },
    mon: { "mon data": join(directory, "monitor"), "paxos propose interval": 0.01, "paxos min wait": 0.01 },
    osd: {
      "osd data": join(directory, "store"),
      "osd objectstore": "memstore",
      "memstore device bytes": 4 * 1024 ** 3,
      // On a busy machine it takes longer than two seconds to say that one is there; clients that are forgotten crash.
      "osd client watch timeout": 10,
      // A gateway that was killed is waited for no longer: others tell each other of every new bucket.
      "osd default notify timeout": 2,
    },
    "client.gateway": {
      "rgw data": directory,
      "rgw gc obj min wait": 30,
      "rgw gc processor period": 30,
      "rgw frontends": `beast endpoint=127.0.0.1:${port} tcp_nodelay=1`,
    },
  };
  const section = ([name, values]: [string, Record<string, string | number>]) =>
    [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`), ""].join("\n");
  return Object.entries(sections).map(section).join("\n");
}

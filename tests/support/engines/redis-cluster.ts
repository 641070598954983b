import { freePort } from "./free-port.ts";
import { ask, RedisServer } from "./redis-server.ts";
import { until } from "./until.ts";

const primaries = 3;
const slots = 16_384;
/** After this time without an answer, a node counts as failed. */
const nodeTimeoutMs = 1000;

interface ClusterNode {
  server: RedisServer;
  id: string;
  busPort: number;
}

/** Three primaries with a replica each. */
export class RedisCluster {
  private constructor(private readonly nodes: ClusterNode[]) {}

  static async start(): Promise<RedisCluster> {
    const nodes = await Promise.all(Array.from({ length: 2 * primaries }, startNode));
    const cluster = new RedisCluster(nodes);
    const [first] = nodes;
    for (const { server, busPort } of nodes.slice(1)) {
      await told(first!, "MEET", "127.0.0.1", String(server.port), String(busPort));
    }
    for (const [index, node] of nodes.slice(0, primaries).entries()) {
      const from = Math.ceil((index * slots) / primaries);
      const to = Math.ceil(((index + 1) * slots) / primaries) - 1;
      await told(node, "ADDSLOTSRANGE", String(from), String(to));
    }
    for (const [index, replica] of nodes.slice(primaries).entries()) {
      // The node has to know its primary first.
      await until("a replica knows its primary", () => told(replica, "REPLICATE", nodes[index]!.id));
    }
    await cluster.isReady();
    return cluster;
  }

  get url(): string {
    return `redis+cluster://${this.nodes.map(({ server }) => `127.0.0.1:${server.port}`).join(",")}`;
  }

  /** Kills the primary that holds what is named so, and gives it. */
  async crashPrimaryWith(pattern: string): Promise<RedisServer> {
    for (const { server } of this.nodes) {
      const isPrimary = (await ask(server.port, ["INFO", "replication"])).includes("role:master");
      if (!isPrimary || (await ask(server.port, ["KEYS", pattern])).startsWith("*0")) continue;
      await until("its replica has all of it", () => hasAll(server));
      await server.crash();
      return server;
    }
    throw new Error(`nobody holds ${pattern}`);
  }

  /** Every node sees all slots, and every replica has its primary. */
  async isReady(): Promise<void> {
    await until("the Redis Cluster is whole", async () => {
      for (const node of this.nodes) {
        if (!(await told(node, "INFO")).includes("cluster_state:ok")) return false;
        if ((await ask(node.server.port, ["INFO", "replication"])).includes("master_link_status:down")) return false;
      }
      return (await ask(this.nodes[0]!.server.port, ["CLUSTER", "NODES"])).split("slave").length === primaries + 1;
    });
  }
}

async function startNode(): Promise<ClusterNode> {
  const busPort = freePort();
  const server = await RedisServer.start([
    ...["--cluster-enabled", "yes", "--cluster-port", String(busPort), "--cluster-announce-ip", "127.0.0.1"],
    ...["--cluster-node-timeout", String(nodeTimeoutMs)],
  ]);
  const id = (await ask(server.port, ["CLUSTER", "MYID"])).split("\r\n")[1]!;
  return { server, id, busPort };
}

/** Replicas follow at some distance, and what they do not have yet is lost with the primary. */
async function hasAll({ port }: RedisServer): Promise<boolean> {
  const said = await ask(port, ["INFO", "replication"]);
  return /^slave0:.*offset=(\d+)/m.exec(said)?.[1] === /^master_repl_offset:(\d+)/m.exec(said)?.[1];
}

async function told({ server }: ClusterNode, ...words: string[]): Promise<string> {
  const answer = await ask(server.port, ["CLUSTER", ...words]);
  if (answer.startsWith("-")) throw new Error(answer);
  return answer;
}

import { Cluster, Redis } from "ioredis";

const maxPauseMs = 1000;

const patient = {
  connectTimeout: 2000,
  // While there is no connection, commands fail at once instead of waiting for one.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 6), maxPauseMs),
} as const;

export class WrongRedisAddress extends Error {}

/**
 * From an address to a client that reconnects by itself: `redis://`, `rediss://`, `redis+sentinel://host,host/name` and
 * `redis+cluster://host,host`. `+sentinel` and `+cluster` take `rediss+…` for TLS, too.
 */
export function connectRedis(address: string): Redis | Cluster {
  const parts = /^(rediss?)(?:\+(sentinel|cluster))?:\/\/(?:([^@/]*)@)?([^/?]+)(?:\/([^?]*))?$/.exec(address);
  if (!parts) throw new WrongRedisAddress("an address such as redis://host:6379");
  const [, scheme, kind, login = "", hosts = "", path = ""] = parts;
  const [username, password] = login.includes(":") ? split(login, ":") : ["", login];
  const auth = {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(scheme === "rediss" && { tls: {} }),
  };
  const nodes = hosts.split(",").map((host) => hostAndPort(host, kind === "sentinel" ? 26379 : 6379));
  const client = make(kind, nodes, path, auth);
  // Every command reports its own failure; this is for connections that fail while there is none.
  client.on("error", () => {});
  return client;
}

function make(kind: string | undefined, nodes: Node[], path: string, auth: object): Redis | Cluster {
  if (kind === "cluster") {
    return new Cluster(nodes, {
      enableOfflineQueue: false,
      clusterRetryStrategy: patient.retryStrategy,
      redisOptions: { ...auth, connectTimeout: patient.connectTimeout },
      slotsRefreshTimeout: 2000,
      // A primary that hangs does not tell that another one has taken over.
      slotsRefreshInterval: 1000,
      retryDelayOnFailover: 100,
      retryDelayOnClusterDown: 100,
      maxRedirections: 4,
    });
  }
  if (kind === "sentinel") {
    const [name = "", database = "0"] = path.split("/");
    if (name === "") throw new WrongRedisAddress("redis+sentinel://host,host/NAME with the name of the primary");
    const sentinelRetryStrategy = patient.retryStrategy;
    return new Redis({ ...patient, ...auth, sentinels: nodes, name, db: Number(database), sentinelRetryStrategy });
  }
  return new Redis({ ...patient, ...auth, ...nodes[0]!, db: path === "" ? 0 : Number(path) });
}

interface Node {
  host: string;
  port: number;
}

function hostAndPort(text: string, defaultPort: number): Node {
  const parts = /^(\[[0-9A-Fa-f:.]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text.trim());
  if (!parts) throw new WrongRedisAddress("hosts such as redis.example.org:6379");
  return { host: parts[1]!.replace(/^\[|\]$/g, ""), port: Number(parts[2] ?? defaultPort) };
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return [text.slice(0, place), text.slice(place + 1)];
}

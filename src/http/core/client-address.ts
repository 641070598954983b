import { behindNat64, contains, type Ip, type Network, networkText, parseIp } from "./ip.ts";

/** The client of a request. */
export interface Client {
  /** What limits and unique views are counted by: an IPv4 address, or an IPv6 /64 (one household, one server). */
  key: string;
  /** What request logs may say: never a whole address. */
  logged: string;
  /** Whether the connection comes from a proxy whose `X-Forwarded-*` headers are believed. */
  viaTrustedProxy: boolean;
}

const maxRemembered = 10_000;

/** Finds the client of a request. Headers can only name another client when a trusted proxy sent them. */
export class ClientAddresses {
  /** Clients that connect directly, by their address: the same few come again and again. */
  private readonly direct = new Map<string, Client>();

  constructor(private readonly trustedProxies: readonly Network[]) {}

  /** `null`: the runtime cannot say any more where the connection came from, because its client has reset it. */
  identify(connectionAddress: string | undefined, headers: Headers): Client | null {
    if (connectionAddress === undefined) return null;
    const known = this.direct.get(connectionAddress);
    if (known) return known;
    const ip = parseIp(connectionAddress);
    if (!ip) return null;
    if (this.isTrusted(ip)) return describe(this.forwardedBy(ip, headers.get("x-forwarded-for")), true);
    const client = describe(ip, false);
    if (this.direct.size >= maxRemembered) this.direct.clear();
    this.direct.set(connectionAddress, client);
    return client;
  }

  /** The right-most address that is not itself a trusted proxy: what stands further left, the client wrote itself. */
  private forwardedBy(proxy: Ip, header: string | null): Ip {
    let nearest = proxy;
    for (const entry of (header ?? "").split(",").reverse()) {
      const ip = parseIp(withoutPort(entry.trim()));
      if (!ip) return nearest;
      nearest = ip;
      if (!this.isTrusted(ip)) return nearest;
    }
    return nearest;
  }

  private isTrusted(ip: Ip): boolean {
    return this.trustedProxies.some((network) => contains(network, ip));
  }
}

function describe(address: Ip, viaTrustedProxy: boolean): Client {
  const ip = behindNat64(address);
  return ip.version === 4
    ? { key: networkText(ip, 32), logged: networkText(ip, 24), viaTrustedProxy }
    : { key: networkText(ip, 64), logged: networkText(ip, 48), viaTrustedProxy };
}

/** Some proxies write `1.2.3.4:5678` and `[2001:db8::1]:5678`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry);
  if (bracketed) return bracketed[1]!;
  return /^[\d.]+:\d+$/.test(entry) ? entry.slice(0, entry.indexOf(":")) : entry;
}

/** An address as a number. IPv4 inside IPv6 (`::ffff:1.2.3.4`) is IPv4. */
export interface Ip {
  version: 4 | 6;
  value: bigint;
}

export interface Network {
  ip: Ip;
  prefix: number;
}

const mappedPrefix = 0xffffn;

export function parseIp(text: string): Ip | null {
  const four = parseIpv4(text);
  if (four !== null) return { version: 4, value: four };
  const six = parseIpv6(text);
  if (six === null) return null;
  return six >> 32n === mappedPrefix ? { version: 4, value: six & 0xffffffffn } : { version: 6, value: six };
}

/** 64:ff9b::/96, behind which a NAT64 shows the clients that have IPv4 only (RFC 6052). */
const nat64Prefix = 0x0064_ff9b_0000_0000_0000_0000n;

/**
 * The client behind a NAT64; else the address itself. Not for deciding whom to trust: there, an address is what it is.
 */
export function behindNat64(ip: Ip): Ip {
  const isTranslated = ip.version === 6 && ip.value >> 32n === nat64Prefix;
  return isTranslated ? { version: 4, value: ip.value & 0xffffffffn } : ip;
}

/** `10.0.0.0/8`, `fd00::/8`, or a single address. */
export function parseNetwork(text: string): Network | null {
  const [address = "", prefixText, ...rest] = text.split("/");
  const ip = parseIp(address);
  if (!ip || rest.length > 0) return null;
  const bits = ip.version === 4 ? 32 : 128;
  if (prefixText === undefined) return { ip, prefix: bits };
  // `::ffff:10.0.0.0/104` is `10.0.0.0/8`, written as IPv6.
  const prefix = Number(prefixText) - (ip.version === 4 && address.includes(":") ? 96 : 0);
  if (!/^\d{1,3}$/.test(prefixText) || prefix < 0 || prefix > bits) return null;
  return { ip, prefix };
}

export function contains(network: Network, ip: Ip): boolean {
  if (network.ip.version !== ip.version) return false;
  const shift = BigInt((ip.version === 4 ? 32 : 128) - network.prefix);
  return network.ip.value >> shift === ip.value >> shift;
}

/** The network of that many leading bits around an address, as text. */
export function networkText(ip: Ip, prefix: number): string {
  const shift = BigInt((ip.version === 4 ? 32 : 128) - prefix);
  const base = (ip.value >> shift) << shift;
  const text = ip.version === 4 ? ipv4Text(base) : ipv6Text(base);
  return shift === 0n ? text : `${text}/${prefix}`;
}

function parseIpv4(text: string): bigint | null {
  // Leading zeros mean octal to some programs; what is ambiguous is no address.
  const match = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/.exec(text);
  if (!match) return null;
  let value = 0n;
  for (const part of match.slice(1)) {
    if (Number(part) > 255) return null;
    value = (value << 8n) | BigInt(part);
  }
  return value;
}

function parseIpv6(text: string): bigint | null {
  if (text.length > 64) return null;
  let address = text.replace(/%[^%]*$/, "");
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (tail) {
    const four = parseIpv4(tail[2]!);
    if (four === null) return null;
    address = `${tail[1]}${(four >> 16n).toString(16)}:${(four & 0xffffn).toString(16)}`;
  }
  const halves = address.split("::");
  if (halves.length > 2) return null;
  const [head = [], rest = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - head.length - rest.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<string>(missing).fill("0"), ...rest];
  let value = 0n;
  for (const group of groups) {
    if (!/^[0-9a-fA-F]{1,4}$/.test(group)) return null;
    value = (value << 16n) | BigInt(`0x${group}`);
  }
  return value;
}

function ipv4Text(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join(".");
}

function ipv6Text(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, i) => ((value >> BigInt(112 - 16 * i)) & 0xffffn).toString(16));
  // Prefixes end in zeros; shortening that run is enough to read well.
  return groups.join(":").replace(/(:0)+$/, "::");
}

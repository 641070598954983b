import { describe, expect, test } from "bun:test";
import { isIPv4, isIPv6 } from "node:net";
import fc from "fast-check";
import { contains, networkText, parseIp, parseNetwork } from "./ip.ts";

describe("an address", () => {
  test.each<[text: string, version: 4 | 6, value: bigint]>([
    ["0.0.0.0", 4, 0n],
    ["192.0.2.1", 4, 0xc0000201n],
    ["255.255.255.255", 4, 0xffffffffn],
    ["::", 6, 0n],
    ["::1", 6, 1n],
    ["2001:db8::1", 6, 0x20010db8000000000000000000000001n],
    ["2001:DB8:0:0:0:0:0:1", 6, 0x20010db8000000000000000000000001n],
    ["1:2:3:4:5:6:7::", 6, 0x00010002000300040005000600070000n],
    ["::2:3:4:5:6:7:8", 6, 0x00000002000300040005000600070008n],
    ["64:ff9b::192.0.2.1", 6, 0x0064ff9b0000000000000000c0000201n],
    ["fe80::1%eth0", 6, 0xfe800000000000000000000000000001n],
  ])("%s is read", (text, version, value) => {
    expect(parseIp(text)).toEqual({ version, value });
  });

  test.each(["::ffff:192.0.2.1", "::FFFF:c000:201", "0:0:0:0:0:ffff:192.0.2.1"])("%s is IPv4", (text) => {
    expect(parseIp(text)).toEqual({ version: 4, value: 0xc0000201n });
  });

  test("in IPv6 without the mapping prefix stays IPv6", () => {
    expect(parseIp("::192.0.2.1")).toEqual({ version: 6, value: 0xc0000201n });
    expect(parseIp("::fffe:192.0.2.1")?.version).toBe(6);
  });

  test.each([
    "",
    " ",
    "unknown",
    "localhost",
    "1.2.3",
    "1.2.3.4.5",
    "1.2.3.256",
    "1.2.3.4 ",
    "-1.2.3.4",
    "1.2.3.4:80",
    "0x7f.0.0.1",
    ":",
    ":::",
    "1::2::3",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::",
    ":1:2:3:4:5:6:7:8",
    "12345::",
    "g::",
    "[::1]",
    "%eth0",
    "::1.2.3.256",
    "1.2.3.4::",
    "_hidden",
    `${"0:".repeat(40)}1`,
  ])("%j is none", (text) => {
    expect(parseIp(text)).toBeNull();
  });

  test("of any kind is understood as the platform understands it", () => {
    const text = fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.]{0,20}$/));
    fc.assert(
      fc.property(text, (address) => {
        // Decimal parts with leading zeros are read, although the platform refuses them.
        fc.pre(!/(^|[.:])0\d+\./.test(address) && !/\.0\d/.test(address));
        expect(parseIp(address) !== null).toBe(isIPv4(address) || isIPv6(address));
      }),
      { seed: 20260115, numRuns: 3000 },
    );
  });
});

describe("a network", () => {
  test.each<[text: string, inside: string[], outside: string[]]>([
    ["10.0.0.0/8", ["10.0.0.0", "10.255.255.255", "::ffff:10.1.2.3"], ["9.255.255.255", "11.0.0.0", "::a00:1"]],
    ["10.1.2.3/8", ["10.200.0.1"], ["11.0.0.1"]],
    ["192.0.2.1", ["192.0.2.1"], ["192.0.2.0", "192.0.2.2"]],
    ["192.0.2.128/25", ["192.0.2.128", "192.0.2.255"], ["192.0.2.127"]],
    ["0.0.0.0/0", ["0.0.0.0", "255.255.255.255"], ["::"]],
    ["::/0", ["::", "2001:db8::1"], ["192.0.2.1", "::ffff:192.0.2.1"]],
    ["fd00::/8", ["fd00::1", "fdff::1"], ["fc00::1", "fe00::1"]],
    ["::1", ["::1"], ["::2", "127.0.0.1"]],
    ["2001:db8::/127", ["2001:db8::", "2001:db8::1"], ["2001:db8::2"]],
    ["::ffff:192.0.2.1", ["192.0.2.1"], ["192.0.2.2"]],
  ])("%s", (text, inside, outside) => {
    const network = parseNetwork(text)!;
    expect(inside.filter((address) => !contains(network, parseIp(address)!))).toEqual([]);
    expect(outside.filter((address) => contains(network, parseIp(address)!))).toEqual([]);
  });

  test.each(["", "/8", "10.0.0.0/", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/8/8", "10.0.0.0/ 8", "10/8"])(
    "%j is none",
    (text) => {
      expect(parseNetwork(text)).toBeNull();
    },
  );
});

describe("a network around an address, as text", () => {
  test.each<[address: string, prefix: number, text: string]>([
    ["192.0.2.77", 32, "192.0.2.77"],
    ["192.0.2.77", 24, "192.0.2.0/24"],
    ["192.0.2.77", 0, "0.0.0.0/0"],
    ["2001:db8:1:2:3:4:5:6", 64, "2001:db8:1:2::/64"],
    ["2001:db8:1:2:3:4:5:6", 48, "2001:db8:1::/48"],
    ["2001:db8:0:0:1::", 64, "2001:db8::/64"],
    ["2001:db8:1:2:3:4:5:6", 128, "2001:db8:1:2:3:4:5:6"],
    ["::1", 64, "0::/64"],
  ])("%s/%d", (address, prefix, text) => {
    expect(networkText(parseIp(address)!, prefix)).toBe(text);
  });

  test("can be read again, and holds the address", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat({ max: 128 }), (address, bits) => {
        const ip = parseIp(address)!;
        const network = parseNetwork(networkText(ip, ip.version === 4 ? bits % 33 : bits));
        expect(network !== null && contains(network, ip)).toBe(true);
      }),
      { seed: 20260115, numRuns: 1000 },
    );
  });
});

test("a network of IPv4 addresses may be written as IPv6", () => {
  const network = parseNetwork("::ffff:10.0.0.0/104")!;
  expect(network.prefix).toBe(8);
  expect(contains(network, parseIp("10.9.8.7")!)).toBe(true);
  expect(contains(network, parseIp("11.0.0.1")!)).toBe(false);
  expect(parseNetwork("::ffff:10.0.0.0/95")).toBeNull();
});

test.each(["010.0.0.1", "1.02.3.4", "1.2.3.00"])(
  "%s is no address: some programs read leading zeros as octal",
  (text) => {
    expect(parseIp(text)).toBeNull();
  },
);

import { describe, expect, test } from "bun:test";
import { ClientAddresses } from "./client-address.ts";
import { parseNetwork } from "./ip.ts";

function addresses(...trusted: string[]): ClientAddresses {
  return new ClientAddresses(trusted.map((text) => parseNetwork(text)!));
}

function forwarded(value: string): Headers {
  return new Headers({ "X-Forwarded-For": value });
}

const none = new Headers();

describe("a direct connection", () => {
  test.each<[address: string, key: string, logged: string]>([
    ["192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
    ["::ffff:192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64", "2001:db8:1::/48"],
    ["64:ff9b::192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
    ["64:ff9b::c000:24d", "192.0.2.77", "192.0.2.0/24"],
    ["64:ff9b:1::c000:24d", "64:ff9b:1::/64", "64:ff9b:1::/48"],
    ["64:ff9b:0:0:1::c000:24d", "64:ff9b::/64", "64:ff9b::/48"],
  ])("from %s", (address, key, logged) => {
    expect(addresses().identify(address, none)).toEqual({ key, logged, viaTrustedProxy: false });
  });

  test("is known by its own address, whatever its headers say", () => {
    const client = addresses("10.0.0.0/8").identify("192.0.2.1", forwarded("198.51.100.7"));
    expect(client).toEqual({ key: "192.0.2.1", logged: "192.0.2.0/24", viaTrustedProxy: false });
  });

  test("trusts nobody by default, not even this machine", () => {
    expect(addresses().identify("127.0.0.1", forwarded("198.51.100.7"))?.key).toBe("127.0.0.1");
  });

  test.each([undefined, "", "junk"])("without an address (%p) is nobody, whatever its headers say", (address) => {
    expect(addresses("10.0.0.0/8").identify(address, forwarded("198.51.100.7"))).toBeNull();
  });

  test("is the same client when it comes again, also after very many others", () => {
    const known = addresses();
    const first = known.identify("192.0.2.1", none);
    for (let i = 0; i < 10_001; i++) known.identify(`10.0.${i >> 8}.${i & 255}`, none);
    expect(known.identify("192.0.2.1", none)).toEqual(first);
    expect(known.identify("10.0.0.5", none)?.key).toBe("10.0.0.5");
  });
});

describe("a connection from a trusted proxy", () => {
  const behind = addresses("10.0.0.0/8", "::1");

  test.each<[what: string, header: string, key: string]>([
    ["one client", "192.0.2.1", "192.0.2.1"],
    ["spoofed addresses left of the client", "198.51.100.7, 127.0.0.1, 192.0.2.1", "192.0.2.1"],
    ["a spoofed trusted proxy left of the client", "10.0.0.9, 192.0.2.1", "192.0.2.1"],
    ["several trusted proxies", "198.51.100.7, 192.0.2.1, 10.9.9.9, ::1", "192.0.2.1"],
    ["no spaces", "198.51.100.7,192.0.2.1,10.9.9.9", "192.0.2.1"],
    ["a port", "192.0.2.1:51234", "192.0.2.1"],
    ["an IPv6 address", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["an IPv6 address in brackets", "[2001:db8:1:2::7]", "2001:db8:1:2::/64"],
    ["an IPv6 address in brackets with a port", "[2001:db8:1:2::7]:443", "2001:db8:1:2::/64"],
    ["an IPv4 address in IPv6", "::ffff:192.0.2.1", "192.0.2.1"],
    ["a trusted proxy in brackets with a port", "192.0.2.1, [::1]:8080", "192.0.2.1"],
    ["only trusted proxies", "10.1.1.1, 10.2.2.2", "10.1.1.1"],
    ["junk left of the client", "<script>, unknown, 192.0.2.1", "192.0.2.1"],
  ])("that names %s", (_, header, key) => {
    expect(behind.identify("10.0.0.1", forwarded(header))).toMatchObject({ key, viaTrustedProxy: true });
  });

  test.each(["unknown", "198.51.100.7, unknown", "198.51.100.7, _hidden", "198.51.100.7, [::1", "198.51.100.7, 1.2.3"])(
    "whose own word is junk counts itself, and never what the client wrote: %j",
    (header) => {
      expect(behind.identify("10.0.0.1", forwarded(header))?.key).toBe("10.0.0.1");
    },
  );

  test("that names nobody is the client itself", () => {
    const client = behind.identify("10.0.0.1", none);
    expect(client).toEqual({ key: "10.0.0.1", logged: "10.0.0.0/24", viaTrustedProxy: true });
  });

  test("joins headers that came one by one, in their order", () => {
    const headers = new Headers([
      ["X-Forwarded-For", "198.51.100.7"],
      ["X-Forwarded-For", "192.0.2.1"],
    ]);
    expect(behind.identify("10.0.0.1", headers)?.key).toBe("192.0.2.1");
  });

  test("brings clients behind a NAT64 by their IPv4 address", () => {
    expect(behind.identify("10.0.0.1", forwarded("64:ff9b::192.0.2.1"))?.key).toBe("192.0.2.1");
  });

  test("is not taken for one because a NAT64 shows a client by its address", () => {
    const client = behind.identify("64:ff9b::10.0.0.1", forwarded("198.51.100.7"));
    expect(client).toMatchObject({ key: "10.0.0.1", viaTrustedProxy: false });
  });

  test("is recognised when its IPv4 address comes as IPv6", () => {
    expect(behind.identify("::ffff:10.0.0.1", forwarded("192.0.2.1"))?.key).toBe("192.0.2.1");
  });

  test("brings another client with each request", () => {
    expect(behind.identify("10.0.0.1", forwarded("192.0.2.1"))?.key).toBe("192.0.2.1");
    expect(behind.identify("10.0.0.1", forwarded("192.0.2.2"))?.key).toBe("192.0.2.2");
  });
});

import { describe, expect, test } from "bun:test";
import { Cluster } from "ioredis";
import { connectRedis, WrongRedisAddress } from "./connect.ts";

function optionsOf(address: string): Record<string, unknown> {
  const client = connectRedis(address);
  client.disconnect();
  return client.options as unknown as Record<string, unknown>;
}

describe("an address of Redis", () => {
  test("names a host, a port and a database", () => {
    expect(optionsOf("redis://127.0.0.1:1/3")).toMatchObject({ host: "127.0.0.1", port: 1, db: 3 });
    expect(optionsOf("redis://127.0.0.1")).toMatchObject({ port: 6379, db: 0 });
    expect(optionsOf("redis://[::1]:1")).toMatchObject({ host: "::1", port: 1 });
  });

  test("may have a user and a password, also with characters of addresses in them", () => {
    expect(optionsOf("redis://me:a%40b%3Ac@127.0.0.1:1")).toMatchObject({ username: "me", password: "a@b:c" });
    expect(optionsOf("redis://:secret@127.0.0.1:1")).toMatchObject({ password: "secret" });
    expect(optionsOf("redis://secret@127.0.0.1:1")).toMatchObject({ password: "secret" });
  });

  test("may ask for TLS", () => {
    expect(optionsOf("rediss://127.0.0.1:1")).toMatchObject({ tls: {} });
  });

  test("may be of sentinels, with the name of what they watch", () => {
    const sentinels = [
      { host: "127.0.0.1", port: 1 },
      { host: "127.0.0.2", port: 26379 },
    ];
    expect(optionsOf("redis+sentinel://127.0.0.1:1,127.0.0.2/limits")).toMatchObject({ sentinels, name: "limits" });
    expect(() => connectRedis("redis+sentinel://127.0.0.1")).toThrow(WrongRedisAddress);
  });

  test("may be of a cluster", () => {
    const client = connectRedis("redis+cluster://127.0.0.1:1,127.0.0.1:2");
    client.disconnect();
    expect(client).toBeInstanceOf(Cluster);
  });

  test.each(["", "redis://", "http://127.0.0.1", "redis://127.0.0.1:port", "redis+ring://127.0.0.1"])(
    "is not %p",
    (address) => {
      expect(() => connectRedis(address)).toThrow(WrongRedisAddress);
    },
  );
});

import { describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import type { LogId } from "./ports.ts";
import { viewerHash } from "./viewer-hash.ts";

const key = new Uint8Array(32).fill(7);
const log = "23456789AB" as LogId;

describe("the hash of a viewer", () => {
  test("is half of an HMAC-SHA256 over the log and the client", () => {
    const hmac = createHmac("sha256", key).update("23456789AB|192.0.2.1").digest("hex");
    expect(viewerHash(key, log, "192.0.2.1") as string).toBe(hmac.slice(0, 32));
    expect(viewerHash(key, log, "192.0.2.1")).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is the same for the same client on the same log", () => {
    expect(viewerHash(key, log, "192.0.2.1")).toBe(viewerHash(key.slice(), log, "192.0.2.1"));
  });

  test("differs from client to client", () => {
    expect(viewerHash(key, log, "192.0.2.1")).not.toBe(viewerHash(key, log, "192.0.2.2"));
  });

  test("cannot link a client's visits to two logs", () => {
    expect(viewerHash(key, log, "192.0.2.1")).not.toBe(viewerHash(key, "23456789AC" as LogId, "192.0.2.1"));
  });

  test("cannot be made without the key", () => {
    expect(viewerHash(key, log, "192.0.2.1")).not.toBe(viewerHash(new Uint8Array(32), log, "192.0.2.1"));
  });
});

import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { auditTrail } from "./audit.ts";
import { systemRandomBytes } from "./id.ts";
import { KeyUses } from "./key-uses.ts";
import { SlidingWindowLimiter, unlimited } from "./rate-limiter.ts";
import { Senders } from "./senders.ts";
import { isKeyName, UploadKeys } from "./upload-keys.ts";

function setUp() {
  const { records } = new MemoryStore();
  const clock = new FakeClock();
  const keys = new UploadKeys(records, clock);
  const uses = new KeyUses(keys, clock);
  const senders = new Senders(unlimited, keys, (limit) => new SlidingWindowLimiter(limit, clock), uses);
  return { records, clock, keys, uses, senders };
}

describe("a key", () => {
  test("is found by itself and by nothing else, and only its hash is kept", async () => {
    const { keys, records } = setUp();
    const key = (await keys.add("build-server", 600, systemRandomBytes))!;
    expect(key).toMatch(/^lectern_build-server_[0-9a-f]{64}$/);
    expect(await keys.find(key)).toMatchObject({ name: "build-server", key: { uploadsPerMinute: 600 } });
    for (const wrong of [key.slice(0, -1), `${key}0`, key.replace("build", "other"), key.replace(/.$/, "x"), ""]) {
      expect(await keys.find(wrong)).toBeNull();
    }
    const kept = await records.read("key", "build-server");
    expect(kept).not.toContain(key.slice(-64));
  });

  test("has a name of its own", async () => {
    const { keys } = setUp();
    expect(await keys.add("a", 1, systemRandomBytes)).not.toBeNull();
    expect(await keys.add("a", 1, systemRandomBytes)).toBeNull();
    for (const name of ["a", "build-server", "0-9"]) expect(isKeyName(name)).toBe(true);
    for (const name of ["", "A", "-a", "a-", "a b", "a_b", "ä", "a".repeat(41)]) expect(isKeyName(name)).toBe(false);
  });

  test("that is revoked is not found, and may be given anew", async () => {
    const { keys, records } = setUp();
    const old = (await keys.add("bot", 5, systemRandomBytes))!;
    expect(await keys.revoke("bot")).toBe(true);
    expect(await keys.revoke("bot")).toBe(false);
    expect(await keys.find(old)).toBeNull();
    const next = (await keys.add("bot", 5, systemRandomBytes))!;
    expect(await keys.find(old)).toBeNull();
    expect(await keys.find(next)).not.toBeNull();
    expect((await auditTrail(records)).map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      "key-add bot",
      "key-add bot",
      "key-revoke bot",
    ]);
  });

  test("is listed with how often and when it was last used, by all nodes together", async () => {
    const { keys, uses, clock } = setUp();
    const other = new KeyUses(keys, clock);
    await keys.add("bot", 5, systemRandomBytes);
    expect((await keys.list())[0]!.use).toBeNull();
    uses.count("bot");
    uses.count("bot");
    clock.advance(1000);
    other.count("bot");
    await Promise.all([uses.close(), other.close()]);
    expect(await keys.list()).toMatchObject([
      { name: "bot", uploadsPerMinute: 5, use: { uploads: 3, lastUsedAt: clock.now() } },
    ]);
  });
});

describe("a sender", () => {
  test("without a key, or with a token of something else, is known by the address", async () => {
    const { senders } = setUp();
    for (const token of [null, "", "some-token-of-hastebin", "ab".repeat(32)]) {
      expect(await senders.identify("192.0.2.1", token)).toMatchObject({ client: "192.0.2.1", keyName: null });
    }
  });

  test("with a key is counted apart, wherever it comes from", async () => {
    const { senders, keys } = setUp();
    const key = (await keys.add("bot", 2, systemRandomBytes))!;
    const other = (await keys.add("other", 2, systemRandomBytes))!;
    const take = async (address: string, token: string) => {
      const { client, limiter } = await senders.identify(address, token);
      return (await limiter.take(client)).taken;
    };
    expect(await take("192.0.2.1", key)).toBe(true);
    expect(await take("192.0.2.2", key)).toBe(true);
    expect(await take("192.0.2.3", key)).toBe(false);
    expect(await take("192.0.2.3", other)).toBe(true);
  });

  test("with a wrong key is refused", async () => {
    const { senders } = setUp();
    const refused = senders.identify("192.0.2.1", `lectern_bot_${"0".repeat(64)}`);
    expect(await refused.catch((error: unknown) => error)).toMatchObject({ code: 403 });
  });
});

import { describe, expect, test } from "bun:test";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { packSync } from "./content.ts";
import { systemRandomBytes } from "./id.ts";
import { newOwnerToken } from "./owner-token.ts";
import { type LogId, noDetails } from "./ports.ts";
import { removeAsOwner } from "./remove.ts";

const id = "23456789AB" as LogId;
const { token, hash } = newOwnerToken(systemRandomBytes);

async function storeWith(ownerHash: string | null): Promise<MemoryStore> {
  const store = new MemoryStore();
  const content = packSync(Buffer.from("text"));
  await store.insert({ id, name: "", createdAt: 0, ...content, details: { ...noDetails, ownerHash } });
  return store;
}

describe("an owner", () => {
  test("removes a log, once", async () => {
    const store = await storeWith(hash);
    expect(await removeAsOwner(store, id, token)).toBe("removed");
    expect(await store.find(id)).toBeNull();
    expect(await store.removal(id)).toEqual({ by: "owner" });
    expect(await removeAsOwner(store, id, token)).toBe("no such log");
  });

  test("is somebody with the token, and nobody where there is none", async () => {
    const store = await storeWith(hash);
    expect(await removeAsOwner(store, id, newOwnerToken(systemRandomBytes).token)).toBe("not the owner");
    expect(await store.find(id)).not.toBeNull();
    expect(await removeAsOwner(await storeWith(null), id, token)).toBe("not the owner");
  });

  test("who asks twice at the same time is told once that it is gone", async () => {
    const store = await storeWith(hash);
    const outcomes = await Promise.all([removeAsOwner(store, id, token), removeAsOwner(store, id, token)]);
    expect(outcomes.sort()).toEqual(["no such log", "removed"]);
  });
});

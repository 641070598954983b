import type { LogId, ViewerHash } from "./ports.ts";

/**
 * Tells viewers of a log apart without keeping their addresses. The log's id is part of what is hashed, so that the
 * same client on two logs cannot be linked, not even by someone who has the database.
 */
export function viewerHash(key: Uint8Array, log: LogId, client: string): ViewerHash {
  return new Bun.CryptoHasher("sha256", key).update(`${log}|${client}`).digest("hex").slice(0, 32) as ViewerHash;
}

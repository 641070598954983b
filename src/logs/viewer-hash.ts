import type { LogId, ViewerHash } from "./ports.ts";

/**
 * Tells viewers of a log apart without keeping their addresses. The log's id is part of what is hashed, so that the
 * same client on two logs cannot be linked, not even by someone who has the database.
 */
export function viewerHash(key: Uint8Array, log: LogId, client: string): ViewerHash {
  return new Bun.CryptoHasher("sha256", key).update(`${log}|${client}`).digest("hex").slice(0, 32) as ViewerHash;
}

const maxRemembered = 10_000;

/** Viewer hashes under one key. The same viewer of the same log comes again and again: the last ones are remembered. */
export class ViewerHashes {
  private readonly byClient = new Map<string, Map<LogId, ViewerHash>>();
  private remembered = 0;

  constructor(private readonly key: Uint8Array) {}

  of(log: LogId, client: string): ViewerHash {
    return this.byClient.get(client)?.get(log) ?? this.remember(log, client);
  }

  private remember(log: LogId, client: string): ViewerHash {
    if (this.remembered++ >= maxRemembered) {
      this.byClient.clear();
      this.remembered = 1;
    }
    const hash = viewerHash(this.key, log, client);
    const ofClient = this.byClient.get(client) ?? new Map<LogId, ViewerHash>();
    this.byClient.set(client, ofClient.set(log, hash));
    return hash;
  }
}

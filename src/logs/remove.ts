import { isOwner } from "./owner-token.ts";
import type { LogId, LogStore } from "./ports.ts";

export type Removal = "removed" | "not the owner" | "no such log";

/** Removes a log for whoever shared it and has kept the token. */
export async function removeAsOwner(store: LogStore, id: LogId, token: string): Promise<Removal> {
  const details = await store.details(id);
  if (!details) return "no such log";
  if (!isOwner(token, details.ownerHash)) return "not the owner";
  return (await store.remove(id, "owner")) ? "removed" : "no such log";
}

import { isOwner } from "./owner-token.ts";
import type { LogId } from "./ports.ts";
import type { Details, Removals } from "./store-ports.ts";

export type Removal = "removed" | "not the owner" | "no such log";

export interface OwnedLogs extends Details, Removals {}

/** Removes a log for whoever shared it and has kept the token. */
export async function removeAsOwner(store: OwnedLogs, id: LogId, token: string): Promise<Removal> {
  const details = await store.details(id);
  if (!details) return "no such log";
  if (!isOwner(token, details.ownerHash)) return "not the owner";
  return (await store.remove(id, "owner")) ? "removed" : "no such log";
}

import { hash, timingSafeEqual } from "node:crypto";
import type { RandomBytes } from "./id.ts";

/** The secret that lets whoever shared a log remove it. Only its hash is kept. */
export interface OwnerToken {
  /** 64 hexadecimal digits. */
  token: string;
  hash: string;
}

const tokenBytes = 32;

export function newOwnerToken(randomBytes: RandomBytes): OwnerToken {
  const token = Buffer.from(randomBytes(tokenBytes)).toString("hex");
  return { token, hash: hash("sha256", token, "hex") };
}

/** In constant time: how long it takes tells nothing of the right one. */
export function isOwner(token: string, ownerHash: string | null): boolean {
  if (ownerHash === null) return false;
  return timingSafeEqual(hash("sha256", token, "buffer"), Buffer.from(ownerHash, "hex"));
}

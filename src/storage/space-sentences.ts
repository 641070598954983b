/** How full a store is, and how that is said to whoever runs it. */
export interface SpaceReading {
  disk: { free: number; available: number; reserve: number } | null;
  quota: { used: number; limit: number } | null;
}

const mebibyte = 1024 * 1024;

/**
 * A twentieth of the disk: enough to remove logs and to count views, which both write. At most 512 MiB, because a large
 * disk needs no more for that; at least 32 MiB, because a small one does; but tiny ones must hold logs, too.
 */
export function automaticReserve(diskBytes: number): number {
  return Math.floor(Math.min(512 * mebibyte, Math.max(diskBytes / 20, Math.min(32 * mebibyte, diskBytes / 4))));
}

export function fullSentence({ disk, quota }: SpaceReading, limit: "disk" | "quota"): string {
  const effect = "New logs are refused until there is room; reading and removing go on.";
  return limit === "disk"
    ? `The disk is nearly full: ${bytesText(disk!.free)} are free, and ${bytesText(disk!.reserve)} stay free (MIN_FREE_BYTES). ${effect}`
    : `The store is full: it holds ${bytesText(quota!.used)} of ${bytesText(quota!.limit)} (MAX_STORE_BYTES). ${effect}`;
}

export function lowSentence({ disk, quota }: SpaceReading): string {
  const isQuota = quota !== null && quota.used > quota.limit * 0.85;
  return isQuota
    ? `The store is getting full: it holds ${bytesText(quota.used)} of ${bytesText(quota.limit)} (MAX_STORE_BYTES).`
    : `The disk is getting full: ${bytesText(disk?.free ?? 0)} are free. New logs are refused when less than ${bytesText(disk?.reserve ?? 0)} would be left (MIN_FREE_BYTES).`;
}

function bytesText(bytes: number): string {
  const amount = Math.max(0, bytes) / mebibyte;
  if (amount >= 10 * 1024) return `${(amount / 1024).toFixed(1)} GiB`;
  return amount >= 10 ? `${Math.floor(amount)} MiB` : `${amount.toFixed(1)} MiB`;
}

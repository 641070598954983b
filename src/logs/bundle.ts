import { packSync } from "./content.ts";
import type { LogMeta, PackedContent } from "./ports.ts";

/**
 * A bundle is several logs with one link. It stands among the logs, with an id, views, an owner and an age like theirs,
 * but has no text: only the list of its files in its details.
 */

/** More files than these in one share help nobody. */
export const maxBundleFiles = 10;
/** All files of a bundle together may be so many times as large as one log. */
export const bundleSizeFactor = 5;

/** No log is empty, so that is what tells them apart, without asking for anything more. */
export function isBundle({ size }: Pick<LogMeta, "size">): boolean {
  return size === 0;
}

/** With its checksum, like any other: whoever copies or verifies a store need not know of bundles. */
export function noContent(): PackedContent {
  return packSync(new Uint8Array());
}

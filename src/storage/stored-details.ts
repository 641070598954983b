import { asLogId } from "../logs/id.ts";
import type { LogDetails, LogId, MetadataEntry } from "../logs/ports.ts";

/**
 * What a store keeps beside a text has no checksum, and a disk may have changed it. So its shape is checked whenever it is
 * read. What is not as it was written is `null`: a log must not be out of reach, nor impossible to remove, for its metadata.
 */

export interface ReadDetails {
  /** Of what is damaged, nothing: no metadata, no owner, an empty list of files. */
  details: LogDetails;
  isDamaged: boolean;
}

/** `undefined` where the text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function asMetadata(value: unknown): MetadataEntry[] | null {
  return Array.isArray(value) && value.every(isEntry) ? value : null;
}

/** The files of a bundle: there is at least one. */
export function asFiles(value: unknown): LogId[] | null {
  const isList = Array.isArray(value) && value.length > 0;
  return isList && value.every((id) => typeof id === "string" && asLogId(id) !== null) ? (value as LogId[]) : null;
}

export function asOwnerHash(value: unknown): string | null {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? value : null;
}

/** See `logs/sharer-hash.ts`. */
export function asSharer(value: unknown): string | null {
  return typeof value === "string" && /^[0-9a-f]{6}$/.test(value) ? value : null;
}

function isEntry(value: unknown): value is MetadataEntry {
  if (typeof value !== "object" || value === null) return false;
  const { key, value: said, label, visible } = value as Record<string, unknown>;
  const isValue = said === null || ["string", "number", "boolean"].includes(typeof said);
  return typeof key === "string" && isValue && isTextOrNull(label) && typeof visible === "boolean";
}

export function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}

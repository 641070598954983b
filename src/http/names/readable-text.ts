import { unpackSync } from "../../logs/content.ts";
import type { StoredLog } from "../../logs/ports.ts";
import { renamed } from "../../names/find-names.ts";
import { type Glossary, GlossaryNames } from "../../names/glossary.ts";
import { utf8Text } from "../core/utf8-text.ts";

/** Readable names are longer than hidden ones, but not by this much in any log that was not made for it. */
export function maxReadableBytes(size: number): number {
  return 2 * size + 64 * 1024;
}

/** `glossary` is JSON. */
export function namesIn(glossary: Uint8Array): GlossaryNames {
  return new GlossaryNames(JSON.parse(utf8Text(glossary)) as Glossary);
}

export function readableText(log: StoredLog, glossary: Uint8Array): string {
  return renamed(utf8Text(unpackSync(log)), namesIn(glossary), maxReadableBytes(log.size));
}

import type { Frame, ReadableMethod } from "../../analysis/model/exception-group.ts";
import type { StoredLog } from "../../logs/ports.ts";
import { renamed } from "../../names/find-names.ts";
import { type Glossary, GlossaryNames } from "../../names/glossary.ts";
import { readableMethod } from "../../names/readable-method.ts";
import { storedText, utf8Text } from "../core/utf8-text.ts";

/** Readable names are longer than hidden ones, but not by this much in any log that was not made for it. */
export function maxReadableBytes(size: number): number {
  return 2 * size + 64 * 1024;
}

/** `glossary` is JSON. */
export function namesIn(glossary: Uint8Array): GlossaryNames {
  return new GlossaryNames(JSON.parse(utf8Text(glossary)) as Glossary);
}

/** How an analysis reads the frames of a log: `undefined` where they are read as written. */
export function methodNamer(glossary: Uint8Array | null): ReadableMethod | undefined {
  const names = glossary && namesIn(glossary);
  return names ? (frame: Frame) => readableMethod(frame, names) : undefined;
}

export function readableText(log: StoredLog, glossary: Uint8Array): string {
  return renamed(storedText(log), namesIn(glossary), maxReadableBytes(log.size));
}

import { numbered } from "../../archives/entry-names.ts";
import { fileNameOf } from "./download-name.ts";

/** Linux counts bytes, and others characters. */
const maxNameBytes = 255;

/** Names for files that are unpacked into one folder: each is one on every system, and no two are the same on any. */
export function zipNames(names: readonly string[]): string[] {
  return numbered(names.map(unpackedName), folded, marked);
}

/** As Windows, macOS and Linux would all write it. */
function unpackedName(name: string): string {
  const [stem, suffix] = parts(fileNameOf(withoutDots(name.normalize("NFC").trim())));
  return withoutDots(cut(stem, maxNameBytes - Buffer.byteLength(suffix)) + suffix) || "log";
}

/** Windows leaves out dots and spaces at the end. */
function withoutDots(name: string): string {
  return name.replace(/[. ]+$/, "");
}

/** `latest (2).log` */
function marked(name: string, number: string): string {
  const [stem, suffix] = parts(name);
  const end = ` (${number})${suffix}`;
  return cut(stem, maxNameBytes - Buffer.byteLength(end)) + end;
}

function parts(name: string): [stem: string, suffix: string] {
  const [, stem = name, suffix = ""] = /^(.+?)(\.[^.]{1,10})?$/su.exec(name) ?? [];
  return [stem, suffix];
}

/** Between two characters. */
function cut(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const bytes = Buffer.from(text);
  let end = maxBytes;
  while ((bytes[end]! & 0xc0) === 0x80) end--;
  return bytes.toString("utf8", 0, end).trimEnd();
}

/** Equal for names that some system does not tell apart, because of case or of how accents are written. */
function folded(name: string): string {
  return name.normalize("NFD").toUpperCase().toLowerCase().normalize("NFC");
}

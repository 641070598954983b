import type { MetadataEntry } from "../../logs/ports.ts";
import { type MaskOptions, type PrivateCounts, redact } from "../../privacy/redact.ts";
import { maxNameCharacters } from "../../wire/upload-names.ts";
import type { DecodedFile } from "./decode-share.ts";

type Fields = Pick<DecodedFile, "name" | "origin">;

interface MaskedUpload extends Fields {
  text: string;
  counts: PrivateCounts;
}

/** As long as an interface takes them. A mask may be longer than what it hides. */
const maxCharacters = { source: 64, key: 64, label: 128, value: 1024 };

/**
 * Masks a log together with what is said about it: its name, its source, and its metadata. They are lines of the same
 * text, so that what is certain in the log is also found in the name of the file.
 */
export function maskTogether(text: string, fields: Fields, options?: MaskOptions): MaskedUpload {
  const { name, origin } = fields;
  const lines = new FieldLines();
  const maskedName = lines.add(name);
  const source = lines.add(origin.source ?? "");
  const entries = origin.metadata.map((entry) => ({ entry, ...linesOf(entry, lines) }));
  if (lines.isEmpty) return { ...fields, ...redact(text, options) };
  const { text: masked, counts } = redact(`${text}\n${lines.text}`, options);
  const read = lines.readFrom(masked);
  return {
    text: masked.slice(0, masked.length - read.length - 1),
    counts,
    name: cut(read.line(maskedName), maxNameCharacters),
    origin: {
      source: origin.source === null ? null : cut(read.line(source), maxCharacters.source),
      metadata: entries.map(({ entry, key, label, value }) => ({
        ...entry,
        key: cut(read.line(key), maxCharacters.key),
        label: entry.label === null ? null : cut(read.line(label), maxCharacters.label),
        value:
          typeof entry.value === "string"
            ? maskedValue(entry.value, [entry.key, read.line(key)], read.line(value), options)
            : entry.value,
      })),
    },
  };
}

/** Behind its key, because that says what it is: `password: hunter2`. */
function linesOf({ key, label, value }: MetadataEntry, lines: FieldLines): Record<"key" | "label" | "value", number> {
  return {
    key: lines.add(key),
    label: lines.add(label ?? ""),
    value: lines.add(typeof value === "string" ? `${key}: ${value}` : ""),
  };
}

/** `keys`: as it was sent, and as it is masked by itself; where the line begins with neither, the value is masked alone. */
function maskedValue(value: string, keys: readonly string[], line: string, options?: MaskOptions): string {
  const key = keys.find((one) => line.startsWith(`${one}: `));
  const masked = key === undefined ? redact(value, options).text : line.slice(key.length + 2);
  return cut(masked, maxCharacters.value);
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join("");
}

/** Texts as lines, and the way back to each. Masking leaves the number of lines as it is. */
class FieldLines {
  private readonly fields: string[] = [];

  get isEmpty(): boolean {
    return this.fields.every((field) => field === "");
  }

  get text(): string {
    return this.fields.join("\n");
  }

  add(field: string): number {
    return this.fields.push(field) - 1;
  }

  readFrom(masked: string): { length: number; line(field: number): string } {
    const counts = this.fields.map((field) => field.split("\n").length);
    const total = counts.reduce((sum, count) => sum + count, 0);
    let start = masked.length;
    for (let line = 0; line < total; line++) start = masked.lastIndexOf("\n", start - 1);
    const lines = masked.slice(start + 1).split("\n");
    const begins = counts.map((_, field) => counts.slice(0, field).reduce((sum, count) => sum + count, 0));
    return {
      length: masked.length - start - 1,
      line: (field) => lines.slice(begins[field]!, begins[field]! + counts[field]!).join("\n"),
    };
  }
}

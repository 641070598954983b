import type { MediaType } from "../../upload/media-type.ts";
import { parseMultipart } from "../../upload/multipart.ts";
import { isMultipart } from "../../upload/one-part-form.ts";
import { toUtf8 } from "../../upload/text-encoding.ts";
import { saidInForm } from "../mclogs/body.ts";
import { parseLooseForm } from "../mclogs/form.ts";

/** What the fields of a form say, as a JSON body would. */
interface Form {
  fields: Record<string, unknown>;
  /** `null` where the form names none. */
  files: FileEntry[] | null;
}

interface FileEntry {
  name?: string;
  content?: string;
}

const names = ["files[", "files%5B", "files%5b"];
const laterFields = names.map((name) => Buffer.from(`&${name}`));

/** A form with files in it, or of several parts. `null` for all other bodies. */
export function formOf(bytes: Uint8Array, type: MediaType): Form | null {
  if (isMultipart(type)) return fromParts(bytes, type);
  if (type.essence !== "application/x-www-form-urlencoded") return null;
  // Nearly all have one log and no files: those are read elsewhere.
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!names.some((name) => body.includes(name))) return null;
  const charset = type.parameters.get("charset") ?? null;
  const { content, others } = parseLooseForm(bytes, laterFields);
  const files = filesIn(others.map(({ name, bytes: value }) => ({ name, text: textOf(value, charset) })));
  if (files.length === 0) return null;
  return { fields: { ...saidInForm(others, charset), ...(content && { content: toUtf8(content, charset) }) }, files };
}

/** `files[]` with a file, as forms of browsers have it, and the same fields as other forms. */
function fromParts(bytes: Uint8Array, type: MediaType): Form {
  const parts = parseMultipart(bytes, type.parameters.get("boundary"));
  const texts = parts.filter((part) => part.fileName === undefined);
  const others = texts.map(({ field, bytes: value }) => ({ name: field, bytes: value }));
  const uploads = parts.flatMap(({ field, fileName, charset, bytes: value }): FileEntry[] =>
    fileName && /^files(?:\[\d{0,4}\])?$/.test(field) ? [{ name: fileName, content: textOf(value, charset) }] : [],
  );
  const files = [
    ...uploads,
    ...filesIn(texts.map(({ field, charset, bytes: value }) => ({ name: field, text: textOf(value, charset) }))),
  ];
  const content = parts.find(({ field }) => field === "content");
  const fields = { ...saidInForm(others, null), ...(content && { content: toUtf8(content.bytes, content.charset) }) };
  return { fields, files: files.length > 0 ? files : null };
}

function textOf(bytes: Uint8Array, charset: string | null): string {
  return Buffer.from(toUtf8(bytes, charset)).toString("utf8");
}

const listField = /^files\[(\d{0,4})\]\[(name|content)\]$/;

/** `files[0][name]=…&files[0][content]=…`. Without a number, a field that was there already begins the next file. */
function filesIn(fields: readonly { name: string; text: string }[]): FileEntry[] {
  const entries = new Map<string, FileEntry>();
  let unnumbered = 0;
  for (const { name, text } of fields) {
    const [, index, field] = listField.exec(name) ?? [];
    if (index === undefined || field === undefined) continue;
    const key = field as keyof FileEntry;
    if (index === "" && entries.get(`#${unnumbered}`)?.[key] !== undefined) unnumbered++;
    const place = index === "" ? `#${unnumbered}` : index;
    entries.set(place, { ...entries.get(place), [key]: text });
  }
  return [...entries.values()];
}

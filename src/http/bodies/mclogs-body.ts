import { isUtf8 } from "node:buffer";
import type { MetadataEntry } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import { mclogsMetadata } from "../../wire/schemas/mclogs-schemas.ts";
import { asYesOrNo, checkContent } from "../../wire/upload-fields.ts";
import type { FoundUpload } from "./doors.ts";
import { type LooseForm, parseLooseForm } from "./mclogs-form.ts";
import type { MediaType } from "./media-type.ts";
import { invalidJson, withoutMark } from "./native-body.ts";
import { tooLarge } from "./size-limit.ts";
import { toUtf8 } from "./text-encoding.ts";

const jsonType = "application/json";
const formType = "application/x-www-form-urlencoded";

/** The types of body that the leader's interface takes. */
export const mclogsBodyTypes = [jsonType, formType];

export function unsupportedBodyType(): Refusal {
  return new Refusal(415, `Send the log as \`${jsonType}\` or \`${formType}\`, and say so in \`Content-Type\`.`);
}

/** The body of `POST /1/log` and `POST /1/analyse`. */
export function readMclogsBody(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  if (type.essence === jsonType) return fromJson(bytes, maxLogBytes);
  if (type.essence === formType) return fromForm(bytes, type);
  throw unsupportedBodyType();
}

function fromJson(bytes: Uint8Array, maxLogBytes: number): FoundUpload {
  const value = parseJson(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The JSON body must be an object with the log as its "content".');
  }
  const { content: given, source, metadata } = value as Record<string, unknown>;
  const content = checkContent(given);
  if (Buffer.byteLength(content) > maxLogBytes) throw tooLarge(maxLogBytes);
  return { content: Buffer.from(content), origin: { source: checkSource(source), metadata: checkMetadata(metadata) } };
}

/** The value of a JSON body, whatever it is. */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) throw new Refusal(400, "The JSON body is not valid UTF-8.");
  const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson(text);
  }
}

function fromForm(bytes: Uint8Array, type: MediaType): FoundUpload {
  const charset = type.parameters.get("charset") ?? null;
  const { content, others } = parseLooseForm(bytes);
  const text = (value: Uint8Array) => Buffer.from(toUtf8(value, charset)).toString("utf8");
  const source = others.find(({ name }) => name === "source");
  const metadata = others.find(({ name }) => name === "metadata");
  return {
    content: toUtf8(content ?? new Uint8Array(), charset),
    origin: {
      source: checkSource(source && text(source.bytes)),
      metadata: checkMetadata(metadata ? metadataText(text(metadata.bytes)) : metadataFields(others, text)),
    },
  };
}

const maxSource = 64;

function checkSource(given: unknown): string | null {
  if (given === undefined || given === null) return null;
  if (typeof given !== "string") throw new Refusal(400, "`source` must be a string.");
  // By whole characters: half of one is nothing that can be shown. None is longer than two units.
  const cut = [...given.slice(0, 2 * maxSource).toWellFormed()].slice(0, maxSource).join("").trim();
  return cut === "" ? null : cut;
}

const maxMetadata = 100;

const metadataRules: Record<string, string> = {
  key: "its `key` must be a string of at most 64 characters",
  value: "its `value` must be a string of at most 1024 characters, a number, true or false",
  label: "its `label` must be a string of at most 128 characters",
  visible: "its `visible` must be true or false",
};

function checkMetadata(given: unknown): MetadataEntry[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw new Refusal(400, "`metadata` must be a list.");
  if (given.length > maxMetadata)
    throw new Refusal(400, `\`metadata\` must not have more than ${maxMetadata} entries.`);
  return given.map((entry: unknown, i) => {
    const { success, data, error } = mclogsMetadata.safeParse(entry);
    if (success) return storedEntry(data);
    const rule = metadataRules[String(error.issues[0]!.path[0])] ?? "it must be an object with `key` and `value`";
    throw new Refusal(400, `Entry ${i + 1} of \`metadata\` is not valid: ${rule}.`);
  });
}

function storedEntry({ key, value, label, visible }: ReturnType<typeof mclogsMetadata.parse>): MetadataEntry {
  return {
    key: key.toWellFormed(),
    value: typeof value === "string" ? value.toWellFormed() : value,
    label: label?.toWellFormed() ?? null,
    visible: visible ?? true,
  };
}

function metadataText(text: string): unknown {
  if (text.trim() === "") return [];
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "`metadata` must be a list in JSON.");
  }
}

const listField = /^metadata\[(\d{1,4})\]\[(key|value|label|visible)\]$/;

/** `metadata[0][key]=…&metadata[0][value]=…` */
function metadataFields(fields: LooseForm["others"], text: (value: Uint8Array) => string): unknown {
  const entries = new Map<string, Record<string, unknown>>();
  for (const { name, bytes } of fields) {
    const [, index, field] = listField.exec(name) ?? [];
    if (index === undefined || field === undefined) continue;
    const entry = entries.get(index) ?? {};
    entries.set(index, entry);
    entry[field] = field === "visible" ? yesOrNo(text(bytes)) : text(bytes);
  }
  return [...entries.values()];
}

function yesOrNo(text: string): unknown {
  const said = asYesOrNo(text);
  return said === "true" ? true : said === "false" ? false : said;
}

import type { MetadataEntry } from "../../../logs/ports.ts";
import { checked } from "../../../wire/checked.ts";
import { missingField } from "../../../wire/missing-field.ts";
import { Refusal } from "../../../wire/refusal.ts";
import { maxMetadata, mclogsMetadata, mclogsSource } from "../../../wire/schemas/mclogs-schemas.ts";
import { asYesOrNo } from "../../../wire/upload-fields.ts";
import { InvalidJson, logOf, parseJson, parseJsonWithLog } from "../../upload/json-body.ts";
import type { MediaType } from "../../upload/media-type.ts";
import { tooLarge } from "../../upload/size-limit.ts";
import { isBlank, toUtf8 } from "../../upload/text-encoding.ts";
import type { FoundUpload } from "../../upload/upload-protocol.ts";
import { type LooseForm, parseLooseForm } from "./form.ts";

const jsonType = "application/json";
const formType = "application/x-www-form-urlencoded";

/** The types of body that the mclo.gs API takes. */
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
  return fromFields(jsonFields(bytes, maxLogBytes), maxLogBytes);
}

/** The fields of a JSON body. */
export function jsonFields(bytes: Uint8Array, maxLogBytes: number): Record<string, unknown> {
  const value = parseJsonWithLog(bytes, maxLogBytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The JSON body must be an object with the log as its "content".');
  }
  return value as Record<string, unknown>;
}

/** One log, and what is said of it. */
export function fromFields(fields: Record<string, unknown>, maxLogBytes: number): FoundUpload {
  const { content: given, source, metadata } = fields;
  const masking = maskingFields(fields);
  const missing = missingField("content", fields, ["content", "source", "metadata", ...Object.keys(masking)]);
  if (missing) throw new Refusal(400, missing);
  const content = logOf(given);
  if (content.length > maxLogBytes) throw tooLarge(maxLogBytes);
  return { content, origin: checkOrigin(source, metadata), ...masking };
}

/** What has to be masked, by fields that these interfaces do not have themselves: to pass them over would leave it to read. */
export function maskingFields({
  redact,
  hide,
  players,
}: Record<string, unknown>): Pick<FoundUpload, "redact" | "hide" | "players"> {
  return { redact, hide, players };
}

/** What the sender's program says of the log. */
export function checkOrigin(source: unknown, metadata: unknown): NonNullable<FoundUpload["origin"]> {
  return { source: checkSource(source), metadata: checkMetadata(metadata) };
}

function fromForm(bytes: Uint8Array, type: MediaType): FoundUpload {
  const charset = type.parameters.get("charset") ?? null;
  const { content, others } = parseLooseForm(bytes);
  const said = saidInForm(others, charset);
  return {
    content: toUtf8(content ?? new Uint8Array(), charset),
    origin: checkOrigin(said["source"], said["metadata"]),
    ...maskingFields(said),
  };
}

/** What the fields of a form say beside the log, as a JSON body would. */
export function saidInForm(fields: LooseForm["others"], charset: string | null): Record<string, unknown> {
  const text = (value: Uint8Array) => Buffer.from(toUtf8(value, charset)).toString("utf8");
  const bytesOf = (field: string) => fields.find(({ name }) => name === field)?.bytes;
  const textOf = (field: string) => {
    const bytes = bytesOf(field);
    return bytes && text(bytes);
  };
  const metadata = bytesOf("metadata");
  const redact = textOf("redact");
  return {
    source: textOf("source"),
    metadata: metadata ? metadataText(toUtf8(metadata, charset)) : metadataFields(fields, text),
    redact: redact === undefined ? undefined : asYesOrNo(redact),
    hide: textOf("hide"),
    players: textOf("players"),
  };
}

const maxSource = 64;

function checkSource(given: unknown): string | null {
  const source = checked(mclogsSource.nullish(), given);
  if (source === undefined || source === null) return null;
  // Cut between characters, none of which is longer than two code units: half of one cannot be shown.
  const cut = [...source.slice(0, 2 * maxSource).toWellFormed()].slice(0, maxSource).join("").trim();
  return cut === "" ? null : cut;
}

function checkMetadata(given: unknown): MetadataEntry[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw new Refusal(400, "`metadata` must be a list.");
  if (given.length > maxMetadata)
    throw new Refusal(400, `\`metadata\` must not have more than ${maxMetadata} entries.`);
  return given.map((entry: unknown, i) => {
    const { success, data, error } = mclogsMetadata.safeParse(entry);
    if (success) return storedEntry(data);
    throw new Refusal(400, `Entry ${i + 1} of \`metadata\` is not valid: ${error.issues[0]!.message}.`);
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

function metadataText(utf8: Uint8Array): unknown {
  if (isBlank(utf8)) return [];
  try {
    return parseJson(utf8);
  } catch (error) {
    if (error instanceof InvalidJson) throw new Refusal(400, "`metadata` must be a list in JSON.");
    throw error;
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

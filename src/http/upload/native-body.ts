import { isTar } from "../../archives/tar.ts";
import { fileKind } from "../../wire/binary-files.ts";
import { checked } from "../../wire/checked.ts";
import { missingField } from "../../wire/missing-field.ts";
import { Refusal } from "../../wire/refusal.ts";
import { fileListMessage, listedFile } from "../../wire/schemas/upload-schemas.ts";
import { asYesOrNo, isPresent, nameFromFile, withoutGzipSuffix } from "../../wire/upload-fields.ts";
import { filePath } from "../../wire/upload-names.ts";
import { gunzippedStart, isGzipFile, unpack } from "./content-encoding.ts";
import { aboutFile, checkNumber } from "./decode-share.ts";
import { parseForm } from "./form.ts";
import { InvalidJson, logOf, parseJsonWithLog } from "./json-body.ts";
import type { MediaType } from "./media-type.ts";
import { type Part, parseMultipart } from "./multipart.ts";
import { maxRawBytes, tooLarge } from "./size-limit.ts";
import { isBlank, toUtf8 } from "./text-encoding.ts";
import type { FoundFile, FoundUpload } from "./upload-protocol.ts";

/** The body of `POST /api/upload`, of every kind that it takes. */
export function readNativeBody(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  switch (type.essence) {
    case "application/json":
      return fromJson(bytes, type, maxLogBytes);
    case "application/x-www-form-urlencoded":
      return fromForm(bytes, type, maxLogBytes);
    case "multipart/form-data":
      return fromMultipart(bytes, type, maxLogBytes);
    default:
      return fromRawOrArchive(bytes, type, maxLogBytes);
  }
}

function fromRawOrArchive(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  if (!isArchive(bytes)) return fromRaw(bytes, type, maxLogBytes);
  return { content: new Uint8Array(), archives: [{ bytes, fileName: filePath("") }] };
}

export function fromRaw(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  const charset = type.parameters.get("charset") ?? null;
  return { content: toUtf8(gunzipFile(bytes, maxLogBytes), charset) };
}

export function gunzipFile(bytes: Uint8Array, maxLogBytes: number): Uint8Array {
  return isGzipFile(bytes) ? unpack(bytes, "gzip", maxRawBytes(maxLogBytes), tooLarge(maxLogBytes)) : bytes;
}

function fromJson(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  let value: unknown;
  try {
    value = parseJsonWithLog(bytes, maxLogBytes);
  } catch (error) {
    // The documented `curl --data-binary @server.log` form sends a log under the JSON content type.
    const isLog = error instanceof InvalidJson && firstCharacter(bytes) !== "{";
    if (isLog) return fromRawOrArchive(bytes, type, maxLogBytes);
    throw error;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The JSON body must be an object with the log as its "content".');
  }
  return fromFields(value as Record<string, unknown>, maxLogBytes);
}

function fromFields(fields: Record<string, unknown>, maxLogBytes: number): FoundUpload {
  const { name, format, redact, hide, players, token, known } = fields;
  const said = { name, format, redact, hide, players, token, known };
  if (isPresent(fields.files)) return { ...fromFileList(fields, maxLogBytes), ...said };
  const missing = missingField("content", fields, [...formFields, "hide", "players", "token", "known"]);
  if (missing) throw new Refusal(400, missing);
  const content = logOf(fields.content);
  if (content.length > maxLogBytes) throw tooLarge(maxLogBytes);
  return { content, ...said };
}

/** Several logs in one body. They are held to their number before anything is made of them. */
function fromFileList(fields: Record<string, unknown>, maxLogBytes: number): Pick<FoundUpload, "content" | "files"> {
  if (isPresent(fields.content)) throw new Refusal(400, "Send either `content` or `files`, not both.");
  const { files } = fields;
  if (!Array.isArray(files) || files.length === 0) throw new Refusal(400, fileListMessage);
  checkNumber(files.length);
  return {
    content: new Uint8Array(),
    files: files.map((file: unknown) => {
      const { name, content } = checked(listedFile, file);
      const fileName = filePath(name ?? "");
      if (isLongerThan(content, maxLogBytes)) throw aboutFile(tooLarge(maxLogBytes), fileName);
      return { content: Buffer.from(content), fileName };
    }),
  };
}

/** In UTF-8, which has at most three bytes for what is one unit of a string: most logs need not be walked through. */
function isLongerThan(text: string, maxBytes: number): boolean {
  return text.length > maxBytes / 3 && Buffer.byteLength(text) > maxBytes;
}

/** `token` and `known` are none of them: a log of one line may begin with that. */
const formFields = ["content", "name", "format", "redact"];

/**
 * `curl --data-binary @latest.log` labels every file as a form, and some panels post `content=` and the log as it is.
 * An encoded form has no line break, and a log of more than one line has: that tells them apart.
 */
function fromForm(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  if (isArchive(bytes)) return fromRawOrArchive(bytes, type, maxLogBytes);
  if (bytes.includes(10) || bytes.includes(13)) return fromRaw(withoutFieldName(bytes), type, maxLogBytes);
  const fields = parseForm(bytes);
  if (!fields.some(({ name }) => formFields.includes(name))) return fromRaw(bytes, type, maxLogBytes);
  return fromFormFields(
    (name) => fields.find((field) => field.name === name)?.bytes,
    type.parameters.get("charset") ?? null,
  );
}

const contentPrefix = Buffer.from("content=");

function withoutFieldName(bytes: Uint8Array): Uint8Array {
  const hasName = contentPrefix.equals(bytes.subarray(0, contentPrefix.length));
  return hasName ? bytes.subarray(contentPrefix.length) : bytes;
}

function fromMultipart(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  const parts = parseMultipart(bytes, type.parameters.get("boundary"));
  const files = parts.filter((part) => part.fileName !== undefined && part.bytes.length > 0);
  checkNumber(files.length);
  const fieldBytes = (name: string) => parts.find((part) => part.field === name && part.fileName === undefined)?.bytes;
  const fields = fromFormFields((name) => {
    const found = fieldBytes(name);
    return found && name === "content" ? gunzipFile(found, maxLogBytes) : found;
  }, null);
  const [file] = files;
  if (file && !isBlank(fields.content)) throw new Refusal(400, "Send either files or `content`, not both.");
  const archives = files.filter(({ bytes }) => isArchive(bytes));
  const logs = files.filter((part) => !archives.includes(part));
  if (archives.length > 0) {
    return {
      ...fields,
      files: logs.map((part) => oneOfSeveral(part, maxLogBytes)),
      archives: archives.map(({ bytes, fileName = "" }) => ({ bytes, fileName: filePath(fileName) })),
    };
  }
  if (files.length > 1) return { ...fields, files: logs.map((part) => oneOfSeveral(part, maxLogBytes)) };
  return file ? { ...fields, ...fromFilePart(file, maxLogBytes) } : fields;
}

/** With its path: that tells two files of the same name apart. */
function oneOfSeveral(part: Part, maxLogBytes: number): FoundFile {
  const path = filePath(part.fileName ?? "");
  try {
    const { content } = fromFilePart(part, maxLogBytes);
    return { content, fileName: isGzipFile(part.bytes) ? withoutGzipSuffix(path) : path };
  } catch (error) {
    throw error instanceof Refusal ? aboutFile(error, path) : error;
  }
}

export function fromFilePart(part: Part, maxLogBytes: number): Pick<FoundUpload, "content" | "fileName"> {
  const fileName = nameFromFile(part.fileName ?? "");
  return {
    content: toUtf8(gunzipFile(part.bytes, maxLogBytes), part.charset),
    fileName: isGzipFile(part.bytes) ? withoutGzipSuffix(fileName) : fileName,
  };
}

function fromFormFields(bytesOf: (name: string) => Uint8Array | undefined, charset: string | null): FoundUpload {
  const text = (name: string): string | undefined => {
    const bytes = bytesOf(name);
    return bytes && Buffer.from(toUtf8(bytes, charset)).toString("utf8");
  };
  const yesOrNo = (name: string) => {
    const said = text(name);
    return said === undefined ? undefined : asYesOrNo(said);
  };
  return {
    content: toUtf8(bytesOf("content") ?? new Uint8Array(), charset),
    name: text("name"),
    format: text("format"),
    redact: yesOrNo("redact"),
    hide: text("hide"),
    players: text("players"),
    token: yesOrNo("token"),
    known: yesOrNo("known"),
  };
}

/** By the first bytes, whatever it is called. A rotated log that is packed with gzip is none. */
function isArchive(bytes: Uint8Array): boolean {
  const kind = fileKind(bytes);
  if (kind === "zip" || kind === "archive" || isTar(bytes)) return true;
  return isGzipFile(bytes) && isTar(gunzippedStart(bytes));
}

function firstCharacter(bytes: Uint8Array): string {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let at = hasMark ? 3 : 0;
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++;
  return String.fromCharCode(bytes[at] ?? 0);
}

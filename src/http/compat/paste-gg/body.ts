import { checked } from "../../../wire/checked.ts";
import { missingField } from "../../../wire/missing-field.ts";
import { Refusal } from "../../../wire/refusal.ts";
import { maxPasteGgFiles, pasteGgContent, pasteGgFile } from "../../../wire/schemas/paste-schemas.ts";
import { asYesOrNo, emptyContentMessage, isPresent, nameFromFile } from "../../../wire/upload-fields.ts";
import { filePath } from "../../../wire/upload-names.ts";
import { unpack } from "../../upload/content-encoding.ts";
import { aboutFile, checkNumber } from "../../upload/decode-share.ts";
import { parseJson } from "../../upload/json-body.ts";
import type { MediaType } from "../../upload/media-type.ts";
import { gunzipFile } from "../../upload/native-body.ts";
import { maxRawBytes, tooLarge } from "../../upload/size-limit.ts";
import { isBlank, toUtf8 } from "../../upload/text-encoding.ts";
import type { FoundFile, FoundUpload } from "../../upload/upload-protocol.ts";

type Fields = Record<string, unknown>;

/** `POST /api/v1/pastes`: JSON with `files`. Those that hold something are logs. */
export function readPasteGgBody(bytes: Uint8Array, _type: MediaType, maxLogBytes: number): FoundUpload {
  if (isBlank(bytes)) throw new Refusal(400, emptyContentMessage);
  const paste = objectOf(parseJson(bytes), "The JSON body must be an object with `files`.");
  refuseMissing("files", paste, pasteFields, "object");
  const { files } = paste;
  if (!Array.isArray(files) || files.length === 0) {
    throw new Refusal(400, "`files` must be a list of files, and at least one of them a log.");
  }
  if (files.length > maxPasteGgFiles) checkNumber(files.length);
  const filled = files.map((file: unknown) => checked(pasteGgFile, file)).filter(({ content }) => !isEmpty(content));
  const [file] = filled;
  if (!file) {
    for (const empty of files) refuseMissing("content", empty as Fields, fileFields, "object");
    throw new Refusal(400, emptyContentMessage);
  }
  checkNumber(filled.length);
  if (filled.length > 1) {
    return { content: new Uint8Array(), files: filled.map((one) => fileOf(one, maxLogBytes)), ...commonOf(paste) };
  }
  return {
    content: contentOf(file["content"], maxLogBytes),
    ...nameField(isPresent(file["name"]) ? file["name"] : paste["name"]),
    ...redactOf(paste["redact"]),
  };
}

/** What is said of all files together. */
function commonOf(paste: Fields): Partial<FoundUpload> {
  return { ...nameField(paste["name"]), ...redactOf(paste["redact"]) };
}

function fileOf({ name, content }: Fields, maxLogBytes: number): FoundFile {
  const fileName = filePath(typeof name === "string" ? name : "");
  try {
    return { content: contentOf(content, maxLogBytes), fileName };
  } catch (error) {
    throw error instanceof Refusal ? aboutFile(error, fileName) : error;
  }
}

function objectOf(value: unknown, sentence: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refusal(400, sentence);
  return value as Fields;
}

/** Also those that only paste.gg knows. */
const pasteFields = ["files", "name", "description", "visibility", "expires", "redact"];
const fileFields = ["name", "content", "highlight_language"];

function refuseMissing(field: string, given: Fields, known: string[], type?: "string" | "object"): void {
  const sentence = missingField(field, given, known, type);
  if (sentence) throw new Refusal(400, sentence);
}

function isEmpty(content: unknown): boolean {
  if (content === undefined || content === null) return true;
  return typeof content === "object" && (content as Fields)["value"] === "";
}

function contentOf(given: unknown, maxLogBytes: number): Uint8Array {
  if (typeof given === "object" && given !== null) refuseMissing("value", given as Fields, ["value", "format"]);
  const { format, value } = checked(pasteGgContent, given);
  switch (format) {
    case "text":
      if (Buffer.byteLength(value) > maxLogBytes) throw tooLarge(maxLogBytes);
      return Buffer.from(value);
    case "base64":
      return toUtf8(gunzipFile(fromBase64(value), maxLogBytes), null);
    case "gzip":
      return toUtf8(unpack(fromBase64(value), "gzip", maxRawBytes(maxLogBytes), tooLarge(maxLogBytes)), null);
  }
}

/**
 * Takes both alphabets of base64. The platform ignores characters that are not base64, and one that is left of a group of
 * four, and would silently lose part of the log.
 */
function fromBase64(value: string): Uint8Array {
  const packed = value.replace(/\s+/g, "");
  const [, characters] = /^([\w+/-]*)={0,2}$/.exec(packed) ?? [];
  if (characters === undefined || characters.length % 4 === 1)
    throw new Refusal(400, "The `value` of `content` is not valid base64.");
  return Buffer.from(packed, "base64");
}

/** Makes a file name valid. What is not a string is left to the validation of names, which refuses it. */
function nameField(name: unknown): Pick<FoundUpload, "name" | "fileName"> {
  return typeof name === "string" ? { fileName: nameFromFile(name) } : { name };
}

function redactOf(redact: unknown): Pick<FoundUpload, "redact"> {
  if (redact === undefined || redact === null) return {};
  return { redact: typeof redact === "string" ? asYesOrNo(redact) : redact };
}

import { checked } from "../../../wire/checked.ts";
import { Refusal } from "../../../wire/refusal.ts";
import { fileListMessage, listedFile } from "../../../wire/schemas/upload-schemas.ts";
import { isPresent } from "../../../wire/upload-fields.ts";
import { filePath } from "../../../wire/upload-names.ts";
import { aboutFile, checkNumber } from "../../upload/decode-share.ts";
import { parseJson } from "../../upload/json-body.ts";
import type { MediaType } from "../../upload/media-type.ts";
import { fromRaw } from "../../upload/native-body.ts";
import { isMultipart } from "../../upload/one-part-form.ts";
import { tooLarge } from "../../upload/size-limit.ts";
import type { FoundFile, FoundUpload } from "../../upload/upload-protocol.ts";
import { checkOrigin, fromFields, jsonFields, maskingFields, mclogsBodyTypes, readMclogsBody } from "../mclogs/body.ts";
import { formOf } from "./form-files.ts";

/** The types of body that the LogShare.CN API takes: those of mclo.gs, the log as it is, and a form with files. */
export const logshareBodyTypes = [...mclogsBodyTypes, "text/plain", "multipart/form-data"];

/** What `content` is called beside other files. Its clients know it by this name. */
export const mainFile = "main";

/** The body of `POST /v1/log` and `POST /v1/analyse`. */
export function readLogshareBody(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  if (type.essence === "text/plain") return fromRaw(bytes, type, maxLogBytes);
  const form = formOf(bytes, type);
  if (form?.files) return severalFiles(form.files, form.fields, maxLogBytes);
  if (isMultipart(type)) return fromFields(form!.fields, maxLogBytes);
  if (type.essence !== "application/json") return readMclogsBody(bytes, type, maxLogBytes);
  const given = jsonFields(bytes, maxLogBytes);
  const fields = { ...given, metadata: metadataList(given["metadata"]) };
  return isPresent(given["files"])
    ? severalFiles(given["files"], fields, maxLogBytes)
    : fromFields(fields, maxLogBytes);
}

/** `content` is one of them, where there is some. */
function severalFiles(files: unknown, fields: Record<string, unknown>, maxLogBytes: number): FoundUpload {
  const listed = fileList(files, maxLogBytes);
  const origin = checkOrigin(fields["source"], fields["metadata"]);
  const said = { origin, ...maskingFields(fields) };
  if (!isPresent(fields["content"])) return { content: new Uint8Array(), files: listed, ...said };
  const { content } = fromFields(fields, maxLogBytes);
  return { content: new Uint8Array(), files: [{ content, fileName: filePath(mainFile) }, ...listed], ...said };
}

function fileList(files: unknown, maxLogBytes: number): FoundFile[] {
  if (!Array.isArray(files) || files.length === 0) throw new Refusal(400, fileListMessage);
  checkNumber(files.length);
  return files.map((file: unknown) => {
    const { name, content } = checked(listedFile, file);
    const fileName = filePath(name ?? "");
    const bytes = Buffer.from(content);
    if (bytes.length > maxLogBytes) throw aboutFile(tooLarge(maxLogBytes), fileName);
    return { content: bytes, fileName };
  });
}

/** `{ "version": "1.20.1" }` is a list with one entry. What is no scalar is written as JSON, as LogShare.CN does. */
function metadataList(metadata: unknown): unknown {
  if (typeof metadata !== "object" || metadata === null || Array.isArray(metadata)) return metadata;
  return Object.entries(metadata).map(([key, value]: [string, unknown]) => ({
    key,
    value: typeof value === "object" && value !== null ? JSON.stringify(value) : value,
  }));
}

/** As short as a body that names a log and brings none. */
const maxNamingBytes = 1024;

/** The id of `{"id": "…"}`, which asks about a log that is stored. */
export function namedLog(bytes: Uint8Array, contentType: string | null): string | null {
  if (bytes.length > maxNamingBytes || !contentType?.includes("json")) return null;
  const { id, content } = Object(parseJson(bytes)) as Record<string, unknown>;
  return typeof id === "string" && !isPresent(content) ? id : null;
}

import { distinctNames } from "../../archives/entry-names.ts";
import { kindByName } from "../../archives/log-file-kind.ts";
import { mostTellingFirst } from "../../archives/most-telling.ts";
import { bundleSizeFactor, maxBundleFiles } from "../../logs/bundle.ts";
import type { LogDetails } from "../../logs/ports.ts";
import { noDetails } from "../../logs/ports.ts";
import type { LeftOut } from "../../wire/left-out.ts";
import { Refusal } from "../../wire/refusal.ts";
import { emptyContentMessage, type UploadFields } from "../../wire/upload-fields.ts";
import type { FilePath } from "../../wire/upload-names.ts";
import { checkedLog, type OpenedUpload } from "./decode-upload.ts";
import { tooLargeTogether } from "./size-limit.ts";
import { isBlank } from "./text-encoding.ts";
import type { FoundFile } from "./upload-protocol.ts";

/** One log of a share, as it was sent. */
export interface DecodedFile {
  /** `""` where none was given. */
  name: string;
  /** The log as UTF-8. */
  content: Uint8Array;
  origin: Pick<LogDetails, "source" | "metadata">;
}

/** What one request shares: a log, or several of them. */
export interface DecodedShare extends UploadFields {
  /** At least one, the most telling one first. */
  files: DecodedFile[];
  leftOut: LeftOut[];
}

/** Checks the logs of a body, whatever their number. Archives are opened before. */
export function decodeShare({ found, ...fields }: OpenedUpload, maxLogBytes: number): DecodedShare {
  if (!found.files) {
    const content = checkedLog(found.content, maxLogBytes);
    return { ...fields, files: [{ name: fields.name, content, origin: found.origin ?? noDetails }], leftOut: [] };
  }
  checkNumber(found.files.length);
  const { filled, leftOut } = withoutBlank(found.files);
  for (const file of filled) checkFile(file, maxLogBytes);
  checkTogether(filled, maxLogBytes);
  return shareOf(fields, filled, leftOut, found.origin);
}

/** A share of files that are checked. */
export function shareOf(
  fields: UploadFields,
  found: readonly FoundFile[],
  leftOut: LeftOut[],
  origin: DecodedFile["origin"] = noDetails,
): DecodedShare {
  if (found.length === 0) throw new Refusal(400, emptyContentMessage);
  const names = distinctNames(found.map(({ fileName }) => fileName));
  const named = found.map(({ content }, at) => ({ name: names[at]!, content, origin }));
  const files = mostTellingFirst(named);
  // What is said of the whole is said of the only one, unless it is the name of the archive that it was in.
  const hasOwnName = fields.name === "" || kindByName(fields.name) === "archive";
  if (files.length === 1 && !hasOwnName) files[0]!.name = fields.name;
  return { ...fields, files, leftOut };
}

export function withoutBlank(files: readonly FoundFile[]): { filled: FoundFile[]; leftOut: LeftOut[] } {
  const blank = files.filter(({ content }) => isBlank(content));
  return {
    filled: files.filter((file) => !blank.includes(file)),
    leftOut: blank.map(({ fileName }) => ({ name: fileName, reason: "empty" })),
  };
}

/** Before their contents are looked at. */
export function checkNumber(files: number): void {
  if (files <= maxBundleFiles) return;
  throw new Refusal(
    400,
    `A share holds ${maxBundleFiles} files, and these are ${files}. Leave out those that tell least.`,
  );
}

/** Refuses with the sentence for a single log, and the name of the file in front of it. */
export function checkFile({ fileName, content }: FoundFile, maxLogBytes: number): void {
  try {
    checkedLog(content, maxLogBytes);
  } catch (error) {
    throw error instanceof Refusal ? aboutFile(error, fileName) : error;
  }
}

export function aboutFile({ code, message }: Refusal, fileName: FilePath): Refusal {
  return new Refusal(code, fileName === "" ? message : `${fileName}: ${message}`);
}

export function checkTogether(files: readonly FoundFile[], maxLogBytes: number): void {
  const together = files.reduce((sum, { content }) => sum + content.length, 0);
  if (together > bundleSizeFactor * maxLogBytes) throw tooLargeTogether(maxLogBytes);
}

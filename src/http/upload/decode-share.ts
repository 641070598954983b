import { distinctNames, shownPath } from "../../archives/entry-names.ts";
import { bundleSizeFactor, maxBundleFiles } from "../../logs/bundle.ts";
import type { LogDetails } from "../../logs/ports.ts";
import { noDetails } from "../../logs/ports.ts";
import type { LeftOut } from "../../wire/left-out.ts";
import { Refusal } from "../../wire/refusal.ts";
import { emptyContentMessage, type UploadFields } from "../../wire/upload-fields.ts";
import { checkedLog, type OpenedUpload } from "./decode-upload.ts";
import { sizeName } from "./size-limit.ts";
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

/** Checks the logs of a body, whatever their number. */
export function decodeShare({ found, ...fields }: OpenedUpload, maxLogBytes: number): DecodedShare {
  if (!found.files) {
    const content = checkedLog(found.content, maxLogBytes);
    return { ...fields, files: [{ name: fields.name, content, origin: found.origin ?? noDetails }], leftOut: [] };
  }
  checkNumber(found.files.length);
  const filled = found.files.filter(({ content }) => !isBlank(content));
  const blank = found.files.filter(({ content }) => isBlank(content));
  if (filled.length === 0) throw new Refusal(400, emptyContentMessage);
  for (const file of filled) checkFile(file, maxLogBytes);
  checkTogether(filled, maxLogBytes);
  const names = distinctNames(filled.map(({ fileName }) => fileName));
  const files = filled.map(({ content }, at) => ({ name: names[at]!, content, origin: noDetails }));
  const leftOut = blank.map(({ fileName }): LeftOut => ({ name: shownPath(fileName), reason: "empty" }));
  // What is said of the whole is said of the only one.
  if (files.length === 1 && fields.name !== "") files[0]!.name = fields.name;
  return { ...fields, files, leftOut };
}

/** Before their contents are looked at. */
export function checkNumber(files: number): void {
  if (files <= maxBundleFiles) return;
  throw new Refusal(
    400,
    `A share holds ${maxBundleFiles} files, and these are ${files}. Leave out those that tell least.`,
  );
}

/** The same sentences as for a single log, with the name of the file that they are about. */
function checkFile({ fileName, content }: FoundFile, maxLogBytes: number): void {
  try {
    checkedLog(content, maxLogBytes);
  } catch (error) {
    throw error instanceof Refusal ? aboutFile(error, fileName) : error;
  }
}

export function aboutFile({ code, message }: Refusal, fileName: string): Refusal {
  const name = shownPath(fileName);
  return new Refusal(code, name === "" ? message : `${name}: ${message}`);
}

function checkTogether(files: readonly FoundFile[], maxLogBytes: number): void {
  const together = files.reduce((sum, { content }) => sum + content.length, 0);
  const most = bundleSizeFactor * maxLogBytes;
  if (together > most) throw tooLargeTogether(most);
}

export function tooLargeTogether(most: number): Refusal {
  return new Refusal(413, `The files are larger than ${sizeName(most)} together. Leave out those that tell least.`);
}

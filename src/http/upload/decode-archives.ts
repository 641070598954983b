import { ArchiveError, type ArchiveErrorCode } from "../../archives/archive-error.ts";
import { readArchive } from "../../archives/read-archive.ts";
import { bundleSizeFactor, maxBundleFiles } from "../../logs/bundle.ts";
import { type LeftOut, leftOutSentences } from "../../wire/left-out.ts";
import { Refusal, type RefusalCode } from "../../wire/refusal.ts";
import { filePath, nameFromFile } from "../../wire/upload-names.ts";
import {
  aboutFile,
  checkFile,
  checkNumber,
  checkTogether,
  type DecodedShare,
  shareOf,
  withoutBlank,
} from "./decode-share.ts";
import type { OpenedUpload } from "./decode-upload.ts";
import { isBlank, toUtf8 } from "./text-encoding.ts";
import type { FoundArchive, FoundFile } from "./upload-protocol.ts";

/** All archives of a body together. The largest take a tenth of it where nothing else is done. */
const archiveMs = 10_000;

/**
 * The logs of a body in which there are archives. What was sent by name is taken first, and refused where it does not
 * fit; of an archive as much is taken as fits beside it, and the rest is listed.
 */
export async function decodeArchives(
  { found, ...fields }: OpenedUpload,
  maxLogBytes: number,
  now = () => performance.now(),
): Promise<DecodedShare> {
  const deadline = now() + archiveMs;
  const { files: named = [], archives = [] } = found;
  checkNumber(named.length + archives.length);
  const { filled: files, leftOut } = withoutBlank(named);
  for (const file of files) checkFile(file, maxLogBytes);
  checkTogether(files, maxLogBytes);
  let refusal: Refusal | null = null;
  for (const archive of archives) {
    try {
      const read = await readLogs(archive, files, maxLogBytes, () => now() >= deadline);
      files.push(...read.files);
      leftOut.push(...read.leftOut);
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      // Beside other logs, an archive without any is left out like other files that are none.
      if (error.code !== "nothingTaken") throw refusalOf(error, archive);
      refusal = refusalOf(error, archive);
      leftOut.push(...error.leftOut);
    }
  }
  if (files.length === 0 && refusal) throw refusal;
  const name =
    fields.name === "" && archives.length + named.length === 1 ? nameFromFile(archives[0]!.fileName) : fields.name;
  return shareOf({ ...fields, name }, files, leftOut);
}

async function readLogs(
  { bytes }: FoundArchive,
  before: readonly FoundFile[],
  maxLogBytes: number,
  isOverdue: () => boolean,
): Promise<{ files: FoundFile[]; leftOut: LeftOut[] }> {
  const used = before.reduce((sum, { content }) => sum + content.length, 0);
  let room = bundleSizeFactor * maxLogBytes - used;
  const maxFiles = maxBundleFiles - before.length;
  const limits = { maxFiles, maxFileBytes: maxLogBytes, maxTotalBytes: room, isOverdue };
  const read = await readArchive(bytes, limits);
  const files: FoundFile[] = [];
  const leftOut = [...read.leftOut];
  for (const { name, bytes: text } of read.files) {
    const content = toUtf8(text, null);
    // A text in another encoding is longer in UTF-8.
    const reason = content.length > maxLogBytes ? "tooLarge" : content.length > room ? "tooMuchTogether" : null;
    if (reason || isBlank(content)) {
      leftOut.push({ name, reason: reason ?? "empty" });
      continue;
    }
    room -= content.length;
    files.push({ content, fileName: filePath(name) });
  }
  return { files, leftOut };
}

const statuses: Partial<Record<ArchiveErrorCode, RefusalCode>> = {
  unsupported: 415,
  tooManyEntries: 413,
  tooLarge: 413,
  tookTooLong: 413,
};

/** Of an archive in which nothing is a log, what could have been one says most. */
function refusalOf({ code, message, leftOut }: ArchiveError, { fileName }: FoundArchive): Refusal {
  const [first] = leftOut.filter(({ reason }) => reason !== "notALog");
  const more = first ? ` ${first.name}: ${leftOutSentences[first.reason]}` : "";
  return aboutFile(new Refusal(statuses[code] ?? 400, message + more), fileName);
}

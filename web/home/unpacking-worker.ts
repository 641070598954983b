import { ArchiveError } from "../../src/archives/archive-error.ts";
import { folderArchive } from "../../src/archives/folder.ts";
import { logsOf, readArchive } from "../../src/archives/read-archive.ts";
import { decodeLog } from "../../src/wire/log-text.ts";
import type { UnpackingQuestion, UnpackingReply } from "./unpacking-messages.ts";

/** Off the page's thread: it inflates, compares checksums and decodes. */
const thread = self as unknown as {
  onmessage: (event: MessageEvent<UnpackingQuestion>) => void;
  postMessage(reply: UnpackingReply): void;
};

thread.onmessage = async ({ data }) => {
  try {
    thread.postMessage(await unpack(data));
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    const { code, leftOut } = error;
    thread.postMessage({ problem: code === "tooLarge" ? "archiveTooLarge" : code, leftOut });
  }
};

async function unpack({ from, maxFiles, maxBytes }: UnpackingQuestion): Promise<UnpackingReply> {
  const limits = {
    maxFiles,
    // Of a log that is too large, the parts that matter can be shared.
    maxFileBytes: 8 * maxBytes,
    maxTotalBytes: 16 * maxBytes,
    maxUnpackedBytes: 50 * maxBytes,
    maxEntries: 200_000,
    maxHeaderBytes: 16 * 1024 * 1024,
  };
  const contents = from instanceof Blob ? await readArchive(from, limits) : await logsOf(folderArchive(from), limits);
  const files = contents.files.map(({ name, bytes }) => ({ name, text: decodeLog(bytes) }));
  return { ...contents, files };
}

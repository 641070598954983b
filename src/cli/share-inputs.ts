import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ArchiveError, type LeftOut } from "../archives/archive-error.ts";
import { kindByName } from "../archives/log-file-kind.ts";
import { byTelling } from "../archives/most-telling.ts";
import { archiveKind } from "../archives/open-archive.ts";
import { readArchive } from "../archives/read-archive.ts";
import { refusalText } from "../i18n/refusal-text.ts";
import { sharingWords } from "../i18n/sharing-words.ts";
import { decodeLog } from "../wire/log-text.ts";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { type LogInput, readFile, readLog } from "./log-input.ts";
import { cliWords, said } from "./said.ts";
import { safeLine } from "./terminal-text.ts";

/** As many as a share holds. */
export const maxFiles = 10;
/** All files of a share together may be so many times as large as one log. */
const sizeFactor = 5;
/** Folders below a folder that are looked into: `logs` and `crash-reports` of a game, not its worlds. */
const maxDepth = 2;
const maxEntries = 5000;

/**
 * The logs that a word of the command line means: a file, those in an archive, or those in a folder. `limitOf` asks the
 * server how large a log may be: what of an archive is taken depends on it.
 */
export async function readInputs(
  file: string,
  limitOf: () => Promise<number>,
  context: CliContext,
): Promise<LogInput[]> {
  if (file === "-") return [await readLog(file, context)];
  const path = resolve(context.directory, file);
  const stats = await stat(path).catch(() => null);
  if (stats?.isDirectory()) return logsInFolder(file, path, context);
  if (!stats) return [await readLog(file, context)];
  const bytes = await readFile(file, context);
  const kind = await archiveKind(bytes);
  return kind === null ? [await readLog(file, context)] : logsInArchive(file, bytes, await limitOf(), context);
}

async function logsInArchive(
  file: string,
  bytes: Uint8Array,
  maxFileBytes: number,
  context: CliContext,
): Promise<LogInput[]> {
  try {
    const limits = { maxFiles, maxFileBytes, maxTotalBytes: sizeFactor * maxFileBytes };
    const { files, leftOut } = await readArchive(bytes, limits);
    await tellLeftOut(file, leftOut, context);
    return files.map(({ name, bytes: text }) => ({ file: `${file}: ${name}`, name, text: decodeLog(text) }));
  } catch (error) {
    if (error instanceof ArchiveError) {
      const { message } = error;
      throw new Failure((language) =>
        cliWords[language].unreadableBecause({ file, reason: refusalText(message, language) }),
      );
    }
    throw error;
  }
}

async function logsInFolder(file: string, folder: string, context: CliContext): Promise<LogInput[]> {
  const found = await filesBelow(folder, "", maxDepth);
  const logs = found.flatMap((one) => {
    const kind = kindByName(one.path);
    return kind === "other" || kind === "archive" || kind === "unknown" || one.size === 0 ? [] : [{ ...one, kind }];
  });
  if (logs.length === 0) throw new Failure(said((words) => words.folderWithoutLog({ file })));
  const taken = byTelling(logs).slice(0, maxFiles);
  const others = logs.filter((one) => !taken.includes(one));
  await tellLeftOut(
    file,
    others.map(({ path }): LeftOut => ({ name: path, reason: "tooManyFiles" })),
    context,
  );
  return Promise.all(taken.map(({ path }) => readLog(join(file, path), context)));
}

interface FolderFile {
  /** Below the folder. */
  path: string;
  size: number;
  modified: number;
}

async function filesBelow(folder: string, below: string, depth: number): Promise<FolderFile[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  const found: FolderFile[] = [];
  for (const entry of entries.slice(0, maxEntries)) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    // Links could lead anywhere.
    if (entry.isDirectory() && depth > 1) found.push(...(await filesBelow(folder, path, depth - 1)));
    const stats = entry.isFile() ? await stat(join(folder, path)).catch(() => null) : null;
    if (stats) found.push({ path, size: stats.size, modified: stats.mtimeMs });
  }
  return found;
}

/** What could have been meant. Of mods and configurations, their number says enough. */
async function tellLeftOut(file: string, leftOut: readonly LeftOut[], { err, language }: CliContext): Promise<void> {
  const words = cliWords[language];
  const logs = leftOut.filter(({ reason }) => reason !== "notALog");
  for (const { name, reason } of logs.slice(0, maxFiles)) {
    const told = { file: safeLine(`${file}: ${name}`, 300), reason: sharingWords[language].leftOutReasons[reason] };
    await err.write(`${words.leftOut(told)}\n`);
  }
  const others = leftOut.length - Math.min(logs.length, maxFiles);
  if (others > 0) await err.write(`${words.leftOutMore({ count: others, file: safeLine(file, 200) })}\n`);
}

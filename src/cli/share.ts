import type { UploadAnswer } from "../client/index.ts";
import { findPrivate, mask, type PrivateMatch, possibleKinds } from "../privacy/redact.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import { askFirst, canAsk } from "./ask-first.ts";
import type { CliContext } from "./context.ts";
import { exitCodes, Failure } from "./exit-codes.ts";
import { keepLog } from "./kept-logs.ts";
import { fittingText, type LeftOut, limitFor, type MayLeaveOut } from "./large-log.ts";
import { findLatest } from "./latest-log.ts";
import { type LogInput, readLog, sizeInWords, tooLarge } from "./log-input.ts";
import { openLink } from "./open-link.ts";
import { groupPrivate, type PrivateGroup, possibleSummary, privateSummary } from "./private-summary.ts";
import { ProgressBar } from "./progress-bar.ts";
import { chooseKey, chooseServer, clientFor, failureOf } from "./server-choice.ts";
import { safeJson, safeLine } from "./terminal-text.ts";

interface SharedLog {
  file: string;
  name: string;
  answer: UploadAnswer;
  /** What was found; masked unless `--no-redact`. */
  found: PrivateGroup[];
  /** Of a log that was too large. `null`: all of it was shared. */
  leftOut: LeftOut | null;
}

interface FailedLog {
  file: string;
  error: string;
}

/** `lectern share` */
export async function share(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const isMasking = !parsed.has("no-redact");
  const isStrict = parsed.has("strict");
  if (isStrict && !isMasking) throw new UsageError("--strict and --no-redact cannot go together.");
  if (parsed.has("plain") && parsed.has("json")) throw new UsageError("--plain and --json cannot go together.");
  const { files, latest } = await filesOf(parsed, context);
  const asked = latest !== null && !parsed.has("yes") && canAsk(context) ? latest : null;
  const name = parsed.value("name");
  if (name !== undefined && files.length > 1) throw new UsageError("--name is for one log. Here are several.");
  const server = await chooseServer(parsed.value("server"), context);
  const key = chooseKey(parsed.value("key"), context);
  const mayLeaveOut: MayLeaveOut = parsed.has("parts") ? "yes" : canAsk(context) ? "ask" : "no";

  const shared: SharedLog[] = [];
  const failed: FailedLog[] = [];
  for (const file of files) {
    try {
      const log = await readLog(file, context);
      const named = name === undefined ? log : { ...log, name };
      const choices = { isMasking, isStrict, isAsking: file === asked, key, mayLeaveOut };
      shared.push(await shareOne(named, server.url, choices, context));
    } catch (error) {
      const failure = failureOf(error, server.url);
      if (!(failure instanceof Failure)) throw failure;
      // The others go on: each log is one of its own.
      failed.push({ file, error: failure.message });
      await context.err.write(`lectern: ${safeLine(failure.message, 2000)}\n`);
    }
  }
  await printLinks(shared, failed, isMasking, parsed, context);
  if (parsed.has("open")) for (const { answer } of shared) await openLink(linkOf(answer), context);
  return failed.length === 0 ? exitCodes.done : exitCodes.failed;
}

interface ChosenFiles {
  files: string[];
  /** The path that `--latest` found; `null` without it. */
  latest: string | null;
}

async function filesOf({ words, has }: ParsedArgs, context: CliContext): Promise<ChosenFiles> {
  if (words.filter((word) => word === "-").length > 1) throw new UsageError("Standard input can be read once.");
  const files = [...words];
  if (has("latest")) {
    const { path, program, changedMs } = await findLatest(context);
    await context.err.write(`Newest log: ${safeLine(path, 1000)} (${program}, ${agoOf(Date.now() - changedMs)})\n`);
    return { files: [...files, path], latest: path };
  }
  if (files.length > 0) return { files, latest: null };
  if (context.input.isTerminal) throw new UsageError("share needs a file, a log in a pipe, or --latest.");
  return { files: ["-"], latest: null };
}

export function agoOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 1) return "just now";
  if (minutes < 120) return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.round(hours / 24)} days ago`;
}

interface Choices {
  isMasking: boolean;
  /** Also what is only possible. */
  isStrict: boolean;
  /** Whether somebody has to say yes before it is sent. */
  isAsking: boolean;
  key: string | undefined;
  mayLeaveOut: MayLeaveOut;
}

async function shareOne(
  given: LogInput,
  server: string,
  { isMasking, isStrict, isAsking, key, mayLeaveOut }: Choices,
  context: CliContext,
): Promise<SharedLog> {
  const label = safeLine(given.file === "-" ? "standard input" : given.file, 200);
  const limit = await limitFor(given.text, clientFor(server, context, { key }), context);
  const { text: parts, leftOut } = await fittingText(given.text, { label, limit, mayLeaveOut }, context);
  const log = { ...given, text: parts };
  // The name is a line of the log: an account that the log names is found there, too.
  const nameStart = log.text.length + 1;
  const inBoth = findPrivate(`${log.text}\n${log.name}`, { possible: true });
  const all = inBoth.filter(({ start }) => start < nameStart);
  const isMasked = ({ kind }: PrivateMatch) => isStrict || !possibleKinds.has(kind);
  const matches = all.filter(isMasked);
  const inName = inBoth
    .filter((match) => match.start >= nameStart && isMasked(match))
    .map((match) => ({ ...match, start: match.start - nameStart, end: match.end - nameStart }));
  const possible = isMasking && !isStrict ? all.filter(({ kind }) => possibleKinds.has(kind)) : [];
  const found = groupPrivate(log.text, matches);
  const possibleGroups = groupPrivate(log.text, possible);
  const name = isMasking ? mask(log.name, inName) : log.name;
  const text = isMasking ? mask(log.text, matches) : log.text;
  const bar = new ProgressBar(context.err, label);
  try {
    const client = clientFor(server, context, { key, beforeNotice: () => bar.clear() });
    // What replaces a private text may be longer than it.
    if (Buffer.byteLength(text) > limit) throw tooLarge(label, Buffer.byteLength(text), limit);
    await context.err.write(privateSummary(label, found, isMasking));
    await context.err.write(possibleSummary(label, possibleGroups));
    if (isAsking) await expectYes(text, name, server, context);
    const answer = await client.share(text, {
      name,
      signal: context.interrupted,
      onProgress: (progress) => bar.update(progress),
    });
    linkOf(answer);
    await keep(answer, name, server, context);
    return { file: log.file, name, answer, found, leftOut };
  } finally {
    bar.end();
  }
}

/** Asks, because the newest log need not be the one that is meant. */
async function expectYes(text: string, name: string, server: string, context: CliContext): Promise<void> {
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  const size = `${lines.toLocaleString("en-US")} ${lines === 1 ? "line" : "lines"}, ${sizeInWords(Buffer.byteLength(text))}`;
  const question = `Share it as ${safeLine(name, 100)} (${size}) on ${safeLine(server, 200)}?`;
  if (!(await askFirst(question, context))) throw new Failure("Nothing was sent.");
}

/** Whether or not the token can be kept, the link is valid. */
async function keep(answer: UploadAnswer, name: string, server: string, context: CliContext): Promise<void> {
  const { id, url, createdAt, token } = answer;
  // A server of an older version gives none.
  if (typeof token !== "string" || typeof createdAt !== "string") return;
  try {
    await keepLog({ server, id, url, name, createdAt, token }, context);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const consequence = "The log is shared, but cannot be deleted from here.";
    await context.err.write(`lectern: ${safeLine(error.message, 1000)} ${consequence}\n`);
  }
}

/** A server's words go to a terminal and to a browser: only what is a link may. */
function linkOf({ url }: UploadAnswer): string {
  const link = URL.parse(url);
  if (!link || (link.protocol !== "http:" && link.protocol !== "https:")) {
    throw new Failure("The server answered with something that is no link.");
  }
  return link.href;
}

async function printLinks(
  shared: SharedLog[],
  failed: FailedLog[],
  isMasking: boolean,
  parsed: ParsedArgs,
  { out }: CliContext,
): Promise<void> {
  if (parsed.has("json")) {
    const logs = shared.map(({ file, name, answer: { id, url, shortUrl, createdAt }, found, leftOut }) => {
      const counts = Object.fromEntries(found.map(({ kind, count }) => [kind, count]));
      return {
        file,
        name,
        id,
        url,
        shortUrl,
        createdAt,
        [isMasking ? "masked" : "private"]: counts,
        ...(leftOut && { leftOut }),
      };
    });
    return out.write(`${safeJson({ logs, failed })}\n`);
  }
  const isAlone = parsed.has("plain") || shared.length + failed.length === 1;
  const width = Math.max(0, ...shared.map(({ file }) => safeLine(file, 60).length));
  for (const { file, answer } of shared) {
    await out.write(isAlone ? `${linkOf(answer)}\n` : `${safeLine(file, 60).padEnd(width)}  ${linkOf(answer)}\n`);
  }
}

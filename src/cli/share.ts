import type { Progress, UploadAnswer } from "../client/index.ts";
import { ownWordsIn } from "../privacy/own-words.ts";
import { type PlayerMask, type PlayerMasking, playerMasks } from "../privacy/players/find-players.ts";
import { Players, playersIn } from "../privacy/players/players.ts";
import { findPrivate, mask } from "../privacy/redact.ts";
import { searchShare } from "../privacy/search-share.ts";
import type { Language } from "../wire/languages.ts";
import { type Sentence, sentenceIn, UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import { canAsk } from "./ask-first.ts";
import type { CliContext } from "./context.ts";
import { exitCodes, Failure } from "./exit-codes.ts";
import { keepLog } from "./kept-logs.ts";
import { limitOf, type MayLeaveOut } from "./large-log.ts";
import { findLatestRun } from "./latest-log.ts";
import { openLink } from "./open-link.ts";
import { type FittingLog, fit, type PreparedLog, prepare, searchLog, textAndName } from "./prepare-logs.ts";
import { ProgressBar } from "./progress-bar.ts";
import { cliWords, fileLabel, said, tellFailure } from "./said.ts";
import { chooseKey, chooseServer, clientFor, failureOf } from "./server-choice.ts";
import { maxFiles, readInputs } from "./share-inputs.ts";
import { safeJson, safeLine } from "./terminal-text.ts";

/** What one link leads to. */
interface SharedLog {
  logs: readonly PreparedLog[];
  answer: UploadAnswer;
}

interface FailedLog {
  file: string;
  error: string;
}

/** `lectern share` */
export async function share(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const isMasking = !parsed.has("no-redact");
  const isStrict = parsed.has("strict");
  if (isStrict && !isMasking) throw together("--strict", "--no-redact");
  const hiding = hidingOf(parsed, isMasking);
  if (parsed.has("plain") && parsed.has("json")) throw together("--plain", "--json");
  const { files, latest } = await filesOf(parsed, context);
  const asked = parsed.has("yes") || !canAsk(context) ? [] : latest;
  const name = parsed.value("name");
  const isSeparate = parsed.has("separate");
  if (name !== undefined && isSeparate && files.length > 1) {
    throw new UsageError(said((words) => words.nameForOne));
  }
  const server = await chooseServer(parsed.value("server"), context);
  const key = chooseKey(parsed.value("key"), context);
  const mayLeaveOut: MayLeaveOut = parsed.has("parts") ? "yes" : canAsk(context) ? "ask" : "no";

  const choices = { isMasking, isStrict, key, mayLeaveOut };
  const fitting: FittingLog[] = [];
  const failed: FailedLog[] = [];
  const orFailed: OrFailed = (file, work) => unlessItFails(file, work, failed, server.url, context);
  for (const file of files) {
    await orFailed(file, async () => {
      const logs = await readInputs(file, () => limitOf(clientFor(server.url, context, { key }), context), context);
      const isOnly = files.length === 1 && logs.length === 1;
      for (const log of logs) {
        await orFailed(log.file, async () => {
          const named = name !== undefined && isOnly ? { ...log, name } : log;
          fitting.push({ ...(await fit(named, server.url, choices, context)), isAsking: asked.includes(file) });
        });
      }
    });
  }
  const wishes = { words: hiding.words, players: playerMasking(hiding.masks, fitting) };
  const { results: searched, known } = searchShare(fitting, textAndName, (log, share) => searchLog(log, share, wishes));
  const prepared: PreparedLog[] = [];
  for (const log of searched) {
    await orFailed(log.file, async () => {
      prepared.push(await prepare(log, server.url, choices, context));
    });
  }
  const bundleName =
    isMasking && name !== undefined ? mask(name, findPrivate(name, { share: known, ...wishes })) : name;
  const shared: SharedLog[] = [];
  for (const logs of isSeparate ? prepared.map((log) => [log]) : [prepared]) {
    if (logs.length === 0) continue;
    await orFailed(logs.map(({ file }) => file).join(", "), async () => {
      shared.push(await send(logs, bundleName, server.url, key, context));
    });
  }
  await printLinks(shared, failed, isMasking, parsed, context);
  if (parsed.has("open")) for (const { answer } of shared) await openLink(linkOf(answer), context);
  return failed.length === 0 ? exitCodes.done : exitCodes.failed;
}

function together(one: string, other: string): UsageError {
  return new UsageError(said((words) => words.together({ one, other })));
}

/** What is masked beside what is private of anybody. */
function hidingOf(parsed: ParsedArgs, isMasking: boolean): { words: string[]; masks: PlayerMask[] } {
  const words = ownWordsIn(parsed.value("hide") ?? "");
  const options: Record<PlayerMask, string> = { names: "players", chat: "no-chat", coordinates: "no-coordinates" };
  const masks = playerMasks.filter((mask) => parsed.has(options[mask]));
  if (!isMasking && words.length + masks.length > 0) throw new UsageError(said(({ nothingMasked }) => nothingMasked));
  if (parsed.has("hide") && words.length === 0) throw new UsageError(said(({ hideWords }) => hideWords));
  return { words, masks };
}

function playerMasking(masks: PlayerMask[], logs: readonly FittingLog[]): PlayerMasking | undefined {
  if (masks.length === 0) return undefined;
  return { players: new Players(logs.flatMap(({ text }) => playersIn(text))), masks };
}

type OrFailed = (file: string, work: () => Promise<void>) => Promise<void>;

/** The other files go on: each log is one of its own. */
async function unlessItFails(
  file: string,
  work: () => Promise<void>,
  failed: FailedLog[],
  server: string,
  context: CliContext,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = failureOf(error, server);
    if (!(failure instanceof Failure)) throw failure;
    failed.push({ file, error: failure.message });
    await tellFailure(failure, context);
  }
}

interface ChosenFiles {
  files: string[];
  /** The paths that `--latest` found. */
  latest: string[];
}

async function filesOf({ words, has }: ParsedArgs, context: CliContext): Promise<ChosenFiles> {
  if (words.filter((word) => word === "-").length > 1) throw new UsageError(said(({ inputOnce }) => inputOnce));
  const files = [...words];
  if (has("latest")) {
    const run = await findLatestRun(context);
    for (const [at, { path, program, changedMs }] of run.entries()) {
      const age = agoOf(Date.now() - changedMs, context.language);
      const { newestAged, sameRun } = cliWords[context.language];
      const told = (at === 0 ? newestAged : sameRun)({ path: safeLine(path, 1000), program, age });
      await context.err.write(`${told}\n`);
    }
    const latest = run.map(({ path }) => path);
    return { files: [...files, ...latest], latest };
  }
  if (files.length > 0) return { files, latest: [] };
  if (context.input.isTerminal) throw new UsageError(said((words) => words.needsLog({ command: "share" })));
  return { files: ["-"], latest: [] };
}

export function agoOf(milliseconds: number, language: Language): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 1) return cliWords[language].justNow;
  const ago = new Intl.RelativeTimeFormat(language);
  if (minutes < 120) return ago.format(-minutes, "minute");
  const hours = Math.round(minutes / 60);
  return hours < 48 ? ago.format(-hours, "hour") : ago.format(-Math.round(hours / 24), "day");
}

/** Several of them get one link. */
async function send(
  logs: readonly PreparedLog[],
  name: string | undefined,
  server: string,
  key: string | undefined,
  context: CliContext,
): Promise<SharedLog> {
  if (logs.length > maxFiles) {
    throw new Failure(said((words) => words.tooManyFiles({ limit: maxFiles, count: logs.length })));
  }
  const [first] = logs as [PreparedLog];
  const words = cliWords[context.language];
  const label = logs.length === 1 ? fileLabel(first.file, context.language) : words.files({ count: logs.length });
  const bar = new ProgressBar(context.err, label, words);
  let isSent = false;
  const tellDoubt = () => {
    bar.clear();
    if (isSent) void context.err.write(`${words.maybeStored}\n`).catch(() => {});
  };
  context.interrupted.addEventListener("abort", tellDoubt, { once: true });
  try {
    const client = clientFor(server, context, { key, beforeNotice: () => bar.clear() });
    const options = {
      signal: context.interrupted,
      onProgress: (progress: Progress) => {
        isSent = progress.sent === progress.total;
        bar.update(progress);
      },
    };
    const files = logs.map((log) => ({ name: log.name, content: log.text }));
    const answer = await (logs.length === 1
      ? client.share(first.text, { ...options, name: first.name })
      : client.shareFiles(files, { ...options, ...(name !== undefined && { name }) }));
    const names = logs.map((log) => log.name).join(", ");
    await keep(answer, logs.length === 1 ? names : (name ?? names.slice(0, 255)), server, context);
    return { logs, answer };
  } finally {
    context.interrupted.removeEventListener("abort", tellDoubt);
    bar.end();
  }
}

/** Whether or not the token can be kept, the link is valid. */
async function keep(answer: UploadAnswer, name: string, server: string, context: CliContext): Promise<void> {
  const { id, createdAt, token } = answer;
  // A server of an older version gives none.
  if (typeof token !== "string" || typeof createdAt !== "string") return;
  try {
    await keepLog({ server, id, url: linkOf(answer), name, createdAt, token }, context);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { sentence } = error;
    const toldIn: Sentence = (language) => cliWords[language].notKept({ reason: sentenceIn(language, sentence) });
    await tellFailure({ sentence: toldIn }, context);
  }
}

/** As an address is written: the client has seen to it that it is one of the web. */
function linkOf({ url }: { url: string }): string {
  return new URL(url).href;
}

async function printLinks(
  shared: SharedLog[],
  failed: FailedLog[],
  isMasking: boolean,
  parsed: ParsedArgs,
  { out }: CliContext,
): Promise<void> {
  if (parsed.has("json")) {
    const logs = shared.flatMap((one) => logsOf(one, isMasking ? "masked" : "private"));
    const bundles = shared.filter(({ answer }) => answer.files).map(({ answer }) => linksOf(answer));
    return out.write(`${safeJson({ logs, ...(bundles.length > 0 && { bundle: bundles[0] }), failed })}\n`);
  }
  const isAlone = parsed.has("plain") || shared.length + failed.length === 1;
  const labelOf = ({ logs }: SharedLog) => safeLine(logs.map(({ file }) => file).join(", "), 60);
  const width = Math.max(0, ...shared.map((one) => labelOf(one).length));
  for (const one of shared) {
    const link = linkOf(one.answer);
    await out.write(isAlone ? `${link}\n` : `${labelOf(one).padEnd(width)}  ${link}\n`);
  }
}

interface Links {
  id: string;
  url: string;
  shortUrl: string;
  createdAt: string;
}

function linksOf({ id, url, shortUrl, createdAt }: Links): Links {
  return { id, url, shortUrl, createdAt };
}

/** The server puts the most telling file first, and keeps their texts: each is found by its name. */
function logsOf({ logs, answer }: SharedLog, countsName: "masked" | "private"): object[] {
  return logs.map(({ file, name: own, found, leftOut }, at) => {
    const shared = answer.files?.find((one) => one.name === own) ?? answer.files?.[at] ?? answer;
    return {
      file,
      name: own,
      ...linksOf(shared),
      [countsName]: Object.fromEntries(found.map(({ kind, count }) => [kind, count])),
      ...(leftOut && { leftOut }),
    };
  });
}

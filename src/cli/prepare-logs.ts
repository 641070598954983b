import { findPrivate, type MaskOptions, mask, type PrivateMatch, possibleKinds } from "../privacy/redact.ts";
import type { TextsOfShare } from "../privacy/share-texts.ts";
import { askFirst } from "./ask-first.ts";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { fittingText, type LeftOut, limitFor, type MayLeaveOut } from "./large-log.ts";
import { type LogInput, sizeInWords, tooLarge } from "./log-input.ts";
import { groupPrivate, type PrivateGroup, possibleSummary, privateSummary } from "./private-summary.ts";
import { cliWords, fileLabel, said } from "./said.ts";
import { clientFor } from "./server-choice.ts";
import { safeLine } from "./terminal-text.ts";
import { terminalWords } from "./terminal-words.ts";

/** A log that is ready to be sent. */
export interface PreparedLog {
  file: string;
  name: string;
  text: string;
  /** What was found; masked unless `--no-redact`. */
  found: PrivateGroup[];
  /** Of a log that was too large. `null`: all of it was shared. */
  leftOut: LeftOut | null;
}

interface Choices {
  isMasking: boolean;
  /** Also what is only possible. */
  isStrict: boolean;
  key: string | undefined;
  mayLeaveOut: MayLeaveOut;
}

/** A log that the server takes as it is, or the parts of it that matter. */
export interface FittingLog extends LogInput {
  label: string;
  limit: number;
  leftOut: LeftOut | null;
  /** Whether somebody has to say yes before it is sent. */
  isAsking: boolean;
}

export async function fit(
  log: LogInput,
  server: string,
  { key, mayLeaveOut }: Choices,
  context: CliContext,
): Promise<Omit<FittingLog, "isAsking">> {
  const label = fileLabel(log.file, context.language);
  const limit = await limitFor(log.text, clientFor(server, context, { key }), context);
  const { text, leftOut } = await fittingText(log.text, { label, limit, mayLeaveOut }, context);
  return { ...log, text, label, limit, leftOut };
}

/** The name is a line of the log: an account that the log names is found there, too. */
export function textAndName({ text, name }: LogInput): string {
  return `${text}\n${name}`;
}

interface SearchedLog extends FittingLog {
  inText: PrivateMatch[];
  inName: PrivateMatch[];
}

export function searchLog(
  log: FittingLog,
  share: TextsOfShare,
  wishes: Pick<MaskOptions, "words" | "players">,
): SearchedLog {
  const nameStart = log.text.length + 1;
  const all = findPrivate(textAndName(log), { possible: true, share, ...wishes });
  return {
    ...log,
    inText: all.filter(({ start }) => start < nameStart),
    inName: all
      .filter(({ start }) => start >= nameStart)
      .map((match) => ({ ...match, start: match.start - nameStart, end: match.end - nameStart })),
  };
}

/** Masks a log, and says what was found in it. */
export async function prepare(
  { inText, inName, label, limit, leftOut, isAsking, ...log }: SearchedLog,
  server: string,
  { isMasking, isStrict }: Choices,
  context: CliContext,
): Promise<PreparedLog> {
  const isMasked = ({ kind }: PrivateMatch) => isStrict || !possibleKinds.has(kind);
  const matches = inText.filter(isMasked);
  const possible = isMasking && !isStrict ? inText.filter(({ kind }) => possibleKinds.has(kind)) : [];
  const found = groupPrivate(log.text, matches);
  const possibleGroups = groupPrivate(log.text, possible);
  const name = isMasking ? mask(log.name, inName.filter(isMasked)) : log.name;
  const text = isMasking ? mask(log.text, matches) : log.text;
  // What replaces a private text may be longer than it.
  if (Buffer.byteLength(text) > limit) throw tooLarge(label, Buffer.byteLength(text), limit);
  await context.err.write(privateSummary(label, found, isMasking, context.language));
  await context.err.write(possibleSummary(label, possibleGroups, context.language));
  if (isAsking) await expectYes(text, name, server, context);
  return { file: log.file, name, text, found, leftOut };
}

/** Asks, because the newest log need not be the one that is meant. */
async function expectYes(text: string, name: string, server: string, context: CliContext): Promise<void> {
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  const question = cliWords[context.language].shareIt({
    name: safeLine(name, 100),
    lines: terminalWords[context.language].lines({ count: lines }),
    size: sizeInWords(Buffer.byteLength(text), context.language),
    server: safeLine(server, 200),
  });
  if (!(await askFirst(question, context))) throw new Failure(said(({ nothingSent }) => nothingSent));
}

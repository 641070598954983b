import type { Lectern } from "../client/index.ts";
import { askFirst } from "./ask-first.ts";
import type { CliContext } from "./context.ts";
import { sizeInWords, tooLarge, tooLargeSentence } from "./log-input.ts";
import { cliWords } from "./said.ts";

/** What a server accepts by default. */
const usualLimit = 10 * 1024 * 1024;
/** What nobody sets a server to refuse: asking would take as long as sending it. */
const smallestLimit = 256 * 1024;
/** The most that a server can be set to take. One that says more says something else, too: archives are read by it. */
const highestLimit = 32 * 1024 * 1024;

/** A server that takes longer to tell its limits may still take a log. */
const tellsWithinMs = 3000;

/** Whether less than the whole log may be shared: `--parts`, or whoever is asked, says so. */
export type MayLeaveOut = "yes" | "ask" | "no";

/** In lines. */
export interface LeftOut {
  lines: number;
  of: number;
}

/** A small log needs no question how much this server takes. */
export async function limitFor(text: string, client: Lectern, context: CliContext): Promise<number> {
  return Buffer.byteLength(text) <= smallestLimit ? usualLimit : limitOf(client, context);
}

/** How much this server takes, or what is usual where it does not tell. */
export async function limitOf(client: Lectern, { interrupted }: CliContext): Promise<number> {
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(tellsWithinMs)]);
  const limits = await client.limits({ signal }).catch((error) => {
    if (interrupted.aborted) throw error;
    return null;
  });
  return limits ? Math.min(Math.max(1, limits.maxLogBytes), highestLimit) : usualLimit;
}

/** The text, or the parts of it that matter where it is too large. Says what is left out. */
export async function fittingText(
  text: string,
  { label, limit, mayLeaveOut }: { label: string; limit: number; mayLeaveOut: MayLeaveOut },
  context: CliContext,
): Promise<{ text: string; leftOut: LeftOut | null }> {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limit) return { text, leftOut: null };
  if (mayLeaveOut === "no") throw tooLarge(label, bytes, limit);
  const words = cliWords[context.language];
  // Loaded for those who need it: the rules are in it.
  const { shortenLog } = await import("../shortening/shorten-log.ts");
  const { text: parts, leftOut, allLines } = shortenLog(text, limit);
  await context.err.write(`${tooLargeSentence(label, bytes, limit)(context.language)}\n`);
  await context.err.write(`${words.linesLeftOut({ file: label, count: leftOut, all: allLines })}\n`);
  const question = words.shareParts({ size: sizeInWords(Buffer.byteLength(parts), context.language) });
  if (mayLeaveOut === "ask" && !(await askFirst(question, context))) throw tooLarge(label, bytes, limit);
  return { text: parts, leftOut: { lines: leftOut, of: allLines } };
}

import type { Language } from "../wire/languages.ts";
import type { ParsedArgs } from "./arguments.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { cliWords } from "./said.ts";
import { clientFor, failureOf, serverOf } from "./server-choice.ts";
import { padded, safeJson, safeLine, widthOf } from "./terminal-text.ts";

/** `lectern stats` */
export async function stats(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const id = parsed.words[0]!;
  const server = await serverOf(id, parsed.value("server"), context);
  try {
    const { success: _, ...counts } = await clientFor(server, context).stats(id, { signal: context.interrupted });
    await context.out.write(parsed.has("json") ? `${safeJson(counts)}\n` : tableOf(counts, context.language));
    return exitCodes.done;
  } catch (error) {
    throw failureOf(error, server);
  }
}

function tableOf(
  counts: { id: string; views: number; uniqueViews: number; createdAt: string },
  language: Language,
): string {
  const words = cliWords[language].stats;
  const rows = [
    [words.log, counts.id],
    [words.views, counts.views],
    [words.uniqueViews, counts.uniqueViews],
    [words.sharedAt, counts.createdAt],
  ];
  const width = Math.max(...rows.map(([label]) => widthOf(String(label)))) + 2;
  return rows.map(([label, value]) => `${padded(String(label), width)}${safeLine(String(value), 80)}\n`).join("");
}

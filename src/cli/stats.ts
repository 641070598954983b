import type { ParsedArgs } from "./arguments.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { clientFor, failureOf, serverOf } from "./server-choice.ts";
import { safeJson, safeLine } from "./terminal-text.ts";

/** `lectern stats` */
export async function stats(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const id = parsed.words[0]!;
  const server = await serverOf(id, parsed.value("server"), context);
  try {
    const { success: _, ...counts } = await clientFor(server, context).stats(id, { signal: context.interrupted });
    await context.out.write(parsed.has("json") ? `${safeJson(counts)}\n` : tableOf(counts));
    return exitCodes.done;
  } catch (error) {
    throw failureOf(error, server);
  }
}

function tableOf(counts: { id: string; views: number; uniqueViews: number; createdAt: string }): string {
  const rows = [
    ["log", counts.id],
    ["views", counts.views],
    ["unique views", counts.uniqueViews],
    ["shared at", counts.createdAt],
  ];
  return rows.map(([label, value]) => `${String(label).padEnd(14)}${safeLine(String(value), 80)}\n`).join("");
}

import { LecternError } from "../client/index.ts";
import type { ParsedArgs } from "./arguments.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { type KeptLog, keptLogs } from "./kept-logs.ts";
import { cliWords } from "./said.ts";
import { clientFor } from "./server-choice.ts";
import { padded, safeJson, safeLine, widthOf } from "./terminal-text.ts";

type State = "there" | "gone" | "unknown";

/** `lectern list` */
export async function list(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const words = cliWords[context.language];
  const logs = await keptLogs(context);
  const states = parsed.has("check") ? await statesOf(logs, context) : null;
  if (parsed.has("json")) {
    const entries = logs.map(({ token: _, ...log }, at) => ({ ...log, ...(states && { state: states[at] }) }));
    await context.out.write(`${safeJson(entries)}\n`);
    return exitCodes.done;
  }
  if (logs.length === 0) await context.err.write(`${words.nothingShared}\n`);
  const nameWidth = Math.min(40, Math.max(0, ...logs.map(({ name }) => safeLine(name, 40).length)));
  const stateWidth = Math.max(...Object.values(words.states).map(widthOf));
  for (const [at, { url, name, createdAt }] of logs.entries()) {
    const time = safeLine(createdAt.slice(0, 16).replace("T", " "), 16);
    const state = states ? `  ${padded(words.states[states[at]!], stateWidth)}` : "";
    await context.out.write(`${time}${state}  ${safeLine(name, 40).padEnd(nameWidth)}  ${safeLine(url, 300)}\n`);
  }
  return exitCodes.done;
}

/** One after the other: a list is short, and a server limits how often one asks for what is not there. */
async function statesOf(logs: KeptLog[], context: CliContext): Promise<State[]> {
  const states: State[] = [];
  // Each of its logs would be waited for as long as the first.
  const silent = new Set<string>();
  for (const log of logs) states.push(silent.has(log.server) ? "unknown" : await stateOf(log, silent, context));
  return states;
}

async function stateOf({ server, id }: KeptLog, silent: Set<string>, context: CliContext): Promise<State> {
  try {
    await clientFor(server, context).stats(id, { signal: context.interrupted });
    return "there";
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    if (error.code === "not-found") return "gone";
    if (error.code !== "invalid-id") silent.add(server);
    return "unknown";
  }
}

import { analyse } from "../analysis/analyse.ts";
import { insightsOf } from "../analysis/insights.ts";
import type { Severity } from "../analysis/model.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import { painterFor } from "./colours.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { findLatest } from "./latest-log.ts";
import { readLog } from "./log-input.ts";
import { reportOf } from "./report.ts";
import { safeJson, safeLine } from "./terminal-text.ts";

/** Without a terminal, lines are cut for readers of files. */
const columnsWithoutTerminal = 200;

const codeOf: Record<Severity, number> = {
  notice: exitCodes.done,
  warning: exitCodes.warnings,
  error: exitCodes.errors,
  fatal: exitCodes.fatal,
};

/** `lectern analyse` */
export async function analyseCommand(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const { out, environment } = context;
  const { text } = await readLog(await fileOf(parsed, context), context);
  const language = parsed.value("language") === "zh" ? "zh-CN" : "en";
  const analysis = analyse(text);
  if (parsed.has("json")) {
    await out.write(`${safeJson(insightsOf(analysis, language))}\n`);
  } else {
    const columns = out.isTerminal ? out.columns : columnsWithoutTerminal;
    await out.write(reportOf(analysis, language, painterFor(out, environment), columns));
  }
  return Math.max(exitCodes.done, ...analysis.findings.map(({ severity }) => codeOf[severity]));
}

async function fileOf({ words, has }: ParsedArgs, context: CliContext): Promise<string> {
  if (has("latest")) {
    if (words.length > 0) throw new UsageError("analyse takes a file or --latest, not both.");
    const { path, program } = await findLatest(context);
    await context.err.write(`Newest log: ${safeLine(path, 1000)} (${program})\n`);
    return path;
  }
  if (words[0] !== undefined) return words[0];
  if (context.input.isTerminal) throw new UsageError("analyse needs a file, a log in a pipe, or --latest.");
  return "-";
}

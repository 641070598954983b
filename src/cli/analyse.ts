import { analyse } from "../analysis/analyse.ts";
import { insightsOf } from "../analysis/insights.ts";
import type { Severity } from "../analysis/model.ts";
import type { Given } from "./arguments.ts";
import { painterFor } from "./colours.ts";
import { exitCodes, UsageError } from "./exit-codes.ts";
import { findLatest } from "./latest-log.ts";
import { readLog } from "./log-input.ts";
import { reportOf } from "./report.ts";
import { safeJson, safeLine } from "./terminal-text.ts";
import type { World } from "./world.ts";

/** Without a terminal, lines are cut for readers of files. */
const columnsWithoutTerminal = 200;

const codeOf: Record<Severity, number> = {
  notice: exitCodes.done,
  warning: exitCodes.warnings,
  error: exitCodes.errors,
  fatal: exitCodes.fatal,
};

/** `lectern analyse` */
export async function analyseCommand(given: Given, world: World): Promise<number> {
  const { out, environment } = world;
  const { text } = await readLog(await fileOf(given, world), world);
  const language = given.value("language") === "zh" ? "zh-CN" : "en";
  const analysis = analyse(text);
  if (given.has("json")) {
    await out.write(`${safeJson(insightsOf(analysis, language))}\n`);
  } else {
    const columns = out.isTerminal ? out.columns : columnsWithoutTerminal;
    await out.write(reportOf(analysis, language, painterFor(out, environment), columns));
  }
  return Math.max(exitCodes.done, ...analysis.findings.map(({ severity }) => codeOf[severity]));
}

async function fileOf({ words, has }: Given, world: World): Promise<string> {
  if (has("latest")) {
    if (words.length > 0) throw new UsageError("analyse takes a file or --latest, not both.");
    const { path, program } = await findLatest(world);
    await world.err.write(`Newest log: ${safeLine(path, 1000)} (${program})\n`);
    return path;
  }
  if (words[0] !== undefined) return words[0];
  if (world.input.isTerminal) throw new UsageError("analyse needs a file, a log in a pipe, or --latest.");
  return "-";
}

import { analyse } from "../analysis/analyse.ts";
import { explainBundle } from "../analysis/bundle/explain-bundle.ts";
import type { BundleFile } from "../analysis/bundle/model.ts";
import type { Language, Severity } from "../analysis/model/model.ts";
import { bundleInsightsOf } from "../analysis/words/bundle-insights.ts";
import { insightsOf } from "../analysis/words/insights.ts";
import type { BundleInsights } from "../wire/bundle-insights.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import { bundleReportOf } from "./bundle-report.ts";
import { painterFor } from "./colours.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { findLatest } from "./latest-log.ts";
import { readLog } from "./log-input.ts";
import { readableTexts } from "./readable-text.ts";
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

/** `lectern analyse`: one log, or several files of one trouble together. */
export async function analyseCommand(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const { out, environment, language } = context;
  const columns = out.isTerminal ? out.columns : columnsWithoutTerminal;
  const names = await filesOf(parsed, context);
  const readable = await readableTexts(parsed.value("mappings"), context);
  if (names.length > 1) {
    const insights = await explainTogether(names, language, context, readable);
    const paint = painterFor(out, environment);
    const text = parsed.has("json") ? safeJson(insights) : bundleReportOf(insights, language, paint, columns).trimEnd();
    await out.write(`${text}\n`);
    return worstOf(insights.findings);
  }
  const { text } = await readLog(names[0]!, context);
  const analysis = analyse(await readable(names[0]!, text));
  if (parsed.has("json")) await out.write(`${safeJson(insightsOf(analysis, language))}\n`);
  else await out.write(reportOf(analysis, language, painterFor(out, environment), columns));
  return worstOf(analysis.findings);
}

function worstOf(findings: readonly { severity: Severity }[]): number {
  return Math.max(exitCodes.done, ...findings.map(({ severity }) => codeOf[severity]));
}

async function explainTogether(
  names: readonly string[],
  language: Language,
  context: CliContext,
  readable: (file: string, text: string) => Promise<string>,
): Promise<BundleInsights> {
  const files: BundleFile[] = [];
  for (const file of names) {
    const { name, text: written } = await readLog(file, context);
    const text = await readable(file, written);
    files.push({ name: name === "" ? file : name, text, analysis: analyse(text) });
  }
  return bundleInsightsOf(explainBundle(files), files, language);
}

async function filesOf({ words, has }: ParsedArgs, context: CliContext): Promise<string[]> {
  if (has("latest")) {
    if (words.length > 0) throw new UsageError("analyse takes a file or --latest, not both.");
    const { path, program } = await findLatest(context);
    await context.err.write(`Newest log: ${safeLine(path, 1000)} (${program})\n`);
    return [path];
  }
  if (words.length > 0) return [...words];
  if (context.input.isTerminal) throw new UsageError("analyse needs a file, a log in a pipe, or --latest.");
  return ["-"];
}

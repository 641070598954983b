import { analyse } from "../analysis/analyse.ts";
import { explainBundle } from "../analysis/bundle/explain-bundle.ts";
import type { BundleFile } from "../analysis/bundle/model.ts";
import type { Language, Severity } from "../analysis/model/model.ts";
import { bundleInsightsOf } from "../analysis/words/bundle-insights.ts";
import { insightsOf } from "../analysis/words/insights.ts";
import { renamed } from "../names/find-names.ts";
import { type Glossary, GlossaryNames } from "../names/glossary.ts";
import type { NameMap } from "../names/name-map.ts";
import type { Names } from "../names/names.ts";
import { withReadableNames } from "../names/readable-insights.ts";
import type { BundleInsights } from "../wire/bundle-insights.ts";
import type { KnownInsight } from "../wire/known-crash.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import { bundleReportOf } from "./bundle-report.ts";
import { painterFor } from "./colours.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { givenMap, namesOfLog, readableBy } from "./given-map.ts";
import { findLatest } from "./latest-log.ts";
import { readLog } from "./log-input.ts";
import { reportOf } from "./report.ts";
import { cliWords, said } from "./said.ts";
import { chooseServer, clientFor, failureOf } from "./server-choice.ts";
import { safeJson, safeLine } from "./terminal-text.ts";

/** Without a terminal, lines are cut for readers of files. */
const columnsWithoutTerminal = 200;
const maxKnown = 1000;

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
  const files = await filesOf(parsed, context);
  const map = await givenMap(parsed.value("mappings"), context);
  if (files.length > 1) {
    if (parsed.has("server")) throw new UsageError(said(({ oneForServer }) => oneForServer));
    const { insights, names } = await explainTogether(files, language, map, context);
    const paint = painterFor(out, environment);
    const report = () => renamed(bundleReportOf(insights, language, paint, columns).trimEnd(), names);
    await out.write(`${parsed.has("json") ? safeJson(insights) : report()}\n`);
    return worstOf(insights.findings);
  }
  const { text } = await readLog(files[0]!, context);
  const names = new GlossaryNames(await namesOfLog(map, files[0]!, text, context));
  const analysis = analyse(text, null, readableBy(names));
  const known = parsed.has("server") ? await askServer(parsed.value("server")!, text, language, context) : undefined;
  if (parsed.has("json")) {
    const insights = { ...insightsOf(analysis, language), ...(known !== undefined && { known }) };
    const version = analysis.software.version ?? "";
    await out.write(`${safeJson(names.isEmpty ? insights : withReadableNames(insights, version, names))}\n`);
  } else {
    await out.write(renamed(reportOf(analysis, language, painterFor(out, environment), columns), names));
    // What a server sends may be anything.
    const said = [known?.message, known?.note].filter((one) => typeof one === "string" && one !== "");
    if (said.length > 0) await out.write(`\n${said.map((one) => `${safeLine(one!, maxKnown)}\n`).join("")}`);
  }
  return worstOf(analysis.findings);
}

/** What a server knows of the fault from other logs. It does not keep what it is sent. */
async function askServer(
  option: string,
  text: string,
  language: Language,
  context: CliContext,
): Promise<KnownInsight | null> {
  const { url } = await chooseServer(option, context);
  try {
    return (await clientFor(url, context).analyse(text, { language })).known ?? null;
  } catch (error) {
    throw failureOf(error, url);
  }
}

function worstOf(findings: readonly { severity: Severity }[]): number {
  return Math.max(exitCodes.done, ...findings.map(({ severity }) => codeOf[severity]));
}

async function explainTogether(
  names: readonly string[],
  language: Language,
  map: NameMap | null,
  context: CliContext,
): Promise<{ insights: BundleInsights; names: Names }> {
  const files: BundleFile[] = [];
  const glossary: Glossary = {};
  for (const file of names) {
    const { name, text } = await readLog(file, context);
    const known = await namesOfLog(map, file, text, context);
    Object.assign(glossary, known);
    const analysis = analyse(text, null, readableBy(new GlossaryNames(known)));
    files.push({ name: name === "" ? file : name, text, analysis });
  }
  const insights = bundleInsightsOf(explainBundle(files), files, language);
  return { insights, names: new GlossaryNames(glossary) };
}

async function filesOf({ words, has }: ParsedArgs, context: CliContext): Promise<string[]> {
  if (has("latest")) {
    if (words.length > 0) throw new UsageError(said(({ fileOrLatest }) => fileOrLatest));
    const { path, program } = await findLatest(context);
    await context.err.write(`${cliWords[context.language].newest({ path: safeLine(path, 1000), program })}\n`);
    return [path];
  }
  if (words.length > 0) return [...words];
  if (context.input.isTerminal) throw new UsageError(said((words) => words.needsLog({ command: "analyse" })));
  return ["-"];
}

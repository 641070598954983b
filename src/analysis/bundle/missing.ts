import { ruleFactsOf } from "../rules/rule-set.ts";
import { meaningOfExit } from "./exit-codes.ts";
import type { FileSigns } from "./file-signs.ts";
import type { BundleFinding, MissingFile } from "./model.ts";
import { dated } from "./moments.ts";
import type { FileRun } from "./runs.ts";

/** As sure as this, nobody needs another file. */
const sure = 0.8;

/** Which file would say more, and why; `null` where the cause is known. */
export function missingFile(
  run: FileRun,
  others: readonly FileRun[],
  findings: readonly BundleFinding[],
): MissingFile | null {
  const [cause] = findings;
  if (
    !cause &&
    run.files.every(({ namedReport }) => !namedReport) &&
    run.exits.every(({ code }) => meaningOfExit(code) === "fine")
  ) {
    return null;
  }
  if (cause && isKnown(cause)) return null;
  const { files } = run;
  const has = (kind: FileSigns["kind"]) => files.some((file) => file.kind === kind);
  const named = files.find(({ namedReport }) => namedReport !== null)?.namedReport ?? null;
  if (named && !has("crash-report")) return missing("crash-report", named.name, "missing-report-named");
  const exit = run.exits[0] ?? null;
  const meaning = exit ? meaningOfExit(exit.code) : null;
  if (meaning === "native" && !has("jvm-crash"))
    return missing("jvm-crash", "hs_err_pid*.log", "missing-native", exit!.code);
  const logs = files.filter(({ isGameLog }) => isGameLog);
  const report = files.find(({ kind }) => kind === "crash-report");
  if (report && logs.length === 0) {
    const isApart = others.some((other) => other.files.some(({ isGameLog }) => isGameLog));
    if (isApart) return missing("older-log", rotatedName(report), "missing-log-of-run");
    return missing(...logKind(report), report.file.analysis.findings.length > 0 ? "missing-no-mod" : "missing-log");
  }
  if (has("jvm-crash") && logs.length === 0) return missing("latest-log", "latest.log", "missing-log-of-jvm");
  if (cause?.code === "connection-lost" || cause?.code === "connection-timed-out") {
    return missing("server-log", null, "missing-other-side");
  }
  if (meaning === "report" && !report) return missing("crash-report", null, "missing-report", exit!.code);
  const hasDebug = files.some((file) => file.kind === "debug-log");
  const isForge = files.some(({ file }) => /^(?:neo)?forge\//.test(file.analysis.software.id));
  if (isForge && !hasDebug && logs.length > 0) return missing("debug-log", "debug.log", "missing-debug");
  if (!report && !has("jvm-crash") && !exit && logs.length > 0) return missing("launcher-log", null, "missing-end");
  return null;
}

/** Whether it says what is wrong, or at least whose it is. */
function isKnown({ code, confidence, parameters }: BundleFinding): boolean {
  const { role } = ruleFactsOf(code);
  if (code === "loading-failed-earlier" || code === "exit-code-windows") return false;
  if (role === "specific" || role === "general") return confidence >= sure;
  return ["mod", "plugin"].some((name) => parameters[name] !== undefined) && confidence >= sure;
}

function missing(kind: MissingFile["kind"], name: string | null, term: string, exitCode?: number): MissingFile {
  return { kind, name, because: { term, parameters: exitCode === undefined ? {} : { exitCode: String(exitCode) } } };
}

/** Forge and its kin write more to debug.log. */
function logKind({ file }: FileSigns): [MissingFile["kind"], string] {
  return /^(?:neo)?forge\//.test(file.analysis.software.id) ? ["debug-log", "debug.log"] : ["latest-log", "latest.log"];
}

/** A log of that day, packed at the next start. */
function rotatedName({ end }: FileSigns): string | null {
  const ms = end ? dated(end) : null;
  return ms === null ? null : `${new Date(ms).toISOString().slice(0, 10)}-*.log.gz`;
}

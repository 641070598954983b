import { resolve } from "node:path";
import { analyse } from "../analysis/analyse.ts";
import { HouseFinder } from "../house-rules/house-finder.ts";
import { type HouseRules, housePrefix } from "../house-rules/house-rules.ts";
import { houseRulesOf } from "../house-rules/read-rules.ts";
import { fileFaultText } from "../i18n/file-fault-text.ts";
import { FileFault } from "../operator-files/parse.ts";
import { readOperatorFile } from "../operator-files/read.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import { painterFor } from "./colours.ts";
import type { CliContext } from "./context.ts";
import { exitCodes, Failure } from "./exit-codes.ts";
import { readLog } from "./log-input.ts";
import { reportOf } from "./report.ts";
import { said } from "./said.ts";

/** Without a terminal, lines are cut for readers of files. */
const columnsWithoutTerminal = 200;

/** `lectern findings check FILE LOG`: what a finding of one's own says of a log, or what is wrong with it. */
export async function checkFindings({ words }: ParsedArgs, context: CliContext): Promise<number> {
  const [action, file, log] = words;
  if (action !== "check" || file === undefined || log === undefined) {
    throw new UsageError(said(({ findingsTakes }) => findingsTakes));
  }
  const rules = rulesIn(resolve(context.directory, file));
  const { text } = await readLog(log, context);
  const analysis = analyse(text, new HouseFinder(rules));
  const findings = analysis.findings.filter(({ code }) => code.startsWith(housePrefix));
  if (findings.length === 0) throw new Failure(said((words) => words.findsNothing({ file, log })));
  const { out, environment, language } = context;
  const columns = out.isTerminal ? out.columns : columnsWithoutTerminal;
  await out.write(`${findings[0]!.code}\n`);
  await out.write(reportOf({ ...analysis, findings }, language, painterFor(out, environment), columns));
  return exitCodes.done;
}

function rulesIn(path: string): HouseRules {
  try {
    return houseRulesOf([{ name: path, text: readOperatorFile(path) }]);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { message } = error;
    throw new Failure((language) => fileFaultText(message, language));
  }
}

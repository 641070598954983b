import { isEnd } from "../../verdict/outcome.ts";
import type { FileSigns } from "../file-signs.ts";
import { between, day, second } from "../moments.ts";
import type { BundleRule } from "../rule.ts";
import { betterMatch } from "../rule-match.ts";

const listening =
  /Starting Minecraft server on [^\s:]{0,100}:(\d{2,5})\b|\bListening on \/?[^\s/]{0,100}:(\d{2,5})(?!\d|:)/;
const slack = 2 * second;
/** A server that has run for longer without a word was stopped by somebody. */
const longest = 7 * day;

/** A server found its port in use, and another file is of the one that had opened it before. */
export const portOfAnotherServer: BundleRule = {
  codes: ["port-taken"],
  find({ candidates, run, others }) {
    const one = candidates.find(
      ({ finding }) =>
        finding.code === "port-in-use" && !finding.isFromEarlierRun && finding.parameters["service"] === undefined,
    );
    const port = one?.finding.parameters["port"] ?? one?.signs.port;
    if (!one || typeof port !== "string") return [];
    // What is of the run itself tells of the same server.
    const elsewhere = others.flatMap((other) => other.files);
    const files = [...run.files, ...elsewhere];
    for (const holder of elsewhere.filter((file) => isRunningThen(file, one.signs))) {
      const match = listening.exec(holder.head);
      if (!match || (match[1] ?? match[2]) !== port) continue;
      const evidence = [...one.evidence, holder.evidenceAt(match.index, "other-run")];
      const parameters = { port, holder: holder.file.name };
      const said = { code: "port-taken", severity: "fatal", confidence: 0.95, weight: 5 } as const;
      return [betterMatch(files, one, { ...said, parameters, evidence })];
    }
    return [];
  },
};

/** Whether it had started when the other one failed, and had neither stopped nor failed itself. */
function isRunningThen(holder: FileSigns, failed: FileSigns): boolean {
  const { start, end, file, exit } = holder;
  if (!start || !end || !failed.end || holder.isReport) return false;
  if (exit !== null || isEnd(file.analysis.outcome)) return false;
  if (file.analysis.findings.some(({ code, isFromEarlierRun }) => code === "port-in-use" && !isFromEarlierRun)) {
    return false;
  }
  const since = between(start, failed.start ?? failed.end);
  if (since < slack || since > longest) return false;
  return !holder.isStopped || between(failed.end, end) >= -slack;
}

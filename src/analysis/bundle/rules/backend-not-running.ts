import type { FileSigns } from "../file-signs.ts";
import { between, hourAndDate, type Moment, second } from "../moments.ts";
import type { BundleRule, RuleMatch } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";
import { refusedAt } from "./ports-of-a-proxy.ts";

const maxRefusals = 500;
const maxLine = 400;
const maxPorts = 3;
const slack = 2 * second;
/** Clocks of two days say nothing about each other. */
const longest = 6 * 60 * 60 * second;

/** The proxy was refused at the port of a server, which was started later or had been stopped before. */
export const backendNotRunning: BundleRule = {
  codes: ["proxy-backend-down"],
  find(context) {
    const all = [...context.run.files, ...context.otherSide];
    const servers = all.filter(({ side, port, start }) => side === "server" && port !== null && start !== null);
    for (const proxy of all.filter(({ side }) => side === "proxy")) {
      const refusals = refusalsIn(proxy);
      for (const server of servers) {
        const own = refusals.filter(({ port }) => port === server.port);
        const said = absenceOf(server, own);
        if (!said) continue;
        const replaces = context.candidates.filter(
          ({ finding, signs }) => finding.code === "proxy-backend-unreachable" && signs === proxy,
        );
        const known = new Set(servers.map(({ port }) => port));
        const others = [...new Set(refusals.flatMap(({ port }) => (known.has(port) ? [] : [port])))];
        const parameters = {
          server: replaces[0]?.finding.parameters["server"],
          port: server.port!,
          others: others.length > 0 && others.length <= maxPorts ? others : undefined,
          ...said.times,
        };
        const evidence = [proxy.evidence(said.line, "cause"), server.evidence(said.proof, "other-side")];
        // A server that crashed is no proxy's matter: before it was up and after it was down, nobody could reach it.
        const { end } = context;
        const hasCrashed = end !== null && end.signs !== proxy && end.finding.severity === "fatal";
        const weight = hasCrashed ? 0 : 5;
        const told = { code: "proxy-backend-down", severity: "error", confidence: 0.9, weight } as const;
        return [ruleMatch(all, { ...told, parameters, evidence, replaces })] satisfies RuleMatch[];
      }
    }
    return [];
  },
};

interface Refusal {
  port: string;
  line: number;
  time: Moment;
}

function refusalsIn(proxy: FileSigns): Refusal[] {
  const { text } = proxy.file;
  const found: Refusal[] = [];
  let at = text.indexOf("Connection refused");
  for (let tried = 0; at !== -1 && tried < maxRefusals; tried++, at = text.indexOf("Connection refused", at + 1)) {
    const port = refusedAt.exec(text.slice(at, at + maxLine).split("\n", 1)[0]!)?.[1];
    const line = proxy.lineAt(at);
    const time = port ? proxy.timeAt(line) : null;
    if (port && time) found.push({ port, line, time });
  }
  return found;
}

/** When the server was not there. A server that refuses while it runs has another reason. */
function absenceOf(server: FileSigns, refusals: readonly Refusal[]) {
  const start = server.start!;
  const placed = refusals.map((one) => ({
    ...one,
    toStart: between(one.time, start),
    afterEnd: between(server.end!, one.time),
  }));
  if (placed.length === 0 || placed.some(({ toStart, afterEnd }) => toStart < -slack && afterEnd < -slack)) return null;
  const early = placed.find(({ toStart }) => toStart > slack && toStart < longest);
  const time = (moment: Moment) => hourAndDate({ ...moment, days: [] });
  if (early) {
    const proof = server.lineAt(Math.max(0, server.head.indexOf("Starting Minecraft server on ")));
    return { line: early.line, proof, times: { refused: time(early.time), started: time(start) } };
  }
  const late = server.isStopped ? placed.find(({ afterEnd }) => afterEnd > slack && afterEnd < longest) : undefined;
  if (!late) return null;
  return { line: late.line, proof: server.lastLine, times: { refused: time(late.time), ended: time(server.end!) } };
}

import type { FileSigns } from "../file-signs.ts";
import { between, hourAndDate, type Moment, second } from "../moments.ts";
import type { BundleRule } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";

const maxTimeouts = 200;
const slack = 2 * second;
const needle = "read timed out";
/** Velocity: `Aino -> lobby: read timed out`. BungeeCord: `[Aino] <-> ServerConnector [lobby] - read timed out`. */
const timedOut = /(?:-> |ServerConnector \[|DownstreamBridge <-> \[)([\w.-]{1,60})\]?(?:: | - )read timed out/;

/** A server takes connections long before it answers them: the proxy gave up waiting while the server was starting. */
export const backendStillStarting: BundleRule = {
  codes: ["proxy-backend-down"],
  find({ run, otherSide, candidates }) {
    const all = [...run.files, ...otherSide];
    const starts = all.filter(({ side }) => side === "server").flatMap((signs) => startOf(signs) ?? []);
    for (const proxy of all.filter(({ side }) => side === "proxy")) {
      for (const { server, line, time } of timeoutsIn(proxy)) {
        const [start, other] = starts.filter(({ bound, done }) => isWithin(time, bound, done));
        // Of two that start at once nobody knows which was meant.
        if (!start || other) continue;
        const replaces = candidates.filter(
          ({ finding, signs }) => finding.code === "proxy-backend-unreachable" && signs === proxy,
        );
        const parameters = { server, waited: timeOf(time), ready: timeOf(start.done) };
        const evidence = [proxy.evidence(line, "cause"), start.signs.evidence(start.line, "other-side")];
        const said = { code: "proxy-backend-down", severity: "error", confidence: 0.85, weight: 5 } as const;
        return [ruleMatch(all, { ...said, parameters, evidence, replaces })];
      }
    }
    return [];
  },
};

function timeoutsIn(proxy: FileSigns) {
  const { text } = proxy.file;
  const found: { server: string; line: number; time: Moment }[] = [];
  let at = text.indexOf(needle);
  for (let tried = 0; at !== -1 && tried < maxTimeouts; tried++, at = text.indexOf(needle, at + needle.length)) {
    const server = timedOut.exec(text.slice(Math.max(0, at - 100), at + needle.length))?.[1];
    const line = proxy.lineAt(at);
    const time = server ? proxy.timeAt(line) : null;
    if (server && time) found.push({ server, line, time });
  }
  return found;
}

/** From when it takes connections to when it answers them. */
function startOf(signs: FileSigns) {
  const bound = signs.head.indexOf("Starting Minecraft server on ");
  const done = bound === -1 ? -1 : signs.head.indexOf("Done (", bound);
  if (done === -1) return null;
  const line = signs.lineAt(done);
  const [from, to] = [signs.timeAt(signs.lineAt(bound)), signs.timeAt(line)];
  return from && to ? { signs, line, bound: from, done: to } : null;
}

function isWithin(time: Moment, from: Moment, to: Moment): boolean {
  return between(from, time) >= 0 && between(time, to) >= -slack;
}

function timeOf(moment: Moment): string {
  return hourAndDate({ ...moment, days: [] });
}

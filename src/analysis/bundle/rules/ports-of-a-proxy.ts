import type { FileSigns } from "../file-signs.ts";
import type { BundleEvidence } from "../model.ts";
import type { BundleRule } from "../rule.ts";
import { betterMatch } from "../rule-match.ts";

const linesBelow = 6;
export const refusedAt = /Connection refused[^\n]{0,80}?[/ ](?:[\w.-]{1,100}|\[[\da-f:]{2,45}\]):(\d{2,5})\b/i;
const listening = /Starting Minecraft server on [^\s:]{0,100}:(\d{2,5})\b/;

/** The proxy was refused at a port, and the server behind it ran all the while, at another. */
export const portsOfAProxy: BundleRule = {
  codes: ["proxy-backend-port"],
  find({ candidates, run, otherSide }) {
    const one = candidates.find(({ finding }) => finding.code === "proxy-backend-unreachable");
    const servers = otherSide.filter(({ side }) => side === "server").flatMap((signs) => portOf(signs) ?? []);
    const wanted = one?.signs.side === "proxy" ? portBelow(one.signs, one.line) : null;
    const [server] = servers;
    // With several servers nobody knows which of them is meant.
    if (!one || !wanted || !server || servers.length > 1 || server.port === wanted.port) return [];
    const parameters = { ...one.finding.parameters, port: wanted.port, listening: server.port };
    const said = { code: "proxy-backend-port", confidence: 0.85, weight: 5 };
    const evidence = [...one.evidence, wanted.evidence, server.evidence];
    return [betterMatch([...run.files, ...otherSide], one, { ...said, parameters, evidence })];
  },
};

interface Port {
  port: string;
  evidence: BundleEvidence;
}

function portBelow(signs: FileSigns, line: number): Port | null {
  for (let at = line; at <= Math.min(line + linesBelow, signs.lines.count - 1); at++) {
    const port = refusedAt.exec(signs.textAt(at))?.[1];
    if (port) return { port, evidence: signs.evidence(at, "cause") };
  }
  return null;
}

function portOf(signs: FileSigns): Port | null {
  const match = listening.exec(signs.head);
  return match ? { port: match[1]!, evidence: signs.evidenceAt(match.index, "other-side") } : null;
}

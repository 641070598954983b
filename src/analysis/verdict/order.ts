import type { Evidence } from "../evidence/evidence.ts";
import { roleRank } from "../model/finding.ts";
import { severityRank } from "../model/model.ts";
import { hybrids, platformOf } from "../model/platforms.ts";
import { afterGivingUp } from "./given-up.ts";
import { isNotice, type Ranked } from "./ranked.ts";
import { complaintsIn, misfitsIn } from "./refusals.ts";

/**
 * The order of findings is the verdict: what ended the last run first, and what explains more before what explains less;
 * then what failed while it ran; what only older runs show comes behind, and remarks come last.
 */
export function inOrder(all: readonly Ranked[], evidence: Evidence): Ranked[] {
  const complaints = complaintsIn(all);
  const misfits = misfitsIn(all, hybrids.has(platformOf(evidence.software)));
  const isLate = afterGivingUp(evidence);
  return [...all].sort(
    (a, b) =>
      Number(isRemark(a)) - Number(isRemark(b)) ||
      Number(a.isOld) - Number(b.isOld) ||
      a.tier - b.tier ||
      b.starts - a.starts ||
      // Of older runs, the latest.
      (a.isOld ? lastLine(b) - lastLine(a) : 0) ||
      Number(a.finding.isConsequence) - Number(b.finding.isConsequence) ||
      Number(isLate(a.finding)) - Number(isLate(b.finding)) ||
      Number(isForClients(b)) - Number(isForClients(a)) ||
      misfits(b) - misfits(a) ||
      b.persistence - a.persistence ||
      rankOfRole(a) - rankOfRole(b) ||
      complaints(b) - complaints(a) ||
      Number(b.isInCrash) - Number(a.isInCrash) ||
      severityRank[a.finding.severity] - severityRank[b.finding.severity] ||
      // How sure they are differs by more than a shade, or what came first tells.
      Math.round(b.finding.confidence * 10) - Math.round(a.finding.confidence * 10) ||
      a.finding.firstLine - b.finding.firstLine,
  );
}

/** A mod that says of itself that it is for the client only: beside it, others that ask for the client's code are in doubt. */
export function isForClients({ finding: { code, parameters } }: Ranked): boolean {
  return code === "client-class-on-server" && parameters["clientMod"] !== undefined;
}

/** Nobody wants to read a remark before what failed, were it in an older run. */
function isRemark({ finding }: Ranked): boolean {
  return isNotice(finding);
}

/** Of remarks, what software complains of itself comes before what it runs on. */
function rankOfRole(one: Ranked): number {
  return one.role === "environment" && isRemark(one) ? roleRank["own-words"] + 1 : roleRank[one.role];
}

function lastLine({ finding }: Ranked): number {
  return finding.lines.at(-1) ?? finding.firstLine;
}

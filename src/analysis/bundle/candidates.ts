import type { ReportedFinding } from "../analyse.ts";
import type { ExceptionGroup } from "../exception-group.ts";
import { culpritFor, faultOf, ownerParameters } from "../exceptions/explained.ts";
import type { Finding, FindingRole, MaybeParameters } from "../finding.ts";
import { knownParameters } from "../known-parameters.ts";
import { type FoundFinding, tellingLine } from "../model.ts";
import { isAccusable } from "../owners/owner.ts";
import { Owners } from "../owners/owners.ts";
import { joinsOf, ruleFactsOf } from "../rule-set.ts";
import { crashOf } from "../whole-log-findings/crash.ts";
import { ExceptionPlaces } from "./exception-places.ts";
import type { FileSigns } from "./file-signs.ts";
import type { JoinedOwners } from "./joined-owners.ts";
import type { BundleEvidence } from "./model.ts";

/** A finding of one file, with what the others add to it. */
export interface Candidate {
  finding: Pick<
    FoundFinding,
    "code" | "severity" | "confidence" | "parameters" | "count" | "isConsequence" | "isFromEarlierRun" | "house"
  >;
  role: FindingRole;
  signs: FileSigns;
  line: number;
  /** Where among the findings of its file. */
  rank: number;
  group: ExceptionGroup | null;
  fault: string | null;
  evidence: BundleEvidence[];
}

const crashCodes = new Set(["mod-crash", "plugin-crash", "crash-unknown"]);
const named = ["mod", "plugin", "suspect", "culprit"] as const;
const nobody = new Owners([]);
const linesAnnounced = 3;
const linesTried = 20;
/** Of one file. The worst come first. */
const maxFindings = 100;

/** The findings of a file, with names that only another file of the run gives. */
export function candidatesOf(signs: FileSigns, joined: JoinedOwners): Candidate[] {
  const { findings, exceptions } = signs.file.analysis;
  const places = new ExceptionPlaces(exceptions);
  return findings.slice(0, maxFindings).map((finding, rank) => {
    const group = groupOf(finding, signs, places);
    const told = withOwners(finding, group, signs, joined);
    const line = tellingLine(finding);
    const { code, severity, confidence, count, isConsequence, isFromEarlierRun, house } = finding;
    const renamed = told?.code ?? code;
    return {
      finding: {
        code: renamed,
        severity,
        confidence: told?.confidence ?? confidence,
        parameters: told ? told.parameters : finding.parameters,
        count,
        isConsequence,
        isFromEarlierRun,
        ...(house ? { house } : {}),
      },
      role: ruleFactsOf(renamed).role,
      signs,
      line,
      rank,
      group,
      fault: group ? faultOf(group) : null,
      evidence: [
        ...linesOf(finding).map((at) => ({
          file: signs.index,
          line: at,
          text: signs.textAt(at),
          role: "cause" as const,
        })),
        ...(told?.listing && told.listing.file !== signs.index ? [told.listing] : []),
      ],
    };
  });
}

/** The line that says it, and the one above that announces it, where they are two. */
function linesOf(finding: ReportedFinding): number[] {
  const line = tellingLine(finding);
  const isAnnounced = finding.firstLine < line && line - finding.firstLine <= linesAnnounced;
  return isAnnounced ? [line, finding.firstLine] : [line];
}

/** The exception that a finding tells of: it stands in it, or right above it. */
function groupOf(finding: ReportedFinding, { file, kind }: FileSigns, places: ExceptionPlaces): ExceptionGroup | null {
  const { exceptions } = file.analysis;
  for (const line of [...finding.lines.slice(0, linesTried), finding.firstLine]) {
    const group = places.at(line);
    if (group) return group;
  }
  const isOfCrash = kind === "crash-report" && ruleFactsOf(finding.code).role !== "environment";
  return isOfCrash ? (exceptions.find(({ crash }) => crash) ?? exceptions[0] ?? null) : null;
}

interface Told {
  code?: string;
  confidence?: number;
  parameters: FoundFinding["parameters"];
  listing: BundleEvidence | null;
}

function withOwners(
  { code, parameters }: ReportedFinding,
  group: ExceptionGroup | null,
  { description, index }: FileSigns,
  joined: JoinedOwners,
): Told | null {
  const { owners, isDevelopment } = joined;
  if (owners.parts.length === 0) return null;
  const culprit = group ? culpritFor(group, owners) : null;
  const owner = culprit && isAccusable(culprit.owner) ? culprit.owner : null;
  const listing = owner ? joined.listing(owner, index) : null;
  const listed = (value: unknown) =>
    typeof value === "string" ? joined.listing({ name: value, id: null }, index) : null;
  if (crashCodes.has(code)) {
    const isNamed = listed(parameters["mod"]) ?? listed(parameters["plugin"]);
    const crash =
      listing && !isNamed ? crashOf(group!, { owners, isDevelopment, report: { description } })[0] : undefined;
    if (!crash) return null;
    const { confidence } = crash;
    return {
      code: crash.code ?? code,
      ...(confidence === undefined ? {} : { confidence }),
      parameters: knownParameters(crash.parameters),
      listing,
    };
  }
  const guess = group ? culpritFor(group, nobody)?.owner.name : undefined;
  const { joins = [] }: Pick<Finding, "joins"> = joinsOf(code);
  const told: MaybeParameters = { ...parameters };
  let found: BundleEvidence | null = null;
  for (const parameter of named) {
    const value = told[parameter];
    const place = listed(value);
    if (typeof value === "string" && place) {
      const known = parameter === "plugin" ? owners.ofPlugin(value) : owners.ofId(value);
      const isId = [known?.id, known?.name].some((one) => one?.toLowerCase() === value.toLowerCase());
      if (known && isId) Object.assign(told, ownerParameters(parameter, known));
      found ??= place;
    } else if (listing && owner && (value === undefined ? isWanted(parameter, joins) : value === guess)) {
      Object.assign(told, ownerParameters(parameter, owner));
      found ??= listing;
    }
  }
  const missing = told["class"];
  const provider = typeof missing === "string" && joins.includes("provider") ? owners.ofClass(missing) : null;
  const providing = provider && isAccusable(provider) ? joined.listing(provider, index) : null;
  if (provider && providing && !listed(told["provider"]) && told["suspect"] !== provider.name) {
    Object.assign(told, ownerParameters("provider", provider));
    found = providing;
  }
  const calling = told["caller"] ?? told["call"];
  if (typeof calling === "string" && !listed(told["suspect"])) {
    const caller = owners.ofClass(calling);
    const place = caller && isAccusable(caller) ? joined.listing(caller, index) : null;
    if (caller && place) Object.assign(told, ownerParameters("suspect", caller));
    found ??= place;
  }
  return found ? { parameters: knownParameters(told), listing: found } : null;
}

function isWanted(parameter: string, joins: readonly string[]): boolean {
  return joins.includes(parameter) || (parameter === "suspect" && joins.includes("thread"));
}

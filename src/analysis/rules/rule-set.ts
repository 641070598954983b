import type { Evidence } from "../evidence/evidence.ts";
import { logNeedles } from "../evidence/read-log.ts";
import { runMarks } from "../evidence/run-ends.ts";
import type { RuleFacts } from "../model/finding.ts";
import { type Entry, type FoundFinding, listedLines, type Software } from "../model/model.ts";
import { isAscii } from "../text/characters.ts";
import type { Lines } from "../text/lines.ts";
import { LiteralPlaces } from "../text/literal-places.ts";
import { RecordedHits } from "../text/recorded-hits.ts";
import { type CandidateLines, candidateNeedles } from "../traces/candidate-lines.ts";
import { faultOf } from "../traces/meanings/explained.ts";
import { FindingSet } from "./find.ts";
import { knownParameters } from "./known-parameters.ts";
import type { Reading } from "./reading.ts";
import { findings, wholeLogFindings } from "./rule-list.ts";
import type { WholeLogMatch } from "./whole-log-finding.ts";

const literals = [
  ...new Set([...logNeedles, ...runMarks, ...wholeLogFindings.flatMap(({ literals = [] }) => literals)]),
].filter(isAscii);
/** One walk over a large text is a third of its analysis: everything is looked for in the same. */
const findingSet = new FindingSet(findings, undefined, [...candidateNeedles, ...literals]);
const literalIndices = new Map(literals.map((literal, index) => [literal, index]));
const byCode = new Map(findings.map((finding) => [finding.code, finding]));

/** A code may be found in single lines and in whole logs. Then the finding of single lines decides. */
const facts = new Map<string, RuleFacts>([
  ...wholeLogFindings.flatMap(
    ({ codes, role = "specific", causedBy = [], impliedBy = [], supersedes = false, unlessEnded = false }) =>
      codes.map((code): [string, RuleFacts] => [code, { role, causedBy, impliedBy, supersedes, unlessEnded }]),
  ),
  ...findings.map(
    ({
      code,
      role = "specific",
      causedBy = [],
      impliedBy = [],
      supersedes = false,
      unlessEnded = false,
    }): [string, RuleFacts] => [code, { role, causedBy, impliedBy, supersedes, unlessEnded }],
  ),
]);
facts.set("crash-unknown", { role: "unknown", causedBy: [] });
for (const { codes, supersedes } of wholeLogFindings) {
  for (const code of supersedes ? codes : []) facts.set(code, { ...facts.get(code)!, supersedes: true });
}

export function ruleFactsOf(code: string): RuleFacts {
  return facts.get(code) ?? { role: "specific", causedBy: [] };
}

export function joinsOf(code: string) {
  return byCode.get(code) ?? {};
}

/** Walks over a text. It knows then where literals stand in it; what is for the rules of single lines is returned. */
export function walkOver(lines: Lines): RecordedHits {
  const hits = new RecordedHits();
  const noted = new LiteralPlaces(literalIndices);
  const firstLiteral = findingSet.ownNeedles + candidateNeedles.length;
  findingSet.scan.scan(lines.text, (needle, offset) => {
    if (needle < firstLiteral) hits.note(needle, offset);
    else noted.note(needle - firstLiteral, offset);
  });
  lines.noted = noted;
  return hits;
}

/** What single lines show. Notes the lines of traces on the way. */
export function findInLines(
  lines: Lines,
  hits: RecordedHits,
  entries: readonly Entry[],
  software: Software,
  candidates: CandidateLines,
  reading: Reading,
): FoundFinding[] {
  return findingSet.find(lines, entries, software, candidates, reading, hits);
}

/** What only the whole log shows. The same problem with the same parameters is one finding. */
export function findInWholeLog(evidence: Evidence): FoundFinding[] {
  const found = new Map<string, FoundFinding>();
  for (const rule of wholeLogFindings) {
    for (const match of rule.find(evidence)) {
      const one = foundBy(match, match.code ?? rule.codes[0]!, rule.severity, rule.confidence);
      const key = `${one.code}\n${JSON.stringify(one.parameters)}`;
      const known = found.get(key);
      if (!known) found.set(key, one);
      else {
        known.count += one.count;
        known.lines = listedLines(known.lines, one.lines);
      }
    }
  }
  return [...found.values()];
}

function foundBy(
  match: WholeLogMatch,
  code: string,
  severity: FoundFinding["severity"],
  confidence = 0.9,
): FoundFinding {
  const { firstLine, endLine, lines = [firstLine], count = 1 } = match;
  return {
    code,
    severity: match.severity ?? severity,
    confidence: match.confidence ?? confidence,
    parameters: knownParameters(match.parameters),
    firstLine,
    endLine,
    lines: listedLines(lines),
    count,
    isConsequence: false,
    isFromEarlierRun: false,
    ...(match.group ? { fault: faultOf(match.group) } : {}),
  };
}

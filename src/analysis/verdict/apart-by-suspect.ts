import { type Evidence, entryAt } from "../evidence/evidence.ts";
import type { Finding } from "../model/finding.ts";
import type { FoundFinding } from "../model/model.ts";
import type { Join } from "./join.ts";

type Joins = Pick<Finding, "joins">;

/** Of one finding, and of all: what many have in common is one problem. */
const maxOfOne = 8;
const maxOfAll = 200;

/** Adds what is known of exceptions to findings. What is missing for several mods is a finding for each of them. */
export class ApartBySuspect {
  private looked = 0;

  constructor(
    private readonly join: Join,
    private readonly evidence: Evidence,
  ) {}

  joined(found: FoundFinding, rule: Joins): FoundFinding[] {
    const whole = this.join.join(found, rule);
    const { joins = [] } = rule;
    const isOfCode = joins.includes("suspect") && !joins.includes("repeating") && whole.parameters["suspect"];
    if (!isOfCode || found.parameters["suspect"] || found.lines.length < 2) return [whole];
    const parts = new Map([[whole.parameters["suspect"], { ...whole, lines: [] as number[], count: found.count }]]);
    const first = [...parts.values()][0]!;
    for (const [place, line] of found.lines.entries()) {
      const one = place > 0 && place < maxOfOne && this.looked < maxOfAll ? this.at(line, found, rule) : whole;
      const known = parts.get(one.parameters["suspect"] ?? whole.parameters["suspect"]);
      if (known) known.lines.push(line);
      else parts.set(one.parameters["suspect"]!, { ...one, lines: [line], count: 0 });
      if (known === first) continue;
      first.count--;
      parts.get(one.parameters["suspect"]!)!.count++;
    }
    return [...parts.values()];
  }

  /** As if it had been found there alone. */
  private at(line: number, found: FoundFinding, rule: Joins): FoundFinding {
    this.looked++;
    const entry = entryAt(line, this.evidence);
    const isIn = entry !== undefined && entry.endLine > line;
    const [firstLine, endLine] = isIn ? [entry.firstLine, entry.endLine] : [line, line + 1];
    return this.join.join({ ...found, firstLine, endLine, lines: [line], count: 1 }, rule);
  }
}

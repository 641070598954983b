import type { PatternNode } from "../pattern/parse-pattern.ts";

/**
 * Texts of which every match of a pattern has at least one; `null` where there are no such texts. Only lines that have
 * one are asked whether they match: hundreds of patterns cost no more than one walk over the log.
 */
export function requiredLiterals(pattern: PatternNode, least: number): string[] | null {
  const found = bestOf(pattern);
  return found !== null && shortest(found) >= least ? found : null;
}

function bestOf(node: PatternNode): string[] | null {
  switch (node.kind) {
    case "atom":
    case "assertion":
    case "sequence":
      return bestOfSequence(partsOf(node));
    case "choice": {
      const each = node.parts.map(bestOf);
      return each.every((one) => one !== null) ? each.flat() : null;
    }
    case "repeat":
      return node.least > 0 ? bestOf(node.body) : null;
  }
}

/** A group without a choice is as good as what stands in it. */
function partsOf(node: PatternNode): PatternNode[] {
  return node.kind === "sequence" ? node.parts.flatMap(partsOf) : [node];
}

function bestOfSequence(parts: readonly PatternNode[]): string[] | null {
  const candidates: string[][] = [];
  let run = "";
  for (const part of parts) {
    if (part.kind === "assertion") continue;
    const unit = part.kind === "atom" ? unitOf(part.source) : null;
    if (unit !== null) {
      run += unit;
      continue;
    }
    candidates.push([run]);
    run = "";
    const inside = part.kind === "atom" ? null : bestOf(part);
    if (inside) candidates.push(inside);
  }
  candidates.push([run]);
  const best = candidates.reduce((a, b) => (shortest(b) > shortest(a) ? b : a));
  return shortest(best) > 0 ? best : null;
}

/** The one character that an atom takes, where it is only one. */
function unitOf(source: string): string | null {
  if (source.length === 1) return source === "." ? null : source;
  return source.length === 2 && /^\\[^\w]$/.test(source) ? source[1]! : null;
}

function shortest(texts: readonly string[]): number {
  return Math.min(...texts.map(({ length }) => length));
}

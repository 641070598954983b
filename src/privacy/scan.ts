import { AnchorFilter } from "./anchor-filter.ts";
import { AnchorTables } from "./anchor-tables.ts";
import type { Detector, Report } from "./detector.ts";
import { endOfTime, timeAnchors } from "./line-headers.ts";
import { lowBytes } from "./low-bytes.ts";

export type Scan = (text: string, report: Report) => void;

/**
 * One walk over the text for all detectors. A look at a table for every pair of bytes is all that ordinary text costs,
 * however many detectors there are; where three of them may be an anchor, the characters decide who is asked. The times
 * that lines begin with are passed over.
 */
export function scanFor(detectors: readonly Detector[]): Scan {
  // Made for the first text: a program that masks nothing need not wait for them.
  let anchors: Anchors | null = null;
  return (text, report) => {
    anchors ??= new Anchors(detectors);
    walk(text, anchors, report);
  };
}

class Anchors {
  readonly filter: AnchorFilter;
  readonly tables: AnchorTables;
  readonly looks: readonly Detector["look"][];

  constructor(detectors: readonly Detector[]) {
    const all = [...detectors, times];
    this.filter = new AnchorFilter(new Set(all.flatMap((one) => one.anchors)));
    this.tables = new AnchorTables(all);
    this.looks = all.map(({ look }) => look);
  }
}

/** Makes the walk stop where a line may begin with a time, and has nothing to say there itself. */
const times: Detector = { anchors: timeAnchors, look: (_, at) => at };

const lineBreak = 0x0a;
const openingBracket = 0x5b;

function walk(text: string, { filter, tables, looks }: Anchors, report: Report): void {
  const bytes = lowBytes(text);
  const { starts, count } = filter.startsIn(bytes, text.length);
  const resume = new Float64Array(looks.length);
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const start = starts[i]!;
    if (start < passed) continue;
    if (bytes[start] === lineBreak && bytes[start + 1] === openingBracket) {
      passed = endOfTime(bytes, start + 1);
      continue;
    }
    const asked = tables.askedAt(text, start);
    for (let place = 0; place < asked.length; place++) {
      const index = asked[place]!;
      if (start >= resume[index]!) resume[index] = looks[index]!(text, start, report);
    }
  }
}

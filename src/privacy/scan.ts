import { AnchorFilter } from "./anchor-filter.ts";
import { AnchorTables, nobody } from "./anchor-tables.ts";
import type { Detector, Report } from "./detector.ts";
import { endOfTime, timeAnchors } from "./line-headers.ts";
import { Notes } from "./notes.ts";
import { addStartsBesideAscii } from "./other-starts.ts";
import { ScanMemory } from "./scan-memory.ts";

/** Reports what is private in a text. */
export type Scan = (text: string, report: Report) => Scanned;

interface Scanned {
  /** In order, the places of anchors at which a detector could find something else if other characters stood around. */
  open: number[];
  notes: Notes;
}

/**
 * One walk over the text for all detectors. A look at a table for every pair of bytes is all that ordinary text costs,
 * however many detectors there are; where some of them may be an anchor, the characters decide who is asked. The times
 * that lines begin with are passed over.
 *
 * Every search starts a scan of its own, whose memory its texts share.
 */
export function scannerFor(detectors: readonly Detector[]): () => Scan {
  // Made for the first text: a program that masks nothing need not wait for them.
  let anchors: Anchors | null = null;
  return () => {
    const memory = new ScanMemory();
    return (text, report) => {
      anchors ??= new Anchors(detectors);
      return walk(text, anchors, memory, report);
    };
  };
}

class Anchors {
  private readonly used: ReadonlySet<string>;
  private filter: AnchorFilter | null = null;
  private asciiFilter: AnchorFilter | null = null;
  readonly tables: AnchorTables;
  readonly looks: readonly Detector["look"][];
  /** For each set of detectors: how to rule out all of them. */
  readonly rulesOut: readonly (Detector["rulesOut"] | null)[];

  constructor(detectors: readonly Detector[]) {
    const all = [...detectors, times];
    this.used = new Set(all.flatMap((one) => one.anchors));
    this.tables = new AnchorTables(all);
    this.looks = all.map(({ look }) => look);
    this.rulesOut = this.tables.sets.map(([first, ...others]) =>
      first === undefined || others.length > 0 ? null : (all[first]!.rulesOut ?? null),
    );
  }

  /** Each is made for the first text that needs it: few need both. */
  filterFor(hasFewOthers: boolean): AnchorFilter {
    if (!hasFewOthers) {
      this.filter ??= new AnchorFilter(this.used);
      return this.filter;
    }
    // Without the anchors that have other characters than ASCII: by their lower bytes they could be anything.
    this.asciiFilter ??= new AnchorFilter([...this.used].filter((anchor) => /^[\0-\x7e]*$/.test(anchor)));
    return this.asciiFilter;
  }
}

/** Makes the walk stop where a line may begin with a time, and has nothing to say there itself. */
const times: Detector = { anchors: timeAnchors, look: (_, at) => at };

const lineBreak = 0x0a;
const openingBracket = 0x5b;

function walk(text: string, anchors: Anchors, memory: ScanMemory, report: Report): Scanned {
  const { tables, looks, rulesOut } = anchors;
  memory.read(text);
  const { isAscii, hasFewOthers } = memory.low;
  const found = anchors.filterFor(isAscii || hasFewOthers).findStarts(memory, text.length);
  const count = !isAscii && hasFewOthers ? addStartsBesideAscii(text, memory, found) : found;
  tables.findSets(text, memory, count);
  const { starts, sets } = memory;
  const { bytes } = memory.low;
  const notes = new Notes();
  const resume = new Int32Array(looks.length);
  const open: number[] = [];
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const set = sets[i]!;
    const start = starts[i]!;
    if (set === nobody || start < passed) continue;
    if (bytes[start] === lineBreak && bytes[start + 1] === openingBracket) {
      passed = endOfTime(bytes, start + 1);
      continue;
    }
    if (rulesOut[set]?.(bytes, start)) continue;
    const asked = tables.sets[set]!;
    let isOpen = false;
    for (let place = 0; place < asked.length; place++) {
      const index = asked[place]!;
      let next = resume[index]!;
      if (start >= (next < 0 ? ~next : next)) {
        next = looks[index]!(text, start, report, notes);
        resume[index] = next;
      }
      if (next >= 0) isOpen = true;
    }
    if (isOpen) open.push(start);
  }
  return { open, notes };
}

import { endIn } from "./anchor-ends.ts";
import { AnchorTables } from "./anchor-tables.ts";
import type { Detector, Report } from "./detector.ts";
import { endOfTime, timeAnchors } from "./line-headers.ts";
import { Notes } from "./notes.ts";
import { StartsBesideAscii } from "./other-starts.ts";
import { ScanMemory, window } from "./scan-memory.ts";

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
  readonly tables: AnchorTables;
  readonly looks: readonly Detector["look"][];
  readonly rulesOut: readonly (Detector["rulesOut"] | null)[];

  constructor(detectors: readonly Detector[]) {
    const all = [...detectors, times];
    this.tables = new AnchorTables(all);
    this.looks = all.map(({ look }) => look);
    this.rulesOut = all.map(({ rulesOut }) => rulesOut ?? null);
  }
}

/** Makes the walk stop where a line may begin with a time, and has nothing to say there itself. */
const times: Detector = { anchors: timeAnchors, look: (_, at) => at };

const lineBreak = 0x0a;
const openingBracket = 0x5b;

function walk(text: string, anchors: Anchors, memory: ScanMemory, report: Report): Scanned {
  memory.read(text);
  const { isAscii } = memory.low;
  const others = memory.low.others && new StartsBesideAscii(text, memory.low.others, anchors.tables);
  const walked = new Walk(text, anchors, memory, report);
  for (let from = 0; from < text.length; from += window) {
    const end = Math.min(from + window, text.length);
    const found =
      isAscii || others
        ? anchors.tables.findInBytes(memory, from, end)
        : anchors.tables.findInText(text, memory, from, end);
    walked.ask(others?.correct(memory, found, end) ?? found);
  }
  return walked;
}

class Walk implements Scanned {
  readonly open: number[] = [];
  readonly notes = new Notes();
  /** For each detector, what it returned last. */
  private readonly resume: Int32Array;
  /** How far lines need not be looked at. */
  private passed = 0;

  constructor(
    private readonly text: string,
    private readonly anchors: Anchors,
    private readonly memory: ScanMemory,
    private readonly report: Report,
  ) {
    this.resume = new Int32Array(anchors.looks.length);
  }

  /** Goes to the first `count` starts in the memory. */
  ask(count: number): void {
    const { text, report, notes, resume } = this;
    const { tables, looks, rulesOut } = this.anchors;
    const { detectors, masks, ends } = tables.askers;
    const { starts, sets, low } = this.memory;
    const { bytes } = low;
    for (let i = 0; i < count; i++) {
      const set = sets[i]!;
      const start = starts[i]!;
      if (start < this.passed) continue;
      if (bytes[start] === lineBreak && bytes[start + 1] === openingBracket) {
        this.passed = endOfTime(bytes, start + 1);
        continue;
      }
      const asked = tables.sets[set]!;
      const end = endIn(bytes, start);
      let isOpen = false;
      for (let place = 0; place < asked.length; place++) {
        const asker = asked[place]!;
        if ((end & masks[asker]!) !== ends[asker]!) continue;
        const index = detectors[asker]!;
        if (rulesOut[index]?.(bytes, start)) continue;
        let next = resume[index]!;
        if (start >= (next < 0 ? ~next : next)) {
          next = looks[index]!(text, start, report, notes);
          resume[index] = next;
        }
        if (next >= 0) isOpen = true;
      }
      if (isOpen) this.open.push(start);
    }
  }
}

import { leadingCount } from "../../wire/leading-count.ts";
import { countOverTime } from "../facts/timeline.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { Facts } from "../model/facts.ts";
import type { Entry, FoundFinding, Statement } from "../model/model.ts";
import type { BareLines } from "../read/bare-lines.ts";
import { lineHeader } from "../read/line-header.ts";
import type { Lines } from "../text/lines.ts";

/** Of a line: more is no header. */
const maxHeader = 1000;

/** Where in the log stands what was found in its bare lines. */
export class PlacesInLog {
  readonly entries: Entry[];
  private readonly numbers: Int32Array | null;
  private readonly bareCount: number;

  constructor(
    private readonly log: Lines,
    bare: BareLines,
    entries: Entry[],
  ) {
    this.numbers = bare.numbers;
    this.bareCount = bare.lines.count;
    this.entries = bare.lines === log ? entries : this.entriesOf(entries);
  }

  private lineOf(line: number): number {
    return this.numbers ? this.numbers[line]! : line;
  }

  /** Of what goes on up to the next of its kind, from the first line to the last: with what was between the two. */
  span(firstLine: number, endLine: number): { firstLine: number; endLine: number } {
    const end = endLine < this.bareCount ? this.lineOf(endLine) : this.log.count;
    return { firstLine: firstLine === 0 ? 0 : this.lineOf(firstLine), endLine: end };
  }

  private entriesOf(bare: readonly Entry[]): Entry[] {
    const entries: Entry[] = [];
    for (const entry of bare) {
      const { firstLine, endLine } = this.span(entry.firstLine, entry.endLine);
      const last = entries.at(-1);
      const prefix = this.prefixOf(this.lineOf(entry.firstLine), entry.prefix);
      // Where several lines are one in the log, their messages are.
      if (last?.firstLine === firstLine) last.endLine = endLine;
      else entries.push({ ...entry, firstLine, endLine, prefix });
    }
    return entries;
  }

  /** With what stands before it, and its colours. */
  private prefixOf(line: number, prefix: string): string {
    if (prefix === "") return "";
    const text = this.log.get(line, maxHeader);
    const at = text.indexOf(prefix);
    return text.slice(0, at === -1 ? (lineHeader(text, 0, text.length)?.length ?? 0) : at + prefix.length);
  }

  statement(one: Statement): Statement {
    return { ...one, line: this.lineOf(one.line) };
  }

  finding(one: FoundFinding): FoundFinding {
    return this.numbers ? { ...one, ...this.placesOf(one) } : one;
  }

  exception(one: ExceptionGroup): ExceptionGroup {
    return this.numbers ? { ...one, ...this.placesOf(one) } : one;
  }

  private placesOf({ firstLine, endLine, lines }: { firstLine: number; endLine: number; lines: number[] }) {
    return {
      firstLine: this.lineOf(firstLine),
      endLine: this.lineOf(Math.max(firstLine, endLine - 1)) + 1,
      lines: lines.map((line) => this.lineOf(line)),
    };
  }

  facts(facts: Facts): Facts {
    if (!this.numbers) return facts;
    const placed = <T extends { line: number }>(list: readonly T[]): T[] =>
      list.map((one) => ({ ...one, line: this.lineOf(one.line) }));
    const environment = Object.entries(facts.environment).map(([name, fact]) => [name, placed([fact])[0]!]);
    return {
      ...facts,
      environment: Object.fromEntries(environment),
      mods: placed(facts.mods),
      plugins: placed(facts.plugins),
      datapacks: placed(facts.datapacks),
      resourcePacks: placed(facts.resourcePacks),
      timeline: countOverTime(this.log, this.entries).timeline,
    };
  }

  /** Where in the bare lines stands what was found in the log itself. */
  bareFinding(one: FoundFinding): FoundFinding {
    const { numbers } = this;
    if (!numbers) return one;
    const bareLine = (line: number) =>
      Math.max(0, leadingCount(numbers.length, (index) => numbers[index]! <= line) - 1);
    const { firstLine, endLine, lines } = one;
    return { ...one, firstLine: bareLine(firstLine), endLine: bareLine(endLine - 1) + 1, lines: lines.map(bareLine) };
  }
}

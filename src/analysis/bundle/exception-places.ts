import { leadingCount } from "../../wire/leading-count.ts";
import { exceptionsByLine } from "../evidence/evidence.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";

/** An exception stands right below the line that announces it. */
const linesBelow = 2;
const before = 3;

/** Where the exceptions of a file stand, every time. */
export class ExceptionPlaces {
  private readonly places: { line: number; group: ExceptionGroup }[];

  constructor(exceptions: readonly ExceptionGroup[]) {
    this.places = exceptionsByLine(exceptions);
  }

  /** The exception that a line is part of, or that it announces. */
  at(line: number): ExceptionGroup | null {
    const next = leadingCount(this.places.length, (index) => this.places[index]!.line <= line);
    for (let i = next - 1; i >= Math.max(0, next - before); i--) {
      const { line: start, group } = this.places[i]!;
      if (line < start + group.endLine - group.firstLine) return group;
    }
    const below = this.places[next];
    return below && below.line <= line + linesBelow ? below.group : null;
  }
}

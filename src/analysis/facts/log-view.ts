import { hasColourCodes, withoutColours } from "../../wire/colour-codes.ts";
import { leadingCount } from "../../wire/leading-count.ts";
import type { Entry, Software } from "../model/model.ts";
import type { Lines } from "../text/lines.ts";
import { messageStart } from "./message-start.ts";

/** No row of a table and no list of packs is longer; what is behind it is not read. */
const maxText = 64 * 1024;
/** Texts that are cut out of a log. No honest one has a tenth of it; a hostile one is read no further. */
const maxReads = 100_000;
const nearby = 16;

/** The lines of a log without what stands before their messages. */
export class LogView {
  readonly text: string;
  readonly count: number;
  private entry = -1;
  private readsLeft = maxReads;

  constructor(
    private readonly lines: Lines,
    private readonly entries: readonly Entry[],
    readonly software: Software,
  ) {
    this.text = lines.text;
    this.count = lines.count;
  }

  get isExhausted(): boolean {
    return this.readsLeft <= 0;
  }

  /** Empty lines and stack frames, which are half of many logs, are passed over at once. */
  isNothing(line: number): boolean {
    const { text } = this;
    const at = this.lines.start(line);
    const code = text.charCodeAt(at);
    return code === 10 || (code === 9 && text.charCodeAt(at + 1) === 97 && text.charCodeAt(at + 2) === 116);
  }

  /** Whether two lines are rows of one list: either each is an entry of its own or none begins one. */
  areAlike(one: number, other: number): boolean {
    return this.beginsEntry(one) === this.beginsEntry(other);
  }

  /** Where the message of a line begins. */
  messageAt(line: number): number {
    const at = this.rowAt(line);
    return messageStart(this.text, at, this.lines.end(line), at > this.lines.start(line));
  }

  /** The message of a line whose beginning is known. */
  from(at: number, line: number): string {
    this.readsLeft--;
    const text = this.text.slice(at, Math.min(this.lines.end(line), at + maxText)).trimEnd();
    return hasColourCodes(text) ? withoutColours(text).trimEnd() : text;
  }

  message(line: number): string {
    return this.from(this.messageAt(line), line);
  }

  /** A line of a table or list: only the log's own prefix is left out, since `[x]` may belong to the row. */
  row(line: number): string {
    return this.raw(line).trimStart();
  }

  /** The line as it stands, with its indentation, behind the log's own prefix. */
  raw(line: number): string {
    return this.from(this.rowAt(line), line);
  }

  /** What stands before the message of a line. */
  prefix(line: number): string {
    return this.text.slice(this.lines.start(line), this.messageAt(line));
  }

  private beginsEntry(line: number): boolean {
    const entry = this.entryOf(line);
    return entry !== undefined && entry.firstLine === line && entry.prefix !== "";
  }

  private rowAt(line: number): number {
    const start = this.lines.start(line);
    const entry = this.entryOf(line);
    if (!entry || entry.prefix.length === 0) return start;
    if (entry.firstLine === line) return Math.min(start + entry.prefix.length, this.lines.end(line));
    // `container | ` of a hosting panel stands before every line, not only the first of an entry.
    const bar = entry.prefix.charCodeAt(0) === 91 ? -1 : entry.prefix.indexOf("| ");
    return bar !== -1 && this.text.startsWith(entry.prefix.slice(0, bar + 2), start) ? start + bar + 2 : start;
  }

  private entryOf(line: number): Entry | undefined {
    const { entries } = this;
    // Lines are asked for in order, or a few back: the entry is near the last one. Rows of a list are compared with its
    // first, which may be far.
    let steps = 0;
    while (this.entry >= 0 && entries[this.entry]!.firstLine > line && steps++ < nearby) this.entry--;
    while (this.entry + 1 < entries.length && entries[this.entry + 1]!.firstLine <= line && steps++ < nearby)
      this.entry++;
    if (steps > nearby) this.entry = this.lastFrom(line);
    const found = entries[this.entry];
    return found && found.endLine > line ? found : undefined;
  }

  /** The index of the last entry that begins in that line or above; -1 where none does. */
  private lastFrom(line: number): number {
    return leadingCount(this.entries.length, (index) => this.entries[index]!.firstLine <= line) - 1;
  }
}

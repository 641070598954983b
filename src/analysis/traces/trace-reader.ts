import { withoutColours } from "../../wire/colour-codes.ts";
import type { ExceptionGroup, Frame, Thrown } from "../model/exception-group.ts";
import { isMarkedAsCrash } from "../read/crash-marks.ts";
import type { Lines } from "../text/lines.ts";
import { type Header, isLogged, parseHeader } from "./exception-header.ts";
import { FrameParser } from "./stack-frames.ts";
import { isLockNote, threadAbove } from "./thread-dumps.ts";
import { type Beside, maxFrames, type TraceGroups } from "./trace-groups.ts";

/** A trace that is being read. */
interface Open {
  /** Itself and its causes. Frames whose exception was cut off stand below one without a type. */
  thrown: (Thrown & { frames: Frame[] })[];
  firstLine: number;
  endLine: number;
  hasPrefix: boolean;
  isCertain: boolean;
  isCrash: boolean;
  /** Frames since the last header: none as long as its message may go on. */
  framesHere: number;
  frames: number;
  /** Exceptions that were thrown beside it. */
  beside: Beside[];
  /** How far the suppressed exception is indented that is being read, or -1. */
  suppressed: number;
  /** Where its frames go, and how many of them there are since its last header. */
  besideFrames: Frame[];
  besideHere: number;
  thread: string | null;
  /** Whether it is what a loader lists above the deepest cause. */
  isListed: boolean;
}

const maxCauses = 50;
const maxSuppressed = 10;
const maxBesideFrames = 90;
/** A message of several lines stands between an exception and its frames. */
const maxMessageLines = 60;
const maxLoggedMessageLines = 10;
/** `The game crashed whilst rendering overlay`, and below it `Error: java.lang.NullPointerException: …`. */
const launchersTitle = /^[^\n<]{0,80}The game crashed (?:whilst|while) \w/;
const launchersError = "Error: ";
const maxFillers = 6;
/** What a loader knows of a mod, between what it threw and the cause of that. */
const maxDetails = 40;
const ofGuice = /^com\.google\.inject\.\w{1,40}Exception$/;
const mainThreads = /^(?:main|Server thread|Render thread|Client thread|Minecraft main thread|Minecraft thread)$/;

/** Puts lines together to traces. Told of candidates in order; looks at other lines only next to them. */
export class TraceReader {
  private open: Open | null = null;
  /** What a loader has listed, up to the deepest cause, which comes below. */
  private listed: Open | null = null;
  private readonly parser = new FrameParser();

  constructor(
    private readonly lines: Lines,
    private readonly groups: TraceGroups,
  ) {}

  seen(text: string, at: number): Frame | null {
    return this.parser.seen(text, at);
  }

  /** `seen`: the frame, if this very one was read before. */
  frame(line: number, text: string, at: number, seen: Frame | null): void {
    if (!this.open || !this.reaches(line, text)) {
      this.close();
      this.openAbove(line);
    }
    const open = this.open!;
    open.endLine = line + 1;
    // Guice writes the way to a fault into its message, in short names. The trace itself comes below.
    if (text.startsWith("  at ") && ofGuice.test(open.thrown.at(-1)!.type)) return;
    open.frames++;
    open.framesHere++;
    const isBeside = open.suppressed !== -1;
    const frames = isBeside ? open.besideFrames : open.thrown.at(-1)!.frames;
    if ((isBeside ? open.besideHere : frames.length) >= maxFrames) return;
    if (isBeside && frames.length >= maxBesideFrames) return;
    const frame = seen ?? this.parser.parse(text, at);
    if (!frame) return;
    // Those of a cause stand before those of what it caused.
    if (isBeside) frames.splice(open.besideHere++, 0, frame);
    else frames.push(frame);
  }

  /** What a launcher shows of a crash is often all that people copy. */
  private toldByLauncher(line: number, text: string): Header | null {
    if (!text.startsWith(launchersError) || line === 0) return null;
    const above = this.lines.get(line - 1, 300).trim() || this.lines.get(line - 2, 300);
    if (!launchersTitle.test(above)) return null;
    const header = parseHeader(text.slice(launchersError.length), false);
    return header?.role === "first" && header.isCertain ? { ...header, isLaunchers: true } : null;
  }

  header(line: number, text: string): void {
    const header = parseHeader(text, false) ?? this.toldByLauncher(line, text);
    if (!header) return;
    const open = this.open;
    if (open && header.role !== "first" && this.reaches(line, text)) {
      open.endLine = line + 1;
      open.framesHere = 0;
      this.follow(open, header);
      return;
    }
    if (header.role === "circular") return;
    // The message of one exception names another.
    if (open && open.framesHere === 0 && !header.isCertain && this.reaches(line, text)) return;
    if (header.isCertain) {
      this.close();
      this.begin(line, header);
      if (header.isLaunchers) this.open!.isCrash = true;
      if (header.listed === "deepest") this.addListed();
    }
  }

  private addListed(): void {
    const { open, listed } = this;
    this.listed = null;
    if (!open || !listed) return;
    open.thrown.unshift(...listed.thrown.slice(0, maxCauses));
    open.firstLine = listed.firstLine;
    open.frames += listed.frames;
  }

  /** Whether the deepest cause of what is listed stands in the same section below. */
  private isGoingOn(line: number): boolean {
    for (let at = line; at < Math.min(line + maxDetails, this.lines.count); at++) {
      const text = this.lines.get(at, 600);
      if (text.startsWith("-- ")) return false;
      if (!text.includes("Exception message: ")) continue;
      const header = parseHeader(text, false);
      return header?.listed === "deepest" && header.isCertain;
    }
    return false;
  }

  close(): void {
    const open = this.open;
    this.open = null;
    if (!open) return;
    if (open.thread !== null) {
      this.groups.addThread(open.thread, open.thrown[0]!.frames, open.firstLine, open.endLine);
      return;
    }
    if (open.thrown[0]!.type === "") {
      // Cut off at the start of the log, or a part of a report that repeats what stood above.
      if (open.thrown.length > 1) open.thrown.shift();
      else if (open.firstLine > 1 || open.frames < 2) return;
      else open.thrown[0]!.type = "unknown";
    }
    if (open.frames === 0 && !open.isCertain) return;
    if (open.isListed && this.isGoingOn(open.endLine)) {
      this.listed = open;
      return;
    }
    const group = this.groups.add(open);
    if (!group || group.crash || group.count > 100 || isOfConsole(group)) return;
    group.crash = open.isCrash || isMarkedAsCrash(this.lines, open.firstLine, open.endLine);
  }

  private begin(line: number, header: Header | null, thread: string | null = null): void {
    const isSuppressed = header?.role === "suppressed";
    const { type, message } = header && !isSuppressed ? header : { type: "", message: "" };
    this.open = {
      thrown: [{ type, message, frames: [] }],
      firstLine: line,
      endLine: line + 1,
      hasPrefix: header?.hasPrefix ?? false,
      isCertain: header?.isCertain ?? false,
      isCrash: header?.thread ? mainThreads.test(header.thread) : false,
      framesHere: 0,
      frames: 0,
      suppressed: isSuppressed ? header.indent : -1,
      beside: [],
      besideFrames: [],
      besideHere: 0,
      thread,
      isListed: header?.listed === "outer",
    };
    if (isSuppressed) addBeside(this.open, header);
  }

  /** Frames without an exception that was noticed: it may have an unusual name, or be missing. */
  private openAbove(line: number): void {
    const thread = threadAbove(this.lines, line);
    const header = line > 0 && thread === null ? parseHeader(this.lines.get(line - 1), true) : null;
    if (header && header.role !== "circular") this.begin(line - 1, header);
    else this.begin(line, null, thread);
  }

  private follow(open: Open, header: Header): void {
    const { role, indent, type, message } = header;
    if (role === "circular") return;
    if (role === "suppressed") {
      addBeside(open, header);
      if (open.suppressed === -1 || indent < open.suppressed) open.suppressed = indent;
      return;
    }
    // The cause of a suppressed exception is indented as far as that. Where no line is indented, nobody can tell.
    if (open.suppressed > 0 && indent >= open.suppressed) {
      open.besideHere = 0;
      return;
    }
    open.suppressed = -1;
    const thrown = { type, message, frames: [] };
    const isFull = open.thrown.length > maxCauses;
    // Of a chain that is too long, its ends say most.
    if (role === "wrapper") open.thrown.splice(0, isFull ? 1 : 0, thrown);
    else open.thrown.splice(isFull ? maxCauses : open.thrown.length, 1, thrown);
  }

  /** Whether everything from the end of the open trace up to this line belongs to it. */
  private reaches(line: number, text: string): boolean {
    const open = this.open!;
    const gap = line - open.endLine;
    if (gap === 0) return true;
    if (open.framesHere > 0) return gap <= maxFillers && this.all(open.endLine, line, isFiller);
    if (!isLogged(text)) return gap <= maxMessageLines && this.all(open.endLine, line, (one) => !isLogged(one));
    return open.hasPrefix && gap <= maxLoggedMessageLines;
  }

  private all(first: number, end: number, test: (text: string) => boolean): boolean {
    for (let line = first; line < end; line++) {
      if (!test(withoutColours(this.lines.get(line, 300)))) return false;
    }
    return true;
  }
}

function addBeside(open: Open, { type, message }: Header): void {
  const frames: Frame[] = [];
  if (open.beside.length < maxSuppressed) open.beside.push({ type, message, frames });
  open.besideFrames = frames;
  open.besideHere = 0;
}

/** `[...]`, `(snip)`: people leave out frames when they show a trace. */
const leftOut = /^\s{0,20}[[({<]?\s?(?:\.{2,5}|…|snip(?:ped)?|cut|omitted|truncated|shortened)\s?[\])}>]?\s{0,20}$/i;

/** `... 12 more`, `... 12 common frames omitted`, the notes of a thread dump, and lines a console made empty. */
function isFiller(text: string): boolean {
  return (
    text.trim() === "" ||
    leftOut.test(text) ||
    /\.\.\. ?\d{1,6} (?:more|common frames omitted|lines? matching)/.test(text) ||
    text.includes("[CIRCULAR REFERENCE") ||
    isLockNote(text)
  );
}

const console = /^(?:org\.jline|jline|net\.minecrell\.terminalconsole)\./;

/** A terminal that went away: on proxies the main thread does nothing but read from it. */
function isOfConsole({ root, frames, outerFrames }: ExceptionGroup): boolean {
  return root.type === "java.io.IOException" && [...frames, ...outerFrames].some(({ method }) => console.test(method));
}

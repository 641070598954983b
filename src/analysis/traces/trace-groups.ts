import type { ExceptionGroup, Frame, ThreadGroup, Thrown } from "../model/exception-group.ts";
import { listLine } from "../model/model.ts";
import { platformOf } from "../owners/platform-packages.ts";
import { textHash } from "../text/text-hash.ts";

/** One exception as it stands in the log: itself, then its causes down to the root. */
export interface Trace {
  thrown: (Thrown & { frames: Frame[] })[];
  /** What was thrown beside it, with the frames of each and of its causes. */
  beside?: Beside[];
  firstLine: number;
  endLine: number;
}

export interface Beside extends Thrown {
  frames: Frame[];
}

export const maxFrames = 30;
const maxOuterFrames = 90;
const maxGroups = 1000;
const framesInFingerprint = 3;

/** Keeps exceptions that are thrown in the same way together. */
export class TraceGroups {
  readonly exceptions = new Map<string, ExceptionGroup>();
  readonly threads = new Map<string, ThreadGroup>();

  /** The group, or `null` where there are too many already. */
  add({ thrown, beside = [], firstLine, endLine }: Trace): ExceptionGroup | null {
    const [first, root] = [thrown[0]!, thrown.at(-1)!];
    const outerFrames = thrown
      .slice(0, -1)
      .reverse()
      .flatMap(({ frames }) => frames);
    const fingerprint = fingerprintOf(first.type, root, outerFrames);
    const known = this.exceptions.get(fingerprint);
    if (known) {
      count(known, firstLine);
      addMixins(known.frames, root.frames);
      return known;
    }
    if (this.exceptions.size >= maxGroups) return null;
    const bare = ({ type, message }: Thrown): Thrown => ({ type, message });
    const group: ExceptionGroup = {
      ...bare(first),
      causes: thrown.slice(1).map(bare),
      root: bare(root),
      suppressed: beside.map(bare),
      suppressedFrames: beside.flatMap(({ frames }) => frames).slice(0, maxOuterFrames),
      frames: root.frames,
      outerFrames: outerFrames.slice(0, maxOuterFrames),
      firstLine,
      endLine,
      lines: [firstLine],
      count: 1,
      fingerprint,
      crash: false,
    };
    this.exceptions.set(fingerprint, group);
    return group;
  }

  addThread(thread: string, frames: Frame[], firstLine: number, endLine: number): void {
    const fingerprint = textHash([thread.replace(/\d/g, "0"), ...telling(frames).map(stableName)].join("\n"));
    const known = this.threads.get(fingerprint);
    if (known) count(known, firstLine);
    else if (this.threads.size < maxGroups) {
      const lines = [firstLine];
      this.threads.set(fingerprint, { thread, frames, firstLine, endLine, lines, count: 1, fingerprint });
    }
  }
}

/** A report notes beside each frame what was mixed into its class; the log in which it stands has the same trace without. */
function addMixins(frames: Frame[], again: readonly Frame[]): void {
  for (const [at, { method, mixins }] of again.slice(0, maxFrames).entries()) {
    const frame = frames[at];
    if (frame?.method !== method) return;
    if (mixins.length > 0 && frame.mixins.length === 0) frames[at] = { ...frame, mixins };
  }
}

function count(group: { count: number; lines: number[] }, line: number): void {
  group.count++;
  listLine(group.lines, line);
}

function fingerprintOf(type: string, root: Thrown & { frames: Frame[] }, outer: Frame[]): string {
  const parts = [type, root.type];
  const frames = telling(root.frames.concat(outer));
  for (const frame of frames) parts.push(stableName(frame));
  // Without frames, the message is all there is to tell one from another.
  if (frames.length === 0) parts.push(root.message.slice(0, 100).replace(/\d{1,20}/g, "0"));
  return textHash(parts.join("\n"));
}

/** The first frames that are somebody's own. Where all are Java's and Minecraft's, the first that are not Java's. */
function telling(frames: readonly Frame[]): Frame[] {
  const own: Frame[] = [];
  for (const frame of frames) {
    if ((frame.handler || platformOf(frame.method) === null) && own.push(frame) === framesInFingerprint) return own;
  }
  if (own.length > 0) return own;
  const others = frames.filter(({ method }) => platformOf(method) !== "java").slice(0, framesInFingerprint);
  return others.length > 0 ? others : frames.slice(0, framesInFingerprint);
}

/** Without what changes from start to start: the numbers of lambdas, proxies and mixins' methods. */
function stableName({ method }: Frame): string {
  return method
    .replace(/\$[a-z]{3}\d{3}\$/, "$")
    .replace(/\.md[0-9a-f]{4,8}\$/, ".md$")
    .replace(/\d{1,20}/g, "0");
}

import type { ExceptionGroup, Frame } from "../model/exception-group.ts";
import { FrameParser } from "../traces/stack-frames.ts";
import type { Evidence } from "./evidence.ts";

const maxLines = 60;
const maxLine = 600;
const maxFrames = 30;

/**
 * What the game was doing when it crashed, where a report says nothing of the exception: the trace of its head, which is all that
 * is left of it.
 */
export function headOfReport({ report, lines }: Pick<Evidence, "report" | "lines">): ExceptionGroup | null {
  const head = report?.sections.find(({ title }) => title === "Head");
  if (!report?.description || !head) return null;
  const parser = new FrameParser();
  const frames: Frame[] = [];
  let firstLine = -1;
  let line = head.firstLine;
  for (; line < Math.min(head.endLine, head.firstLine + maxLines) && frames.length < maxFrames; line++) {
    const text = lines.get(line, maxLine);
    const at = /^\s{1,8}at /.test(text) ? text.indexOf("at ") : -1;
    const frame = at === -1 ? null : parser.parse(text, at);
    if (frame === null && frames.length > 0) break;
    if (frame === null) continue;
    if (frames.length === 0) firstLine = line;
    frames.push(frame);
  }
  if (frames.length === 0) return null;
  const root = { type: report.description, message: "" };
  const parts = { causes: [], suppressed: [], suppressedFrames: [], outerFrames: [] };
  const place = { firstLine, endLine: line, lines: [firstLine], count: 1 };
  return { ...root, ...parts, ...place, root, frames, fingerprint: "", crash: true };
}

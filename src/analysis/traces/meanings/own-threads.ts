import type { ExceptionGroup, Frame } from "../../model/exception-group.ts";
import type { Owners } from "../../owners/owners.ts";
import type { Lines } from "../../text/lines.ts";
import { FrameParser } from "../stack-frames.ts";
import type { FoundMeaning } from "./meanings.ts";

/** What is thrown where two threads meet. */
const betweenThreads = ["wrong-thread", "concurrent-change", "two-threads", "changed-while-sorting"];
const maxRead = 300;
const maxLine = 500;

/** Some mods run parts of the game on threads of their own: then it is one of theirs that met another. */
export function onOwnThread(
  known: FoundMeaning,
  group: ExceptionGroup,
  owners: Owners,
  lines: Lines | undefined,
): FoundMeaning | null {
  if (!betweenThreads.includes(known.name) || !lines) return null;
  const began = outermostIn(group, lines).findLast((frame) => owners.ofFrame(frame)?.kind !== "java");
  const owner = began ? owners.ofFrame(began) : null;
  const isOfGame = group.frames.some((frame) => owners.ofFrame(frame)?.kind === "minecraft");
  if (owner?.kind !== "mod" || owner.evidence === "guess" || !isOfGame) return null;
  const parameters = { starter: owner.name };
  return {
    ...known,
    term: { term: "meaning-own-threads", parameters },
    remedy: { term: "remedy-own-threads", parameters },
  };
}

/** The frames where the trace of the exception itself ends, below those that are kept of it. */
function outermostIn({ firstLine, endLine }: ExceptionGroup, lines: Lines): Frame[] {
  const parser = new FrameParser();
  const found: Frame[] = [];
  for (let line = firstLine + 1; line < Math.min(endLine, firstLine + maxRead); line++) {
    const text = lines.get(line, maxLine);
    if (/^\s{0,20}(?:Caused by|Suppressed): /.test(text)) break;
    const at = text.indexOf("at ");
    const frame = at === -1 ? null : parser.parse(text, at);
    if (frame) found.push(frame);
  }
  return found;
}

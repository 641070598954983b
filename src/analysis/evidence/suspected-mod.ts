import type { ExceptionGroup, Frame } from "../model/exception-group.ts";
import type { Culprit } from "../owners/culprit.ts";
import { isAccusable } from "../owners/owner.ts";
import type { Owners } from "../owners/owners.ts";
import type { Lines } from "../text/lines.ts";
import type { CrashReport } from "./crash-report.ts";
import type { Evidence } from "./evidence.ts";

const maxLine = 400;
const maxLines = 60;
export const suspectTitle = "Suspected Mod";
const maxPiece = 20_000;
const title = /^Suspected Mods?: ?$/;
const listed = /^\t[^\t\n(]{1,100} \(([\w.-]{1,64})\), Version: /;
const at = /^\t\tat (?:[\w$.@+~-]{1,100}\/){0,3}([\w.$<>]{3,200})\(([\w$]{1,80}\.\w{1,8}):(\d{1,6})\)/;

/**
 * The mod that Forge or NeoForge itself suspects in a report, where it is the only one and its code stands in the trace: too deep
 * in it to be kept, as nobody else's does.
 */
export function suspectedMod(
  { lines: places }: Pick<ExceptionGroup, "lines">,
  report: Partial<CrashReport> | null,
  lines: Lines | undefined,
  owners: Owners,
): Culprit | null {
  const { firstLine = 0, endLine = 0, sections = [] } = report ?? {};
  const head = sections.find((section) => section.title === "Head");
  if (!lines || !head || !places.some((line) => line >= firstLine && line < endLine)) return null;
  return suspectedIn(head, lines, owners);
}

/** Of a report whose beginning was not copied: there is no exception, and the head says whom it suspects. */
export function suspectedInPiece({ lines, owners, report }: Pick<Evidence, "lines" | "owners" | "report">) {
  const [at] = report ? [] : lines.placesOf(suspectTitle);
  if (at === undefined || lines.text.length > maxPiece || !title.test(lines.get(lines.at(at), maxLine))) return null;
  const firstLine = lines.at(at);
  const culprit = suspectedIn({ firstLine, endLine: lines.count }, lines, owners);
  return culprit && { culprit, firstLine };
}

function suspectedIn(head: Pick<CrashReport, "firstLine" | "endLine">, lines: Lines, owners: Owners): Culprit | null {
  const ids: string[] = [];
  let frame: Frame | null = null;
  let isListed = false;
  for (let line = head.firstLine; line < Math.min(head.endLine, head.firstLine + maxLines); line++) {
    const text = lines.get(line, maxLine);
    if (title.test(text)) isListed = true;
    else if (text.startsWith("Stacktrace:")) break;
    if (!isListed) continue;
    const id = listed.exec(text)?.[1];
    if (id) ids.push(id);
    const [, method, file, number] = at.exec(text) ?? [];
    if (method)
      frame ??= { method, file: file!, line: Number(number), jar: null, module: null, handler: null, mixins: [] };
  }
  const owner = ids.length === 1 && frame ? owners.ofId(ids[0]!) : null;
  return owner && isAccusable(owner) ? { owner, frame } : null;
}

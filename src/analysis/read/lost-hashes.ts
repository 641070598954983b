import { Lines } from "../text/lines.ts";

const frameHead = "Problematic frame:";
/** What a report of the JVM begins with, where Markdown has taken the `#` before each line for a heading. */
const ofHead =
  /^[ \t*]{0,6}(A fatal error has been detected by the Java Runtime Environment|There is insufficient memory for the Java Runtime Environment|(?:EXCEPTION_[A-Z_]{2,60}|SIG[A-Z]{2,8}|Internal Error) \([^\n]{3,120}?\)(?:,| at pc=)|JRE version: |Java VM: |Problematic frame:|Failed to write core dump|No core dump will be written|Core dump will be written)/;
const ofFrame = /^[ \t*]{0,6}([CVJjv]) {1,4}(?=[[~\w])/;
const maxLines = 60;

/** The lines of a log with those that such a report has lost; `null` for all others. */
export function withHashes(lines: Lines): Lines | null {
  const at = lines.text.indexOf(frameHead);
  if (at === -1) return null;
  const named = lines.at(at);
  if (!ofHead.test(lines.get(named, 400))) return null;
  const first = Math.max(0, named - maxLines / 2);
  const end = Math.min(lines.count, named + maxLines / 2);
  const texts: string[] = [];
  for (let line = 0, below = -1; line < lines.count; line++) {
    const text = lines.get(line);
    if (line < first || line >= end) texts.push(text);
    else if (line === below && ofFrame.test(text)) texts.push(text.replace(ofFrame, "# $1  "));
    else {
      const head = ofHead.exec(text);
      if (head?.[1] === frameHead) below = line + 1;
      texts.push(head ? text.replace(/^[ \t*]{0,6}/, /^(?:EXC|SIG|Int)/.test(head[1]!) ? "#  " : "# ") : text);
    }
  }
  return new Lines(texts.join("\n"));
}

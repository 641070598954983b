import { type Level, levels } from "../analysis/model/model.ts";
import { hasHeaders, isContinued, splitEntries } from "../analysis/read/entries.ts";
import { KnownThreads, usualLength } from "../analysis/read/known-threads.ts";
import { lineHeader } from "../analysis/read/line-header.ts";
import type { Lines } from "../analysis/text/lines.ts";

/** The messages of a log as arrays: objects for a hundred thousand of them would take longer than reading them. */
export interface LogMessages {
  count: number;
  /** One more for the end. */
  firstLines: Int32Array;
  /** Where the text behind the header begins. */
  textStarts: Int32Array;
}

export interface MessageHeader {
  level: Level;
  isTrace?: boolean | undefined;
  thread?: string | undefined;
  logger?: string | undefined;
}

const bare: MessageHeader = { level: levels.info };

/** Most headers were met before, but for their times. Those cost a look only. */
function readHeaders(lines: Lines, add: (line: number, textStart: number, header: MessageHeader) => void): void {
  const { text, count } = lines;
  const threads = new KnownThreads();
  for (let line = 0; line < count; line++) {
    const start = lines.start(line);
    const usual = text.charCodeAt(start) === 0x5b ? threads.usualAt(text, start) : null;
    if (usual) {
      add(line, start + usualLength(text, start, usual), usual);
      continue;
    }
    if (line > 0 && isContinued(text.charCodeAt(start))) continue;
    const header = lineHeader(text, start, lines.end(line), threads);
    if (header) add(line, start + header.length, header);
    else if (line === 0) add(line, start, bare);
  }
}

/** Tells of each message, with the line that it begins in, and gives all of them. */
export function readMessages(lines: Lines, tell: (header: MessageHeader) => void): LogMessages {
  const firstLines = new Int32Array(lines.count + 1);
  const textStarts = new Int32Array(lines.count);
  let count = 0;
  const add = (line: number, textStart: number, header: MessageHeader) => {
    firstLines[count] = line;
    textStarts[count] = textStart;
    count++;
    tell(header);
  };
  if (hasHeaders(lines.text)) {
    readHeaders(lines, add);
  } else {
    for (const { firstLine, level } of splitEntries(lines, "report")) {
      add(firstLine, lines.start(firstLine), { level });
    }
  }
  firstLines[count] = lines.count;
  return { count, firstLines, textStarts };
}

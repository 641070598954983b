import { Lines } from "../../src/analysis/lines.ts";
import { indexLog } from "../../src/line-index/index-log.ts";
import type { LogIndex } from "../../src/line-index/log-index.ts";
import { unpackIndex } from "../../src/line-index/packed-index.ts";
import type { LogText } from "./view/log-text.ts";

/** What the server knows of the log's lines; where it did not say, or speaks of another text, what is found here. */
export async function knownIndex(log: LogText, sent: Promise<ArrayBuffer> | null): Promise<LogIndex> {
  const packed = await sent?.catch(() => null);
  const index = packed ? unpackIndex(packed) : null;
  return index?.lineCount === log.lineCount ? index : indexLog(new Lines(log.text));
}

import { Lines } from "../../../analysis/lines.ts";
import { indexLog } from "../../../line-index/index-log.ts";
import { packIndex } from "../../../line-index/packed-index.ts";
import { packNow } from "../../../logs/content.ts";
import type { PackedContent, StoredLog } from "../../../logs/ports.ts";
import { type ContentAnswer, contentAnswer } from "../../compat/mclogs/log-content.ts";
import type { AnswerEncoding } from "../../core/accept-encoding.ts";
import { maxIndexedLines } from "../../site/log/indexed-logs.ts";
import { type LogBlock, logBlock } from "../../site/log/log-block.ts";
import type { BodyDescription } from "../../upload/interpret.ts";
import { type FinishedUpload, finishUpload } from "../../upload/redaction.ts";
import { encodeNow, excerpt, jsonHead, logText } from "../render.ts";
import { type OpenEncoding, openEncoding } from "../spliced-encoding.ts";

/** An upload that is ready to be stored. */
export interface PreparedUpload extends Omit<FinishedUpload, "content"> {
  content: PackedContent;
}

/** In zstd; `null` where the log has too many lines. */
export type PackedLineIndex = { packed: Uint8Array; plainBytes: number } | null;

/** Work that would hold up other requests if it were done on their thread. Inputs and outputs are plain data. */
export const heavyJobs = {
  prepareUpload({ body, description }: { body: Uint8Array; description: BodyDescription }): PreparedUpload {
    const upload = finishUpload(body, description);
    return { ...upload, content: packNow(upload.content) };
  },
  jsonHead({ log }: { log: StoredLog }): Uint8Array {
    return Buffer.from(jsonHead(log));
  },
  openJson({ log, encoding }: { log: StoredLog; encoding: AnswerEncoding }): OpenEncoding {
    return openEncoding(Buffer.from(jsonHead(log)), encoding);
  },
  openBytes({ bytes, encoding }: { bytes: Uint8Array; encoding: AnswerEncoding }): OpenEncoding {
    return openEncoding(bytes, encoding);
  },
  encodedText({ log, encoding }: { log: StoredLog; encoding: AnswerEncoding }): Uint8Array {
    return encodeNow(logText(log), encoding);
  },
  mclogsContent(answer: ContentAnswer): Uint8Array {
    return contentAnswer(answer);
  },
  logBlock({ log }: { log: StoredLog }): LogBlock {
    return logBlock(excerpt(log));
  },
  lineIndex({ log }: { log: StoredLog }): PackedLineIndex {
    // As browsers read it: without a byte order mark.
    const lines = new Lines(new TextDecoder().decode(logText(log)));
    if (lines.count > maxIndexedLines) return null;
    const plain = packIndex(indexLog(lines));
    return { packed: encodeNow(plain, "zstd"), plainBytes: plain.length };
  },
};

export type HeavyJobs = typeof heavyJobs;
export type HeavyJobName = keyof HeavyJobs;
export type HeavyInput<Name extends HeavyJobName> = Parameters<HeavyJobs[Name]>[0];
export type HeavyOutput<Name extends HeavyJobName> = ReturnType<HeavyJobs[Name]>;

export interface HeavyCall {
  name: HeavyJobName;
  input: HeavyInput<HeavyJobName>;
}

import type { LogCounts, LogId, MaybePromise } from "../../logs/ports.ts";
import type { Requester } from "../../work/requester.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import type { HeaderList } from "../core/replies.ts";
import type { AppendableEncoding } from "./appendable-encoding.ts";
import type { LogRendering } from "./log-rendering.ts";

/** What somebody asks to be shown of a log. */
export interface AskedAnswer {
  id: LogId;
  /** Names the bytes before they are encoded: same key, same bytes, but for their end. */
  key: string;
  /** Names the headers: same key and same variant, same headers. */
  variant: string;
  /** Whether it counts as a view, unless only its head is asked for. */
  isView: boolean;
  /** Called where no such answer is kept. */
  form(counts: LogCounts, requester: Requester): MaybePromise<AnswerForm>;
}

/** How such an answer is made. */
export interface AnswerForm {
  /** All but `Content-Encoding`. */
  headers(encoding: AnswerEncoding): HeaderList;
  /** Bytes of what it is made of. A small answer is made and sent as a whole; a large one as its client reads. */
  size: number;
  /** No more memory than this is needed for the bytes of a large answer. */
  maxBytes(encoding: AnswerEncoding): number;
  /** Makes the bytes: everything of the answer but its end. */
  make(encoding: AnswerEncoding, requester: Requester): Promise<AppendableEncoding>;
  /** Where it is the text of the log and what stands around it: a large one can be sent while it is made. */
  rendering?: LogRendering;
  /** The end, which is all that differs from one answer to the next; `null` where there is none. */
  end: ((counts: LogCounts) => string) | null;
  /** Where the end is the number of views and this text. */
  behindViews?: string;
  /** Too short to gain anything by an encoding. */
  isPlain?: boolean;
  /** Sends readers of a large answer to where it can be had without this service; `null` where it cannot. */
  elsewhere?(encoding: AnswerEncoding): Promise<Response | null>;
  /** It will be another one soon. */
  isTemporary?: boolean;
  /** Made with more work than its size tells: also a large one is kept. */
  isCostly?: boolean;
}

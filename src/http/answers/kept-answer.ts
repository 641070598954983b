import type { LogCounts } from "../../logs/ports.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { type HeaderList, ok } from "../core/replies.ts";
import type { AnswerForm } from "./answer-form.ts";
import { streamedAnswer } from "./answer-stream.ts";
import { type AppendableEncoding, finishedBytes, identityEncoding } from "./appendable-encoding.ts";
import type { Hold } from "./large-answers.ts";
import { SplicedBytes } from "./spliced-bytes.ts";

/** Roughly what the headers of a kept answer take. */
const headerBytes = 1024;

let made = 0;

/** A small answer as it is sent, so that nothing is left to be made when somebody asks again. */
export class KeptAnswer {
  /** Names it among all others. */
  readonly key = `kept:${made++}`;
  /** A blob is sent without being copied. */
  private readonly body: Blob | SplicedBytes;
  private readonly end: AnswerForm["end"];
  private readonly behindViews: string | undefined;
  private readonly headers = new Map<string, Headers>();

  constructor(
    open: AppendableEncoding,
    private readonly encoding: AnswerEncoding,
    { end, behindViews }: AnswerForm,
    counts: LogCounts,
  ) {
    this.body = end ? new SplicedBytes(open, end(counts)) : new Blob([finishedBytes(open, "")]);
    this.end = end;
    this.behindViews = behindViews;
  }

  get size(): number {
    return this.body.size + headerBytes;
  }

  has(variant: string): boolean {
    return this.headers.has(variant);
  }

  add(variant: string, { headers }: AnswerForm): void {
    if (!this.has(variant))
      this.headers.set(variant, new Headers(encodedHeaders(headers(this.encoding), this.encoding)));
  }

  /** The bytes that all answers have. */
  async open(): Promise<AppendableEncoding> {
    const { body } = this;
    return body instanceof Blob ? identityEncoding(await body.bytes()) : body.open;
  }

  /** Sent as its client reads. */
  stream(hold: Hold, counts: LogCounts, variant: string): Response {
    return streamedAnswer(hold, this.end?.(counts) ?? "", this.headers.get(variant)!);
  }

  response(counts: LogCounts, variant: string): Response {
    return ok(this.bytes(counts), this.headers.get(variant)!);
  }

  private bytes(counts: LogCounts): Blob | Uint8Array<ArrayBuffer> {
    const { body, end, behindViews } = this;
    if (body instanceof Blob) return body;
    return behindViews === undefined ? body.with(end!(counts)) : body.withNumber(counts.views, behindViews);
  }
}

export function encodedHeaders(headers: HeaderList, encoding: AnswerEncoding): HeaderList {
  return encoding === "identity" ? headers : { ...headers, "Content-Encoding": encoding };
}

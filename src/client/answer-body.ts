import { joinChunks } from "./upload-body.ts";

const mebibyte = 1024 * 1024;

/** No answer of a Lectern server is longer. Any link may lead to any server, and some send without an end. @internal */
export const maxAnswerBytes = {
  /** Links, counts, limits. */
  facts: 4 * mebibyte,
  /** A server can be set to take logs of 32 MiB. */
  log: 64 * mebibyte,
  insights: 64 * mebibyte,
  /** A log with every byte of it escaped; and five of them together, packed. */
  logInJson: 256 * mebibyte,
  zip: 256 * mebibyte,
} as const;

/** How long a server is waited for. @internal */
export interface Patience {
  /** Without a byte. */
  silenceMs: number;
  /** What comes more slowly than this, on the whole, is somebody who wants to hold us up. */
  bytesPerSecond: number;
}

/** @internal */
export const patience: Patience = { silenceMs: 120_000, bytesPerSecond: 1024 };

/** How long it may take until so many bytes are moved. @internal */
export function patienceFor(bytes: number, { silenceMs, bytesPerSecond }: Patience = patience): number {
  return silenceMs + (bytes / bytesPerSecond) * 1000;
}

/** The server was waited for long enough. @internal */
export class TooLate extends Error {}

/** It sends more than a Lectern server would. @internal */
export class TooLarge extends Error {}

/** A body as it comes. Only the time that is spent waiting for it counts, however long its reader takes. @internal */
export class AnswerBody {
  private readonly reader: Pick<ReadableStreamDefaultReader<Uint8Array>, "read" | "cancel"> | undefined;
  private size = 0;
  private waitedMs = 0;

  constructor(
    { body }: Response,
    private readonly maxBytes: number,
    private readonly bounds: Patience = patience,
    private readonly monotonicMs: () => number = () => performance.now(),
  ) {
    this.reader = body?.getReader();
  }

  /** `null` at its end. */
  async next(): Promise<Uint8Array | null> {
    if (!this.reader) return null;
    const started = this.monotonicMs();
    const leftMs = Math.min(this.bounds.silenceMs, patienceFor(this.size, this.bounds) - this.waitedMs);
    try {
      if (leftMs <= 0) throw new TooLate();
      const { done, value } = await within(leftMs, this.reader.read());
      if (done) return null;
      this.waitedMs += this.monotonicMs() - started;
      this.size += value.length;
      if (this.size > this.maxBytes) throw new TooLarge();
      return value;
    } catch (error) {
      void this.cancel();
      throw error;
    }
  }

  async cancel(): Promise<void> {
    await this.reader?.cancel().catch(() => {});
  }
}

/** Runs out of patience after so long. @internal */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLate()), Math.min(Math.max(0, milliseconds), longestTimerMs));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What is longer would be over at once. */
const longestTimerMs = 2 ** 31 - 1;

/** @internal */
export async function bytesOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  const body = new AnswerBody(response, maxBytes);
  const chunks: Uint8Array[] = [];
  for (let chunk = await body.next(); chunk !== null; chunk = await body.next()) chunks.push(chunk);
  return joinChunks(chunks);
}

/** The body as a stream. Its reader is given what `failureOf` makes of an error. @internal */
export function streamOf(body: AnswerBody, failureOf: (error: unknown) => unknown): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const chunk = await body.next();
          if (chunk === null) controller.close();
          else controller.enqueue(chunk);
        } catch (error) {
          controller.error(failureOf(error));
        }
      },
      cancel: () => body.cancel(),
    },
    { highWaterMark: 0 },
  );
}

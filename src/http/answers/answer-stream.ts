import { type HeaderList, ok } from "../core/replies.ts";
import { finishingBytes } from "./appendable-encoding.ts";
import type { Hold } from "./large-answers.ts";

/** Answers that go out as they are: their clients' pace is kept already, or they are too small to matter. */
const settled = new WeakSet<Response>();

export function settle(response: Response): Response {
  settled.add(response);
  return response;
}

export function isSettled(response: Response): boolean {
  return settled.has(response);
}

/** An answer that is sent as its client reads it. */
export function streamedAnswer(hold: Hold, end: string, headers: HeaderList | Headers): Response {
  return settle(ok(streamOf(hold, end), headers));
}

/** Sends the shared bytes and then an answer's own end, and gives the hold up afterwards, however it ends. */
export function streamOf(hold: Hold, end: string): ReadableStream<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  let pieces = 0;
  let isLast = false;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    hold.release();
  };
  const takeNext = async (): Promise<void> => {
    const piece = await hold.body.piece(pieces++);
    isLast = piece === null;
    rest = piece ?? finishingBytes(await hold.body.end, end);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        hold.onEvicted = () => {
          isOver = true;
          controller.error(new Error("the reader was too slow while others waited"));
        };
        hold.begin();
      },
      async pull(controller) {
        try {
          while (rest.length === 0 && !isLast) await takeNext();
        } catch (error) {
          // A cut answer must not look whole.
          if (!isOver) controller.error(error);
          return stop();
        }
        if (isOver) return;
        if (rest.length === 0) {
          controller.close();
          return stop();
        }
        const chunk = rest.subarray(0, hold.chunkBytes);
        rest = rest.subarray(chunk.length);
        hold.progress(chunk.length);
        controller.enqueue(chunk);
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}

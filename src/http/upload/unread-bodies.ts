import type { MaybePromise } from "../../logs/ports.ts";
import { ClientGone } from "../../work/requester.ts";
import type { Exchange, StartedBody } from "../core/exchange.ts";
import { ChunkMeter, TinyChunks } from "../core/fairness/chunk-meter.ts";
import { ChunkTurns } from "../core/fairness/chunk-turns.ts";
import type { RequestThread } from "../core/fairness/request-thread.ts";

/**
 * What a body in tiny chunks is charged. It has taken a few milliseconds by the time it is known as one, but of the
 * thread that everybody shares, and who sends many of them means it.
 */
const tinyPiecesMs = 100;
/** A client that is refused may send so much more before it reads its answer. */
const maxSkippedBytes = 64 * 1024 * 1024;
const maxSkippingMs = 30_000;

/**
 * Sees to chunked bodies that are answered before they have ended, because their request is refused or takes no body.
 *
 * Bun 1.4.4 goes on taking such a body apart after the answer, and chunks of one byte keep its only thread busy for as
 * long as a client likes. Closing the connection ends that, but most clients that are still sending then fail before they
 * read the answer. So the rest is read and thrown away first. The connection is closed only where the rest comes in tiny
 * chunks, too slowly, or without end.
 *
 * A body with a length needs none of this: skipping its bytes costs next to nothing.
 */
export class UnreadBodies {
  private readonly turns = new ChunkTurns();

  constructor(private readonly thread: RequestThread) {}

  finish(exchange: Exchange, response: Response): MaybePromise<Response> {
    const body = exchange.body ?? startReading(exchange);
    if (!body) return closing(response);
    if (body.isOver) return response;
    return this.skip(exchange, body).then((isOver) => (isOver ? response : closing(response)));
  }

  /** Whether the end of the body was reached. */
  private async skip(exchange: Exchange, body: StartedBody): Promise<boolean> {
    const deadline = setTimeout(() => body.reader.cancel().catch(() => {}), maxSkippingMs);
    try {
      return await this.readOn(exchange, body);
    } catch (error) {
      if (error instanceof ClientGone) return false;
      if (!(error instanceof TinyChunks)) throw error;
      this.thread.charge(exchange.client.key, tinyPiecesMs);
      return false;
    } finally {
      clearTimeout(deadline);
      body.reader.cancel().catch(() => {});
    }
  }

  private async readOn({ client }: Exchange, { reader, meter }: StartedBody): Promise<boolean> {
    const started = performance.now();
    let skipped = 0;
    // A body that was already refused for its chunks is refused again here.
    meter.check();
    while (skipped <= maxSkippedBytes) {
      if (meter.joinsChunks) await this.turns.take(client.key);
      const { done, value } = await reader.read().catch((error) => {
        throw new ClientGone((error as Error).message);
      });
      // Reading that was cancelled ends like a body that has.
      if (done) return performance.now() - started < maxSkippingMs;
      skipped += value.length;
      meter.add(value.length);
    }
    return false;
  }
}

function closing(response: Response): Response {
  response.headers.set("Connection", "close");
  return response;
}

/** `null` where the runtime does not hand it out, as with `GET`. */
function startReading({ request }: Exchange): StartedBody | null {
  if (!request.body || request.bodyUsed) return null;
  return { reader: request.body.getReader() as StartedBody["reader"], meter: new ChunkMeter(), isOver: false };
}

import type { LogCounts, LogId } from "../../logs/ports.ts";
import { type AnswerEncoding, chooseEncoding } from "../accept-encoding.ts";
import { encodeSoon } from "../encode.ts";
import type { Exchange } from "../exchange.ts";
import {
  answerLarge,
  contentOf,
  countsOf,
  idOf,
  type LogReading,
  MadeOnce,
  smallText,
  viewed,
} from "../log-reading.ts";
import { jsonHead, jsonTail } from "../render.ts";
import { type HeaderList, jsonHeaders, ok } from "../respond.ts";

const logHeaders: HeaderList = { ...jsonHeaders, Vary: "Accept-Encoding" };
const preparedHeaders = new Headers(logHeaders);

/** Room behind a small head for the tail, so that an answer is one buffer without putting two together. */
const tailRoom = 64;
const cacheBytes = 64 * 1024 * 1024;

interface Head {
  /** The answer up to the number of views; small ones have `tailRoom` to spare. */
  buffer: Buffer;
  length: number;
  isSmall: boolean;
}

/** `GET /api/log/{id}` */
export class LogAnswer {
  private readonly heads = new MadeOnce<Head>(cacheBytes, (head) => head.buffer.length);

  constructor(private readonly parts: LogReading) {}

  async get(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    const kept = this.heads.kept(id);
    if (kept?.isSmall) return this.answerSmall(id, kept, exchange, encoding);

    const counts = await countsOf(this.parts, id);
    if (counts.size <= smallText) {
      const head = await this.heads.get(id, () => this.makeSmallHead(id));
      return this.answerSmall(id, head, exchange, encoding);
    }
    return encoding === "identity"
      ? this.answerLargePlain(counts, exchange)
      : this.answerLargeEncoded(counts, exchange, encoding);
  }

  private async answerSmall(id: LogId, head: Head, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    let counts: LogCounts;
    try {
      counts = await viewed(this.parts, id, exchange);
    } catch (error) {
      this.heads.forget(id);
      throw error;
    }
    // Between here and the copy that `Response` makes, nothing else runs: the buffer can serve everyone in turn.
    const end = head.length + head.buffer.write(jsonTail(counts), head.length, "latin1");
    const bytes = head.buffer.subarray(0, end);
    if (encoding === "identity") return ok(bytes, preparedHeaders);
    const encoded = await encodeSoon(Buffer.from(bytes), encoding);
    return ok(encoded, { ...logHeaders, "Content-Encoding": encoding });
  }

  private async makeSmallHead(id: LogId): Promise<Head> {
    const text = jsonHead(await contentOf(this.parts, id));
    const length = Buffer.byteLength(text);
    const buffer = Buffer.allocUnsafeSlow(length + tailRoom);
    buffer.write(text, 0, "utf8");
    return { buffer, length, isSmall: true };
  }

  private answerLargePlain(counts: LogCounts, exchange: Exchange): Promise<Response> {
    const { id } = counts;
    return answerLarge(this.parts, exchange, `json:${id}`, counts.size * 1.25, async () => {
      const head = await this.heads.get(id, async () => {
        const log = await contentOf(this.parts, id);
        const bytes = await this.parts.heavy.run("jsonHead", { log }, [log.packed]);
        const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        return { buffer, length: buffer.length, isSmall: false };
      });
      const tail = Buffer.from(jsonTail(await viewed(this.parts, id, exchange)));
      return { parts: [head.buffer, tail], headers: logHeaders };
    });
  }

  private answerLargeEncoded(counts: LogCounts, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    const { id } = counts;
    const key = `${crypto.randomUUID()}`;
    return answerLarge(this.parts, exchange, key, counts.size / 4, async () => {
      const log = await contentOf(this.parts, id);
      const now = await viewed(this.parts, id, exchange);
      const bytes = await this.parts.heavy.run("encodedJson", { log, counts: now, encoding }, [log.packed]);
      return { parts: [bytes], headers: { ...logHeaders, "Content-Encoding": encoding } };
    });
  }
}

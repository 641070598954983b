import type { LogId } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import { chooseEncoding } from "../accept-encoding.ts";
import { encodeSoon } from "../encode.ts";
import type { Exchange } from "../exchange.ts";
import { contentOf, countsOf, idOf, type LogReading, MadeOnce } from "../log-reading.ts";
import { type HeaderList, ok } from "../respond.ts";

const cacheBytes = 16 * 1024 * 1024;

const headers: HeaderList = {
  "Content-Type": "application/octet-stream",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  Vary: "Accept-Encoding",
};

/**
 * `GET /lines/{id}`: which lines of a log are messages, errors, frames and repetitions, for its page. A browser needs
 * longer to find that out than to draw the log.
 */
export class LineIndexAnswer {
  private readonly packed = new MadeOnce<Uint8Array>(cacheBytes, (bytes) => bytes.length);

  constructor(private readonly parts: LogReading) {}

  async get(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    await this.packed.ifThere(id, countsOf(this.parts, id));
    const packed = await this.packed.get(id, () => this.make(id));
    if (packed.length === 0) throw new Refusal(404, "This log has too many lines for an index.");
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    if (encoding === "zstd") return ok(packed, { ...headers, "Content-Encoding": encoding });
    const plain = await Bun.zstdDecompress(packed as Uint8Array<ArrayBuffer>);
    if (encoding === "identity") return ok(plain, headers);
    return ok(await encodeSoon(plain, encoding), { ...headers, "Content-Encoding": encoding });
  }

  private async make(id: LogId): Promise<Uint8Array> {
    const log = await contentOf(this.parts, id);
    return this.parts.heavy.run("lineIndex", { log }, [log.packed]);
  }
}

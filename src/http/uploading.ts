import { pack } from "../logs/content.ts";
import type { LogMeta } from "../logs/ports.ts";
import type { UploadLog } from "../logs/upload.ts";
import type { PrivateCounts } from "../privacy/redact.ts";
import type { UploadFormat } from "../wire/upload-fields.ts";
import { type BodyDescription, interpretUpload, maxBodyBytes, tooLarge } from "./bodies/interpret.ts";
import type { BodyReceiver } from "./bodies/receive.ts";
import { redactUpload } from "./bodies/redaction.ts";
import { contentEncodings, isGzipFile } from "./bodies/unpack.ts";
import { type Exchange, queryValue } from "./exchange.ts";
import type { PreparedUpload } from "./heavy/jobs.ts";
import type { HeavyPool } from "./heavy/pool.ts";
import { type HeaderList, rateLimitHeaders } from "./respond.ts";

export interface SharedLog {
  log: LogMeta;
  format: UploadFormat;
  /** How often each kind of private text was masked; null where that was not asked for. */
  redacted: PrivateCounts | null;
  headers: HeaderList;
}

/** Bodies up to here are read on the request thread. */
const smallBody = 256 * 1024;
/** Bodies up to here are masked on the request thread, where that is asked for. */
const smallRedaction = 8 * 1024;

/** From a request to a stored log: the way of every upload, whichever interface it comes through. */
export class Uploading {
  constructor(
    private readonly uploads: UploadLog,
    private readonly receiver: BodyReceiver,
    private readonly heavy: HeavyPool,
    private readonly maxLogBytes: number,
  ) {}

  /** What an answer says of the rate limit where nothing was stored. */
  async limitHeaders(exchange: Exchange): Promise<HeaderList> {
    return rateLimitHeaders(await this.uploads.allowance(exchange.client.key));
  }

  async share(exchange: Exchange): Promise<SharedLog> {
    const { request, client } = exchange;
    // First what needs no body: nobody sends ten megabytes to be told that.
    await this.uploads.checkAllowance(client.key);
    const description = describeBody(exchange, this.maxLogBytes);
    contentEncodings(description.contentEncoding);

    const body = await this.receiver.receive(request, maxBodyBytes(this.maxLogBytes), () => tooLarge(this.maxLogBytes));
    try {
      const { content, name, format, redacted } = await this.prepare(body.bytes, description);
      const { log, allowance } = await this.uploads.share({ client: client.key, name, content });
      return { log, format, redacted, headers: rateLimitHeaders(allowance) };
    } finally {
      body.release();
    }
  }

  private async prepare(body: Uint8Array, description: BodyDescription): Promise<PreparedUpload> {
    // What is packed may be a thousand times as large as it looks.
    const isPacked = description.contentEncoding !== null || isGzipFile(body);
    const isMultipart = description.contentType?.toLowerCase().startsWith("multipart/") ?? false;
    if (body.length > smallBody || isPacked || isMultipart) {
      return this.heavy.run("prepareUpload", { body, description }, [body]);
    }
    const interpreted = interpretUpload(body, description);
    // Only the body says whether to mask it, so it is read twice then. That is quick beside the masking.
    if (interpreted.redact && body.length > smallRedaction) {
      return this.heavy.run("prepareUpload", { body, description }, [body]);
    }
    const upload = redactUpload(interpreted, this.maxLogBytes);
    return { ...upload, content: await pack(upload.content) };
  }
}

/** What the headers and the query of a request say about its body. */
export function describeBody(exchange: Exchange, maxLogBytes: number): BodyDescription {
  const { headers } = exchange.request;
  return {
    contentType: headers.get("content-type"),
    contentEncoding: headers.get("content-encoding"),
    query: {
      name: queryValue(exchange, "name"),
      format: queryValue(exchange, "format"),
      redact: queryValue(exchange, "redact"),
    },
    maxLogBytes,
  };
}

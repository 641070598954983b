import type { Analysis } from "../../analysis/analyse.ts";
import type { Language } from "../../analysis/model.ts";
import type { Allowance, UploadLimiter } from "../../logs/ports.ts";
import { RateLimited } from "../../logs/upload.ts";
import { type BodyDescription, maxBodyBytes, tooLarge } from "../bodies/interpret.ts";
import type { BodyReceiver } from "../bodies/receive.ts";
import { contentEncodings } from "../bodies/unpack.ts";
import type { Exchange } from "../exchange.ts";
import { type HeaderList, rateLimitHeaders } from "../respond.ts";
import { describeBody } from "../uploading.ts";
import type { AnalysisPool } from "./pool.ts";

/** The analysis of a text that is sent and not stored. It has a limit of its own. */
export class Analysing {
  constructor(
    private readonly limiter: UploadLimiter,
    private readonly receiver: BodyReceiver,
    private readonly pool: AnalysisPool,
    private readonly maxLogBytes: number,
  ) {}

  async limitHeaders(exchange: Exchange): Promise<HeaderList> {
    return rateLimitHeaders(await this.limiter.allowance(exchange.client.key));
  }

  async analyse(exchange: Exchange): Promise<{ analysis: Analysis; headers: HeaderList }> {
    const { json, headers } = await this.run(exchange, (body, description) => ({ kind: "body", body, description }));
    return { analysis: JSON.parse(Buffer.from(json).toString("utf8")) as Analysis, headers };
  }

  /** In the leader's shape, as the bytes of its JSON. */
  mclogs(exchange: Exchange, language: Language): Promise<{ json: Uint8Array; headers: HeaderList }> {
    return this.run(exchange, (body, description) => ({ kind: "mclogs", body, description, language }));
  }

  private async run(
    exchange: Exchange,
    job: (body: Uint8Array, description: BodyDescription) => Parameters<AnalysisPool["run"]>[0],
  ): Promise<{ json: Uint8Array; headers: HeaderList }> {
    const { request, client } = exchange;
    const before = await this.limiter.allowance(client.key);
    if (before?.remaining === 0) throw limited(before);
    const description = describeBody(exchange, this.maxLogBytes);
    contentEncodings(description.contentEncoding);
    const body = await this.receiver.receive(request, maxBodyBytes(this.maxLogBytes), () => tooLarge(this.maxLogBytes));
    try {
      const taken = await this.limiter.take(client.key);
      if (!taken.taken) throw limited(taken.allowance!);
      try {
        const json = await this.pool.run(job(body.bytes, description));
        return { json, headers: rateLimitHeaders(taken.allowance) };
      } catch (error) {
        await taken.refund();
        throw error;
      }
    } finally {
      body.release();
    }
  }
}

function limited(allowance: Allowance): RateLimited {
  return new RateLimited(allowance, "have analysed");
}

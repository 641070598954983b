import type { Analysis } from "../../analysis/analyse.ts";
import type { Language } from "../../analysis/model.ts";
import type { Allowance, UploadLimiter } from "../../logs/ports.ts";
import { RateLimited } from "../../logs/upload.ts";
import type { Requester } from "../../work/requester.ts";
import type { Hold, LargeAnswers } from "../answers/large-answer.ts";
import { asTheyAre } from "../answers/spliced-encoding.ts";
import { maxEntriesBytes } from "../compat/mclogs/entries-json.ts";
import type { Exchange } from "../core/exchange.ts";
import type { WastedWork } from "../core/fairness/wasted-work.ts";
import { type HeaderList, rateLimitHeaders } from "../core/replies.ts";
import type { DoorName } from "../upload/door-list.ts";
import type { BodyDescription } from "../upload/interpret.ts";
import type { BodyReceiver } from "../upload/receive.ts";
import { maxBodyBytes, tooLarge } from "../upload/size-limit.ts";
import { contentEncodings } from "../upload/unpack.ts";
import { describeBody } from "../upload/uploading.ts";
import type { AnalysisPool } from "./pool.ts";

/** An empty line is one byte, and an entry of a hundred. */
const worstGrowth = 100;
/** Of everything beside the entries. */
const insightsBytes = 4 * 1024 * 1024;

export interface Analysed<Made> {
  made: Made;
  headers: HeaderList;
}

/** The analysis of a text that is sent and not stored. It has a limit of its own. */
export class Analysing {
  constructor(
    private readonly limiter: UploadLimiter,
    private readonly receiver: BodyReceiver,
    private readonly pool: AnalysisPool,
    private readonly wasted: WastedWork,
    private readonly maxLogBytes: number,
  ) {}

  async limitHeaders(exchange: Exchange): Promise<HeaderList> {
    return rateLimitHeaders(await this.limiter.allowance(exchange.client.key));
  }

  async analyse(exchange: Exchange): Promise<{ analysis: Analysis; headers: HeaderList }> {
    const { made, headers } = await this.run(exchange, "native", (body, description, requester) =>
      this.pool.run({ kind: "body", body, description }, requester),
    );
    return { analysis: JSON.parse(Buffer.from(made).toString("utf8")) as Analysis, headers };
  }

  /** In the leader's shape, as the bytes of its JSON. They are many times the text, so they need room of their own. */
  mclogs(exchange: Exchange, language: Language, large: LargeAnswers): Promise<Analysed<Hold>> {
    return this.run(exchange, "mclogs", (body, description, requester) => {
      const isPacked = description.contentEncoding !== null;
      const entries = isPacked ? maxEntriesBytes : Math.min(maxEntriesBytes, worstGrowth * body.length);
      return large.hold(`analyse:${crypto.randomUUID()}`, entries + insightsBytes, requester, async () =>
        // By the request itself, so that its time is counted.
        asTheyAre(await this.pool.run({ kind: "mclogs", body, description, language }, requester)),
      );
    });
  }

  private async run<Made>(
    exchange: Exchange,
    door: DoorName,
    make: (body: Uint8Array, description: BodyDescription, requester: Requester) => Promise<Made>,
  ): Promise<Analysed<Made>> {
    const { client } = exchange;
    const before = await this.limiter.allowance(client.key);
    if (before?.remaining === 0) throw limited(before);
    this.wasted.check(exchange);
    const description = describeBody(exchange, this.maxLogBytes, door);
    contentEncodings(description.contentEncoding);
    const body = await this.receiver.receive(exchange, maxBodyBytes(this.maxLogBytes), () =>
      tooLarge(this.maxLogBytes),
    );
    try {
      const taken = await this.limiter.take(client.key);
      if (!taken.taken) throw limited(taken.allowance!);
      try {
        const made = await this.wasted.meter(exchange, (requester) => make(body.bytes, description, requester));
        return { made, headers: rateLimitHeaders(taken.allowance) };
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

import type { Language } from "../../analysis/model/model.ts";
import type { CurrentHouseRules } from "../../house-rules/house-rules.ts";
import type { Allowance, RateLimiter } from "../../logs/ports.ts";
import { RateLimited } from "../../logs/upload.ts";
import type { ServiceMetrics } from "../../metrics/service-metrics.ts";
import type { KnownInsight } from "../../wire/known-crash.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import { type Exchange, requesterOf } from "../core/exchange.ts";
import type { WastedWork } from "../core/fairness/wasted-work.ts";
import { type HeaderList, rateLimitHeaders } from "../core/replies.ts";
import type { ReadableLogs } from "../names/readable-logs.ts";
import { contentEncodings } from "../upload/content-encoding.ts";
import { nativeProtocol } from "../upload/native-protocol.ts";
import type { BodyReceiver } from "../upload/receive.ts";
import { maxBodyBytes, tooLarge } from "../upload/size-limit.ts";
import { describeBody } from "../upload/upload-service.ts";
import { analyseBody, openHidden, type SentBody, type SentText } from "./analysis-job-names.ts";
import type { KnownCrashes } from "./known-crashes.ts";
import { knownInsight } from "./known-insight.ts";

export interface Analysed<Made> {
  made: Made;
  headers: HeaderList;
}

/** Makes the answer to a text on the analysis thread. The request itself is the requester, so that its time is counted. */
export type MakeAnalysis<Made> = (text: SentText, requester: Requester, pool: JobPool) => Promise<Made>;

/** Analyses a text that is not stored. It has a rate limit of its own. */
export class AnalysisService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly receiver: BodyReceiver,
    private readonly pool: JobPool,
    private readonly wasted: WastedWork,
    private readonly maxLogBytes: number,
    private readonly metrics: ServiceMetrics,
    private readonly house: CurrentHouseRules,
    private readonly known: Pick<KnownCrashes, "of">,
    private readonly readable: Pick<ReadableLogs, "isInUse" | "ofText">,
  ) {}

  async limitHeaders(exchange: Exchange): Promise<HeaderList> {
    return rateLimitHeaders(await this.limiter.allowance(exchange.client.key));
  }

  /** Gives the answer as JSON. */
  async analyse(exchange: Exchange, language: Language): Promise<Analysed<Uint8Array>> {
    const { made, headers } = await this.run(exchange, nativeProtocol.name, (text, requester, pool) =>
      pool.run(analyseBody, { ...text, language }, requester, [text.body]),
    );
    this.metrics.found(made.codes);
    const known = knownInsight(await this.known.of(made.fault, requesterOf(exchange)), language);
    return { made: withKnown(made.json, known), headers };
  }

  /** Receives the text within the limits, and has the answer made. */
  async run<Made>(exchange: Exchange, protocol: string, make: MakeAnalysis<Made>): Promise<Analysed<Made>> {
    const { client } = exchange;
    const before = await this.limiter.allowance(client.key);
    if (before?.remaining === 0) throw limited(before);
    this.wasted.check(exchange);
    const description = describeBody(exchange, this.maxLogBytes);
    contentEncodings(description.contentEncoding);
    const received = await this.receiver.receive(exchange, maxBodyBytes(this.maxLogBytes), () =>
      tooLarge(this.maxLogBytes),
    );
    try {
      const taken = await this.limiter.take(client.key);
      if (!taken.taken) throw limited(taken.allowance!);
      try {
        const text = { body: received.bytes, description, house: this.house.current };
        const made = await this.wasted.meter(exchange, async (requester) => {
          const names = await this.namesOf(text, protocol, requester);
          return make({ ...text, names }, requester, this.pool);
        });
        this.metrics.analysed("sent");
        return { made, headers: rateLimitHeaders(taken.allowance) };
      } catch (error) {
        await taken.refund();
        throw error instanceof JobOverdue ? new Refusal(503, overdueMessage) : error;
      }
    } finally {
      received.release();
    }
  }

  /** An explanation without them is better than none. */
  private async namesOf({ body, description }: SentBody, protocol: string, requester: Requester) {
    if (!this.readable.isInUse) return null;
    try {
      const hidden = await this.pool.run(openHidden, { body, description, protocol }, requester);
      return hidden && (await this.readable.ofText(hidden, requester)).names;
    } catch (error) {
      if (error instanceof Refusal || error instanceof JobOverdue) return null;
      throw error;
    }
  }
}

/** The text itself is counted nowhere. */
function withKnown(json: Uint8Array, known: KnownInsight | null): Uint8Array {
  return Buffer.concat([json.subarray(0, -1), Buffer.from(`,"known":${JSON.stringify(known)}}`)]);
}

const overdueMessage = "Explaining this text takes too long. Send a part of it, such as its end.";

function limited(allowance: Allowance): RateLimited {
  return new RateLimited(allowance, "analyse");
}

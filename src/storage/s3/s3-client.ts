import { AwsClient } from "aws4fetch";
import { Outage } from "../../wire/refusal.ts";
import { type EngineMeter, metered, noMeter } from "../engine-meter.ts";
import { answerBytes, EndlessAnswer } from "./answer-bytes.ts";
import type { CredentialSource, Credentials } from "./credentials.ts";
import { type ListedObject, objectsOf } from "./object-listing.ts";
import { StoreClock } from "./store-clock.ts";

export interface BucketAddress {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  credentials: CredentialSource;
}

/** How long to wait for an S3-compatible store, and how often to try. */
export interface Patience {
  attempts: number;
  /** Within this an answer has to begin. */
  answerMs: number;
  /** Within this an attempt has to end. */
  attemptMs: number;
  /** The pauses between attempts grow from here. */
  firstPauseMs: number;
  /** All attempts together, unless the caller says otherwise. */
  deadlineMs: number;
}

export interface S3Request {
  body?: Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
  /** The moment, as `performance.now()` tells it, at which to give up. */
  end?: number;
}

export interface S3Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** How many attempts it took. */
  attempts: number;
}

/** What is sent takes its time on a slow line: so much longer for every byte. */
const slowLineBytesPerMs = 4000;
/** Statuses of a gateway or a busy store: the same request may succeed in a moment. */
const passing = [408, 429, 500, 502, 503, 504];
/** Answers of a store that works: there is no such object, or there is one already. */
const refusalsOfWork = [404, 409, 412];

/** Signs requests to one bucket, tries them again, and gives up in time. No answer is read without a bound. */
export class S3Client {
  /** Whether the store answered the last time it was asked. */
  isAnswering = true;
  private signing: { by: Credentials; client: AwsClient } | null = null;
  private readonly base: string;
  private readonly clock = new StoreClock();

  constructor(
    private readonly address: BucketAddress,
    private readonly patience: Patience,
    private readonly meter: EngineMeter = noMeter,
  ) {
    this.base = `${address.endpoint.replace(/\/+$/, "")}/${address.bucket}`;
  }

  endIn(withinMs = this.patience.deadlineMs): number {
    return performance.now() + withinMs;
  }

  /** `path` is that of the object, with its slash, or only a query. */
  send(method: string, path: string, request: S3Request = {}): Promise<S3Answer> {
    return metered(this.meter, "s3", method.toLowerCase(), () => this.sendPatiently(method, path, request));
  }

  /** Objects whose keys begin so, in the order of keys; those behind `after`. */
  async *list(prefix: string, after: string | null = null): AsyncIterable<ListedObject> {
    for (let next: string | null = ""; next !== null; ) {
      const query = new URLSearchParams({ "list-type": "2", prefix });
      if (next !== "") query.set("continuation-token", next);
      else if (after !== null) query.set("start-after", after);
      const answer = await this.send("GET", `?${query}`);
      if (answer.status !== 200) throw new Outage(refusalText(answer, "list the objects"));
      const page = objectsOf(textOf(answer));
      yield* page.objects;
      next = page.next;
    }
  }

  /** An address that anybody can read an object by, for so many seconds of the store's own clock. */
  async readableAddress(path: string, seconds: number, query: Record<string, string>): Promise<string> {
    const url = new URL(`${this.base}${path}`);
    url.searchParams.set("X-Amz-Expires", String(seconds));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const aws = { signQuery: true, datetime: this.clock.stamp() };
    return (await (await this.client()).sign(url.href, { method: "GET", aws })).url;
  }

  /** It keeps the key that it derives from the credentials, for a day. */
  private async client(): Promise<AwsClient> {
    const by = await this.address.credentials();
    const isKnown = this.signing?.by.accessKeyId === by.accessKeyId && this.signing.by.sessionToken === by.sessionToken;
    if (this.signing && isKnown) return this.signing.client;
    const { accessKeyId, secretAccessKey, sessionToken } = by;
    // Its own retries would take much longer than anybody waits.
    const options = { accessKeyId, secretAccessKey, region: this.address.region, service: "s3", retries: 0 };
    const client = new AwsClient({ ...options, ...(sessionToken !== null && { sessionToken }) });
    this.signing = { by, client };
    return client;
  }

  private async sendPatiently(method: string, path: string, request: S3Request): Promise<S3Answer> {
    const { attempts: most, firstPauseMs } = this.patience;
    const end = request.end ?? this.endIn();
    for (let attempts = 1; ; attempts++) {
      const outcome = await this.attempt(await this.client(), method, path, { ...request, end });
      this.isAnswering = isAnswer(outcome);
      if (!(outcome instanceof Outage) && !passing.includes(outcome.status)) return { ...outcome, attempts };
      if (outcome instanceof EndlessAnswer) throw outcome;
      const pause = Math.random() * firstPauseMs * 2 ** attempts;
      if (attempts === most || performance.now() + pause + firstPauseMs > end) {
        throw outcome instanceof Outage ? outcome : new Outage(`S3 answers ${outcome.status}.`);
      }
      await Bun.sleep(pause);
    }
  }

  /** An answer has to begin soon; once it comes, it may take all the time there is. */
  private async attempt(
    client: AwsClient,
    method: string,
    path: string,
    { body, headers, end }: S3Request & { end: number },
  ): Promise<Answered | Outage> {
    const { answerMs, attemptMs } = this.patience;
    const started = performance.now();
    const left = Math.max(1, Math.min(attemptMs, end - started));
    const giveUp = new AbortController();
    const late = () => giveUp.abort();
    const timer = setTimeout(late, Math.min(left, answerMs + (body?.length ?? 0) / slowLineBytesPerMs));
    const lastTimer = setTimeout(late, left);
    try {
      const init = { method, ...(body && { body }), ...(headers && { headers }) };
      const request = await client.sign(`${this.base}${path}`, init);
      // Objects are stored compressed, and must not be decompressed on the way.
      const response = await fetch(request, { signal: giveUp.signal, decompress: false, redirect: "manual" });
      clearTimeout(timer);
      this.clock.learn(response.headers);
      return { status: response.status, headers: response.headers, bytes: await answerBytes(method, response) };
    } catch (error) {
      const ms = Math.round(performance.now() - started);
      if (error instanceof EndlessAnswer) return error;
      if (giveUp.signal.aborted) return new Outage(`S3 did not answer within ${ms} ms.`);
      return new Outage(`S3 cannot be reached: ${(error as Error).message}`);
    } finally {
      clearTimeout(timer);
      clearTimeout(lastTimer);
    }
  }
}

type Answered = Omit<S3Answer, "attempts">;

function isAnswer(outcome: Answered | Outage): boolean {
  return !(outcome instanceof Outage) && (outcome.status < 400 || refusalsOfWork.includes(outcome.status));
}

export function textOf({ bytes }: Answered): string {
  return Buffer.from(bytes).toString("utf8");
}

/** What the store calls its refusal, such as `NoSuchBucket`; `null` where it does not say. */
export function refusalCode({ bytes }: Answered): string | null {
  return /<Code>([\w.-]{1,80})<\/Code>/.exec(Buffer.from(bytes.subarray(0, 2000)).toString("utf8"))?.[1] ?? null;
}

export function refusalText(answer: Answered, what: string): string {
  const code = refusalCode(answer);
  return `S3 refused to ${what}: ${answer.status}${code ? ` ${code}` : ""}.`;
}

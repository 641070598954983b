import { AwsClient } from "aws4fetch";
import type { LogId } from "../../logs/ports.ts";
import { Outage, StorageFull } from "../../wire/refusal.ts";
import type { ContentStore } from "../content-store.ts";
import { type EngineMeter, metered, noMeter } from "../engine-meter.ts";
import { answerBytes, EndlessAnswer } from "./answer-bytes.ts";
import type { CredentialSource, Credentials } from "./credentials.ts";
import { objectsOf } from "./object-listing.ts";
import { StoreClock } from "./store-clock.ts";

export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  credentials: CredentialSource;
  /** Nothing takes longer, all attempts together, unless its caller says so. */
  deadlineMs: number;
  meter?: EngineMeter;
}

/** One attempt gives up after this, so that another one fits into the deadline. */
const attemptMs = 1200;
/** What is sent takes its time on a slow line: so much longer for every byte. */
const slowLineBytesPerMs = 4000;
const firstPauseMs = 50;
/** Metadata that tells which attempt wrote an object. */
const tokenHeader = "x-amz-meta-upload";
/** Statuses of a gateway or a busy store: the same request may succeed in a moment. */
const passing = [408, 429, 500, 502, 503, 504];
/** Answers of a store that works: there is no such object, or there is one already. */
const refusalsOfWork = [404, 409, 412];
const folder = "logs/";
const folderLetters = 2;

/** Contents as objects that are written once, by an S3-compatible store. */
export class S3ContentStore implements ContentStore {
  private signing: { by: Credentials; client: AwsClient } | null = null;
  private readonly base: string;
  private readonly clock = new StoreClock();
  /** The last time it was asked. Nobody is sent to a store that does not. */
  private isAnswering = true;

  constructor(private readonly settings: S3Settings) {
    const { endpoint, bucket } = settings;
    this.base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  }

  /** It keeps the key that it derives from the credentials, for a day. */
  private async client(): Promise<AwsClient> {
    const by = await this.settings.credentials();
    if (this.signing?.by.accessKeyId === by.accessKeyId && this.signing.by.sessionToken === by.sessionToken) {
      return this.signing.client;
    }
    const { accessKeyId, secretAccessKey, sessionToken } = by;
    const { region } = this.settings;
    // Its own retries would take much longer than anybody waits.
    const options = { accessKeyId, secretAccessKey, region, service: "s3", retries: 0 };
    const client = new AwsClient({ ...options, ...(sessionToken !== null && { sessionToken }) });
    this.signing = { by, client };
    return client;
  }

  /**
   * `If-None-Match: *` makes the store decide who was first. The object of an attempt whose answer was lost may be what
   * stops the next one: its token tells.
   */
  async put(id: LogId, packed: Uint8Array, withinMs?: number): Promise<"stored" | "conflict"> {
    const end = this.endOf(withinMs);
    const token = crypto.randomUUID();
    const headers = {
      [tokenHeader]: token,
      "If-None-Match": "*",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Encoding": "zstd",
      "Cache-Control": "private, max-age=31536000, immutable",
      // Signing the bytes would mean to read them once more. The store has its own checksum, and so do we.
      "x-amz-content-sha256": "UNSIGNED-PAYLOAD",
    };
    const response = await this.send("PUT", keyOf(id), end, { body: Buffer.from(packed), headers });
    // 409: another write of the same name is under way.
    if (response.status === 412 || response.status === 409) {
      const isOurs = response.attempts > 1 && (await this.tokenOf(id, end)) === token;
      return isOurs ? "stored" : "conflict";
    }
    await expectStatus(response, [200, 201, 204], `store ${id}`);
    return "stored";
  }

  private async tokenOf(id: LogId, end: number): Promise<string | null> {
    const response = await this.send("HEAD", keyOf(id), end);
    return response.headers.get(tokenHeader);
  }

  async get(id: LogId, withinMs?: number): Promise<Uint8Array | null> {
    const response = await this.send("GET", keyOf(id), this.endOf(withinMs));
    if (response.status === 404) return null;
    await expectStatus(response, [200], `read ${id}`);
    return response.bytes;
  }

  async remove(id: LogId, withinMs?: number): Promise<void> {
    const response = await this.send("DELETE", keyOf(id), this.endOf(withinMs));
    await expectStatus(response, [200, 204, 404], `remove ${id}`);
  }

  /** The store lists by key, and keys are in the order of ids. */
  async *list(after: LogId | null): AsyncIterable<{ id: LogId; writtenAt: number }> {
    let next: string | null = "";
    while (next !== null) {
      const query = new URLSearchParams({ "list-type": "2", prefix: folder });
      if (next !== "") query.set("continuation-token", next);
      else if (after !== null) query.set("start-after", keyOf(after).slice(1));
      const response = await this.send("GET", `?${query}`, this.endOf());
      await expectStatus(response, [200], "list the objects");
      const page = objectsOf(Buffer.from(response.bytes).toString("utf8"));
      for (const { key, writtenAt } of page.objects) {
        yield { id: key.slice(folder.length + folderLetters + 1) as LogId, writtenAt };
      }
      next = page.next;
    }
  }

  /** Really writes. */
  async check(withinMs?: number): Promise<void> {
    const headers = { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
    const init = { body: Buffer.from(String(Date.now())), headers };
    const response = await this.send("PUT", "/probe", this.endOf(withinMs), init);
    await expectStatus(response, [200, 201, 204], "write");
  }

  async readableAddress(id: LogId, seconds: number): Promise<string | null> {
    if (!this.isAnswering) return null;
    const url = new URL(`${this.base}${keyOf(id)}`);
    url.searchParams.set("X-Amz-Expires", String(seconds));
    // Each address is another one to a browser: what it kept of one would only outlast the log.
    url.searchParams.set("response-cache-control", "private, no-store");
    try {
      const aws = { signQuery: true, datetime: this.clock.stamp() };
      const signed = await (await this.client()).sign(url.href, { method: "GET", aws });
      return signed.url;
    } catch (error) {
      if (error instanceof Outage) return null;
      throw error;
    }
  }

  private endOf(withinMs = this.settings.deadlineMs): number {
    return performance.now() + withinMs;
  }

  private send(method: string, path: string, end: number, init: SendInit = {}): Promise<Received> {
    const meter = this.settings.meter ?? noMeter;
    return metered(meter, "s3", method.toLowerCase(), () => this.sendPatiently(method, path, end, init));
  }

  private async sendPatiently(method: string, path: string, end: number, init: SendInit): Promise<Received> {
    const client = await this.client();
    for (let attempts = 1; ; attempts++) {
      const outcome = await this.attempt(client, method, path, end, init);
      this.isAnswering = isAnswer(outcome);
      if (!(outcome instanceof Outage) && !passing.includes(outcome.status)) return { ...outcome, attempts };
      if (outcome instanceof EndlessAnswer) throw outcome;
      const pause = Math.random() * firstPauseMs * 2 ** attempts;
      if (performance.now() + pause + firstPauseMs > end) {
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
    end: number,
    init: SendInit,
  ): Promise<Answered | Outage> {
    const started = performance.now();
    const left = Math.max(1, end - started);
    const { body, headers } = init;
    const giveUp = new AbortController();
    const late = () => giveUp.abort();
    const timer = setTimeout(late, Math.min(left, attemptMs + (body?.length ?? 0) / slowLineBytesPerMs));
    const lastTimer = setTimeout(late, left);
    try {
      const request = await client.sign(`${this.base}${path}`, {
        method,
        ...(body && { body }),
        ...(headers && { headers }),
      });
      // Objects are stored compressed, and must not be decompressed on the way.
      const response = await fetch(request, { signal: giveUp.signal, decompress: false, redirect: "manual" });
      clearTimeout(timer);
      this.clock.learn(response.headers);
      const bytes = await answerBytes(method, response);
      return { status: response.status, headers: response.headers, bytes };
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

const insufficientStorage = 507;

interface SendInit {
  body?: Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
}

interface Answered {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

interface Received extends Answered {
  attempts: number;
}

function isAnswer(outcome: Answered | Outage): boolean {
  return !(outcome instanceof Outage) && (outcome.status < 400 || refusalsOfWork.includes(outcome.status));
}

/** Spread over a few hundred folders: some stores keep a list for each. */
function keyOf(id: LogId): string {
  return `/${folder}${id.slice(0, folderLetters)}/${id}`;
}

async function expectStatus({ status, bytes }: Answered, expected: readonly number[], what: string): Promise<void> {
  if (expected.includes(status)) return;
  const code = /<Code>([\w.-]{1,80})<\/Code>/.exec(Buffer.from(bytes.subarray(0, 2000)).toString("utf8"))?.[1];
  const sentence = `S3 refused to ${what}: ${status}${code ? ` ${code}` : ""}.`;
  // Each store has a name of its own for it: QuotaExceeded, XMinioAdminBucketQuotaExceeded, XMinioStorageFull.
  const isFull = status === insufficientStorage || /quota|storagefull/i.test(code ?? "");
  throw isFull ? new StorageFull(sentence, "quota") : new Outage(sentence);
}

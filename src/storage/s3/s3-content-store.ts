import type { LogId } from "../../logs/ports.ts";
import { Outage, StorageFull } from "../../wire/refusal.ts";
import type { ContentStore } from "../content-store.ts";
import type { EngineMeter } from "../engine-meter.ts";
import { type BucketAddress, refusalCode, refusalText, type S3Answer, S3Client } from "./s3-client.ts";

export interface S3Settings extends BucketAddress {
  /** Nothing takes longer, all attempts together, unless its caller says so. */
  deadlineMs: number;
  meter?: EngineMeter;
}

/** An attempt whose answer does not begin soon is given up, so that another one fits into the deadline. */
const patience = {
  attempts: Number.POSITIVE_INFINITY,
  answerMs: 1200,
  attemptMs: Number.POSITIVE_INFINITY,
  firstPauseMs: 50,
};
/** Metadata that tells which attempt wrote an object. */
const tokenHeader = "x-amz-meta-upload";
/** Signing the bytes would mean to read them once more. The store has its own checksum, and so do we. */
const unsigned = { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
const folder = "logs/";
const folderLetters = 2;
const insufficientStorage = 507;

/** Contents as objects that are written once, by an S3-compatible store. */
export class S3ContentStore implements ContentStore {
  private readonly client: S3Client;

  constructor({ deadlineMs, meter, ...address }: S3Settings) {
    this.client = new S3Client(address, { ...patience, deadlineMs }, meter);
  }

  /**
   * `If-None-Match: *` makes the store decide who was first. The object of an attempt whose answer was lost may be what
   * stops the next one: its token tells.
   */
  async put(id: LogId, packed: Uint8Array, withinMs?: number): Promise<"stored" | "conflict"> {
    const end = this.client.endIn(withinMs);
    const token = crypto.randomUUID();
    const headers = {
      [tokenHeader]: token,
      "If-None-Match": "*",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Encoding": "zstd",
      "Cache-Control": "private, max-age=31536000, immutable",
      ...unsigned,
    };
    const answer = await this.client.send("PUT", pathOf(id), { body: Buffer.from(packed), headers, end });
    // 409: another write of the same name is under way.
    if (answer.status === 412 || answer.status === 409) {
      const isOurs = answer.attempts > 1 && (await this.tokenOf(id, end)) === token;
      return isOurs ? "stored" : "conflict";
    }
    expectStatus(answer, [200, 201, 204], `store ${id}`);
    return "stored";
  }

  private async tokenOf(id: LogId, end: number): Promise<string | null> {
    const { headers } = await this.client.send("HEAD", pathOf(id), { end });
    return headers.get(tokenHeader);
  }

  async get(id: LogId, withinMs?: number): Promise<Uint8Array | null> {
    const answer = await this.client.send("GET", pathOf(id), { end: this.client.endIn(withinMs) });
    if (answer.status === 404) return null;
    expectStatus(answer, [200], `read ${id}`);
    return answer.bytes;
  }

  async remove(id: LogId, withinMs?: number): Promise<void> {
    const answer = await this.client.send("DELETE", pathOf(id), { end: this.client.endIn(withinMs) });
    expectStatus(answer, [200, 204, 404], `remove ${id}`);
  }

  /** The store lists by key, and keys are in the order of ids. */
  async *list(after: LogId | null): AsyncIterable<{ id: LogId; writtenAt: number }> {
    for await (const { key, writtenAt } of this.client.list(folder, after && keyOf(after))) {
      yield { id: key.slice(folder.length + folderLetters + 1) as LogId, writtenAt };
    }
  }

  /** Really writes. */
  async check(withinMs?: number): Promise<void> {
    const body = Buffer.from(String(Date.now()));
    const answer = await this.client.send("PUT", "/probe", {
      body,
      headers: unsigned,
      end: this.client.endIn(withinMs),
    });
    expectStatus(answer, [200, 201, 204], "write");
  }

  /** Nobody is sent to a store that does not answer. */
  async readableAddress(id: LogId, seconds: number): Promise<string | null> {
    if (!this.client.isAnswering) return null;
    // Each address is another one to a browser: what it kept of one would only outlast the log.
    const query = { "response-cache-control": "private, no-store" };
    try {
      return await this.client.readableAddress(pathOf(id), seconds, query);
    } catch (error) {
      if (error instanceof Outage) return null;
      throw error;
    }
  }
}

/** Spread over a few hundred folders: some stores keep a list for each. */
function keyOf(id: LogId): string {
  return `${folder}${id.slice(0, folderLetters)}/${id}`;
}

function pathOf(id: LogId): string {
  return `/${keyOf(id)}`;
}

function expectStatus(answer: S3Answer, expected: readonly number[], what: string): void {
  if (expected.includes(answer.status)) return;
  // Each store has a name of its own for it: QuotaExceeded, XMinioAdminBucketQuotaExceeded, XMinioStorageFull.
  const isFull = answer.status === insufficientStorage || /quota|storagefull/i.test(refusalCode(answer) ?? "");
  const sentence = refusalText(answer, what);
  throw isFull ? new StorageFull(sentence, "quota") : new Outage(sentence);
}

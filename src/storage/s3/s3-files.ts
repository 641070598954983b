import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { AwsClient } from "aws4fetch";
import { Outage } from "../../wire/refusal.ts";
import type { CredentialSource } from "./credentials.ts";
import { objectsOf } from "./object-listing.ts";

export interface S3FilesSettings {
  endpoint: string;
  bucket: string;
  region: string;
  credentials: CredentialSource;
  /** Of an upload; at least 5 MiB, unless there is only one. */
  partBytes?: number;
}

const minPartBytes = 16 * 1024 * 1024;
/** Of 10,000 that the protocol allows. */
const maxParts = 9000;
const attempts = 5;
const firstPauseMs = 250;
/** One attempt: a part has to arrive within this. */
const attemptMs = 300_000;
const passing = [408, 429, 500, 502, 503, 504];

/** Called with how many bytes more have been moved. */
export type Moved = (bytes: number) => void;

/** Whole files in an S3-compatible store. What was not uploaded to its end is not there at all. */
export class S3Files {
  private readonly base: string;

  constructor(private readonly settings: S3FilesSettings) {
    this.base = `${settings.endpoint.replace(/\/+$/, "")}/${settings.bucket}`;
  }

  /** Its size in bytes; `null` where there is none. */
  async size(key: string): Promise<number | null> {
    const { status, headers } = await this.send("HEAD", pathOf(key));
    if (status === 404) return null;
    expectStatus(status, [200], `look at ${key}`);
    return Number(headers.get("content-length"));
  }

  /** In parts, each signed with its checksum. The store joins them when all are there, and only then the file exists. */
  async upload(path: string, key: string, moved: Moved, signal: AbortSignal): Promise<void> {
    const file = await open(path, "r");
    try {
      const { size } = await file.stat();
      const partBytes = this.settings.partBytes ?? Math.max(minPartBytes, Math.ceil(size / maxParts));
      const id = await this.begin(key);
      try {
        const tags: string[] = [];
        for (let at = 0; at < size || at === 0; at += partBytes) {
          signal.throwIfAborted();
          const part = Buffer.alloc(Math.min(partBytes, size - at));
          await file.read(part, 0, part.length, at);
          const query = `?partNumber=${tags.length + 1}&uploadId=${encodeURIComponent(id)}`;
          const { status, headers } = await this.send("PUT", pathOf(key) + query, { body: part });
          expectStatus(status, [200], `store a part of ${key}`);
          tags.push(headers.get("etag") ?? "");
          moved(part.length);
        }
        await this.complete(key, id, tags);
      } catch (error) {
        // What was uploaded of it takes room until somebody says that it is not wanted.
        await this.send("DELETE", `${pathOf(key)}?uploadId=${encodeURIComponent(id)}`).catch(() => {});
        throw error;
      }
    } finally {
      await file.close();
    }
  }

  /** In pieces, so that a lost connection costs one of them. */
  async download(key: string, path: string, moved: Moved, signal: AbortSignal): Promise<void> {
    const size = await this.size(key);
    if (size === null) throw new Outage(`There is no object ${key} in the bucket ${this.settings.bucket}.`);
    const out = createWriteStream(path, { flags: "wx", mode: 0o600 });
    const failed = new Promise<never>((_, reject) => out.once("error", reject));
    failed.catch(() => {});
    try {
      for (let at = 0; at < size; at += minPartBytes) {
        signal.throwIfAborted();
        const end = Math.min(size, at + minPartBytes);
        const { status, bytes } = await this.send("GET", pathOf(key), { range: `bytes=${at}-${end - 1}` });
        expectStatus(status, [206], `read ${key}`);
        if (bytes.length !== end - at) throw new Outage(`S3 gave ${bytes.length} bytes of ${end - at} of ${key}.`);
        const written = new Promise<void>((resolve) => out.write(bytes, () => resolve()));
        await Promise.race([written, failed]);
        moved(bytes.length);
      }
    } finally {
      await Promise.race([new Promise<void>((resolve) => out.end(() => resolve())), failed.catch(() => {})]);
    }
  }

  /** Keys that begin so, in their order. */
  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const query = new URLSearchParams({ "list-type": "2", prefix });
      if (next !== "") query.set("continuation-token", next);
      const { status, bytes } = await this.send("GET", `?${query}`);
      expectStatus(status, [200], "list the objects");
      const page = objectsOf(Buffer.from(bytes).toString("utf8"));
      keys.push(...page.objects.map(({ key }) => key));
      next = page.next;
    }
    return keys;
  }

  async remove(key: string): Promise<void> {
    const { status } = await this.send("DELETE", pathOf(key));
    expectStatus(status, [200, 204, 404], `remove ${key}`);
  }

  private async begin(key: string): Promise<string> {
    const { status, bytes } = await this.send("POST", `${pathOf(key)}?uploads=`);
    expectStatus(status, [200], `store ${key}`);
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec(Buffer.from(bytes).toString("utf8"))?.[1];
    if (!id) throw new Outage("S3 began an upload without saying which.");
    return id;
  }

  private async complete(key: string, id: string, tags: string[]): Promise<void> {
    const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
    const { status, bytes } = await this.send("POST", `${pathOf(key)}?uploadId=${encodeURIComponent(id)}`, { body });
    expectStatus(status, [200], `store ${key}`);
    // A failure may come after the first byte of the answer, and so after its status.
    const code = /<Error>.*?<Code>([\w.-]{1,80})<\/Code>/s.exec(Buffer.from(bytes).toString("utf8"))?.[1];
    if (code) throw new Outage(`S3 refused to store ${key}: ${code}.`);
  }

  private async send(method: string, path: string, init: { body?: Buffer; range?: string } = {}): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.attempt(method, path, init);
      if (!(answer instanceof Outage) && !passing.includes(answer.status)) return answer;
      if (attempt === attempts) throw answer instanceof Outage ? answer : new Outage(`S3 answers ${answer.status}.`);
      await Bun.sleep(firstPauseMs * 2 ** attempt * Math.random());
    }
  }

  private async attempt(
    method: string,
    path: string,
    { body, range }: { body?: Buffer; range?: string },
  ): Promise<Answer | Outage> {
    try {
      const { accessKeyId, secretAccessKey, sessionToken } = await this.settings.credentials();
      const client = new AwsClient({
        accessKeyId,
        secretAccessKey,
        ...(sessionToken !== null && { sessionToken }),
        region: this.settings.region,
        service: "s3",
        retries: 0,
      });
      const request = await client.sign(this.base + path, {
        method,
        ...(body && { body: body as Buffer<ArrayBuffer> }),
        ...(range !== undefined && { headers: { Range: range } }),
      });
      const response = await fetch(request, {
        signal: AbortSignal.timeout(attemptMs),
        decompress: false,
        redirect: "manual",
      });
      return {
        status: response.status,
        headers: response.headers,
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    } catch (error) {
      return new Outage(`S3 cannot be reached: ${(error as Error).message}`);
    }
  }
}

interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

function pathOf(key: string): string {
  return `/${key.split("/").map(encodeURIComponent).join("/")}`;
}

function expectStatus(status: number, expected: readonly number[], what: string): void {
  if (!expected.includes(status)) throw new Outage(`S3 refused to ${what}: ${status}.`);
}

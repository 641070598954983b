import { createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Outage } from "../../wire/refusal.ts";
import type { Moved, ObjectFiles } from "../object-files.ts";
import { type BucketAddress, refusalText, type S3Answer, S3Client, textOf } from "./s3-client.ts";

export interface S3FilesSettings extends BucketAddress {
  /** Of an upload; at least 5 MiB, unless there is only one. */
  partBytes?: number;
}

const minPartBytes = 16 * 1024 * 1024;
/** Of 10,000 that the protocol allows. */
const maxParts = 9000;
/** A part has to arrive within this. */
const partMs = 300_000;
const attempts = 5;
const patience = {
  attempts,
  answerMs: partMs,
  attemptMs: partMs,
  firstPauseMs: 250,
  deadlineMs: Number.POSITIVE_INFINITY,
};

/** Files in an S3-compatible store. */
export class S3Files implements ObjectFiles {
  private readonly client: S3Client;

  constructor(private readonly settings: S3FilesSettings) {
    this.client = new S3Client(settings, patience);
  }

  async size(key: string): Promise<number | null> {
    const answer = await this.client.send("HEAD", pathOf(key));
    if (answer.status === 404) return null;
    expectStatus(answer, 200, `look at ${key}`);
    return Number(answer.headers.get("content-length"));
  }

  /** In parts, each signed with its checksum. The store joins them when all are there, and only then the file exists. */
  async upload(path: string, key: string, moved: Moved, signal: AbortSignal): Promise<void> {
    const file = await open(path, "r");
    try {
      const id = await this.begin(key);
      try {
        await this.complete(key, id, await this.sendParts(file, key, id, moved, signal));
      } catch (error) {
        // What was uploaded of it takes room until somebody says that it is not wanted.
        await this.client.send("DELETE", `${pathOf(key)}?uploadId=${encodeURIComponent(id)}`).catch(() => {});
        throw error;
      }
    } finally {
      await file.close();
    }
  }

  /** Gives the tags that the store knows the parts by. */
  private async sendParts(
    file: FileHandle,
    key: string,
    id: string,
    moved: Moved,
    signal: AbortSignal,
  ): Promise<string[]> {
    const { size } = await file.stat();
    const partBytes = this.settings.partBytes ?? Math.max(minPartBytes, Math.ceil(size / maxParts));
    const tags: string[] = [];
    for (let at = 0; at < size || at === 0; at += partBytes) {
      signal.throwIfAborted();
      const body = Buffer.alloc(Math.min(partBytes, size - at));
      await file.read(body, 0, body.length, at);
      const query = `?partNumber=${tags.length + 1}&uploadId=${encodeURIComponent(id)}`;
      const answer = await this.client.send("PUT", pathOf(key) + query, { body });
      expectStatus(answer, 200, `store a part of ${key}`);
      tags.push(answer.headers.get("etag") ?? "");
      moved(body.length);
    }
    return tags;
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
        const answer = await this.client.send("GET", pathOf(key), { headers: { Range: `bytes=${at}-${end - 1}` } });
        expectStatus(answer, 206, `read ${key}`);
        const { bytes } = answer;
        if (bytes.length !== end - at) throw new Outage(`S3 gave ${bytes.length} bytes of ${end - at} of ${key}.`);
        const written = new Promise<void>((resolve) => out.write(bytes, () => resolve()));
        await Promise.race([written, failed]);
        moved(bytes.length);
      }
    } finally {
      await Promise.race([new Promise<void>((resolve) => out.end(() => resolve())), failed.catch(() => {})]);
    }
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.client.list(prefix)) keys.push(key);
    return keys;
  }

  async remove(key: string): Promise<void> {
    const answer = await this.client.send("DELETE", pathOf(key));
    if (![200, 204, 404].includes(answer.status)) throw new Outage(refusalText(answer, `remove ${key}`));
  }

  private async begin(key: string): Promise<string> {
    const answer = await this.client.send("POST", `${pathOf(key)}?uploads=`);
    expectStatus(answer, 200, `store ${key}`);
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec(textOf(answer))?.[1];
    if (!id) throw new Outage("S3 began an upload without saying which.");
    return id;
  }

  private async complete(key: string, id: string, tags: string[]): Promise<void> {
    const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
    const answer = await this.client.send("POST", `${pathOf(key)}?uploadId=${encodeURIComponent(id)}`, { body });
    expectStatus(answer, 200, `store ${key}`);
    // A failure may come after the first byte of the answer, and so after its status.
    const code = /<Error>.*?<Code>([\w.-]{1,80})<\/Code>/s.exec(textOf(answer))?.[1];
    if (code) throw new Outage(`S3 refused to store ${key}: ${code}.`);
  }
}

function pathOf(key: string): string {
  return `/${key.split("/").map(encodeURIComponent).join("/")}`;
}

function expectStatus(answer: S3Answer, expected: number, what: string): void {
  if (answer.status !== expected) throw new Outage(refusalText(answer, what));
}

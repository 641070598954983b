import { describe, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { streamOf } from "./answer-stream.ts";
import { type AppendableEncoding, gzipPiece, identityEncoding } from "./appendable-encoding.ts";
import { type EncodedPieces, GrowingBody, inOnePiece } from "./growing-body.ts";
import type { Hold } from "./large-answers.ts";

describe("the stream of an answer", () => {
  interface WatchedHold extends Hold {
    moved: number;
    released: number;
  }

  async function holdOf(pieces: EncodedPieces): Promise<WatchedHold> {
    const hold: WatchedHold = {
      client: "someone",
      chunkBytes: 256 * 1024,
      body: await GrowingBody.from(pieces),
      moved: 0,
      released: 0,
      onEvicted: null,
      begin() {},
      progress(bytes) {
        hold.moved += bytes;
      },
      release() {
        hold.released++;
      },
    };
    return hold;
  }

  const kibibytes = (count: number, fill: string) => Buffer.alloc(count * 1024, fill);
  const whole = (bytes: Uint8Array) => holdOf(inOnePiece(Promise.resolve(identityEncoding(bytes))));

  test("brings the parts one after the other, in pieces, and lets go at the end", async () => {
    const hold = await whole(kibibytes(600, "a"));
    const reader = streamOf(hold, "b".repeat(1024)).getReader();
    const sizes: number[] = [];
    const chunks: Uint8Array[] = [];
    for (;;) {
      expect(hold.released).toBe(0);
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      sizes.push(value.length / 1024);
    }
    expect(sizes).toEqual([256, 256, 88, 1]);
    expect(Buffer.concat(chunks).equals(Buffer.concat([kibibytes(600, "a"), kibibytes(1, "b")]))).toBe(true);
    expect([hold.moved, hold.released]).toEqual([601 * 1024, 1]);
  });

  test("moves only what is asked for", async () => {
    const hold = await whole(kibibytes(1024, "a"));
    const reader = streamOf(hold, "").getReader();
    await Promise.resolve();
    expect(hold.moved).toBe(0);
    await reader.read();
    expect(hold.moved).toBe(256 * 1024);
  });

  test("lets go when the reader goes away", async () => {
    const hold = await whole(kibibytes(1024, "a"));
    const reader = streamOf(hold, "").getReader();
    await reader.read();
    await reader.cancel();
    expect(hold.released).toBe(1);
  });

  test("breaks off when its room is taken away: a cut answer must not look whole", async () => {
    const hold = await whole(kibibytes(1024, "a"));
    const reader = streamOf(hold, "").getReader();
    await reader.read();
    hold.onEvicted?.();
    const error = await reader.read().catch((reason: Error) => reason.message);
    expect(error).toBe("the reader was too slow while others waited");
  });

  test("brings each piece as soon as it is made, and the sums of all of them at the end", async () => {
    const texts = ["first ", "second ", "third "];
    const mayBeMade = texts.map(() => Promise.withResolvers<void>());
    async function* make(): EncodedPieces {
      let last: AppendableEncoding | null = null;
      for (const [at, text] of texts.entries()) {
        await mayBeMade[at]!.promise;
        last = gzipPiece(Buffer.from(text), last);
        yield last;
      }
    }
    mayBeMade[0]!.resolve();
    const reader = streamOf(await holdOf(make()), "the end").getReader();
    const chunks: Uint8Array[] = [];
    for (let at = 1; ; at++) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      mayBeMade[at]?.resolve();
    }
    expect(chunks).toHaveLength(4);
    expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe("first second third the end");
  });

  test("breaks off where the rest cannot be made", async () => {
    async function* make(): EncodedPieces {
      yield identityEncoding(kibibytes(1, "a"));
      throw new Error("the thread ended");
    }
    const hold = await holdOf(make());
    const reader = streamOf(hold, "the end").getReader();
    expect((await reader.read()).value).toHaveLength(1024);
    expect(await reader.read().catch((reason: Error) => reason.message)).toBe("the thread ended");
    expect(hold.released).toBe(1);
  });

  test("that is left while it waits for a piece says nothing more", async () => {
    const never = Promise.withResolvers<AppendableEncoding>();
    async function* make(): EncodedPieces {
      yield identityEncoding(kibibytes(1, "a"));
      yield await never.promise;
    }
    const hold = await holdOf(make());
    const reader = streamOf(hold, "").getReader();
    await reader.read();
    const waiting = reader.read();
    await reader.cancel();
    never.resolve(identityEncoding(kibibytes(1, "b")));
    expect((await waiting).done).toBe(true);
    await hold.body.end;
    expect([hold.moved, hold.released]).toEqual([1024, 1]);
  });
});

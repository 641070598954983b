import { describe, expect, test } from "bun:test";
import { AnswerBody, bytesOf, patienceFor, streamOf, TooLarge, TooLate } from "./answer-body.ts";

const patient = { silenceMs: 60_000, bytesPerSecond: 1024 };

/** Gives `size` bytes at a time, without an end. */
function endless(size: number, before: () => Promise<void> = async () => {}) {
  const state = { pulls: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await before();
        state.pulls++;
        if (!state.isCancelled) controller.enqueue(new Uint8Array(size));
      },
      cancel() {
        state.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), state };
}

async function readAll(body: AnswerBody): Promise<number> {
  let size = 0;
  for (let chunk = await body.next(); chunk !== null; chunk = await body.next()) size += chunk.length;
  return size;
}

test("an answer is read to its end", async () => {
  expect(await readAll(new AnswerBody(new Response("twelve bytes"), 12, patient))).toBe(12);
  expect(await readAll(new AnswerBody(new Response(null), 12, patient))).toBe(0);
  expect(new TextDecoder().decode(await bytesOf(new Response("twelve bytes"), 12))).toBe("twelve bytes");
});

test("one without an end is given up where no answer of ours is longer, and its sender is told", async () => {
  const { response, state } = endless(100);
  await expect(readAll(new AnswerBody(response, 1000, patient))).rejects.toBeInstanceOf(TooLarge);
  expect(state).toEqual({ pulls: 11, isCancelled: true });
});

describe("a server that holds its reader up is not waited for", () => {
  test("when it says nothing more", async () => {
    const { response, state } = endless(1, () => new Promise(() => {}));
    const body = new AnswerBody(response, 1000, { silenceMs: 1, bytesPerSecond: 1024 });
    await expect(readAll(body)).rejects.toBeInstanceOf(TooLate);
    expect(state).toEqual({ pulls: 0, isCancelled: true });
  });

  test("when it says a little again and again", async () => {
    let now = 0;
    const { response, state } = endless(1, async () => {
      now += 1000;
    });
    const body = new AnswerBody(response, 1_000_000, { silenceMs: 20_000, bytesPerSecond: 1_000_000 }, () => now);
    await expect(readAll(body)).rejects.toBeInstanceOf(TooLate);
    expect(state).toEqual({ pulls: 21, isCancelled: true });
  });

  test("a reader may take its time: only waiting counts", async () => {
    let now = 0;
    const { response } = endless(1);
    const body = new AnswerBody(response, 5, { silenceMs: 20_000, bytesPerSecond: 1_000_000 }, () => now);
    for (let i = 0; i < 5; i++) {
      expect((await body.next())?.length).toBe(1);
      now += 10_000;
    }
  });
});

test("what is sent gets the time that a slow line needs", () => {
  expect(patienceFor(0)).toBe(120_000);
  expect(patienceFor(10 * 1024 * 1024)).toBe(120_000 + 10_240_000);
});

describe("as a stream", () => {
  test("it tells what went wrong in the words of its maker", async () => {
    const { response } = endless(100);
    const stream = streamOf(new AnswerBody(response, 150, patient), (error) => [error]);
    const reader = stream.getReader();
    expect((await reader.read()).value?.length).toBe(100);
    expect(await reader.read().catch((error) => error)).toEqual([expect.any(TooLarge)]);
  });

  test("whoever has enough ends it at the server, also while nothing comes", async () => {
    const { response, state } = endless(1, () => new Promise(() => {}));
    const reader = streamOf(new AnswerBody(response, 10, patient), (error) => error).getReader();
    const waiting = reader.read();
    await reader.cancel();
    expect((await waiting).done).toBe(true);
    expect(state.isCancelled).toBe(true);
  });
});

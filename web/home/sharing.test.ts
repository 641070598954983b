import { describe, expect, test } from "bun:test";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type SharingSteps, shareAll } from "./sharing.ts";
import { sourceOf } from "./sources.ts";
import type { Outcome } from "./upload-outcome.ts";

const sources = ["first", "second", "third"].map((text) => sourceOf(text, text, 1000));
const answer: UploadAnswer = { success: true, id: "x", url: "http://x/x", shortUrl: "http://x/s/x", createdAt: "now" };
const stored: Outcome = { kind: "stored", answer };
const busy: Outcome = { kind: "busy", status: 429, seconds: 7 };

/** Answers each try with the next outcome, and writes down what happened. */
function steps(outcomes: Outcome[], events: string[] = [], changes: Partial<SharingSteps> = {}): SharingSteps {
  return {
    async prepare(source) {
      events.push(`prepare ${source.name}`);
      return { blob: new Blob([source.text]), isPacked: false };
    },
    async upload(source) {
      events.push(`upload ${source.name}`);
      return outcomes.shift() ?? stored;
    },
    async wait(seconds, status) {
      events.push(`wait ${seconds} after ${status}`);
    },
    stored: (source) => events.push(`stored ${source.name}`),
    ...changes,
  };
}

const never = new AbortController().signal;

describe("sharing", () => {
  test("uploads one log after the other", async () => {
    const events: string[] = [];
    expect(await shareAll(sources.slice(0, 2), steps([], events), never)).toEqual({ kind: "done" });
    const each = (name: string) => [`prepare ${name}`, `upload ${name}`, `stored ${name}`];
    expect(events).toEqual([...each("first"), ...each("second")]);
  });

  test("waits as long as the service says, and tries the same log again", async () => {
    const events: string[] = [];
    expect(await shareAll(sources.slice(0, 1), steps([busy, busy], events), never)).toEqual({ kind: "done" });
    expect(events).toEqual([
      "prepare first",
      "upload first",
      "wait 7 after 429",
      "upload first",
      "wait 7 after 429",
      "upload first",
      "stored first",
    ]);
  });

  test("does not knock for ever", async () => {
    const events: string[] = [];
    const end = await shareAll(sources, steps(Array<Outcome>(100).fill(busy), events), never);
    expect(end).toEqual({
      kind: "failed",
      failures: sources.map((source) => ({ source, reason: { kind: "busy" } })),
    });
    expect(events).not.toContain("prepare second");
    expect(events.filter((event) => event === "upload first")).toHaveLength(6);
  });

  test("goes on after a failure: what was stored is told, and so is what was not", async () => {
    const events: string[] = [];
    const end = await shareAll(sources, steps([stored, { kind: "unreachable" }], events), never);
    expect(end).toEqual({ kind: "failed", failures: [{ source: sources[1]!, reason: { kind: "unreachable" } }] });
    expect(events.filter((event) => event.startsWith("stored"))).toEqual(["stored first", "stored third"]);
  });

  test.each(["tooLarge", "unchecked"] as const)("sends nothing of a log that is %s", async (why) => {
    const events: string[] = [];
    const end = await shareAll(sources, steps([], events, { prepare: async () => why }), never);
    expect(end).toEqual({ kind: "failed", failures: sources.map((source) => ({ source, reason: { kind: why } })) });
    expect(events).toEqual([]);
  });

  test("can be cancelled while it prepares, uploads, and waits", async () => {
    const during: ((abort: AbortController, events: string[]) => SharingSteps)[] = [
      (abort, events) =>
        steps([], events, {
          async prepare({ text }) {
            abort.abort();
            return { blob: new Blob([text]), isPacked: false };
          },
        }),
      (_, events) => steps([{ kind: "cancelled" }], events),
      (abort, events) => steps([busy], events, { wait: async () => abort.abort() }),
    ];
    for (const make of during) {
      const abort = new AbortController();
      const events: string[] = [];
      expect(await shareAll(sources, make(abort, events), abort.signal)).toEqual({ kind: "cancelled" });
      expect(events.filter((event) => event.startsWith("stored"))).toEqual([]);
    }
  });
});

import { describe, expect, test } from "bun:test";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type SharingSteps, shareTogether } from "./sharing.ts";
import { sourceOf } from "./sources.ts";
import type { Outcome } from "./upload-outcome.ts";

const sources = ["first", "second"].map((text) => sourceOf(text, text, 1000));
const answer: UploadAnswer = { success: true, id: "x", url: "http://x/x", shortUrl: "http://x/s/x", createdAt: "now" };
const stored: Outcome = { kind: "stored", answer };
const busy: Outcome = { kind: "busy", status: 429, seconds: 7 };

/** Answers each try with the next outcome, and writes down what happened. */
function steps(outcomes: Outcome[], events: string[] = [], changes: Partial<SharingSteps> = {}): SharingSteps {
  return {
    async prepare({ name, text }) {
      events.push(`prepare ${name}`);
      return new Blob([text]);
    },
    async pack(files) {
      events.push(`pack ${files.length}`);
      return { blob: new Blob([...files]), isPacked: false, type: "text/plain" };
    },
    async upload({ blob }) {
      events.push(`upload ${await blob.text()}`);
      return outcomes.shift() ?? stored;
    },
    async wait(seconds, status) {
      events.push(`wait ${seconds} after ${status}`);
    },
    stored: ({ id }) => events.push(`stored ${id}`),
    ...changes,
  };
}

const never = new AbortController().signal;
const before = ["prepare first", "prepare second", "pack 2"];

describe("sharing", () => {
  test("uploads all logs at once", async () => {
    const events: string[] = [];
    expect(await shareTogether(sources, steps([], events), never)).toEqual({ kind: "done" });
    expect(events).toEqual([...before, "upload firstsecond", "stored x"]);
  });

  test("waits as long as the service says, and tries the same again", async () => {
    const events: string[] = [];
    expect(await shareTogether(sources, steps([busy, busy], events), never)).toEqual({ kind: "done" });
    const tried = ["upload firstsecond", "wait 7 after 429"];
    expect(events).toEqual([...before, ...tried, ...tried, "upload firstsecond", "stored x"]);
  });

  test("does not knock for ever", async () => {
    const events: string[] = [];
    const end = await shareTogether(sources, steps(Array<Outcome>(100).fill(busy), events), never);
    expect(end).toEqual({ kind: "failed", reason: { kind: "busy" } });
    expect(events.filter((event) => event.startsWith("upload"))).toHaveLength(6);
  });

  test.each<Outcome>([{ kind: "unreachable" }, { kind: "refused", status: 400, message: "no" }])(
    "tells why it failed: %j",
    async (outcome) => {
      const events: string[] = [];
      const end = await shareTogether(sources, steps([outcome], events), never);
      expect(end).toEqual({ kind: "failed", reason: outcome as { kind: "unreachable" } });
      expect(events).not.toContain("stored x");
    },
  );

  test.each(["tooLarge", "unchecked"] as const)("sends nothing where one log is %s", async (why) => {
    const events: string[] = [];
    const prepare = async ({ name }: { name: string }) => (name === "second" ? why : new Blob(["x"]));
    const end = await shareTogether(sources, steps([], events, { prepare }), never);
    expect(end).toEqual({ kind: "failed", reason: { kind: why, source: sources[1]! } });
    expect(events).toEqual([]);
  });

  test("sends nothing where all together are too large", async () => {
    const events: string[] = [];
    const end = await shareTogether(sources, steps([], events, { pack: async () => null }), never);
    expect(end).toEqual({ kind: "failed", reason: { kind: "tooMuch" } });
    expect(events).toEqual(["prepare first", "prepare second"]);
  });

  test("can be cancelled while it prepares, uploads, and waits", async () => {
    const during: ((abort: AbortController, events: string[]) => SharingSteps)[] = [
      (abort, events) =>
        steps([], events, {
          async prepare({ text }) {
            abort.abort();
            return new Blob([text]);
          },
        }),
      (_, events) => steps([{ kind: "cancelled" }], events),
      (abort, events) => steps([busy], events, { wait: async () => abort.abort() }),
    ];
    for (const make of during) {
      const abort = new AbortController();
      const events: string[] = [];
      expect(await shareTogether(sources, make(abort, events), abort.signal)).toEqual({ kind: "cancelled" });
      expect(events).not.toContain("stored x");
    }
  });
});

import { describe, expect, test } from "bun:test";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { seededRandom } from "../../sample-log.ts";
import { flipBackup } from "./backup-flips.ts";
import { endingOf } from "./operator.ts";
import { flipStore } from "./store-flips.ts";

/** Few: `npm run torture -- --only damage` has thousands. */
const flips = 25;
const watch = { passed() {}, spoilt() {} };

describe("a bit that a disk turns around", () => {
  test("in a store is told by verify before it costs a log, and by migrate", async () => {
    const tally = await flipStore(temporaryDirectory(), flips, seededRandom(3), watch);
    expect(tally).toEqual({ flips, losing: expect.any(Number), missed: [], wrongCopies: [], traces: [] });
    expect(tally.losing).toBeGreaterThan(0);
  });

  test("in a backup is told by restore, nearly always by verify, or changes nothing, and what is restored can be served", async () => {
    const tally = await flipBackup(temporaryDirectory(), flips, seededRandom(4), watch);
    expect(tally).toMatchObject({ flips, wrong: [], traces: [] });
    // Some bits are met by writing alone: one in several hundred.
    expect(tally.toldByRestoreAlone).toBeLessThan(3);
    expect(tally.refused).toBeGreaterThan(0);
    expect(tally.refused).toBeLessThan(flips);
  });

  test("would not pass for told if a command ended in a stack trace", async () => {
    const trace = () => Promise.reject(new SyntaxError("JSON Parse error"));
    expect(await endingOf(trace)).toEqual({ says: "stack trace", why: "SyntaxError: JSON Parse error" });
    expect(await endingOf(async () => ({ ok: false }))).toEqual({ says: "wrong", why: "" });
  });
});

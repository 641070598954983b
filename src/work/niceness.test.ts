import { afterEach, expect, test } from "bun:test";
import { getPriority } from "node:os";
import { closePools, poolOf } from "../../tests/support/trial-jobs.ts";
import { nicenessOfThread, setNiceness, usualNiceness } from "./niceness.ts";

const before = nicenessOfThread();
afterEach(() => {
  closePools();
  setNiceness(before);
});

test.skipIf(process.platform !== "linux").each([usualNiceness, 13, 0])(
  "a thread that is started with a niceness of %d stands back so far",
  async (niceness) => {
    setNiceness(niceness);
    // A process that was itself started with `nice` may not be allowed to go ahead of that.
    const possible = [niceness, Math.max(niceness, getPriority())];
    expect(possible).toContain((await poolOf().run({ kind: "priority" })) as number);
  },
);

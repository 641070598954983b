import { afterEach, expect, test } from "bun:test";
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
    expect(await poolOf().run({ kind: "priority" })).toBe(niceness);
  },
);

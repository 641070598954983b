import { test } from "bun:test";
import { expectProportionalTime } from "../../../tests/support/growth.ts";
import { hostileColours } from "../../../tests/support/hostile-texts.ts";
import { colourRuns } from "./colour-runs.ts";

test.each(Object.entries(hostileColours))("a line of %s costs time in proportion to its length", (_, make) => {
  expectProportionalTime(1_000_000, make, colourRuns);
});

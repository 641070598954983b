import { type Patience, usualPatience } from "../../src/http/core/patience.ts";

/** Tests run beside each other and beside whatever else a machine does: nothing is given up because it is slow. */
const times = 20;

export const testPatience = Object.fromEntries(
  Object.entries(usualPatience).map(([what, ms]) => [what, times * ms]),
) as unknown as Patience;

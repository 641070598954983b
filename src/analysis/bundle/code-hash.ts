import { sourceHash } from "../../build/source-hash.macro.ts" with { type: "macro" };

/** Of what several files are explained with, beside the rules for each. */
export const bundleCodeHash = sourceHash(["analysis/bundle"]);

import { test } from "bun:test";
import { expectProportionalTime, filled } from "../../../tests/support/growth.ts";
import { findings } from "../../../tests/support/rule-samples.ts";

test.each(findings.map((finding) => [finding.code, finding] as const))(
  "the pattern of %s takes time in proportion to a text of near-matches",
  (_, { needles, samples, pattern }) => {
    const seed = needles.map((needle) => `${needle} `).join("") + samples[0]!.text.slice(0, 500);
    expectProportionalTime(
      32_000,
      (length) => filled(seed, length),
      (text) => {
        pattern.exec(text);
        pattern.exec(`${text}\u0000`.replaceAll(/[a-z]$/g, ""));
      },
    );
  },
);

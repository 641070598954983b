import { z } from "zod";
import type { KnownInsight } from "../known-crash.ts";
import { count, type Same } from "./shared-schemas.ts";

/** What is known of a fault from the logs of others. */

const day = z.string().meta({ examples: ["2026-03-01"] });
const share = z.number().min(0).max(1);
const versionList = z.array(z.object({ value: z.string(), logs: count }));

export const knownCrash = z
  .object({
    fingerprint: z.string().meta({ description: "schemas.known-crash.fingerprint" }),
    count: count.nullable().meta({
      description: "schemas.known-crash.count",
    }),
    sharers: count.nullable().meta({ description: "schemas.known-crash.sharers" }),
    since: day.nullable().meta({ description: "schemas.known-crash.since" }),
    last: day.nullable(),
    versions: z
      .object({ minecraft: versionList, loader: versionList, java: versionList, culprit: versionList })
      .meta({ description: "schemas.known-crash.versions" }),
    culprit: z.string().nullable().meta({ description: "schemas.known-crash.culprit" }),
    inCommon: z
      .array(z.object({ name: z.string(), share, usual: share }))
      .meta({ description: "schemas.known-crash.in-common" }),
    never: z.array(z.object({ name: z.string(), usual: share })).meta({ description: "schemas.known-crash.never" }),
    goneIn: z
      .object({ name: z.string(), version: z.string(), logs: count })
      .nullable()
      .meta({ description: "schemas.known-crash.gone-in" }),
    note: z.string().nullable().meta({ description: "schemas.known-crash.note" }),
    message: z.string().meta({ description: "schemas.known-crash.message" }),
  })
  .meta({
    id: "KnownCrash",
    description: "schemas.known-crash",
  });

true satisfies Same<z.output<typeof knownCrash>, KnownInsight>;

import { z } from "zod";
import type { BundleInsightsAnswer } from "../bundle-insights.ts";
import { languages } from "../languages.ts";
import { count, lineNumber, links, logId, runOutcome, type Same } from "./shared-schemas.ts";

/** What the files of a bundle say together. */

const fileIndex = count.meta({ description: "A file, by its place in `files`, from 0." });
const fileName = z.string().meta({ description: "Its name." });

const evidence = z
  .object({
    file: fileIndex,
    name: fileName,
    line: lineNumber,
    text: z.string(),
    role: z.string().meta({ description: "What the line proves, as a code." }),
    what: z.string().meta({ description: "The same in words." }),
  })
  .meta({ description: "A line that proves a finding." });

const bundleFinding = z
  .object({
    code: z.string(),
    severity: z.enum(["fatal", "error", "warning", "notice"]),
    confidence: z.number().min(0).max(1),
    isConsequence: z.boolean(),
    isFromEarlierRun: z.boolean(),
    parameters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    count: z.int().min(1),
    file: fileIndex,
    name: fileName,
    line: lineNumber,
    message: z.string(),
    advice: z.array(z.string()),
    links: links.exactOptional(),
    evidence: z.array(evidence).meta({ description: "Lines of every file that prove it." }),
  })
  .meta({ description: "A finding over all files: told once, however many of them say it." });

const bundleRun = z
  .object({
    files: z.array(fileIndex),
    reasons: z.array(z.string()).meta({ description: "Why they are taken to be of one run." }),
    outcome: runOutcome.nullable(),
    endedAt: z.string().nullable(),
  })
  .meta({ description: "Files of one run of the game or the server." });

const kinds = [
  "crash-report",
  "network-protocol-error-report",
  "jvm-crash",
  "log",
  "debug-log",
  "launcher-log",
  "other",
] as const;
const missingKinds = [
  "crash-report",
  "latest-log",
  "debug-log",
  "older-log",
  "jvm-crash",
  "launcher-log",
  "server-log",
] as const;

export const bundleInsights = z
  .object({
    id: logId.meta({ description: "The id of the bundle." }),
    unread: z
      .object({ message: z.string() })
      .meta({ description: "Only where reading all files took too long: that, in words." })
      .exactOptional(),
    language: z.enum(languages),
    ruleSet: z.string(),
    headline: z.string().meta({ description: "The cause in one line, with what it is of." }),
    primary: fileIndex,
    order: z.array(fileIndex).meta({ description: "All files, the most telling one first." }),
    files: z.array(z.object({ id: logId, name: fileName, kind: z.enum(kinds), title: z.string(), run: count })),
    runs: z.array(bundleRun).meta({ description: "The one that the findings are about first." }),
    outcome: runOutcome.nullable(),
    findings: z.array(bundleFinding).meta({ description: "The cause first. Empty where nothing is wrong." }),
    apart: z
      .array(z.object({ file: fileIndex, name: fileName, message: z.string() }))
      .meta({ description: "Files of other runs, and why they do not belong." }),
    missing: z
      .object({ kind: z.enum(missingKinds), name: z.string().nullable(), message: z.string() })
      .nullable()
      .meta({ description: "The file that would help next." }),
  })
  .meta({ description: "What the files of a bundle say together. Only of a bundle." });

true satisfies Same<z.output<typeof bundleInsights>, BundleInsightsAnswer>;

import { z } from "zod";
import type { BundleInsightsAnswer } from "../bundle-insights.ts";
import { languages } from "../languages.ts";
import { count, lineNumber, links, logId, runOutcome, type Same } from "./shared-schemas.ts";

/** What the files of a bundle say together. */

const fileIndex = count.meta({ description: "schemas.insights-answer.bundle.primary" });
const fileName = z.string().meta({ description: "schemas.insights-answer.bundle.files.item.name" });

const evidence = z
  .object({
    file: fileIndex,
    name: fileName,
    line: lineNumber,
    text: z.string(),
    role: z.string().meta({ description: "schemas.insights-answer.bundle.findings.item.evidence.item.role" }),
    what: z.string().meta({ description: "schemas.insights-answer.bundle.findings.item.evidence.item.what" }),
  })
  .meta({ description: "schemas.insights-answer.bundle.findings.item.evidence.item" });

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
    evidence: z.array(evidence).meta({ description: "schemas.insights-answer.bundle.findings.item.evidence" }),
  })
  .meta({ description: "schemas.insights-answer.bundle.findings.item" });

const bundleRun = z
  .object({
    files: z.array(fileIndex),
    reasons: z.array(z.string()).meta({ description: "schemas.insights-answer.bundle.runs.item.reasons" }),
    outcome: runOutcome.nullable(),
    endedAt: z.string().nullable(),
  })
  .meta({ description: "schemas.insights-answer.bundle.runs.item" });

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
    id: logId.meta({ description: "schemas.insights-answer.bundle.id" }),
    unread: z
      .object({ message: z.string() })
      .meta({ description: "schemas.insights-answer.bundle.unread" })
      .exactOptional(),
    language: z.enum(languages),
    ruleSet: z.string(),
    headline: z.string().meta({ description: "schemas.insights-answer.bundle.headline" }),
    primary: fileIndex,
    order: z.array(fileIndex).meta({ description: "schemas.insights-answer.bundle.order" }),
    files: z.array(z.object({ id: logId, name: fileName, kind: z.enum(kinds), title: z.string(), run: count })),
    runs: z.array(bundleRun).meta({ description: "schemas.insights-answer.bundle.runs" }),
    outcome: runOutcome.nullable(),
    findings: z.array(bundleFinding).meta({ description: "schemas.insights-answer.bundle.findings" }),
    apart: z
      .array(z.object({ file: fileIndex, name: fileName, message: z.string() }))
      .meta({ description: "schemas.insights-answer.bundle.apart" }),
    missing: z
      .object({ kind: z.enum(missingKinds), name: z.string().nullable(), message: z.string() })
      .nullable()
      .meta({ description: "schemas.insights-answer.bundle.missing" }),
  })
  .meta({ description: "schemas.insights-answer.bundle" });

true satisfies Same<z.output<typeof bundleInsights>, BundleInsightsAnswer>;

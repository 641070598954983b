import { z } from "zod";
import type { AnalyseAnswer, InsightsAnswer } from "../insights-answer.ts";
import { languages } from "../languages.ts";
import { bundleInsights } from "./bundle-schemas.ts";
import { knownCrash } from "./known-schemas.ts";
import { count, lineNumber, links, logId, runOutcome, type Same, yes } from "./shared-schemas.ts";

/** `GET /api/insights/{id}` and `POST /api/analyse` */

export const stated = z
  .object({ value: z.string(), line: lineNumber })
  .meta({ id: "Stated", description: "schemas.stated" });

const environment = z.object({
  os: stated.exactOptional(),
  cpu: stated.exactOptional(),
  gpu: stated.exactOptional(),
  gpuDriver: stated.exactOptional(),
  memory: stated.exactOptional(),
  maxHeap: stated.exactOptional(),
  allocatedHeap: stated.exactOptional(),
  physicalMemory: stated.exactOptional(),
  jvmArguments: z.object({ value: z.array(z.string()), line: lineNumber }).exactOptional(),
  javaVendor: stated.exactOptional(),
  launcher: stated.exactOptional(),
});

const pluginFields = {
  version: z.string().exactOptional(),
  file: z.string().exactOptional(),
  line: lineNumber,
};

const pack = z.object({ name: z.string(), line: lineNumber });

const times = z.object({
  first: z.number().nullable(),
  last: z.number().nullable(),
  durationMs: z.number().nullable(),
  startupSeconds: z.number().nullable(),
});

const levelCounts = z.object({
  emergency: count,
  alert: count,
  critical: count,
  error: count,
  warning: count,
  notice: count,
  info: count,
  debug: count,
  title: count,
  comment: count,
  stack: count,
});

const bucket = z.object({
  from: z.number(),
  error: count,
  warning: count,
  other: count,
  firstLine: lineNumber.nullable(),
});

const timeline = z.object({
  by: z.enum(["time", "line"]),
  step: z.number().meta({ description: "schemas.insights-answer.timeline.step" }),
  buckets: z.array(bucket),
});

const thrownFields = { type: z.string(), message: z.string() };
const thrown = z.object(thrownFields);

export const frame = z
  .object({
    method: z.string(),
    file: z.string().nullable(),
    line: z.number().nullable(),
    jar: z.string().nullable(),
    module: z.string().nullable(),
    mixins: z.array(z.string()),
    handler: z.string().nullable().meta({ description: "schemas.frame.handler" }),
    readable: z.string().meta({ description: "schemas.frame.readable" }).exactOptional(),
  })
  .meta({ id: "Frame", description: "schemas.frame" });

const names = z
  .object({
    minecraft: z.string().meta({ description: "schemas.insights-names.minecraft" }),
    readable: z.record(z.string(), z.string()).meta({ description: "schemas.insights-names.readable" }),
  })
  .meta({
    description: "schemas.insights-names",
  });

export const exception = z
  .object({
    ...thrownFields,
    causes: z.array(thrown),
    root: thrown.meta({ description: "schemas.exception.root" }),
    suppressed: z.array(thrown).meta({ description: "schemas.exception.suppressed" }),
    frames: z.array(frame).meta({ description: "schemas.exception.frames" }),
    outerFrames: z.array(frame),
    suppressedFrames: z.array(frame).meta({ description: "schemas.exception.suppressed-frames" }),
    firstLine: lineNumber,
    endLine: lineNumber.meta({ description: "schemas.exception.end-line" }),
    lines: z.array(lineNumber).meta({ description: "schemas.exception.lines" }),
    count: z.int().min(1),
    fingerprint: z.string().meta({ description: "schemas.exception.fingerprint" }),
    crash: z.boolean().meta({ description: "schemas.exception.crash" }),
  })
  .meta({ id: "Exception", description: "schemas.exception" });

export const finding = z
  .object({
    code: z.string().meta({
      description: "schemas.finding.code",
      examples: ["port-in-use"],
    }),
    severity: z.enum(["fatal", "error", "warning", "notice"]),
    confidence: z.number().min(0).max(1),
    isConsequence: z.boolean().meta({ description: "schemas.finding.is-consequence" }),
    isFromEarlierRun: z.boolean().meta({ description: "schemas.finding.is-from-earlier-run" }),
    parameters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    count: z.int().min(1),
    firstLine: lineNumber,
    lastLine: lineNumber,
    lines: z.array(lineNumber),
    message: z.string().meta({ description: "schemas.finding.message" }),
    advice: z.array(z.string()).meta({ description: "schemas.finding.advice" }),
    links: links.exactOptional(),
  })
  .meta({ id: "Finding", description: "schemas.finding" });

const run = z
  .object({ firstLine: lineNumber, lastLine: lineNumber, outcome: runOutcome })
  .meta({ description: "schemas.insights-answer.runs.item" });

const completeness = z
  .object({
    state: z
      .enum([
        "complete",
        "beginning-missing",
        "stops-during-start",
        "stops-without-end",
        "ends-after-error",
        "several-runs",
      ])
      .meta({
        description: "schemas.insights-answer.completeness.state",
      }),
    hasBeginning: z.boolean(),
    hasEnd: z.boolean().meta({ description: "schemas.insights-answer.completeness.has-end" }),
    stopsInLine: z.boolean().meta({ description: "schemas.insights-answer.completeness.stops-in-line" }),
    stoppedNormally: z.boolean().meta({ description: "schemas.insights-answer.completeness.stopped-normally" }),
    message: z.string().meta({ description: "schemas.insights-answer.completeness.message" }),
  })
  .meta({ description: "schemas.insights-answer.completeness" });

export const unread = z.object({ firstLine: lineNumber, lastLine: lineNumber, message: z.string() }).meta({
  description: "schemas.insights-answer.unread",
});

const insights = {
  type: z.string().meta({ description: "schemas.insights-answer.type", examples: ["paper/server"] }),
  name: z.string().meta({ description: "schemas.insights-answer.name", examples: ["Paper"] }),
  kind: z.enum([
    "server",
    "client",
    "launcher",
    "proxy",
    "content",
    "crash-report",
    "network-protocol-error-report",
    "jvm-crash",
    "unknown",
  ]),
  version: z.string().nullable().meta({ description: "schemas.insights-answer.version" }),
  title: z.string().meta({ description: "schemas.insights-answer.title" }),
  headline: z.string().meta({ description: "schemas.insights-answer.headline" }),
  language: z.enum(languages).meta({ description: "schemas.insights-answer.language" }),
  ruleSet: z.string().meta({ description: "schemas.insights-answer.rule-set" }),
  lines: count.meta({ description: "schemas.insights-answer.lines" }),
  unread: unread.exactOptional(),
  outcome: runOutcome.meta({ description: "schemas.insights-answer.outcome" }).exactOptional(),
  completeness: completeness.exactOptional(),
  runs: z.array(run).meta({ description: "schemas.insights-answer.runs" }),
  versions: z.record(z.string(), z.string()).meta({ description: "schemas.insights-answer.versions" }),
  environment: environment.meta({ description: "schemas.insights-answer.environment" }),
  mods: z.array(
    z.object({
      id: z.string(),
      name: z.string().exactOptional(),
      ...pluginFields,
      issues: z.url().meta({ description: "schemas.insights-answer.mods.item.issues" }).exactOptional(),
    }),
  ),
  plugins: z.array(z.object({ name: z.string(), ...pluginFields })),
  datapacks: z.array(pack),
  resourcePacks: z.array(pack),
  times: times.meta({
    description: "schemas.insights-answer.times",
  }),
  levelCounts: levelCounts.meta({ description: "schemas.insights-answer.level-counts" }),
  timeline,
  exceptions: z.array(exception),
  findings: z.array(finding).meta({ description: "schemas.insights-answer.findings" }),
  known: knownCrash.nullable().meta({ description: "schemas.insights-answer.known" }).exactOptional(),
  names: names.exactOptional(),
};

export const insightsAnswer = z
  .object({ success: yes, id: logId, ...insights, bundle: bundleInsights.exactOptional() })
  .meta({ id: "InsightsAnswer", description: "schemas.insights-answer" });

export const analyseAnswer = z
  .object({ success: yes, ...insights })
  .meta({ id: "AnalyseAnswer", description: "schemas.analyse-answer" });

true satisfies Same<z.output<typeof insightsAnswer>, InsightsAnswer>;
true satisfies Same<z.output<typeof analyseAnswer>, AnalyseAnswer>;

import { z } from "zod";
import type { AnalyseAnswer, InsightsAnswer } from "../insights-answer.ts";
import { languages } from "../languages.ts";
import { bundleInsights } from "./bundle-schemas.ts";
import { count, lineNumber, links, logId, runOutcome, type Same, yes } from "./shared-schemas.ts";

/** `GET /api/insights/{id}` and `POST /api/analyse` */

export const stated = z
  .object({ value: z.string(), line: lineNumber })
  .meta({ id: "Stated", description: "Something the log says, and the line in which it does." });

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
  step: z.number().meta({ description: "Milliseconds or lines that each bucket stands for." }),
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
    handler: z.string().nullable().meta({ description: "The mod whose mixin added this method." }),
  })
  .meta({ id: "Frame", description: "One line of a stack trace." });

export const exception = z
  .object({
    ...thrownFields,
    causes: z.array(thrown),
    root: thrown.meta({ description: "The deepest cause; the exception itself where it has none." }),
    suppressed: z.array(thrown).meta({ description: "Thrown beside it while it was handled, at most 10." }),
    frames: z.array(frame).meta({ description: "Of the root." }),
    outerFrames: z.array(frame),
    suppressedFrames: z.array(frame).meta({ description: "Of what was thrown beside it." }),
    firstLine: lineNumber,
    endLine: lineNumber.meta({ description: "The last line of the first one." }),
    lines: z.array(lineNumber).meta({ description: "Where each of them begins, at most 100." }),
    count: z.int().min(1),
    fingerprint: z.string().meta({ description: "The same for the same failure, in every log." }),
    crash: z.boolean().meta({ description: "The log says that the game or the server ended with it." }),
  })
  .meta({ id: "Exception", description: "An exception, and how often it was thrown in the same way." });

export const finding = z
  .object({
    code: z.string().meta({
      description: "Stable, in kebab-case. Those that this server's operator has added begin with `house:`.",
      examples: ["port-in-use"],
    }),
    severity: z.enum(["fatal", "error", "warning", "notice"]),
    confidence: z.number().min(0).max(1),
    isConsequence: z.boolean().meta({ description: "Explained by another finding that comes before it." }),
    isFromEarlierRun: z
      .boolean()
      .meta({ description: "Only runs before the last one show it. It stands behind what the last run shows." }),
    parameters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    count: z.int().min(1),
    firstLine: lineNumber,
    lastLine: lineNumber,
    lines: z.array(lineNumber),
    message: z.string().meta({ description: "What is wrong." }),
    advice: z.array(z.string()).meta({ description: "What to do, in this order." }),
    links: links.exactOptional(),
  })
  .meta({ id: "Finding", description: "A problem that the log shows." });

const run = z
  .object({ firstLine: lineNumber, lastLine: lineNumber, outcome: runOutcome })
  .meta({ description: "One start of the game or the server, up to the next one." });

const completeness = z
  .object({
    state: z.enum(["complete", "beginning-missing", "stops-during-start", "stops-without-end", "several-runs"]).meta({
      description: "The end of the last run counts more than the beginning, and both more than the number of runs.",
    }),
    hasBeginning: z.boolean(),
    hasEnd: z.boolean().meta({ description: "Whether the log says how the last run ended." }),
    stopsInLine: z.boolean().meta({ description: "The last line is cut off in the middle." }),
    message: z.string().meta({ description: "All of that in words." }),
  })
  .meta({ description: "What of a run the log has. Not there where nobody can tell." });

export const unread = z.object({ firstLine: lineNumber, lastLine: lineNumber, message: z.string() }).meta({
  description:
    "Only where reading all of the log took too long: which lines were not read, also in words. All else is then of the rest. It is tried again after an hour.",
});

const insights = {
  type: z.string().meta({ description: "The software and its kind.", examples: ["paper/server"] }),
  name: z.string().meta({ description: "The software.", examples: ["Paper"] }),
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
  version: z.string().nullable().meta({ description: "Of Minecraft, where the log says it." }),
  title: z.string().meta({ description: "What the log is, in a few words." }),
  headline: z.string().meta({ description: "What went wrong, in a sentence." }),
  language: z.enum(languages).meta({ description: "The language of the sentences." }),
  ruleSet: z.string().meta({ description: "The version of the analyser." }),
  lines: count.meta({ description: "How many lines the log has." }),
  unread: unread.exactOptional(),
  outcome: runOutcome.meta({ description: "How the last run went. Not there where nobody can tell." }).exactOptional(),
  completeness: completeness.exactOptional(),
  runs: z.array(run).meta({ description: "The starts that the file holds, at most 200." }),
  versions: z
    .record(z.string(), z.string())
    .meta({ description: "Versions that the log states, by what they are of." }),
  environment: environment.meta({ description: "The machine and its Java, as far as the log tells." }),
  mods: z.array(
    z.object({
      id: z.string(),
      name: z.string().exactOptional(),
      ...pluginFields,
      issues: z
        .url()
        .meta({ description: "Where its authors want to be told of faults, where the log says so." })
        .exactOptional(),
    }),
  ),
  plugins: z.array(z.object({ name: z.string(), ...pluginFields })),
  datapacks: z.array(pack),
  resourcePacks: z.array(pack),
  times: times.meta({
    description: "Milliseconds; without a date in the log, since midnight of its first day.",
  }),
  levelCounts: levelCounts.meta({ description: "How many messages of each level there are." }),
  timeline,
  exceptions: z.array(exception),
  findings: z.array(finding).meta({ description: "Causes first, consequences behind them, warnings last." }),
};

export const insightsAnswer = z
  .object({ success: yes, id: logId, ...insights, bundle: bundleInsights.exactOptional() })
  .meta({ id: "InsightsAnswer", description: "What a log says about itself, and what went wrong." });

export const analyseAnswer = z
  .object({ success: yes, ...insights })
  .meta({ id: "AnalyseAnswer", description: "The same of a text that is not stored." });

true satisfies Same<z.output<typeof insightsAnswer>, InsightsAnswer>;
true satisfies Same<z.output<typeof analyseAnswer>, AnalyseAnswer>;

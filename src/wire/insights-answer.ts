import type { BundleInsightsAnswer } from "./bundle-insights.ts";
import type { LinkInsight } from "./finding-link.ts";
import type { KnownInsight } from "./known-crash.ts";
import type { Language } from "./languages.ts";
import type { RunOutcomeInsight } from "./run-outcome.ts";

/** What `/api/insights` and `/api/analyse` answer, field for field. Lines are counted from 1. */

export type InsightsKind =
  | "server"
  | "client"
  | "launcher"
  | "proxy"
  | "content"
  | "crash-report"
  | "network-protocol-error-report"
  | "jvm-crash"
  | "unknown";

export interface CompletenessInsight {
  state:
    | "complete"
    | "beginning-missing"
    | "stops-during-start"
    | "stops-without-end"
    | "ends-after-error"
    | "several-runs";
  hasBeginning: boolean;
  /** Whether the log says how the last run ended. */
  hasEnd: boolean;
  /** The last line is cut off in the middle. */
  stopsInLine: boolean;
  /** Whether the last run was stopped as somebody asked. */
  stoppedNormally: boolean;
  /** All of that in words. */
  message: string;
}

/** Something the log says, and the line in which it does. */
export interface StatedText {
  value: string;
  line: number;
}

/** The machine and the Java that the log comes from, as far as it tells. */
export interface InsightsEnvironment {
  os?: StatedText;
  cpu?: StatedText;
  gpu?: StatedText;
  gpuDriver?: StatedText;
  /** All that is said of it, as stated. */
  memory?: StatedText;
  /** `4096 MiB`, `8G`: as stated. */
  maxHeap?: StatedText;
  allocatedHeap?: StatedText;
  physicalMemory?: StatedText;
  jvmArguments?: { value: string[]; line: number };
  javaVendor?: StatedText;
  launcher?: StatedText;
}

export interface ModInsight {
  id: string;
  name?: string;
  version?: string;
  file?: string;
  line: number;
  /** Where its authors want to be told of faults, where the log says so: an `https` address. */
  issues?: string;
}

export interface PluginInsight {
  name: string;
  version?: string;
  file?: string;
  line: number;
}

export interface PackInsight {
  name: string;
  line: number;
}

export interface InsightsTimes {
  /** Milliseconds; without a date in the log, since midnight of its first day. */
  first: number | null;
  last: number | null;
  durationMs: number | null;
  /** What the log says it took to start. */
  startupSeconds: number | null;
}

export interface TimelineInsight {
  by: "time" | "line";
  /** Milliseconds or lines that each bucket stands for. */
  step: number;
  buckets: { from: number; error: number; warning: number; other: number; firstLine: number | null }[];
}

export interface ThrownInsight {
  type: string;
  /** Empty where there is none. At most 300 characters. */
  message: string;
}

export interface FrameInsight {
  /** With its class, without module or class loader: `com.example.Shop.open`. */
  method: string;
  file: string | null;
  line: number | null;
  /** The file that the class came from: `Shop-1.2.jar`. */
  jar: string | null;
  /** The module of it, with its version where the log has it: `create@0.5.1`. */
  module: string | null;
  /** Mixins that changed the class, as `config:mixin`. That a class was changed does not say that the change is at fault. */
  mixins: string[];
  /** The id of the mod whose mixin added this method. */
  handler: string | null;
  /** The method by its readable name, where the server knows it and the log has another. */
  readable?: string;
}

export interface ExceptionInsight extends ThrownInsight {
  causes: ThrownInsight[];
  root: ThrownInsight;
  suppressed: ThrownInsight[];
  frames: FrameInsight[];
  outerFrames: FrameInsight[];
  suppressedFrames: FrameInsight[];
  firstLine: number;
  endLine: number;
  lines: number[];
  count: number;
  fingerprint: string;
  crash: boolean;
}

export interface FindingInsight {
  code: string;
  severity: "fatal" | "error" | "warning" | "notice";
  /** From 0 to 1. */
  confidence: number;
  isConsequence: boolean;
  isFromEarlierRun: boolean;
  parameters: Record<string, string | string[]>;
  count: number;
  firstLine: number;
  lastLine: number;
  lines: number[];
  message: string;
  advice: string[];
  /** Only where there are any. */
  links?: LinkInsight[];
}

export interface RunInsight {
  firstLine: number;
  lastLine: number;
  outcome: RunOutcomeInsight;
}

/** Lines that nobody has read, because reading everything took too long. */
export interface UnreadInsight {
  firstLine: number;
  lastLine: number;
  /** Which lines those are, in words. */
  message: string;
}

/** Of a text that is not stored. */
export interface AnalyseAnswer {
  success: true;
  type: string;
  name: string;
  kind: InsightsKind;
  version: string | null;
  title: string;
  headline: string;
  language: Language;
  ruleSet: string;
  lines: number;
  /** Only where not all of the log was read. */
  unread?: UnreadInsight;
  /** Of the last run; not there where nobody can tell. */
  outcome?: RunOutcomeInsight;
  /** What of a run the log has; not there where nobody can tell. */
  completeness?: CompletenessInsight;
  runs: RunInsight[];
  versions: Record<string, string>;
  environment: InsightsEnvironment;
  mods: ModInsight[];
  plugins: PluginInsight[];
  datapacks: PackInsight[];
  resourcePacks: PackInsight[];
  times: InsightsTimes;
  levelCounts: Record<InsightsLevel, number>;
  timeline: TimelineInsight;
  exceptions: ExceptionInsight[];
  findings: FindingInsight[];
  /** What is known of the fault from the logs of others; `null` where nothing is. Not there where no server was asked. */
  known?: KnownInsight | null;
  /** Only where the server has readable names for the log. */
  names?: NamesInsight;
}

/** Readable names of what the answer names as the log does. */
export interface NamesInsight {
  /** The version of the game whose names they are. */
  minecraft: string;
  /** By the hidden name. */
  readable: Record<string, string>;
}

export type InsightsLevel =
  | "emergency"
  | "alert"
  | "critical"
  | "error"
  | "warning"
  | "notice"
  | "info"
  | "debug"
  | "title"
  | "comment"
  | "stack";

/** Of a stored log. */
export interface InsightsAnswer extends AnalyseAnswer {
  id: string;
  /** Only of a bundle: what its files say together. Everything else is then of the most telling one. */
  bundle?: BundleInsightsAnswer;
}

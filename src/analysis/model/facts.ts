import type {
  InsightsEnvironment as Environment,
  ModInsight as Mod,
  PackInsight as Pack,
  PluginInsight as Plugin,
  InsightsTimes as Times,
} from "../../wire/insights-answer.ts";
import { levels } from "./model.ts";

/** Something the log says, and the line (from 0) in which it does. */
export interface Stated<Value = string> {
  value: Value;
  line: number;
}

/** As answers have them, but for lines, which are counted from 0. */
export type { Environment, Mod, Pack, Plugin, Times };

export type LevelName = keyof typeof levels;

export type LevelCounts = Record<LevelName, number>;

export interface Bucket {
  /** A time in milliseconds, or a line from 0: see `Timeline.by`. */
  from: number;
  /** Errors and whatever is worse. */
  error: number;
  warning: number;
  other: number;
  /** Where its first entry stands; `-1` where it has none. */
  firstLine: number;
}

export interface Timeline {
  by: "time" | "line";
  /** Milliseconds or lines that each bucket stands for. */
  step: number;
  buckets: Bucket[];
}

export interface Facts {
  environment: Environment;
  mods: Mod[];
  plugins: Plugin[];
  datapacks: Pack[];
  resourcePacks: Pack[];
  times: Times;
  levelCounts: LevelCounts;
  timeline: Timeline;
}

/** By level. */
export const levelNames = Object.keys(levels) as LevelName[];

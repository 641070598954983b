import type { Evidence } from "../../evidence/evidence.ts";
import type { Run } from "../../evidence/runs.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import {
  areWithin,
  atSaves,
  heaviest,
  type Lag,
  lagMark,
  lagsIn,
  preparedMarks,
  startOf,
  wasPlayedBefore,
} from "../matching/lags.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** So many within so long is more than a chunk that was slow to make: the first number, or the second within an hour. */
const fewest = 8;
const withinMs = 12 * 60_000;
const fewestHourly = 20;
const hour = 60 * 60_000;
/** After this one, a server that goes on falling behind has not got better. */
const stillLate = 2;
/** Lags that take half of the time: two, where no mods have to be loaded, and three otherwise; so long in all. */
const heavyMs = 40_000;
const heavyWithMods = 90_000;
/** What a machine that is fast enough needs less than for a server with next to nothing on it. */
const slowStart = 60;
const slowSpawn = 60;
const fewPlugins = 5;
/** They make land without anybody there. */
const makesLand = /chunky|pregen|worldborder|chunkmaster|bluemap|dynmap|squaremap|pl3xmap/i;

interface Late {
  run: Run;
  lags: Lag[];
  isHeavy: boolean;
  isOften: boolean;
  saves: Lag[];
}

/** A server that falls behind all the time, or for most of the time, and not only now and then. */
export default wholeLogFinding({
  codes: ["server-overloaded-often"],
  severity: "error",
  confidence: 0.85,
  literals: [lagMark, ...preparedMarks],
  // It says that something takes too long, not what: whatever names somebody comes first.
  role: "unknown",
  causedBy: ["watchdog-stall"],
  find(evidence) {
    // A client's own world stalls while it loads.
    if (evidence.software.kind !== "server") return [];
    const late = lateRuns(evidence);
    const told = late.findLast(({ isHeavy, isOften, saves }) => isHeavy || isOften || saves.length > 0);
    const last = late.at(-1);
    if (!told || !last || last.run !== evidence.runs.at(-1)) return [];
    const isStill = told !== last;
    if (isStill && last.lags.length < stillLate) return [];
    const all = isStill ? late.flatMap(({ lags }) => lags) : told.lags;
    const isOfSaves = !told.isOften && !told.isHeavy;
    const places = (isOfSaves ? told.saves : all).map(({ line }) => line);
    const firstLine = places[0]!;
    const parameters = isOfSaves
      ? ofSaves(told.saves)
      : { count: String(all.length), ...ofMachine(last, told, evidence) };
    const lines = isStill ? [firstLine, ...places.slice(1).slice(-99)] : places.slice(0, 100);
    return [{ firstLine, endLine: firstLine + 1, lines, count: places.length, parameters }];
  },
});

function lateRuns(evidence: Evidence): Late[] {
  const lags = lagsIn(evidence);
  const isModded = evidence.facts.mods.length > 0;
  return evidence.runs.flatMap((run) => {
    const own = lags.filter(({ line }) => run.firstLine <= line && line < run.endLine);
    if (own.length === 0) return [];
    const isOften = areWithin(own, fewest, withinMs) || areWithin(own, fewestHourly, hour);
    const isHeavy = isModded ? heaviest(own, 3) >= heavyWithMods : heaviest(own, 2) >= heavyMs;
    return [{ run, lags: own, isOften, isHeavy, saves: atSaves(own) }];
  });
}

function ofSaves(saves: readonly Lag[]): MaybeParameters {
  return { kind: "saving", count: String(saves.length), worst: worstOf(saves) };
}

/** Where the log says that nothing else is to blame: nobody was there, or an almost empty server took a minute to start. */
function ofMachine({ run, lags }: Late, worst: Late, evidence: Evidence): MaybeParameters {
  const { facts } = evidence;
  if (facts.mods.length > 0) return {};
  const { start, spawn } = startOf(evidence, run);
  const isSlow = (spawn ?? 0) >= slowSpawn || ((start ?? 0) >= slowStart && facts.plugins.length <= fewPlugins);
  const isEmpty =
    run.startLine !== null &&
    !wasPlayedBefore(evidence, run, lags.at(-1)!.line) &&
    !facts.plugins.some(({ name }) => makesLand.test(name));
  const behind = lags.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
  const measured = {
    start: isSlow ? String(Math.max(start ?? 0, spawn ?? 0)) : undefined,
    worst: worstOf([...worst.lags, ...lags]),
  };
  if (isEmpty && behind > 0) return { kind: "empty", behind: String(Math.round(behind / 1000)), ...measured };
  return isSlow && measured.worst ? { kind: "slow", ...measured } : {};
}

function worstOf(lags: readonly Lag[]): string | undefined {
  const worst = Math.max(0, ...lags.map(({ ms }) => ms ?? 0));
  return worst > 0 ? String(Math.round(worst / 1000)) : undefined;
}

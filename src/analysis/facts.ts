import { Collected } from "./facts/collected.ts";
import { crashDetails } from "./facts/crash-details.ts";
import { fabricMods } from "./facts/fabric-mods.ts";
import { addUnlistedFiles, forgeMods } from "./facts/forge-mods.ts";
import { jvmCrash } from "./facts/jvm-crash.ts";
import { launcherLogs } from "./facts/launcher-logs.ts";
import { logEnvironment } from "./facts/log-environment.ts";
import { LogView } from "./facts/log-view.ts";
import { modTables } from "./facts/mod-tables.ts";
import type { Facts } from "./facts/model.ts";
import { packs } from "./facts/packs.ts";
import { plugins } from "./facts/plugins.ts";
import { Readers } from "./facts/reader.ts";
import { startup } from "./facts/startup.ts";
import { countOverTime } from "./facts/timeline.ts";
import type { Lines } from "./lines.ts";
import type { Entry, Software } from "./model.ts";

export type * from "./facts/model.ts";

const readers = new Readers([
  ...crashDetails,
  ...logEnvironment,
  ...launcherLogs,
  ...jvmCrash,
  ...fabricMods,
  ...modTables,
  ...forgeMods,
  ...plugins,
  ...packs,
  ...startup,
]);

/** What is known of mods and plugins beside what is told of them. */
export interface PartDetails {
  modStates: ReadonlyMap<string, { state: string; line: number }>;
  mainClasses: ReadonlyMap<string, string>;
}

/** What a log states about itself: the machine, what was installed, when, and how much of which level. */
export function gatherFacts(lines: Lines, entries: readonly Entry[], software: Software): Facts {
  return gatherFactsAndDetails(lines, entries, software).facts;
}

export function gatherFactsAndDetails(
  lines: Lines,
  entries: readonly Entry[],
  software: Software,
): { facts: Facts; details: PartDetails } {
  const collected = new Collected();
  readers.readAll(new LogView(lines, entries, software), collected);
  addUnlistedFiles(collected);
  const { times, levelCounts, timeline } = countOverTime(lines, entries);
  const facts: Facts = {
    environment: collected.environment,
    mods: collected.mods.all,
    plugins: collected.plugins.all,
    datapacks: collected.datapacks.all,
    resourcePacks: collected.resourcePacks.all,
    times: { ...times, startupSeconds: collected.startupSeconds },
    levelCounts,
    timeline,
  };
  return { facts, details: { modStates: collected.modStates, mainClasses: collected.mainClasses } };
}

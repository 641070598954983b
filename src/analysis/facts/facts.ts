import type { Facts, Mod } from "../model/facts.ts";
import type { Entry, Software } from "../model/model.ts";
import type { Lines } from "../text/lines.ts";
import { Collected } from "./collected.ts";
import { commandLines } from "./command-lines.ts";
import { crashDetails } from "./crash-details.ts";
import { fabricMods } from "./fabric-mods.ts";
import { addUnlistedFiles, addUnlistedNames, forgeMods } from "./forge-mods.ts";
import { jvmCrash } from "./jvm-crash.ts";
import { launcherLogs } from "./launcher-logs.ts";
import { logEnvironment } from "./log-environment.ts";
import { LogView } from "./log-view.ts";
import { modClasses } from "./mod-classes.ts";
import { modTables } from "./mod-tables.ts";
import { packs } from "./packs.ts";
import { addAnnounced, addStartedTwice, plugins } from "./plugins.ts";
import { Readers } from "./reader.ts";
import { startup } from "./startup.ts";
import { countOverTime } from "./timeline.ts";

export type * from "../model/facts.ts";

const readers = new Readers([
  ...crashDetails,
  ...logEnvironment,
  ...launcherLogs,
  ...commandLines,
  ...jvmCrash,
  ...fabricMods,
  ...modTables,
  ...forgeMods,
  ...modClasses,
  ...plugins,
  ...packs,
  ...startup,
]);

/** What rules need of mods and plugins, and no answer has. */
export interface PartDetails {
  modStates: ReadonlyMap<string, { state: string; line: number }>;
  mainClasses: ReadonlyMap<string, string>;
  /** Classes that loaders say are of a mod, by its id. */
  modClasses: ReadonlyMap<string, string>;
  /** Configurations of mixins, by the class that they were applied to. */
  mixedInto: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A mod that only the blame names is no list of what is installed. */
function withIssues({ mods, modIssues }: Collected): Mod[] {
  return mods.all.map((mod) => {
    const issues = modIssues.get(mod.id.toLowerCase());
    return issues === undefined ? mod : { ...mod, issues };
  });
}

/** What a log states about itself: the machine, what was installed, when, and how much of which level. */
export function gatherFacts(lines: Lines, entries: readonly Entry[], software: Software): Facts {
  return gatherFactsAndDetails(lines, entries, software).facts;
}

export function gatherFactsAndDetails(
  lines: Lines,
  entries: readonly Entry[],
  software: Software,
  lastRunLine?: number,
): { facts: Facts; details: PartDetails } {
  const collected = new Collected(lastRunLine || undefined);
  readers.readAll(new LogView(lines, entries, software), collected);
  addUnlistedFiles(collected);
  addUnlistedNames(collected);
  addAnnounced(lines, software, collected);
  addStartedTwice(lines, software, collected);
  const { times, levelCounts, timeline } = countOverTime(lines, entries);
  const facts: Facts = {
    environment: collected.environment,
    mods: withIssues(collected),
    plugins: collected.plugins.all,
    datapacks: collected.datapacks.all,
    resourcePacks: collected.resourcePacks.all,
    times: { ...times, startupSeconds: collected.startupSeconds },
    levelCounts,
    timeline,
  };
  const { modStates, mainClasses, modClasses: byMod, mixedInto } = collected;
  return { facts, details: { modStates, mainClasses, modClasses: byMod, mixedInto } };
}

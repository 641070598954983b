import type { Facts } from "../model/facts.ts";
import type { FoundFinding } from "../model/model.ts";
import { plainName } from "./names.ts";
import { partiesOf, partyNamed } from "./parties.ts";
import { isPlatformId } from "./platform-ids.ts";

/** Whom a finding may speak of, each perhaps with an id. */
const speaking = ["mod", "mods", "plugin", "suspect", "suspects", "provider", "partner", "rival", "other", "with"];
const beside = ["culprit", "origin", "caller", "refuser", "datapack", "lacking", "needed"];
const named = [...speaking, ...beside];

/** A mod or a plugin as the log lists it. Line from 0. */
export interface InstalledParty {
  name: string;
  version: string;
  line: number;
}

/** What stands for a version where the build has put none in. */
const noVersion = /NONE$|^unspecified$/;

/** The mods and plugins that a finding speaks of, with the versions that the log lists. */
export function installedParties(
  { parameters }: Pick<FoundFinding, "parameters">,
  { mods, plugins }: Pick<Facts, "mods" | "plugins">,
): InstalledParty[] {
  const names = new Set(
    partiesOf(
      parameters,
      named.flatMap((name) => [name, `${name}Id`]),
    ),
  );
  if (names.size === 0) return [];
  const isNamed = (...known: readonly (string | undefined)[]) =>
    known.some((name) => name !== undefined && names.has(plainName(name)));
  const found = [
    ...mods
      .filter(({ id, name }) => !isPlatformId(id) && isNamed(id, name))
      .map(({ id, name, version, line }) => ({ name: name ?? nameFor(id, parameters), version, line })),
    ...plugins.filter(({ name }) => isNamed(name)),
  ];
  return found.flatMap(({ name, version, line }) =>
    version && !noVersion.test(version) ? [{ name, version, line }] : [],
  );
}

/** As the finding calls it: old lists have ids alone. */
function nameFor(id: string, parameters: FoundFinding["parameters"]): string {
  const isCalled = (name: string) =>
    parameters[`${name}Id`] === id || partyNamed(parameters[name])[0] === plainName(id);
  const known = named.map((name) => (isCalled(name) ? parameters[name] : undefined));
  return known.find((name) => typeof name === "string") ?? id;
}

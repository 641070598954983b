import type { FoundFinding, ParameterValue } from "../model/model.ts";
import { nameOfJar, plainName } from "./names.ts";

const naming = [
  "mod",
  "modId",
  "plugin",
  "suspect",
  "suspectId",
  "provider",
  "providerId",
  "culprit",
  "neighbour",
  "container",
  "dependencies",
];

/** Mods and plugins that a finding names, to be compared: some lines name one, others its file. */
export function partiesOf(parameters: FoundFinding["parameters"], names: readonly string[] = naming): string[] {
  return names.flatMap((name) => [parameters[name]].flat().flatMap(partyNamed));
}

export function partyNamed(value: ParameterValue | undefined): string[] {
  return typeof value === "string" ? [plainName(nameOfJar(value))] : [];
}

import type { ReportedFinding } from "../model/analysis.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { Finding, MaybeParameters } from "../model/finding.ts";
import type { FoundFinding } from "../model/model.ts";
import { plainName } from "../owners/names.ts";
import { isAccusable } from "../owners/owner.ts";
import { Owners } from "../owners/owners.ts";
import { knownParameters } from "../rules/known-parameters.ts";
import { joinsOf } from "../rules/rule-set.ts";
import { crashOf } from "../rules/whole-log/crash.ts";
import { culpritFor, ownerParameters } from "../traces/meanings/explained.ts";
import type { FileSigns } from "./file-signs.ts";
import type { JoinedOwners } from "./joined-owners.ts";
import { lineOf } from "./line-of.ts";
import type { BundleEvidence } from "./model.ts";

const crashCodes = new Set(["mod-crash", "plugin-crash", "crash-unknown"]);
const named = ["mod", "plugin", "suspect", "culprit"] as const;
const nobody = new Owners([]);
const maxSearched = 400_000;

/** What a finding of one file is called where the lists of all are known. */
interface Told {
  code?: string;
  confidence?: number;
  parameters: FoundFinding["parameters"];
  /** Where those who are named are listed, in other files. */
  proofs: BundleEvidence[];
}

/** Names those whom only another file of the run names; `null` where none does. */
export function withOwners(
  { code, parameters }: ReportedFinding,
  group: ExceptionGroup | null,
  signs: FileSigns,
  joined: JoinedOwners,
): Told | null {
  const { description, index } = signs;
  const { owners, isDevelopment } = joined;
  if (owners.parts.length === 0) return null;
  const culprit = group ? culpritFor(group, owners) : null;
  const owner = culprit && isAccusable(culprit.owner) ? culprit.owner : null;
  const listing = owner ? joined.listing(owner, index) : null;
  const listed = (value: unknown) =>
    typeof value === "string" ? joined.listing({ name: value, id: null }, index) : null;
  const elsewhere = (lines: readonly BundleEvidence[]) => lines.filter(({ file }) => file !== index);
  const nameListed = (parameter: string, value: string) => {
    const known = parameter === "plugin" ? owners.ofPlugin(value) : owners.ofId(value);
    // Packages have no hyphens: `lanternfest` of a report is the `lantern-fest` of a list.
    const isSame = [known?.id, known?.name].some((one) => one != null && plainName(one) === plainName(value));
    return known && isSame ? ownerParameters(parameter, known) : {};
  };
  if (crashCodes.has(code)) {
    const crash = listing ? crashOf(group!, { owners, isDevelopment, report: { description } })[0] : undefined;
    for (const parameter of ["mod", "plugin"]) {
      const value = parameters[parameter];
      const place = listed(value);
      if (typeof value !== "string" || !place) continue;
      const named = knownParameters({ ...parameters, ...nameListed(parameter, value) });
      // A list that has it makes a guess by its package a sure thing.
      const isSure = crash?.confidence !== undefined && crash.parameters[parameter] === named[parameter];
      return { ...(isSure ? { confidence: crash.confidence } : {}), parameters: named, proofs: elsewhere([place]) };
    }
    if (!crash) return null;
    const { confidence } = crash;
    return {
      code: crash.code ?? code,
      ...(confidence === undefined ? {} : { confidence }),
      parameters: knownParameters(crash.parameters),
      proofs: elsewhere([listing!]),
    };
  }
  const guess = group ? culpritFor(group, nobody)?.owner.name : undefined;
  const { joins = [] }: Pick<Finding, "joins"> = joinsOf(code);
  const told: MaybeParameters = { ...parameters };
  const found: BundleEvidence[] = [];
  const own: BundleEvidence[] = [];
  for (const parameter of named) {
    const value = told[parameter];
    const place = listed(value);
    if (typeof value === "string" && place) {
      Object.assign(told, nameListed(parameter, value));
      found.push(place);
    } else if (listing && owner && (value === undefined ? isWanted(parameter, joins) : value === guess)) {
      Object.assign(told, ownerParameters(parameter, owner));
      found.push(listing);
    }
  }
  const thing = [told["block"], told["type"], told["entity"]].find((one) => namespaceOf(one) !== null);
  const namespace = namespaceOf(thing);
  if (namespace && told["culprit"] === undefined && joins.includes("cause")) {
    const maker = owners.ofNamespace(namespace, String(thing));
    const place = maker && joined.listing(maker, index);
    if (maker && place) {
      Object.assign(told, ownerParameters("culprit", maker));
      found.push(place);
      own.push(...lineWith(signs, String(thing)));
    }
  }
  const missing = told["class"];
  const provider = typeof missing === "string" && joins.includes("provider") ? owners.ofClass(missing) : null;
  const providing = provider && isAccusable(provider) ? joined.listing(provider, index) : null;
  if (provider && providing && !listed(told["provider"]) && told["suspect"] !== provider.name) {
    Object.assign(told, ownerParameters("provider", provider));
    found.push(providing);
  }
  const calling = told["caller"] ?? told["call"];
  if (typeof calling === "string" && !listed(told["suspect"])) {
    const caller = owners.ofClass(calling);
    const place = caller && isAccusable(caller) ? joined.listing(caller, index) : null;
    if (caller && place) {
      Object.assign(told, ownerParameters("suspect", caller));
      found.push(place);
    }
  }
  return found.length > 0 ? { parameters: knownParameters(told), proofs: [...own, ...elsewhere(found)] } : null;
}

/** `mills` of `mills:wind_mill` */
function namespaceOf(thing: unknown): string | null {
  return typeof thing === "string" ? (/^([a-z][\w.-]{1,60}):[a-z]/.exec(thing)?.[1] ?? null) : null;
}

/** Where a file has a thing by its name, if it does near its beginning. */
function lineWith(signs: FileSigns, name: string): BundleEvidence[] {
  const at = signs.file.text.slice(0, maxSearched).indexOf(name);
  return at === -1 ? [] : [lineOf(signs, signs.lineAt(at), "cause")];
}

function isWanted(parameter: string, joins: readonly string[]): boolean {
  return joins.includes(parameter) || (parameter === "suspect" && joins.includes("thread"));
}

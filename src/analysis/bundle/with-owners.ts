import type { ReportedFinding } from "../model/analysis.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { Finding, MaybeParameters } from "../model/finding.ts";
import type { FoundFinding } from "../model/model.ts";
import { plainName } from "../owners/names.ts";
import { isAccusable, type Owner } from "../owners/owner.ts";
import { Owners } from "../owners/owners.ts";
import { knownParameters } from "../rules/known-parameters.ts";
import { joinsOf } from "../rules/rule-set.ts";
import { crashOf } from "../rules/whole-log/crash.ts";
import { culpritFor, ownerParameters } from "../traces/meanings/explained.ts";
import type { FileSigns } from "./file-signs.ts";
import type { JoinedOwners } from "./joined-owners.ts";
import type { BundleEvidence } from "./model.ts";

export const crashCodes: ReadonlySet<string> = new Set(["mod-crash", "plugin-crash", "crash-unknown"]);
const parties = ["mod", "plugin", "suspect", "culprit"] as const;
const nobody = new Owners([]);

/** What a finding of one file is called where the lists of all are known. */
interface NamedFinding {
  code?: string;
  confidence?: number;
  parameters: FoundFinding["parameters"];
  /** Where those who are named are listed, in other files. */
  proofs: BundleEvidence[];
}

/** Names those whom only another file of the run names; `null` where none does. */
export function withOwners(
  finding: ReportedFinding,
  group: ExceptionGroup | null,
  signs: FileSigns,
  joined: JoinedOwners,
): NamedFinding | null {
  if (joined.owners.parts.length === 0) return null;
  const naming = new Naming(group, signs, joined);
  return crashCodes.has(finding.code) ? naming.crash(finding) : naming.other(finding);
}

/** Names what one finding tells of. */
class Naming {
  /** Whose code failed, and where another file lists it. */
  private readonly owner: Owner | null;
  private readonly listing: BundleEvidence | null;
  private readonly proofs: BundleEvidence[] = [];

  constructor(
    private readonly group: ExceptionGroup | null,
    private readonly signs: FileSigns,
    private readonly joined: JoinedOwners,
  ) {
    const culprit = group ? culpritFor(group, joined.owners) : null;
    this.owner = culprit && isAccusable(culprit.owner) ? culprit.owner : null;
    this.listing = this.owner && joined.listing(this.owner, signs.index);
  }

  crash({ code, parameters }: ReportedFinding): NamedFinding | null {
    const { owners, isDevelopment } = this.joined;
    const { description } = this.signs;
    const crash = this.listing
      ? crashOf(this.group!, { owners, isDevelopment, report: { description } })[0]
      : undefined;
    for (const parameter of ["mod", "plugin"]) {
      const value = parameters[parameter];
      const place = this.listed(value);
      if (typeof value !== "string" || !place) continue;
      const named = knownParameters({ ...parameters, ...this.asListed(parameter, value) });
      // A list that has it makes a guess by its package a sure thing.
      const isSure = crash?.confidence !== undefined && crash.parameters[parameter] === named[parameter];
      return {
        ...(isSure ? { confidence: crash.confidence } : {}),
        parameters: named,
        proofs: this.elsewhere([place]),
      };
    }
    if (!crash) return null;
    const { confidence } = crash;
    return {
      code: crash.code ?? code,
      ...(confidence === undefined ? {} : { confidence }),
      parameters: knownParameters(crash.parameters),
      proofs: this.elsewhere([this.listing!]),
    };
  }

  other({ code, parameters }: ReportedFinding): NamedFinding | null {
    const { joins = [] }: Pick<Finding, "joins"> = joinsOf(code);
    const named: MaybeParameters = { ...parameters };
    this.nameParties(named, joins);
    const own = joins.includes("cause") ? this.nameMaker(named) : [];
    if (joins.includes("provider")) this.nameProvider(named);
    this.nameCaller(named);
    if (this.proofs.length === 0) return null;
    return { parameters: knownParameters(named), proofs: [...own, ...this.elsewhere(this.proofs)] };
  }

  private nameParties(named: MaybeParameters, joins: readonly string[]): void {
    const guess = this.group ? culpritFor(this.group, nobody)?.owner.name : undefined;
    for (const parameter of parties) {
      const value = named[parameter];
      const place = this.listed(value);
      if (typeof value === "string" && place) {
        Object.assign(named, this.asListed(parameter, value));
        this.proofs.push(place);
      } else if (value === undefined ? isWanted(parameter, joins) : value === guess) {
        this.name(named, parameter, this.owner, this.listing);
      }
    }
  }

  /** Whose block or entity it is. Also where this file has the thing. */
  private nameMaker(named: MaybeParameters): BundleEvidence[] {
    const thing = [named["block"], named["type"], named["entity"]].find((one) => namespaceOf(one) !== null);
    const namespace = namespaceOf(thing);
    if (!namespace || named["culprit"] !== undefined) return [];
    const maker = this.joined.owners.ofNamespace(namespace, String(thing));
    return this.name(named, "culprit", maker) ? lineWith(this.signs, String(thing)) : [];
  }

  /** Who would bring a class that is missing. */
  private nameProvider(named: MaybeParameters): void {
    const missing = named["class"];
    const provider = typeof missing === "string" ? this.accusableOf(missing) : null;
    if (provider && !this.listed(named["provider"]) && named["suspect"] !== provider.name) {
      this.name(named, "provider", provider);
    }
  }

  private nameCaller(named: MaybeParameters): void {
    const calling = named["caller"] ?? named["call"];
    if (typeof calling !== "string" || this.listed(named["suspect"])) return;
    this.name(named, "suspect", this.accusableOf(calling));
  }

  /** Only who is listed is named. */
  private name(
    named: MaybeParameters,
    parameter: string,
    owner: Owner | null,
    place = owner && this.joined.listing(owner, this.signs.index),
  ): boolean {
    if (!owner || !place) return false;
    Object.assign(named, ownerParameters(parameter, owner));
    this.proofs.push(place);
    return true;
  }

  private accusableOf(className: string): Owner | null {
    const owner = this.joined.owners.ofClass(className);
    return owner && isAccusable(owner) ? owner : null;
  }

  private listed(value: unknown): BundleEvidence | null {
    return typeof value === "string" ? this.joined.listing({ name: value, id: null }, this.signs.index) : null;
  }

  private asListed(parameter: string, value: string): MaybeParameters {
    const { owners } = this.joined;
    const known = parameter === "plugin" ? owners.ofPlugin(value) : owners.ofId(value);
    // Packages have no hyphens: `lanternfest` of a report is the `lantern-fest` of a list.
    const isSame = [known?.id, known?.name].some((one) => one != null && plainName(one) === plainName(value));
    return known && isSame ? ownerParameters(parameter, known) : {};
  }

  private elsewhere(lines: readonly BundleEvidence[]): BundleEvidence[] {
    return lines.filter(({ file }) => file !== this.signs.index);
  }
}

/** `mills` of `mills:wind_mill` */
function namespaceOf(thing: unknown): string | null {
  return typeof thing === "string" ? (/^([a-z][\w.-]{1,60}):[a-z]/.exec(thing)?.[1] ?? null) : null;
}

/** Where a file has a thing by its name, if it does near its beginning. */
function lineWith(signs: FileSigns, name: string): BundleEvidence[] {
  const at = signs.head.indexOf(name);
  return at === -1 ? [] : [signs.evidenceAt(at, "cause")];
}

function isWanted(parameter: string, joins: readonly string[]): boolean {
  return joins.includes(parameter) || (parameter === "suspect" && joins.includes("thread"));
}

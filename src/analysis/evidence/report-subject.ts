import type { ExceptionGroup } from "../model/exception-group.ts";
import type { MaybeParameters } from "../model/finding.ts";
import { isAccusable, type Owner } from "../owners/owner.ts";
import type { Owners } from "../owners/owners.ts";
import { ownerParameters } from "../traces/meanings/explained.ts";
import type { CrashReport } from "./crash-report.ts";

/** Sections about what the game was working on, and the details that say what it is. */
const subjects: readonly { title: RegExp; details: readonly string[] }[] = [
  { title: /^Entity being /, details: ["Entity Type"] },
  { title: /^(?:Block|Tile) ?entity |^Block (?:model )?being /i, details: ["Name", "Block", "Block type"] },
  { title: /^Item being /, details: ["Registry Name", "Item Type"] },
  { title: /^Particle being /, details: ["Particle", "ID"] },
  { title: /^(?:Feature|Structure)$/, details: ["Feature", "Structure", "Description"] },
  { title: /^Affected screen$|^Screen render details$/, details: ["Screen name"] },
];
const maxValue = 300;
/** `Block{lamps:bulb}[lit=true]`, `ResourceKey[minecraft:worldgen/placed_feature / lamps:crystal]` */
const namespaced = /(?<![a-z0-9_.-])([a-z][a-z0-9_.-]{0,63}):[a-z0-9_./-]{1,120}/g;
/** `lamps:bulb // org.example.lamps.BulbEntity` */
const className = /(?<![\w.])(?:[a-z_]\w{0,60}\.){2,12}([A-Z][\w$]{0,80})/;

/** The mod that adds what the game was working on when it crashed. Of use where nobody's code stands in the trace. */
export function originParameters(
  report: Partial<CrashReport> | null,
  { lines }: Pick<ExceptionGroup, "lines">,
  owners: Owners,
): MaybeParameters {
  const { firstLine = 0, endLine = 0, sections = [] } = report ?? {};
  if (!lines.some((line) => line >= firstLine && line < endLine)) return {};
  for (const { title, details } of sections) {
    const names = subjects.find((subject) => subject.title.test(title))?.details ?? [];
    // The first that is there says it best: a block may have been replaced since its block entity was made.
    const value = names.map((name) => details.get(name)?.value).find((one) => one !== undefined);
    const found = value === undefined ? null : ownerIn(value.slice(0, maxValue), owners);
    if (found) return { subject: found.subject, ...ownerParameters("origin", found.owner) };
  }
  return {};
}

/** Only of those that the log lists: data packs have namespaces, too, and packages are nobody's name. */
function ownerIn(value: string, owners: Owners): { subject: string; owner: Owner } | null {
  for (const [subject, namespace] of value.matchAll(namespaced)) {
    const owner = owners.ofNamespace(namespace!, subject);
    if (owner && owners.isListed(owner)) return { subject, owner };
  }
  const [whole, simple] = className.exec(value) ?? [];
  const owner = whole ? owners.ofClass(`${whole}.class`) : null;
  return owner && isAccusable(owner) && owners.isListed(owner) ? { subject: simple!, owner } : null;
}

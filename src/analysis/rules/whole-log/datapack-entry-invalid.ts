import { levels, type Term } from "../../model/model.ts";
import { cutOff } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const failed =
  /^[^\n<]{0,250}?(?:Parsing error loading (?:recipe|custom advancement|built-in advancement)|Couldn't parse (?:data file|loot table|loot modifier|element)|Couldn't load (?:data file|(?:[\w/]{1,40} )?tag)|Couldn't read (?:[\w/]{1,40} )?tag list|Could not decode GlobalLootModifier with json id|Error while loading contents for book|Found (?:loot table (?:element )?)?validation problem in) /;
/** `'ringcraft:gold_ring'`, `loot_tables:ringcraft:gold_ring`, `ResourceKey[minecraft:root / minecraft:loot_table]:ringcraft:gold_ring`, `[ringcraft:rings (from …`. */
const entryName =
  /^['[{]?(?:ResourceKey\[[^\]\n]{1,100}\]:|[\w/]{1,60}(?:\/|:(?=[\w.-]{1,80}:)))?([\w.-]{1,80}):([\w./-]{1,200})/;
/** Names of exceptions before what they say. */
const types = /^(?:[\w.$]{3,120}(?:Exception|Error): ){0,4}/;
const empty = /End of input at line 1 column 1\b|null or empty|empty or null/;
const lacking = / as it is missing following references: #?([\w.:/-]{1,120})(?: \(from ([^\n]{1,80})\)(?=\s|$))?/;
/** Of these, Forge and the game only warn. */
const warned = /Could not decode GlobalLootModifier|validation problem in \{/;
const complained = /^[^\n]{0,250}Found (?:loot table (?:element )?)?validation problem in /;
/** `{ringcraft:rings}.pools[1].entries[0]: Unknown loot table called ringcraft:gems` */
const problem = /^\}[^\s:]{0,200}: ([^\n\r]{8,400})/;
/** `minecraft:tick`, which every pack may add to: whose file it is, the line says. */
const ofPack = / in data pack (?:file\/)?([^\n\r]{1,80})/;
/** Namespaces that everybody adds to. */
const platform: ReadonlySet<string> = new Set(["minecraft", "forge", "neoforge", "fabric", "quilt", "c"]);
const archive = /\.(?:jar|zip)$/i;
/** `[10:00:00]: [RecipeManager] Parsing error …`: a time, and nothing about how bad it is. */
const unlevelled = /^\[\d{1,2}:\d\d:\d\d\]:? (?:\[[A-Z]\w{2,40}\]:? )?(?:Parsing error |Couldn't )/;
const maxFound = 2000;
const maxLine = 1000;
const maxNamespaces = 6;
const maxNamed = 8;
const maxReason = 160;

const maxKinds = 20;

interface Broken {
  /** By what they have in common. */
  kinds: Map<string, Alike>;
  lines: number[];
}

interface Alike {
  entries: Set<string>;
  reason: Term | undefined;
  count: number;
  /** Whether the game has only complained of it, and loaded it all the same. */
  isLoaded: boolean;
}

/** Recipes, loot tables, tags and the like that cannot be read: one finding for all of a namespace. */
export default wholeLogFinding({
  codes: ["datapack-entry-invalid"],
  severity: "notice",
  confidence: 0.8,
  find({ lines, entries, owners, isDevelopment }) {
    const byNamespace = new Map<string, Broken>();
    let found = 0;
    for (const { firstLine: line, level } of entries) {
      const text = lines.get(line, maxLine);
      // Some consoles print no levels at all.
      if (level > levels.warning && !unlevelled.test(text)) continue;
      if (level > levels.error && !warned.test(text) && !unlevelled.test(text)) continue;
      const start = failed.exec(text)?.[0].length;
      const match = start ? entryName.exec(text.slice(start)) : null;
      if (!match) continue;
      const [{ length }, namespace, entry] = match;
      const whose = (platform.has(namespace!) && packIn(text)) || namespace!;
      const broken: Broken = byNamespace.get(whose) ?? { kinds: new Map(), lines: [] };
      byNamespace.set(whose, broken);
      const reason = reasonIn(text.slice(start! + length), lines.get(line + 1, maxLine));
      const isLoaded = complained.test(text.slice(0, start));
      addTo(broken.kinds, whose === namespace ? entry! : `${namespace}:${entry}`, reason, isLoaded);
      broken.lines.push(line);
      if (++found === maxFound) break;
    }
    return [...byNamespace]
      .sort(([, a], [, b]) => b.lines.length - a.lines.length)
      .slice(0, maxNamespaces)
      .map(([namespace, broken]) => {
        const part = owners.parts.find(({ id }) => id.toLowerCase() === namespace);
        const name = part?.name;
        const kinds = [...broken.kinds.values()].sort(
          (a, b) => Number(a.isLoaded) - Number(b.isLoaded) || rankOf(b) - rankOf(a),
        );
        // A developer's own is theirs to mend.
        const isOwn = isDevelopment && !platform.has(namespace) && !(part?.file && archive.test(part.file));
        return {
          ...(isOwn && { severity: "warning" as const }),
          firstLine: broken.lines[0]!,
          endLine: broken.lines[0]! + 1,
          lines: broken.lines,
          count: broken.lines.length,
          parameters: {
            ...(name ? { mod: name, modId: name === namespace ? undefined : namespace } : { namespace }),
            entries: [...new Set(kinds.flatMap(({ entries }) => [...entries].slice(0, maxNamed)))].slice(0, maxNamed),
            reason: kinds[0]?.reason,
          },
        };
      });
  },
});

function addTo(kinds: Map<string, Alike>, entry: string, reason: Term | undefined, isLoaded: boolean): void {
  const kind = kinds.size < maxKinds ? `${isLoaded}${kindOf(reason)}` : "";
  const alike = kinds.get(kind) ?? { entries: new Set(), reason, count: 0, isLoaded };
  kinds.set(kind, alike);
  if (alike.entries.size < maxNamed) alike.entries.add(entry);
  alike.count++;
}

/** A reason without what is in quotes, the names of things and numbers. */
function kindOf(reason: Term | undefined): string {
  if (!reason) return "";
  const value = reason.parameters?.["value"];
  return typeof value === "string"
    ? value.replace(/'[^'\n]{1,60}'|\b[\w.-]{1,40}:[\w./-]{1,60}|\d{1,10}/g, "…")
    : reason.term;
}

/** What most of them have in common, if it says something. */
const rankOf = ({ reason, count }: Alike) => (reason ? count : 0);

/** The pack that the line names, unless it stands for all mods. */
function packIn(text: string): string | null {
  const pack = closed((ofPack.exec(text)?.[1] ?? lacking.exec(text)?.[2])?.trim());
  return pack && !/^(?:vanilla|mod_data|mod_resources|mod:\w{1,64})$/.test(pack) ? pack : null;
}

/** `Generated Mod (Please Ignore)`: the bracket behind it may be its own. */
function closed(name: string | undefined): string | undefined {
  return name?.includes("(") && !name.includes(")") ? `${name})` : name;
}

/** From the rest of the line, or from what was thrown below it. */
function reasonIn(head: string, below: string): Term | undefined {
  if (empty.test(head) || empty.test(below)) return { term: "config-cut-off" };
  const [, reference, from] = lacking.exec(head) ?? [];
  const pack = closed(from);
  if (reference) return { term: "data-lacks", parameters: pack ? { reference, pack } : { reference } };
  const stated =
    problem.exec(head)?.[1] ??
    /(?:\.json'?: |^' from '[^'\n]{1,200}': | - (?:error: )?)(?:DataResult\.Error\[')?([^\n\r]{8,400})/.exec(head)?.[1];
  const thrown = /^[\w.$]{3,120}(?:Exception|Error): /.test(below) ? below.replace(types, "") : undefined;
  const value = (stated ?? thrown)?.trim().replace(/'\]$/, "");
  return value ? { term: "config-said", parameters: { value: cutOff(value, maxReason) } } : undefined;
}

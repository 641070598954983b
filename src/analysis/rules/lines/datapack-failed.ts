import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { causeText } from "../../traces/meanings/explained.ts";

/**
 * Of all that could not be loaded, the first that does not only follow from others: what is bound to nothing could not be loaded
 * itself.
 */
function reasonIn({ text }: MatchContext): MaybeParameters {
  if (!text.includes("Errors in element ")) return listedIn(text);
  let entry: string | undefined;
  for (const [, element, type, said] of text.matchAll(elementOrThrown)) {
    // Of a whole registry, its entries are named below.
    if (element) entry = element.startsWith("minecraft:worldgen/") ? undefined : element;
    if (element || /^(?:Unbound values in registry|Failed to parse |Failed to load registries )/.test(said!)) continue;
    return { entry, cause: causeText({ type: type!, message: said!.trim() }) };
  }
  return {};
}

const mostFiles = 20;
/** `minecraft:worldgen/biome/lamps:glow: Failed to parse lamps:glow from pack mod/lamps` */
const inReport = /^\t{1,2}(\w[\w./:-]{6,300}): ([^\n]{3,300})/gm;
/** The registry, its name, the namespace and the path of what is in it. */
const inRegistry = /^([\w.-]{1,80}):([\w./-]{1,120})\/([\w.-]{1,80}):([\w./-]{1,200})$/;

/** A report lists what could not be loaded in short: by the file that each stands in, and without reasons. */
function listedIn(text: string): MaybeParameters {
  const files: string[] = [];
  let cause: string | undefined;
  for (const [, name, said] of text.matchAll(inReport)) {
    const [, of, registry, namespace, path] = inRegistry.exec(name!) ?? [];
    if (!path || registry === "root") continue;
    const folder = of === "minecraft" ? registry : `${of}/${registry}`;
    files.push(`data/${namespace}/${folder}/${path}.json`);
    if (!said!.startsWith("Failed to parse ")) cause ??= said!.trim();
    if (files.length === mostFiles) break;
  }
  return files.length > 0 ? { entry: files, cause } : {};
}

const elementOrThrown =
  /^(?:>{1,4} Errors in element ([\w.-]{1,80}:[\w./-]{1,200}):|(?:Caused by: )?([a-z][\w.$]{3,150}(?:Exception|Error)): ([^\n]{3,600}))/gm;

/** `> Errors in registry minecraft:root:`, `>> Errors in element minecraft:worldgen/biome:` */
const registry =
  /^(?:worldgen\/[a-z_]{3,40}|dimension(?:_type)?|enchantment|damage_type|[a-z_]{3,30}_(?:variant|type|pattern|provider|material))$/;

function namespacesOf({ entry }: MaybeParameters): string[] {
  return [...new Set([entry ?? []].flat().flatMap((file) => String(file).split("/", 2)[1] ?? []))];
}

/** The data of all mods as one pack: whose they are, the name of what could not be loaded says. */
const ofAllMods = /^(?:fabric|fabric mods|mod_data|mod_resources|mod resources)$/i;

export default finding({
  code: "datapack-failed",
  severity: "fatal",
  joins: ["cause"],
  confidence: 0.9,
  pattern:
    /Failed to load datapacks, can't proceed with|Failed to reload data packs|Failed to load registries due to|Registry loading errors:/,
  parameters: (match, place) => {
    // A plugin reads them again when the server is up.
    if (/\[CommandAPI\] $/.test(place.head.slice(0, match.index))) return null;
    // That world is damaged, its data packs are not.
    if (place.text.includes("Overworld settings missing")) return null;
    if (match[0] !== "Registry loading errors:" && /Registry loading errors:/.test(place.before.slice(-8000)))
      return null;
    const packs: string[] = [];
    for (const [, entry, pack] of place.text.matchAll(/Failed to parse ([^\n]{1,200}?) from pack ([^\n]{1,120})/g)) {
      const file = pack!.replace(/^file\//, "").trim();
      const name = ofAllMods.test(file) ? (/^([\w.-]{1,80}):/.exec(entry!)?.[1] ?? file) : file;
      if (!packs.includes(name)) packs.push(name);
      if (packs.length >= 20) break;
    }
    if (!packs.length) {
      for (const [, name, entry] of place.text.matchAll(/Errors in element ([\w.-]{1,80}):([\w./-]{1,200})/g)) {
        // A whole registry of the game, of which something is missing: whose that is, its entries say.
        if (name === "minecraft" && registry.test(entry!)) continue;
        if (!packs.includes(name!)) packs.push(name!);
        if (packs.length === 20) break;
      }
    }
    if (!packs.length) packs.push(...namespacesOf(listedIn(place.text)));
    // What nothing defines is told by name.
    if (packs.length === 0 && place.upTo(4000).includes("Unbound values in registry ")) return null;
    if (packs.length === 0) {
      const named = /(?:data ?pack|[Pp]ack) ['"]?(?:file\/)?([\w .+()-]{1,80}\.zip)/.exec(place.upTo(20_000));
      if (named) packs.push(named[1]!.trim());
    }
    // The same failure as a list first, then as an exception.
    if (packs.length === 0 && match[0] === "Failed to load registries due to") return null;
    return { datapack: packs.length > 1 ? packs : packs[0], ...reasonIn(place) };
  },
  causedBy: ["world-overworld-settings", "datapack-mod-missing", "datapack-missing", "mod-dependency-missing"],
});

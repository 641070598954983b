import { finding } from "../../model/finding.ts";
import { mergedMods } from "../matching/merged-mods.ts";

const loaders = /^(?:minecraft|forge|neoforge|fml|mcp|java|fabricloader|fabric|quilt_loader)$/i;

const lostBlock = "Unknown registry key in ResourceKey[minecraft:root / minecraft:block]: ";
/** Forge up to 1.12, of each block and item that a world had. */
const lostEntry = "Found a missing id from the world ";

export default finding({
  code: "world-mod-missing",
  severity: "notice",
  // What nobody knows is gone as soon as its chunk, or who holds it, is loaded.
  severityAt: (match, place) =>
    [lostBlock, lostEntry].some((start) => place.between(start, ":").has((match[1] ?? match[2] ?? match[3])!))
      ? "warning"
      : undefined,
  role: "environment",
  confidence: 0.95,
  pattern:
    /^(?:[^\n<]{0,200}?This world was saved with mod (\S{1,120}) which appears to be missing|[^\n<]{0,120}?(?<![\w.-])([\w.-]{1,120}) \(version [^\n)]{1,120}? -> MISSING\)|[^\n<]{0,120}?Recoverable errors when loading section [^\n:]{1,60}: [^\n]{0,20}?Unknown registry key in ResourceKey\[minecraft:root \/ minecraft:block\]: ([\w.-]{1,64}):)/,
  parameters: (match) => {
    const mod = (match[1] ?? match[2] ?? match[3])!;
    return loaders.test(mod) ? null : { mod };
  },
  merge: mergedMods,
});

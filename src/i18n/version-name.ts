import type { Language } from "./language.ts";
import { versionWords } from "./version-words.ts";

const named = {
  "Fabric loader": "fabricLoader",
  Launcher: "launcher",
  "Quilt loader": "quiltLoader",
  Server: "server",
} as const;

/** As whoever runs them knows them. */
const known: Readonly<Record<string, string>> = {
  Bedrock: "Minecraft (Bedrock)",
  Pocketmine: "PocketMine-MP",
  "Pocketmine API": "PocketMine API",
};

/** What the version belongs to: `Fabric loader version` → `Fabric loader`, in the reader's language. */
export function versionName(label: string, language: Language): string {
  const name = label.replace(/ version$/, "");
  const key = named[name as keyof typeof named];
  return key === undefined ? (known[name] ?? name) : versionWords[language][key];
}

/** `arclight-1.21.1-`, `git-Magma-1.16.5-`: what stands beside it already. */
const prefix =
  /^(?:arclight-|git-Magma-)?(?:(?:neo)?forge-|fabric-)?(?:1\.\d{1,2}|2[5-9]\.\d{1,2})(?:\.\d{1,2})?(?:-R0\.\d{1,2})?-/;
/** Of a build that somebody made themselves: `36.2.9-1a2b3c4-DEV`. */
const commit = /(?<=^\d[\d.]{1,20})-[0-9a-f]{7,40}(?:-DEV)?$/;
/** Where builds are counted. */
const counted = /^(?:Paper|Purpur|Folia|Waterfall|BungeeCord|Mohist|Magma) version$/;

/** Its value has the name: `Lanterns version git-Lanterns-12`. */
export function namesItself(label: string): boolean {
  return label === "Server version" || label === "Launcher version";
}

/** `1.21.4-232` of Paper → `#232`: the build, without the game's version, which stands beside it. */
export function shortVersion(label: string, value: string): string {
  if (/^(?:Paper|Purpur|Folia|Mohist|Magma|Arclight) version$/.test(label)) {
    const own = value.replace(prefix, "");
    return counted.test(label) ? buildNumber(own.replace(commit, "")) : own;
  }
  if (label === "Forge version") return value.replace(commit, "");
  if (namesItself(label)) {
    const [, name, own] = /^(.{1,40}?)(?: [Vv]ersion:?)? ((?:git-)?\d?[^\s]{1,60})$/.exec(value) ?? [];
    if (name === undefined || own === undefined) return value;
    const [, count] = /(?:^|-)(\d{1,6})$/.exec(own) ?? [];
    return `${name} ${count ? buildNumber(count) : own.replace(/^git-/, "").replace(prefix, "")}`;
  }
  if (/^(?:CraftBukkit|Spigot) version$/.test(label)) {
    const [, first = "", rest = ""] = /^(?:git|(\d{1,6}))-(?:Bukkit|Spigot)-(.{1,60})$/.exec(value) ?? [];
    return buildNumber(first || (/-b(\d{1,6})jnks$/.exec(rest)?.[1] ?? rest) || value);
  }
  const [, game, build] = /^(\d[\d.]{1,10})-R0[^:]{1,30}:\w{4,40}:(\d{1,6})$/.exec(value) ?? [];
  return counted.test(label) && game ? `${game} #${build}` : value;
}

function buildNumber(text: string): string {
  return /^\d{1,6}$/.test(text) ? `#${text}` : text;
}

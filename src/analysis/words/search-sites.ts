import type { Software } from "../model/model.ts";
import { gameVersionOf, hybrids, platformOf } from "../model/platforms.ts";

export type SearchedPart = "mod" | "plugin";

interface Site {
  site: string;
  url: string;
}

/** Mod loaders, as Modrinth calls them and as CurseForge numbers them. */
const loaders: Readonly<Record<string, number>> = { forge: 1, fabric: 4, quilt: 5, neoforge: 6 };
/** Servers and proxies with plugins: as Modrinth calls them, and as Hangar does, where it has any for them. */
const platforms: Readonly<Record<string, { category: string; hangar?: string; isOnSpigot?: true }>> = {
  paper: { category: "paper", hangar: "PAPER", isOnSpigot: true },
  purpur: { category: "purpur", hangar: "PAPER", isOnSpigot: true },
  folia: { category: "folia", hangar: "PAPER" },
  spigot: { category: "spigot", isOnSpigot: true },
  craftbukkit: { category: "bukkit", isOnSpigot: true },
  sponge: { category: "sponge" },
  velocity: { category: "velocity", hangar: "VELOCITY" },
  waterfall: { category: "waterfall", hangar: "WATERFALL", isOnSpigot: true },
  bungeecord: { category: "bungeecord", isOnSpigot: true },
};
const ofHybrids = { category: "bukkit", isOnSpigot: true } as const;

/** Where somebody can look for a mod or plugin, as far as the log says what it is for. None for other games and editions. */
export function searchSites(name: string, part: SearchedPart | "any", software: Software): Site[] {
  const kind = platformOf(software);
  const version = gameVersionOf(software);
  const platform = platforms[kind] ?? (hybrids.has(kind) ? ofHybrids : undefined);
  if (part === "plugin" || (part === "any" && platform && !hybrids.has(kind))) {
    return platform ? pluginSites(name, platform, version) : [];
  }
  const isJavaEdition = !platform || hybrids.has(kind) || kind === "sponge";
  return isJavaEdition && (part === "mod" || kind in loaders) ? modSites(name, kind, version) : [];
}

function modSites(name: string, kind: string, version: string | null): Site[] {
  const loader = loaders[kind];
  return [
    {
      site: "Modrinth",
      url: address("https://modrinth.com/mods", { q: name, g: loader && `categories:${kind}`, v: version }),
    },
    {
      site: "CurseForge",
      url: address("https://www.curseforge.com/minecraft/search", {
        class: "mc-mods",
        search: name,
        version,
        gameVersionTypeId: loader,
      }),
    },
  ];
}

function pluginSites(name: string, platform: (typeof platforms)[string], version: string | null): Site[] {
  const { category, hangar, isOnSpigot } = platform;
  const sites: Site[] = [
    {
      site: "Modrinth",
      url: address("https://modrinth.com/plugins", { q: name, g: `categories:${category}`, v: version }),
    },
  ];
  if (hangar) {
    sites.push({ site: "Hangar", url: address("https://hangar.papermc.io/", { query: name, platform: hangar }) });
  }
  if (isOnSpigot) {
    const query = { q: name, t: "resource_update", o: "relevance", "c[title_only]": 1 };
    sites.push({ site: "SpigotMC", url: address("https://www.spigotmc.org/search/1/", query) });
  }
  return sites;
}

/** Every value is encoded: names come out of logs. */
function address(page: string, query: Record<string, string | number | null | undefined>): string {
  const known = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) known.set(key, String(value));
  }
  return `${page}?${known.toString()}`;
}

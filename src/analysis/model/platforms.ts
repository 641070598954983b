import type { Software } from "./model.ts";

/** Servers that run mods and plugins: which loader they have depends on their version. */
export const hybrids: ReadonlySet<string> = new Set(
  "arclight banner cardboard catserver cauldron ketting magma mohist thermos youer".split(" "),
);

/** Servers whose every addition is a plugin. */
export const pluginServers: ReadonlySet<string> = new Set(
  "craftbukkit spigot paper purpur folia leaves leaf pufferfish".split(" "),
);

export const bedrockServers: ReadonlySet<string> = new Set(["genisys", "nukkit", "pocketmine"]);

export const pluginProxies: ReadonlySet<string> = new Set(["bungeecord", "waterfall", "velocity"]);

/** `forge`, of `forge/crash-report`. */
export function platformOf({ id }: Software): string {
  return id.split("/", 1)[0]!;
}

/** Of Minecraft. What proxies and launchers state is their own. */
export function gameVersionOf({ kind, version }: Software): string | null {
  const isOfGame = kind !== "proxy" && kind !== "launcher";
  return isOfGame && version !== null && /^\d{1,2}(?:\.\d{1,2}){1,2}$/.test(version) ? version : null;
}

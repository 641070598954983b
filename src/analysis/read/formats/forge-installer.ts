import { format, gameVersion, stated } from "./format.ts";

/** What Forge's installer and its tools print: they fetch libraries and cut the game's jar into parts. */
export const forgeInstaller = format({
  software: "forge",
  name: "Forge installer",
  kind: "unknown",
  markers: [
    { needle: "Considering library ", pattern: /^Considering library [\w.-]{1,80}:[\w.-]{1,80}:/ },
    { needle: "Splitter: ", pattern: /^Splitter: ?\r?$/ },
    { needle: "Considering minecraft ", pattern: /^Considering minecraft (?:client|server) jar/ },
  ],
  sources: stated("Minecraft version", [
    ["Considering library ", new RegExp(`^Considering library net\\.minecraftforge:forge:(${gameVersion})-\\d`)],
    ["Input: ", new RegExp(`^\\s{0,8}Input: {1,8}[^\\n]{0,200}[/\\\\](?:server|client)[/\\\\](${gameVersion})[/\\\\]`)],
    ["Adding library ", new RegExp(`net\\.minecraft:(?:server|client):(${gameVersion})\\b`)],
  ]),
});

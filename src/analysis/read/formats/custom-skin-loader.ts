import { format, stated } from "./format.ts";
import { reportJava } from "./sources.ts";

// Its own file only: the game's log has other headers.
const header = String.raw`\[\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\] \[| )[^\]\n]{1,80}[ /](?:INFO|DEBUG|WARNING)\] (?:\[[^\]\n]{1,60}\]: )?`;

/** CustomSkinLoader: a mod that keeps a log of its own. */
export const customSkinLoader = format({
  software: "customskinloader",
  name: "CustomSkinLoader",
  kind: "client",
  markers: [
    { needle: "CustomSkinLoader ", pattern: new RegExp(`${header}CustomSkinLoader \\d`) },
    { needle: "DataDir: ", pattern: new RegExp(`${header}DataDir: `) },
    { needle: "Try to load profile from", pattern: new RegExp(`${header}\\d{1,3}/\\d{1,3} Try to load profile from`) },
  ],
  sources: [
    ...stated("CustomSkinLoader version", [
      ["CustomSkinLoader ", /\] (?:\[[^\]\n]{1,60}\]: )?CustomSkinLoader (\d[\w.+-]{0,40})/],
    ]),
    ...stated("Minecraft version", [["Minecraft: ", /\] (?:\[[^\]\n]{1,60}\]: )?Minecraft: (\d[\w.-]{0,40})/]]),
    ...reportJava,
  ],
  version: "CustomSkinLoader version",
});

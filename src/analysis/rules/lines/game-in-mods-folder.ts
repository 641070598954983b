import { finding } from "../../model/finding.ts";

const forMods = " for mods";
const ofMods = /[\\/]mods[\\/](?:\.[\\/])?mods[\\/]?$/;

/** Forge and NeoForge tell where they look for mods. */
export default finding({
  code: "game-in-mods-folder",
  severity: "warning",
  role: "environment",
  confidence: 0.95,
  needles: ["Path MODSDIR is ", "Searching "],
  pattern: /^[^\n<]{0,200}?(?:Path MODSDIR is|(Searching)) ([^\n]{1,300})/,
  parameters: ([, isOld, rest]) => {
    const said = rest!.trim();
    if (isOld && !said.endsWith(forMods)) return null;
    const folder = isOld ? said.slice(0, -forMods.length) : said;
    return ofMods.test(folder) ? { folder } : null;
  },
  oneFor: ["folder"],
});

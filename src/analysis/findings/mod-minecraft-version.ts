import { finding } from "../finding.ts";
import { lineOf } from "../matching/match-text.ts";
import { requirementNeedles, requirementPattern, requirements } from "../matching/requirements.ts";

export default finding({
  code: "mod-minecraft-version",
  severity: "fatal",
  confidence: 0.98,
  needles: [...requirementNeedles, "does not wish to run in Minecraft version"],
  pattern: new RegExp(`${requirementPattern.source}|does not wish to run in Minecraft version`),
  parameters: (_, place) => {
    const old =
      /The mod ((?:(?! does not wish)[^\n]){1,150}) does not wish to run in Minecraft version (?:Minecraft )?(\S{1,40})/.exec(
        lineOf(place),
      );
    if (old) return { mod: old[1]!, installed: old[2]!.replace(/\.$/, "") };
    const one = requirements(place).find(({ id, unwanted }) => id === "minecraft" && !unwanted);
    if (!one) return null;
    return {
      mod: one.mod,
      version: one.versions,
      installed: one.installed ?? place.software.version,
    };
  },
  samples: [
    {
      text: "Unmet dependency listing:\n\t - Mod 'Quiet Caves' (quietcaves) 1.0.3 requires any version between 1.19.3 (inclusive) and 1.20- (exclusive) of 'Minecraft' (minecraft), but only the wrong version is present: 1.18.2!",
      parameters: {
        mod: "Quiet Caves",
        version: "1.19.3 or above, and below 1.20",
        installed: "1.18.2",
      },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: quietcaves requires {minecraft @ [~1.17]}",
      parameters: { mod: "quietcaves", version: "any 1.17 version" },
    },
    {
      text: "[main/ERROR] [net.minecraftforge.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:\n\tMod ID: 'minecraft', Requested by: 'ringcraft', Expected range: '[1.19.2,1.20)', Actual version: '1.20.1'",
      parameters: { mod: "ringcraft", version: "1.19.2 or above, and below 1.20", installed: "1.20.1" },
    },
    {
      text: "2013-05-01 12:00:00 [SEVERE] [ForgeModLoader] The mod RingCraft does not wish to run in Minecraft version Minecraft 1.5.2. You will have to remove it to play.",
      parameters: { mod: "RingCraft", installed: "1.5.2" },
    },
  ],
  counterSamples: [
    "\t - Mod 'Quiet Caves' (quietcaves) 1.0.3 requires any version of cavelib, which is missing!",
    "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0",
    "[12:00:00] [Server thread/INFO]: <Alex> The mod X does not wish to run in Minecraft version 1.2",
  ],
});

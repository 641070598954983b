import { finding } from "../finding.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

const file = (path: string) => fileName(path.trim());

export default finding({
  code: "mod-duplicate",
  severity: "fatal",
  confidence: 0.98,
  needles: [
    " from mod files: ",
    "Found a duplicate mod ",
    "Duplicate versions for mod ID '",
    "Duplicate mod ID: ",
    "' from files: ",
    "java.lang.module.FindException: Two versions of module ",
    "Duplicate mandatory mod",
    "uplicate mods found",
    "fml.modloadingissue.duplicate_mod",
    " is present in multiple files: ",
  ],
  pattern:
    / from mod files: |Found a duplicate mod |Duplicate versions for mod ID '|Duplicate mod ID: |' from files: |FindException: Two versions of module |Duplicate mandatory mod|uplicate mods found|fml\.modloadingissue\.duplicate_mod| is present in multiple files: /,
  parameters: (_, place) => {
    const line = lineOf(place);
    const forge = /Mod ID: '([^'\n]{1,100})' from mod files: ([^\n]{1,2000})/.exec(line);
    if (forge) return { mod: forge[1]!, files: forge[2]!.split(", ").map(file) };
    const neo =
      /(?:duplicate_mod \[([\w.-]{1,64}); ?([^\]\n]{1,2000})|Mod ([\w.-]{1,64}) is present in multiple files: ([^\n]{1,2000}))/.exec(
        line,
      );
    if (neo) return { mod: (neo[1] ?? neo[3])!, files: (neo[2] ?? neo[4])!.split(", ").map(file) };
    const old = /Found a duplicate mod ((?:(?! at )[^\n]){1,100}) at \[?([^\n]{1,2000})/.exec(line);
    if (old) return { mod: old[1]!, files: old[2]!.trim().replace(/\]$/, "").split(", ").map(file) };
    const fabric = /Duplicate versions for mod ID '([^'\n]{1,100})': ?([^\n]{1,2000})/.exec(line);
    if (fabric) {
      const files = fabric[2]!.split("]").flatMap((one) => {
        const at = one.indexOf(" at ");
        return at === -1 ? [] : [file(one.slice(at + 4))];
      });
      return { mod: fabric[1]!, files };
    }
    const plain = /Duplicate mod ID: '?([^'!\s]{1,100})'?!? ?\(?([^\n)]{0,1000})/.exec(line);
    if (plain)
      return {
        mod: plain[1]!,
        files: plain[2]!
          .split(/, | and /)
          .map(file)
          .filter(Boolean),
      };
    const library = /Library: '([^'\n]{1,100})' from files: ([^\n]{1,2000})/.exec(line);
    if (library) return { mod: library[1]!, files: library[2]!.split(", ").map(file) };
    const module =
      /Two versions of module ([\w.$-]{1,100}) found in (?:(?! \()[^\n]){1,300} \(((?:(?! and )[^\n]){1,200}) and ([^\n)]{1,200})\)/.exec(
        line,
      );
    if (module) return { mod: module[1]!, files: [file(module[2]!), file(module[3]!)] };
    const quilt = /Duplicate mandatory mods?(?: ids?)? ?(?:\[|')([^\]'\n]{1,200})(?:\]|')/.exec(line);
    if (quilt) {
      // The files stand in the list directly below; further down is the table of all mods.
      const list = place.upTo(4000).split(/\n\s{0,4}\n|\n-- /, 1)[0]!;
      const jars = list.match(/(?<![^\s\\/'"])[^\s\\/'"]{1,120}\.jar/g) ?? [];
      return { mod: quilt[1]!, files: [...new Set(jars)] };
    }
    // Forge 1.13 to 1.18 names it only on its screen.
    const isNameless =
      /EarlyLoadingException: Duplicate mods found/.test(line) && !isRepeated(place, "Duplicate mods found");
    return isNameless && !place.mentions(" from mod files: ") && !place.mentions("Found a duplicate mod ") ? {} : null;
  },
  samples: [
    {
      text: "\tFailure message: Mod ringcraft is present in multiple files: ringcraft-1.jar, ringcraft-2.jar",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.jar", "ringcraft-2.jar"] },
    },
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.FMLLoader/]: ERROR: fml.modloadingissue.duplicate_mod [ringcraft; ringcraft-1.jar, ringcraft-2.jar]",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.jar", "ringcraft-2.jar"] },
    },
    {
      text: "[01Jan2024 10:00:00.000] [main/ERROR] [net.minecraftforge.fml.loading.UniqueModListBuilder/LOADING]: Found duplicate mods:\n\tMod ID: 'ringcraft' from mod files: ringcraft-1.0.jar, ringcraft-1.1.jar",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.0.jar", "ringcraft-1.1.jar"] },
    },
    {
      text: "[10:00:00] [main/ERROR] [FML]: Found a duplicate mod ringcraft at [/srv/mods/ringcraft-1.0.jar, /srv/mods/ringcraft (1).jar]",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.0.jar", "ringcraft (1).jar"] },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Duplicate versions for mod ID 'quietcaves': [1.0 at /srv/mods/quietcaves-1.0.jar] [1.1 at /srv/mods/quietcaves-1.1.jar]",
      parameters: { mod: "quietcaves", files: ["quietcaves-1.0.jar", "quietcaves-1.1.jar"] },
    },
    {
      text: "---- Quilt Loader: Load Error Report ----\n\nDate/Time: 2024/01/01 10:00:00\nQuilt Loader Version: 0.20.2\n\n-- Error 0 --\nDuplicate mandatory mod ids [ringcraft]\n- <mods>/ringcraft-1.0.jar\n- <mods>/ringcraft-1.1.jar\n\n-- Mod Table --\n| 2 | Lamps | lamps | 1.0 | Fabric | <mods>/lamps-1.0.jar |\n",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.0.jar", "ringcraft-1.1.jar"] },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Duplicate mod ID: ringcraft! (/srv/mods/ringcraft-1.jar, /srv/mods/ringcraft-2.jar)",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.jar", "ringcraft-2.jar"] },
    },
    {
      text: "[main/ERROR] [net.minecraftforge.fml.loading.UniqueModListBuilder/LOADING]: Found duplicate plugins or libraries:\n\tLibrary: 'ringlib' from files: ringlib-1.jar, ringlib-2.jar",
      parameters: { mod: "ringlib", files: ["ringlib-1.jar", "ringlib-2.jar"] },
    },
    {
      text: "java.lang.module.FindException: Two versions of module ringcraft found in /srv/mods (ringcraft-1.jar and ringcraft-2.jar)",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.jar", "ringcraft-2.jar"] },
    },
    {
      text: "[main/ERROR] [net.minecraftforge.fml.loading.FMLLoader/CORE]: Failed to build unique mod list after mod discovery.\nnet.minecraftforge.fml.loading.EarlyLoadingException: Duplicate mods found",
      parameters: { mod: null, files: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Found mod file ringcraft-1.0.jar of type MOD",
    "<Alex> net.minecraftforge.fml.loading.EarlyLoadingException: Duplicate mods found",
    "<Steve> Found a duplicate mod jei at [a.jar, b.jar]",
  ],
});

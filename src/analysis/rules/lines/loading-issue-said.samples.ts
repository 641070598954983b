import type { LineSamples } from "../samples.ts";

const section = (head: string, said: string) =>
  `---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Mod loading failures have occurred; consult the issue messages for more details\n\n${head}\nDetails:\n\tMod file: /srv/mods/lamps-1.0.jar\n\tFailure message: ${said}\n\tMod version: 1.0\n\tMod issues URL: <No issues URL found>\n\tException message: <No associated exception found>\n`;

export default {
  samples: [
    {
      text: section(
        "-- Mod loading issue for: lamps --",
        "Enum extension file META-INF/enumextensions.json provided by mod \u00a7elamps\u00a7r does not exist",
      ),
      parameters: {
        mod: "lamps",
        said: "Enum extension file META-INF/enumextensions.json provided by mod lamps does not exist",
      },
    },
    {
      text: section("-- Mod loading issue --", "Missing licence information in file\n\t\tlamps-1.0.jar"),
      parameters: { file: "lamps-1.0.jar", said: "Missing licence information in file / lamps-1.0.jar" },
    },
    {
      text: section("-- MOD lamps --", "Lampen (lamps) konnte nicht initialisiert werden"),
      parameters: { mod: "lamps", said: "Lampen (lamps) konnte nicht initialisiert werden" },
    },
    {
      text: "net.neoforged.fml.ModLoadingException: Loading errors encountered:\n\t- Mod \u00a7elamps\u00a7r asks for an enum extension that does not exist\n\t- Another one\n\tat net.neoforged.fml.ModLoader.gatherAndInitializeMods(ModLoader.java:100)",
      parameters: { said: "Mod lamps asks for an enum extension that does not exist" },
    },
    {
      text: "---- Quilt Loader: Failed to load ----\nQuilt Loader Version: 0.27.1\n\n-- Error 1 --\n\nInvalid 'quilt.mod.json' metadata file:[/home/dev/lamps/build/resources/main]/quilt.mod.json\n\norg.quiltmc.json5.exception.ParseException: A version must be a string\n\tat org.quiltmc.loader.impl.metadata.qmj.V1ModMetadataReader.read(V1ModMetadataReader.java:86)\n",
      parameters: {
        said: "Invalid 'quilt.mod.json' metadata file:[/home/dev/lamps/build/resources/main]/quilt.mod.json / A version must be a string",
      },
    },
    {
      text: "---- Quilt Loader: Failed to load ----\nQuilt Loader Version: 0.28.1\n\n-- Error 1 --\n\nLamps is lit by two plugins at once!\n\n- <mods>/lamps-1.0.jar\n\n-- Error 2 --\n\nBulbs are broken!",
      parameters: { said: "Lamps is lit by two plugins at once!" },
    },
    {
      // In any language, as far as it goes on.
      text: section(
        "-- Mod loading issue --",
        "Algunos barcos no encajan!\n\t\tUna idea:\n\t\t   - Instala faros\n\t\tPendiente:\n\t\t   - El barco necesita faros",
      ),
      parameters: {
        said: "Algunos barcos no encajan! / Una idea: / - Instala faros / Pendiente: / - El barco necesita faros",
      },
    },
    {
      // The key of a sentence, with what belongs into it.
      text: section(
        "-- Mod loading issue for: lamps --",
        "fml.modloadingissue.technical_error\n\tFailure message arg 1: The bulbs do not fit",
      ),
      parameters: { mod: "lamps", said: "A technical error occurred during mod loading: The bulbs do not fit" },
    },
    {
      // Without what belongs into it.
      text: section("-- MOD lamps --", "fml.modloading.missingdependency"),
      parameters: {
        mod: "lamps",
        said: "The mod requires another mod, or another version of it, of the game or of the loader",
      },
    },
  ],
  counterSamples: [
    // Something else knows it.
    "-- Error 1 --\n\nLamps requires version [1.0, 2.0) of bulbs, which is missing!\n",
    "net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [\n\tRing Craft (ringcraft) has failed to load correctly\n\u00a77java.lang.NullPointerException\n]",
    // Something else knows it.
    section("-- Mod loading issue --", "File /srv/mods/lamps-1.0.jar is not a valid mod file"),
    section(
      "-- Mod loading issue for: lamps --",
      "Mod lamps requires bulbs 2.0 or above\n\t\tCurrently, bulbs is not installed",
    ),
  ],
} satisfies LineSamples;

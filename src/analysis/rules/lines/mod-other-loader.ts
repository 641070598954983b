import { finding } from "../../model/finding.ts";

/** Classes that only one loader has, or names that only it gives to the game's. */
const signs: readonly [pattern: RegExp, loader: string, absentIn: RegExp][] = [
  [/^net\/minecraftforge\//, "Forge", /^(?:fabric|quilt|neoforge)\//],
  [/^net\/neoforged\//, "NeoForge", /^(?:fabric|quilt|forge)\//],
  [/^net\/fabricmc\/|^net\/minecraft\/class_\d/, "Fabric", /^(?:forge|neoforge)\//],
  [/^org\/quiltmc\//, "Quilt", /^(?:forge|neoforge|fabric)\//],
];

/** A mod that loads here, and then misses the classes of the loader that it was made for. */
export default finding({
  code: "mod-other-loader",
  severity: "error",
  joins: ["mod"],
  confidence: 0.9,
  needles: [
    "NoClassDefFoundError: net/minecraftforge/",
    "NoClassDefFoundError: net/neoforged/",
    "NoClassDefFoundError: net/fabricmc/",
    "NoClassDefFoundError: net/minecraft/class_",
    "NoClassDefFoundError: org/quiltmc/",
    "Failed to load service for ",
  ],
  pattern:
    /^[^\n<]{0,300}(?:NoClassDefFoundError: ((?:net\/minecraftforge|net\/neoforged|net\/fabricmc|net\/minecraft|org\/quiltmc)\/[\w$/]{1,200})\s|NullPointerException: Failed to load service for ([\w$.]{3,250}))/,
  // Mods try what may be there, too; what stops one from loading is no trial.
  severityAt: (_, place) =>
    place.software.kind === "crash-report" ||
    /Failed to create mod instance|Could not execute entrypoint stage/.test(place.entry.slice(0, 1000))
      ? "fatal"
      : undefined,
  parameters: (match, place) => {
    const { id, version } = place.software;
    // Both loaders' classes are there with it.
    if (place.mentions("org.sinytra.connector") || place.mentions("dev.su5ed.sinytra")) return null;
    if (match[2]) return { class: match[2] };
    const sign = signs.find(([pattern]) => pattern.test(match[1]!));
    // The first NeoForge still had Forge's packages.
    if (!sign?.[2].test(id) || (id.startsWith("neoforge/") && version === "1.20.1")) return null;
    // Mods for Fabric use Forge's way of configuration, too: a library has it.
    if (
      /^(?:fabric|quilt)\//.test(id) &&
      /\/(?:Forge|Mod)ConfigSpec\b|\/fml\/config\/|^net\/minecraftforge\/api\//.test(match[1]!)
    )
      return null;
    // Fabric API is a mod of its own, which other loaders have under this name.
    if (match[1]!.startsWith("net/fabricmc/fabric/")) return null;
    return { loader: sign[1], class: match[1]!.replaceAll("/", ".") };
  },
  oneFor: ["mod", "loader"],
});

import type { Software } from "../model/model.ts";

/**
 * What Forge and NeoForge start a developer's game as, in a sentence or among arguments. In a list, without blanks, they name
 * them to everybody.
 */
const targets = ["forgeclient", "forgeserver", "forgedata", "forgegametestserver", "fmlclient", "fmlserver"]
  .map((target) => `${target}userdev`)
  .concat("fmluserdev", "neoforgeclientdev", "neoforgeserverdev");

/** What only a developer's run prints: tools that start the game from its sources, and folders of classes. */
export const developmentMarks = [
  "GradleStart",
  "Loaded Fabric development mappings",
  "net.fabricmc.devlaunchinjector",
  "fabric.dli.",
  "net.neoforged.devlaunch",
  "UnionRelauncher",
  "TransformerRuntime",
  ...targets.flatMap((target) => [` ${target}`, `'${target}`]),
  "locator: userdev",
  "DevLaunchHandler",
  "UserdevLaunchHandler",
  "forgeSrc-",
  // Connector, which players have, makes `_mapped_srg_` and `_mapped_moj_` of Fabric's mods.
  "_mapped_official_",
  "_mapped_snapshot_",
  "_mapped_stable_",
  "_mapped_parchment_",
  "-recomp.jar",
  "loom-cache",
  "fg_cache",
  "MOD_DEV",
  "build/resources/main",
  "build\\resources\\main",
  "build/classes/",
  "build\\classes\\",
  "~[main/:?]",
  "~[bin/:?]",
  "mcp.client.Start",
  // Whole folders as mods, and Forge's own sources, as old Forge lists them.
  "] (bin) ",
  "] (main) ",
  "-mcp.jar) ",
  "at Start.main(Start.java",
  "we are in a deobfuscated environment",
  "com.intellij.rt.execution.application.AppMain",
  "due to no fabric.remapClasspathFile being specified",
  "net.minecraftforge.legacydev",
  "net.minecraftforge.userdev.LaunchTesting",
  // Loom has a layout of its own.
  "] (FabricLoader",
  "] (Minecraft) ",
];
/** Names that only the sources of the game have, where the finished game has others. */
const mapped =
  /(?:^|[ \t])at net\.minecraft\.client\.Minecraft\.(?:run|runGameLoop|runTick|startGame|init)\(Minecraft\.java:/m;

/** Names of Yarn: only Fabric's and Quilt's developers see them. */
const yarn =
  /(?:^|[ \t])at (?:knot\/\/)?net\.minecraft\.(?:client\.MinecraftClient|server\.world\.\w{1,40}|world\.World|block\.entity\.\w{1,60})\./m;

/** Whether somebody runs a mod, or a client, from its sources. Then `update it` is no advice: it is theirs. */
export function isDevelopmentRun(text: string, { id }: Software, isThere: (mark: string) => boolean): boolean {
  if (developmentMarks.some(isThere)) return true;
  if (/^(?:fabric|quilt)\//.test(id)) return yarn.test(text.slice(0, 200_000));
  return id.startsWith("vanilla/") && mapped.test(text.slice(0, 200_000));
}

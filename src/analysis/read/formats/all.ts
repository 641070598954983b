import { allay } from "./allay.ts";
import { arclight } from "./arclight.ts";
import { bedrock } from "./bedrock.ts";
import { bedrockContent } from "./bedrock-content.ts";
import { bungeecord } from "./bungeecord.ts";
import { craftbukkit } from "./craftbukkit.ts";
import { customSkinLoader } from "./custom-skin-loader.ts";
import { fabric } from "./fabric.ts";
import { folia } from "./folia.ts";
import { forge } from "./forge.ts";
import { forgeInstaller } from "./forge-installer.ts";
import type { Format } from "./format.ts";
import { genisys } from "./genisys.ts";
import { geyser } from "./geyser.ts";
import { glowstone } from "./glowstone.ts";
import { jvmCrash } from "./jvm-crash.ts";
import { launchers } from "./launchers.ts";
import { liteloader } from "./liteloader.ts";
import { magma } from "./magma.ts";
import { mcdreforged } from "./mcdreforged.ts";
import { minecraftLauncher } from "./minecraft-launcher.ts";
import { mohist } from "./mohist.ts";
import { neoforge } from "./neoforge.ts";
import { nukkit } from "./nukkit.ts";
import { cauldron, otherHybrids } from "./other-hybrids.ts";
import { paper } from "./paper.ts";
import { pocketmine } from "./pocketmine.ts";
import { purpur } from "./purpur.ts";
import { quilt } from "./quilt.ts";
import { spigot } from "./spigot.ts";
import { canarymod, sponge } from "./sponge.ts";
import { stackTrace } from "./stack-trace.ts";
import { threadDump } from "./thread-dump.ts";
import { unknown } from "./unknown.ts";
import { vanilla } from "./vanilla.ts";
import { velocity } from "./velocity.ts";
import { viaproxy } from "./viaproxy.ts";
import { waterdog } from "./waterdog.ts";
import { waterfall } from "./waterfall.ts";

/** What is built on something else comes before it: its logs have the markers of both. */
export const formats: readonly Format[] = [
  minecraftLauncher,
  ...launchers,
  customSkinLoader,
  jvmCrash,
  allay,
  waterdog,
  nukkit,
  genisys,
  pocketmine,
  bedrock,
  bedrockContent,
  ...otherHybrids,
  mohist,
  cauldron,
  arclight,
  magma,
  sponge,
  canarymod,
  liteloader,
  neoforge,
  forge,
  quilt,
  fabric,
  folia,
  purpur,
  paper,
  spigot,
  glowstone,
  craftbukkit,
  velocity,
  waterfall,
  bungeecord,
  geyser,
  viaproxy,
  vanilla,
  mcdreforged,
  forgeInstaller,
  threadDump,
  stackTrace,
];

/** Anything else. */
export const fallback = unknown;

import { finding } from "../finding.ts";
import { clientClasses } from "../matching/client-classes.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { isLast } from "../matching/match-text.ts";
import { platformOfFailed } from "../matching/plugin-platforms.ts";

const isClient = /^net[./]minecraft[./]client[./]|^com[./]mojang[./]blaze3d[./]/;
const isFabricClient = /^net[./]fabricmc[./]fabric[./]api[./]client[./]/;
/** The server's own code, under the name that it has in one version. */
const isVersioned = /^(?:net\.minecraft\.server|org\.bukkit\.craftbukkit)\.v1_\d/;

export default finding({
  code: "class-missing",
  severity: "error",
  joins: ["suspect", "provider"],
  confidence: 0.7,
  needles: ["java.lang.NoClassDefFoundError: "],
  pattern: /^[^\n<]{0,300}java\.lang\.NoClassDefFoundError: (?:Failed resolution of: L)?([\w$/.-]{3,250})(?:;|\s|$)/,
  parameters: (match, place) => {
    const name = match[1]!.replaceAll("/", ".");
    if (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE)\]/.test(place.entry)) return null;
    if (name === "Could" || name === "null" || isClient.test(name)) return null;
    // On a server that is a mod for the client.
    if (isFabricClient.test(name) && place.software.kind !== "client" && !place.mentions("KnotClient")) return null;
    // A class of the game that a dedicated server does not have.
    const obfuscated = /^net\.minecraft\.class_(\d{1,6})$/.exec(name)?.[1];
    if (obfuscated && place.software.kind === "server" && clientClasses.has(obfuscated)) return null;
    // Another says what the plugin was made for: other software, another version of the server.
    if (failedPlugin(place) && (isVersioned.test(name) || platformOfFailed(place.entry.slice(0, 12_000)))) return null;
    if (!isLast(place, /java\.lang\.NoClassDefFoundError: /)) return null;
    return { class: name };
  },
  causedBy: [
    "plugin-dependency-missing",
    "mod-dependency-missing",
    "java-too-old",
    "java-too-new",
    "client-class-on-server",
    "loader-incomplete",
    "mixin-failed",
    "mod-other-loader",
  ],
  samples: [
    {
      text: `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:01] [main/ERROR]: x
java.lang.NoClassDefFoundError: net/minecraftforge/common/ForgeConfigSpec
	at com.example.belts.Belts.onInitialize(Belts.java:12) ~[belts-2.jar:?]`,
      parameters: {
        suspect: "belts",
        provider: "Forge Config API Port",
        class: "net.minecraftforge.common.ForgeConfigSpec",
      },
    },
    {
      text: `[10:11:12] [Server thread/ERROR]: Error occurred while enabling TownShop v2.1 (Is it up to date?)
java.lang.NoClassDefFoundError: net/milkbowl/vault/economy/Economy
	at com.example.townshop.TownShop.onEnable(TownShop.java:31) ~[TownShop-2.1.jar:?]
	at org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:264) ~[paper-api-1.20.4.jar:?]
Caused by: java.lang.ClassNotFoundException: net.milkbowl.vault.economy.Economy`,
      codes: ["class-missing", "plugin-enable-failed"],
      parameters: { suspect: "TownShop", provider: "Vault", class: "net.milkbowl.vault.economy.Economy" },
    },
    {
      text: `java.lang.RuntimeException: Could not execute entrypoint stage 'main'
	at net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$2(FabricLoaderImpl.java:388)
Caused by: java.lang.NoClassDefFoundError: com/simibubi/create/AllBlocks
	at com.example.addon.Addon.onInitialize(Addon.java:12)
	at net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:384)`,
      parameters: { suspect: "addon", provider: "Create", class: "com.simibubi.create.AllBlocks" },
    },
    {
      text: `java.lang.NoClassDefFoundError: net/fabricmc/fabric/api/client/rendering/v1/HudRenderCallback
	at com.example.belts.Belts.onInitializeClient(Belts.java:12)
	at org.quiltmc.loader.impl.launch.knot.KnotClient.main(KnotClient.java:28)`,
      parameters: {
        suspect: "belts",
        provider: "Fabric API",
        class: "net.fabricmc.fabric.api.client.rendering.v1.HudRenderCallback",
      },
    },
    {
      text: `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:00] [Render thread/INFO]: Setting user: Alex
[10:00:01] [Render thread/ERROR]: x
java.lang.NoClassDefFoundError: net/fabricmc/fabric/api/client/rendering/v1/HudRenderCallback
	at com.example.belts.Belts.onInitializeClient(Belts.java:12) ~[belts-2.jar:?]`,
      parameters: { suspect: "belts", provider: "Fabric API" },
    },
    {
      text: `[10:11:12] [Server thread/ERROR]: Error occurred while enabling TownShop v2.1 (Is it up to date?)
java.lang.NoClassDefFoundError: sun/misc/BASE64Encoder
	at com.example.townshop.TownShop.onEnable(TownShop.java:31) ~[TownShop-2.1.jar:?]`,
      codes: ["class-missing", "plugin-enable-failed"],
      parameters: { suspect: "TownShop", provider: "Java up to version 8" },
    },
    {
      text: "net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [\n\tRing Craft (ringcraft) has failed to load correctly\n§7java.lang.NoClassDefFoundError: com/acme/Lib\n]",
      codes: ["class-missing", "mod-fatal"],
      parameters: { suspect: "Ring Craft", class: "com.acme.Lib" },
    },
  ],
  counterSamples: [
    "[10:11:12] [Server thread/INFO]: <Steve> java.lang.NoClassDefFoundError: net/milkbowl/vault/economy/Economy",
    "java.lang.NoClassDefFoundError: Could not initialize class com.example.Thing",
    "[10:11:12] [main/DEBUG]: java.lang.NoClassDefFoundError: io/netty/internal/tcnative/SSL",
    "[10:11:12] [main/WARN]: Error loading class: net/optifine/Config (java.lang.ClassNotFoundException: net.optifine.Config)",
  ],
});

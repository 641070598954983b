import { finding } from "../finding.ts";
import { clientClasses } from "../matching/client-classes.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "client-class-on-server",
  severity: "error",
  joins: ["suspect"],
  oneFor: ["suspect"],
  gathers: "class",
  confidence: 0.9,
  needles: [
    "for invalid dist DEDICATED_SERVER",
    "for invalid side SERVER",
    "in environment type SERVER",
    "NoClassDefFoundError: net/minecraft/client/",
    "NoClassDefFoundError: com/mojang/blaze3d/",
    "NoClassDefFoundError: net/fabricmc/fabric/api/client/",
    ...[...clientClasses].map((number) => `NoClassDefFoundError: net/minecraft/class_${number}`),
  ],
  pattern:
    /^[^\n<]{0,300}(?:Exception: Attempted to load class ([\w$./]{3,250}) for invalid (?:dist DEDICATED_SERVER|side SERVER)|[Cc]annot load class ([\w$./]{3,250}) in environment type SERVER|NoClassDefFoundError: ((?:net\/minecraft\/client|com\/mojang\/blaze3d|net\/fabricmc\/fabric\/api\/client)\/[\w$/]{1,200}|net\/minecraft\/class_(\d{3,5}))(?![\w/]))/,
  parameters: (match, place) => {
    const name = (match[1] ?? match[2] ?? match[3])!.replaceAll("/", ".");
    if (place.software.kind === "client") return null;
    if (match[4] && !(clientClasses.has(match[4]) && place.software.kind === "server")) return null;
    // A mixin that is for the client only: it is left out, and the server goes on.
    if (/(?:^|: )Error loading class: [^\n]{1,300} \([\w.]{1,100}: /.test(lineOf(place))) return null;
    if (match[3] && place.software.kind !== "server" && !/[Ss]erver/.test(place.entry)) return null;
    for (const said of [
      "for invalid dist DEDICATED_SERVER",
      "in environment type SERVER",
      "NoClassDefFoundError: net/minecraft/",
    ]) {
      if (isRepeated(place, said)) return null;
    }
    return { class: name };
  },
  only: "server",
  samples: [
    {
      text: `[08:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[08:00:01] [main/ERROR]: x
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'hud'!
Caused by: java.lang.NoClassDefFoundError: net/minecraft/class_310
	at com.example.hud.Hud.onInitialize(Hud.java:10) ~[hud-1.0.jar:?]
	at net.fabricmc.loader.impl.game.minecraft.launchwrapper.FabricServerTweaker.a(FabricServerTweaker.java:1)`,
      codes: ["client-class-on-server", "mod-entrypoint-failed"],
      parameters: { suspect: "hud", class: "net.minecraft.class_310" },
    },
    {
      text: `[08:00:00] [main/ERROR]: Failed to create mod instance. ModID: minimapper, class com.example.minimapper.MiniMapper
java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER
	at net.minecraftforge.fml.loading.RuntimeDistCleaner.processClassWithFlags(RuntimeDistCleaner.java:57) ~[fmlloader-1.20.1-47.2.0.jar%2369!/:1.0]
	at com.example.minimapper.MiniMapper.<init>(MiniMapper.java:22) ~[minimapper-1.3.jar%23150!/:1.3]`,
      codes: ["client-class-on-server", "mod-exception"],
      parameters: { suspect: "minimapper", class: "net.minecraft.client.gui.screens.Screen" },
    },
    {
      text: `java.lang.RuntimeException: Cannot load class net.minecraft.client.MinecraftClient in environment type SERVER
	at net.fabricmc.loader.impl.launch.knot.KnotClassDelegate.loadClass(KnotClassDelegate.java:226)
	at com.example.hud.Hud.onInitialize(Hud.java:10)`,
      parameters: { suspect: "hud", class: "net.minecraft.client.MinecraftClient" },
    },
  ],
  counterSamples: [
    "[08:00:00] [main/WARN] [mixin/]: Error loading class: net/minecraft/client/gui/Hud (java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/Hud for invalid dist DEDICATED_SERVER)\n[08:00:00] [main/WARN] [mixin/]: @Mixin target net.minecraft.client.gui.Hud was not found lamps.mixins.json:HudMixin",
    "[08:00:00] [main/INFO]: Loading Minecraft 1.20.1 in environment type SERVER",
    "[08:00:00] [Server thread/INFO]: <Alex> Attempted to load class a/B for invalid dist DEDICATED_SERVER",
  ],
});

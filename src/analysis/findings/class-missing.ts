import { finding, type Place } from "../finding.ts";

const ours =
  /^(?:java|javax|jdk|sun|com\.sun|com\.mojang|net\.minecraft|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc\.loader|net\.fabricmc\.devlaunchinjector|org\.quiltmc\.loader|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|ca\.spottedleaf|org\.spongepowered\.asm|io\.netty|org\.apache|com\.google|org\.objectweb|oshi|kotlin|scala|it\.unimi|org\.lwjgl)\./;
const frame =
  /^\s{0,8}at\s{1,4}(?:([^\s()]{1,160})\/)?([\w$.-]{3,200})\.[\w$<>-]{1,160}\([^()\n]{0,160}\)(?:\s{0,3}~?\[([^\]\n]{1,200})\])?/;
const notSuspects =
  /^(?:minecraft|server|client|forge|neoforge|fmlcore|fmlloader|paper|purpur|spigot|craftbukkit|mohist|arclight|magma)(?:[-_.@%]|$)/i;

/** The first frame that belongs neither to Java nor to the game: its jar, its module or its class. `?`: there is none. */
export function firstForeignFrame(text: string): string {
  for (const line of text.split("\n", 200)) {
    const match = frame.exec(line);
    if (!match || ours.test(match[2]!)) continue;
    const where = (match[1] ?? "").replace(/\/$/, "");
    const loader = where.slice(where.lastIndexOf("/") + 1);
    if (loader.endsWith(".jar")) return loader;
    const jar = /(?:^|[/\\])?([^/\\:%]{1,120}\.jar)/.exec(match[3] ?? "")?.[1];
    if (jar && !notSuspects.test(jar)) return jar;
    const mod = /^([a-z][\w-]{1,63})@/.exec(loader)?.[1];
    if (mod && !notSuspects.test(mod)) return mod;
    return match[2]!;
  }
  return "?";
}

/** Whether the trace that the place stands in has said this before: `Caused by:` repeats what its wrapper says. */
export function isRepeated(place: Place, needle: string): boolean {
  const inEntry = place.entry.length - place.text.length;
  if (inEntry > 0) return place.entry.slice(0, inEntry).includes(needle);
  // In reports every line is an entry.
  if (!/^\s{0,8}(?:Caused by|Suppressed): /.test(place.text)) return false;
  return place.before.slice(-8000).includes(needle);
}

/** The last one of a chain is the cause. */
export function isLast(place: Place, needle: string): boolean {
  const rest = place.text.slice(place.text.indexOf("\n") + 1);
  return !place.text.includes("\n") || !new RegExp(`^(?:\\s{0,8}Caused by: )[^\\n]{0,200}${needle}`, "m").test(rest);
}

const isClient =
  /^net[./]minecraft[./]client[./]|^com[./]mojang[./]blaze3d[./]|^net[./]fabricmc[./]fabric[./]api[./]client[./]/;

export default finding({
  code: "class-missing",
  severity: "error",
  confidence: 0.7,
  needles: ["java.lang.NoClassDefFoundError: "],
  pattern: /^[^\n<]{0,300}java\.lang\.NoClassDefFoundError: (?:Failed resolution of: L)?([\w$/.-]{3,250})(?:;|\s|$)/,
  parameters: (match, place) => {
    const name = match[1]!.replaceAll("/", ".");
    if (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE)\]/.test(place.entry)) return null;
    if (name === "Could" || name === "null" || isClient.test(name)) return null;
    if (!isLast(place, "java\\.lang\\.NoClassDefFoundError: ")) return null;
    return { class: name, suspect: firstForeignFrame(place.text) };
  },
  causedBy: [
    "plugin-dependency-missing",
    "mod-dependency-missing",
    "java-too-old",
    "java-too-new",
    "client-class-on-server",
    "loader-incomplete",
    "mixin-failed",
  ],
  samples: [
    {
      text: `[10:11:12] [Server thread/ERROR]: Error occurred while enabling TownShop v2.1 (Is it up to date?)
java.lang.NoClassDefFoundError: net/milkbowl/vault/economy/Economy
	at com.example.townshop.TownShop.onEnable(TownShop.java:31) ~[TownShop-2.1.jar:?]
	at org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:264) ~[paper-api-1.20.4.jar:?]
Caused by: java.lang.ClassNotFoundException: net.milkbowl.vault.economy.Economy`,
      parameters: { class: "net.milkbowl.vault.economy.Economy", suspect: "TownShop-2.1.jar" },
    },
    {
      text: `java.lang.RuntimeException: Could not execute entrypoint stage 'main'
	at net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$2(FabricLoaderImpl.java:388)
Caused by: java.lang.NoClassDefFoundError: com/simibubi/create/AllBlocks
	at com.example.addon.Addon.onInitialize(Addon.java:12)
	at net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:384)`,
      parameters: { class: "com.simibubi.create.AllBlocks", suspect: "com.example.addon.Addon" },
    },
  ],
  counterSamples: [
    "[10:11:12] [Server thread/INFO]: <Steve> java.lang.NoClassDefFoundError: net/milkbowl/vault/economy/Economy",
    "java.lang.NoClassDefFoundError: Could not initialize class com.example.Thing",
    "[10:11:12] [main/DEBUG]: java.lang.NoClassDefFoundError: io/netty/internal/tcnative/SSL",
    "[10:11:12] [main/WARN]: Error loading class: net/optifine/Config (java.lang.ClassNotFoundException: net.optifine.Config)",
  ],
});

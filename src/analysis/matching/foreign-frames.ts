const ours =
  /^(?:java|javax|jdk|sun|com\.sun|com\.mojang|net\.minecraft|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc\.loader|net\.fabricmc\.devlaunchinjector|org\.quiltmc\.loader|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|ca\.spottedleaf|org\.spongepowered\.asm|io\.netty|org\.apache|com\.google|org\.objectweb|oshi|kotlin|scala|it\.unimi|org\.lwjgl)\./;
const frame =
  /^\s{0,8}at\s{1,4}(?:([^\s()]{1,160})\/)?([\w$.-]{3,200})\.[\w$<>-]{1,160}\([^()\n]{0,160}\)(?:\s{0,3}~?\[([^\]\n]{1,200})\])?/;
const notSuspects =
  /^(?:minecraft|server|client|forge|neoforge|fmlcore|fmlloader|paper|purpur|spigot|craftbukkit|mohist|arclight|magma)(?:[-_.@%]|$)/i;

/** The first frame that belongs neither to Java nor to the game: its jar, its module or its class. `undefined`: there is none. */
export function firstForeignFrame(text: string): string | undefined {
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
  return undefined;
}

const platform =
  /^(?:java|javax|jdk|sun|com\.sun|net\.minecraft|com\.mojang|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|ca\.spottedleaf|co\.aikar|org\.purpurmc|gg\.pufferfish|io\.netty|it\.unimi|org\.apache|com\.google|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc|org\.quiltmc|org\.spongepowered|kotlin|org\.yaml|com\.mohistmc|io\.izzel|oshi|org\.lwjgl|org\.slf4j)\./;

/** The first method in a trace that belongs neither to Java nor to the server. */
export function foreignFrame(text: string): string | null {
  for (const line of text.split("\n", 100)) {
    const frame =
      /^(?:[^\n]{0,120}?\]:)?\s{0,20}(?:at )?(?:[^\s()]{1,120}\/)?([a-z][\w$]{0,60}(?:\.[\w$<>]{1,120}){2,20})\([^)\n]{0,120}\)/.exec(
        line.slice(0, 600),
      )?.[1];
    if (frame && !platform.test(frame)) return frame;
  }
  return null;
}

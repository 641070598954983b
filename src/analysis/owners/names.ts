/** What a mod or a plugin is called, from what a stack trace has of it. */

/** `lamps-common-refmap`, `lamps-compat`: which of its configurations it is. */
const configSuffix =
  /[-_](?:common|forge|neoforge|fabric|quilt|client|server|xplat|mixins?|refmap|compat|compatibility|integrations?|optional)$/;

/** Folders of code, not names of anybody. */
const generic = new Set(
  `api asm block blocks bukkit bungee bungeecord client command commands common compat config core coremod data dll entity
  entities event events fabric forge neoforge quilt gui handler handlers hook hooks impl init integration internal item items
  feature features model models packet packets particle particles screen screens worldgen java jna jni native natives lib library listener listeners loader main manager managers map mc mods module minecraft mixin mixins mod modules network paper
  plugin plugins proxy registry render renderer server service services shaders spigot sponge task tasks tile tileentity tiles
  tools ui util utils velocity version world x xplat platform`.split(/\s+/),
);

/** Those of them that say what something is for. */
const ofPlatform = new Set(
  "bukkit bungee bungeecord fabric forge mc minecraft paper plugin plugins spigot sponge velocity".split(" "),
);

const domains = new Set(
  `com net org io me dev de fr eu uk us ru xyz gg gs nl be br it es pl cz se no fi dk ch cn jp kr tw hk au ca co tv cc info
  app top team club live moe party online tech site space land games ml tk ga cf gq su ua by kz lt lv ee hu ro bg gr tr il
  za nz mx ar cl pe pt ie is in id my sg th vn ph pw im ws to lol wtf rip red one vip fun sh ovh id ink zone world network
  github gitlab sourceforge`.split(/\s+/),
);

/** `worldedit-bukkit-7.3.1.jar`, `1.20.2-worldedit-bukkit.jar` → `worldedit-bukkit` */
export function nameOfJar(jar: string): string {
  const name = jar
    .replace(/\.(?:jar|phar|zip)$/i, "")
    .replace(/^[[(【][^\])】]{1,40}[\])】]\s?/, "")
    .replace(/^(?:mc|v)?\d{1,2}(?:\.\d{1,3}){1,2}[-_ ](?=[a-z])/i, "");
  const version = /[-_ +.](?:v|mc|\[|\()?\d/i.exec(name);
  const bare = version && version.index > 0 ? name.slice(0, version.index) : name;
  return bare.replace(/[-_ ](?:mc|v)$/i, "").trim() || name;
}

/** `create@0.5.1` → `create` */
export function nameOfModule(module: string): string {
  const at = module.indexOf("@");
  return at > 0 ? module.slice(0, at) : module;
}

/** `roadrunner.mixins.json`, `mixins.hammerlib.json`, `kubejs-common.mixins.json`, `lamps-refmap.json` → `roadrunner`, `hammerlib`, `kubejs`, `lamps` */
export function nameOfMixinConfig(config: string): string {
  const parts = config.slice(config.lastIndexOf("/") + 1).split(".", 8);
  const own =
    parts.find((part) => part !== "json" && !/^(?:mixins?|refmap)$/.test(part) && !generic.has(part)) ?? config;
  const bare = own.replace(configSuffix, "").replace(configSuffix, "");
  // `lamps_mixins_optifine`, `mixins_lamps`
  return /^(.{2,60}?)[-_]mixins?[-_]/.exec(bare)?.[1] ?? bare.replace(/^mixins?[-_](?=\w{2})/, "");
}

/** The packages and the class of a method, without the method: `com`, `simibubi`, `create`, `Create`. */
export function segmentsOf(method: string): string[] {
  const isPhp = method.includes("\\");
  const segments = (isPhp ? phpClass(method).split("\\", 16) : method.split(".", 16)).filter(Boolean);
  return isPhp ? segments : segments.slice(0, -1);
}

/** Folders for what somebody does with the mods and plugins of others, whose names stand below them. */
const forOthers =
  /^(?:compat\w{0,12}|integrations?|crossmods?|cross_mod|interop|mixins?|addons?|extensions?|support|bridges?|dependencies)$/;
/** The top of every package: who made it. */
const whoseAtLeast = 2;

/** Those that can name whose it is: `org.example.lamps.compat.create.Lit` is not of Create, however often that is listed. */
export function ownSegments(segments: readonly string[]): readonly string[] {
  const at = segments.findIndex((segment, i) => i >= whoseAtLeast && forOthers.test(segment));
  return at === -1 ? segments : segments.slice(0, at);
}

/** What many call a folder, or a part of a program. */
const ordinary = new Set(
  `account accounts action actions advancement advancements ai algorithm animation animations armor array attribute attributes
  auth backend base battle behavior behaviour biome biomes book boss bridge buffer build builder cache camera capability
  capabilities chain channel chat chest chunk chunks classes codec codecs collection collections combat component components
  concurrent connection console container containers content context control controller controls cooldown craft crafting custom
  damage database datagen debug default design dimension dimensions display driver economy editor effect effects element elements
  enchant enchantment enchantments energy engine environment exception exceptions executor experience explosion extra factory
  farming file files filter fluid fluids font format frame framework function functions game general generation generator generic
  graph graphics group groups health helper helpers http image input interaction interfaces inventory inventories json key keys
  lang language launch layer layers level light lighting limit list local log logger logging logic loot machine machines magic
  math mechanic mechanics memory menu menus message messages method mob mobs motion movement multi multiblock multiplayer name names
  nbt network networking node nodes object objects option options order overlay particle patch patches path pathfinding permission
  permissions physics pipe pipeline player players pool portal portals position potion power program progress property protocol
  provider quest quests random rank recipe recipes region reflect reload remote rendering resource resources response result
  reward rewards role rule rules save scheduler schematic scoreboard screen script scripts search security selection session
  setting settings setup shader shape shop simple skill skills skin slot sound sounds source spawn spawner spell spells stat state
  states statistics stats storage stream structure structures support system systems tab table tag tags target team teams teleport
  test tests text texture textures thread threading tick ticker time timer title tool toolkit tooltip trade trait traits transfer
  transform transport tree trees trigger type types unit update updater user users value vanilla vector version view village villager
  wand warp weapon weapons weather web widget widgets wood work wrapper zone`.split(/\s+/),
);

export function isOrdinary(segment: string): boolean {
  return ordinary.has(segment.toLowerCase());
}

/** How many of them are domains, and who made it and what. */
export function segmentsOfProject(segments: readonly string[]): number {
  let first = 0;
  while (first < segments.length - 1 && first < 3 && domains.has(segments[first]!)) first++;
  return first + 2 + (segments[first + 1] === "mods" || segments[first + 1] === "mod" ? 1 : 0);
}

/** `shop\Shop->open`, `shop\Shop::open` */
function phpClass(method: string): string {
  const last = method.lastIndexOf("\\") + 1;
  const call = method.slice(last).search(/->|::/);
  return call === -1 ? method : method.slice(0, last + call);
}

/** A shorter word begins many others. */
const leastWord = 3;

/** `com.simibubi.create.foo.Bar.baz` → `create`. The part after the author, unless that is a folder as all have it. */
export function nameOfPackage(method: string): string {
  const segments = segmentsOf(method);
  const packages = segments.slice(0, -1);
  if (packages.length === 0) return segments[0] ?? method;
  if (packages.some((name) => name === "optifine")) return "optifine";
  let first = 0;
  while (first < packages.length - 1 && first < 3 && domains.has(packages[first]!)) first++;
  const author = packages[first]!;
  // `com.someone.potion.SomeonePotion`: whoever puts the name before their classes is the mod itself.
  const isInClass = author.length >= leastWord && segments.at(-1)!.toLowerCase().startsWith(author.toLowerCase());
  if (isInClass && !isGeneric(author) && isOrdinary(packages[first + 1] ?? "")) return author;
  const after = packages[first + 1] === "mods" ? packages[first + 2] : packages[first + 1];
  if (after && !isGeneric(after)) return after;
  // `com.someone.bukkit.lamps`: some sort their projects by what they are for.
  const sorted = after && ofPlatform.has(after.toLowerCase()) ? packages[first + 2] : undefined;
  return sorted && sorted.length > 2 && !isGeneric(sorted) ? sorted : author;
}

export function isGeneric(segment: string): boolean {
  const name = segment.toLowerCase();
  return generic.has(name) || domains.has(name) || name.length < 2;
}

/** To compare: `Iron Chest`, `iron-chest` and `ironchest` are one. */
export function plainName(name: string): string {
  const small = name.toLowerCase();
  // Nearly all are in Latin letters, for which engines need not look into the tables of Unicode.
  return !/[^\x20-\x7e]/.test(small) ? small.replace(/[^a-z\d]+/g, "") : small.replace(/[^\p{L}\p{N}]/gu, "");
}

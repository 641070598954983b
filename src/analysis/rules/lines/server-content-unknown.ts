import { finding } from "../../model/finding.ts";

/** What packets refer to by a number of a registry, by Mojang's, Yarn's and MCP's names and the number of Fabric. */
const kinds: readonly (readonly [name: string, classes: RegExp])[] = [
  ["block-states", /\.(?:class_2680|BlockState)\./],
  ["sounds", /\.(?:class_3414|SoundEvent)\./],
  ["entities", /\.(?:class_1299|EntityType)\./],
  ["items", /\.(?:class_1792|Item)\./],
  ["effects", /\.(?:class_1291|MobEffect|StatusEffect|Effect)\./],
];
/** The game's own code that reads what a server sends. */
const listener =
  /\bnet\.minecraft\.(?:class_634|client\.(?:multiplayer\.ClientPacketListener|network\.(?:play\.)?(?:ClientPlayNetworkHandler|ClientPlayNetHandler|NetHandlerPlayClient)))\b/;
const maxFrames = 10;

/** Numbers of blocks, sounds or entities that the game has nothing for: its registries are not those of the server. */
export default finding({
  code: "server-content-unknown",
  severity: "error",
  confidence: 0.85,
  // Porting Lib says it before the game fails over it.
  needles: ["Setting null blockstate at ", 'Cannot invoke "net.minecraft.'],
  pattern:
    /^[^\n<]{0,300}?(?:Setting null blockstate at |NullPointerException: Cannot invoke "(net\.minecraft\.[\w.$]{3,150})\([^\n"]{0,300}" because )/,
  parameters: (match, place) => {
    const called = match[1];
    const what = called ? kinds.find(([, classes]) => classes.test(called))?.[0] : "block-states";
    if (!what) return null;
    const frames = place
      .upTo(4000)
      .split("\n")
      .slice(1, maxFrames + 1)
      .join("\n");
    return called && !listener.test(frames) ? null : { what: { term: `content-${what}` } };
  },
  oneFor: [],
  gathers: "what",
});

import { finding, type MaybeParameters } from "../finding.ts";
import { classesIn } from "../matching/match-text.ts";

function told(text: string): MaybeParameters | null {
  const at = text.search(/-- (?:Block|Tile) entity being ticked --/);
  if (at === -1) return null;
  const section = text.slice(at, at + 3000);
  const name = /\bName: ([^\n\r]{1,400})/.exec(section)?.[1]?.split(" // ", 1)[0]?.trim();
  const location = /Block location: World: \(([^)\n]{1,60})\)/.exec(section)?.[1];
  return name ? { block: name, location } : null;
}

export default finding({
  code: "ticking-block-entity",
  severity: "fatal",
  joins: ["cause", "origin"],
  role: "general",
  confidence: 0.95,
  needles: [
    "Ticking block entity",
    "Ticking tile entity",
    "Description: Exception in server tick loop",
    "Description: Unexpected error",
    "Description: Exception ticking world",
    "TileEntity threw exception at ",
    "BlockEntity threw exception at ",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Description: (Ticking (?:block|tile) entity|Exception in server tick loop|Unexpected error|Exception ticking world)[ \t\r]{0,5}(?:\n|$)|(?:^|\]: |Caused by: |\n)(?:[\w.$]{3,180}(?<=ReportedException|CrashException|class_148)|[a-z]{1,3}): Ticking (?:block|tile) entity[ \t\r]{0,5}(?:\n|$)|(?:^|\]: )(?:Tile|Block)Entity threw exception at ([^\s,]{1,80}:[-\d.,E]{3,80}))/,
  parameters: (match, place) => {
    const [, description, location] = match;
    const known = told(place.text);
    if (known) return known;
    if (description && !description.startsWith("Ticking")) return null;
    if (!description && place.before.slice(-3000).includes("Description: Ticking block entity")) return null;
    // The class of the block entity stands in the trace: that of a mod, or else one of the game.
    const trace = place.upTo(12_000);
    const names = classesIn(trace).filter((name) => /[Tt]ile(?:[A-Z.]|$)|BlockEntity/.test(name));
    const foreign = names.find(
      (name) => !/^(?:net\.minecraft|java|net\.minecraftforge|net\.neoforged|org\.bukkit)\./.test(name),
    );
    const own = names.find((name) => /\.(?:TileEntity\w{3,40}|\w{3,40}BlockEntity)$/.test(name));
    const block = foreign ?? own?.slice(own.lastIndexOf(".") + 1);
    return { block, location: location };
  },
  causedBy: ["client-class-on-server", "mixin-failed", "method-missing", "class-missing"],
  samples: [
    {
      text: `Description: Ticking block entity

java.lang.NullPointerException: Ticking block entity
	at com.example.mills.MillTile.tick(MillTile.java:60)

-- Block entity being ticked --
Details:
	Name: mills:wind_mill // com.example.mills.MillTile
	Block: Block{mills:wind_mill}[facing=north]
	Block location: World: (10,64,-22), Section: (at 10,0,10 in 0,4,-2; chunk contains blocks 0,-64,-32 to 15,319,-17)`,
      parameters: { culprit: "mills", block: "mills:wind_mill", location: "10,64,-22" },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception
net.minecraft.util.ReportedException: Ticking block entity
	at net.minecraft.server.MinecraftServer.func_71190_q(MinecraftServer.java:715) ~[MinecraftServer.class:?]
Caused by: java.lang.NullPointerException
	at com.example.mills.MillTile.func_73660_a(MillTile.java:60) ~[MillTile.class:?]`,
      parameters: { culprit: "mills", block: "com.example.mills.MillTile" },
    },
    {
      text: "[10:00:00 ERROR]: TileEntity threw exception at world_nether:-14,70,9\njava.lang.NullPointerException: null",
      parameters: { location: "world_nether:-14,70,9" },
    },
  ],
  counterSamples: [
    "Description: Ticking entity",
    "Description: Exception in server tick loop\n\njava.lang.NullPointerException",
    "[10:00:00] [Server thread/INFO]: <Alex> net.minecraft.ReportedException: Ticking block entity",
  ],
});

import { finding, type MaybeParameters } from "../../model/finding.ts";
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
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Description: (Ticking (?:block|tile) entity|Exception in server tick loop|Unexpected error|Exception ticking world)[ \t\r]{0,5}(?:\n|$)|(?:^|\]: |Caused by: |\n)(?:[\w.$]{3,180}(?<=ReportedException|CrashException|class_148)|[a-z]{1,3}): Ticking (?:block|tile) entity[ \t\r]{0,5}(?:\n|$))/,
  parameters: (match, place) => {
    const [, description] = match;
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
    return { block, location: undefined };
  },
  causedBy: ["client-class-on-server", "mixin-failed", "method-missing", "class-missing"],
});

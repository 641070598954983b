import { finding, type MatchContext } from "../../model/finding.ts";
import { nameOfMixinConfig } from "../../owners/names.ts";
import { clientClasses } from "../matching/client-classes.ts";

const mixin = /(?<![\w.$+-])([\w.$+-]{1,100}\.json):[\w.$/]{1,120}(?: from mod ([\w.-]{1,64}))?/g;
const missing = /(?:ClassMetadataNotFoundException|ClassNotFoundException|NoClassDefFoundError): ([\w.$/]{3,200})/g;
const widest = 160;
const longest = 600;

/** Whose mixin it is: the last one that was named. In a report, each cause is an entry of its own. */
function modOf({ entry, earlier, before }: MatchContext, line: string): string | undefined {
  const text = [line, before, earlier, entry].find((one) => one.includes(".json:")) ?? "";
  const at = text.lastIndexOf(".json:");
  const said = [...text.slice(Math.max(0, at - widest), at + longest).matchAll(mixin)].at(-1);
  if (!said) return undefined;
  return said[2] && said[2] !== "unknown" ? said[2] : nameOfMixinConfig(said[1]!);
}

/** The game's own, under the names that Fabric or Mojang gave it: no mod brings it. */
const ofGame =
  /^net\.minecraft\.(?:class_\d|(?:client|server|world|util|core|network|resources|sounds|stats|tags|commands|data|locale|recipe|advancements|nbt)\.)|^com\.mojang\.(?:blaze3d|math)\./;

/** What only the client has is missing on every server, whichever version it is. */
const ofClient = /^net\.minecraft\.client\.|^com\.mojang\.blaze3d\./;

function partOfGame(className: string, { kind }: MatchContext["software"]): string | undefined {
  if (!ofGame.test(className)) return undefined;
  const number = /\.class_(\d{1,5})$/.exec(className)?.[1];
  const isClients = ofClient.test(className) || (number !== undefined && clientClasses.has(number));
  return isClients && kind === "server" ? "client" : "game";
}

export default finding({
  code: "mixin-class-missing",
  severity: "fatal",
  joins: ["provider"],
  pattern:
    /ClassMetadataNotFoundException: ([\w.$/]{3,200})|MixinPreProcessorException: Attach error for [^\n]{1,300} during activity: /,
  parameters: (match, place) => {
    const line = place.upTo(600).split("\n", 1)[0]!;
    // The class that a mixin itself uses stands in the deepest cause.
    const name = match[1] ?? [...place.text.matchAll(missing)].at(-1)?.[1];
    if (!name) return null;
    const className = name.replaceAll("/", ".");
    const of = partOfGame(className, place.software);
    return { class: className, mod: modOf(place, line), ...(of && { of }) };
  },
});

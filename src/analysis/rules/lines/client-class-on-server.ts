import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { clientClasses, isLoadersClientClass } from "../matching/client-classes.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";
import { isOnServer } from "../matching/on-server.ts";

/** A method that has to do with the client's classes is left out of servers: the report says on which side it is. */
function ofSignature(place: MatchContext): MaybeParameters | null {
  const line = lineOf(place);
  const at = line.search(/net[./]minecraft[./]client[./]/);
  const name = at === -1 ? undefined : /^[\w$./]{1,200}/.exec(line.slice(at))?.[0];
  // Of the client's own classes nothing is looked for on a server.
  const isOwn = /Error: '?(?:\S{1,100} )?net[./]minecraft[./]client[./][^;)\n]{1,200}\(/.test(line);
  if (!name || isOwn || !isOnServer(place) || isRepeated(place, "NoSuchMethodError: ")) return null;
  return { class: name.replaceAll("/", ".") };
}

export default finding({
  code: "client-class-on-server",
  severity: "error",
  joins: ["suspect", "client-mods"],
  oneFor: ["suspect"],
  gathers: "class",
  confidence: 0.9,
  needles: [
    "for invalid dist DEDICATED_SERVER",
    "for invalid side SERVER",
    "in environment type SERVER",
    "NoClassDefFoundError: net/minecraft/client/",
    "NoSuchMethodError: ",
    "NoClassDefFoundError: com/mojang/blaze3d/",
    "NoClassDefFoundError: net/fabricmc/fabric/api/client/",
    "NoClassDefFoundError: net/minecraftforge/client/",
    "NoClassDefFoundError: net/neoforged/neoforge/client/",
    ...[...clientClasses].map((number) => `NoClassDefFoundError: net/minecraft/class_${number}`),
  ],
  pattern:
    /^[^\n<]{0,300}(?:(?:Exception|\]): Attempted to load class ([\w$./]{3,250}) for invalid (?:dist DEDICATED_SERVER|side SERVER)|[Cc]annot load class ([\w$./]{3,250}) in environment type SERVER|NoClassDefFoundError: ((?:net\/minecraft\/client|com\/mojang\/blaze3d|net\/fabricmc\/fabric\/api\/client|net\/minecraftforge\/client|net\/neoforged\/neoforge\/client)\/[\w$/]{1,200}|net\/minecraft\/class_(\d{3,5}))(?![\w/])|java\.lang\.(NoSuchMethodError): )/,
  parameters: (match, place) => {
    if (match[5]) return ofSignature(place);
    const name = (match[1] ?? match[2] ?? match[3])!.replaceAll("/", ".");
    if (place.software.kind === "client") return null;
    // What the loader says before it throws: told only of a mod's own class that somebody caught the exception for.
    const said = /\]: (Attempted to load class [^\n]{3,260} for invalid)/.exec(match[0])?.[1];
    if (said && (/^(?:net\.minecraft|com\.mojang)\./.test(name) || place.mentions(`Exception: ${said}`))) return null;
    if (match[4] && !(clientClasses.has(match[4]) && place.software.kind === "server")) return null;
    if (/^net\.(?:minecraftforge|neoforged)\./.test(name) && !isLoadersClientClass(name, place)) return null;
    // A mixin that is for the client only: it is left out, and the server goes on.
    if (/(?:^|: )Error loading class: [^\n]{1,300} \([\w.]{1,100}: /.test(lineOf(place))) return null;
    const isServers = place.software.kind === "server" || /[Ss]erver/.test(place.entry);
    if (match[3] && !isServers && !place.mentions("server.dedicated.DedicatedServer.")) return null;
    for (const repeated of [
      "for invalid dist DEDICATED_SERVER",
      "in environment type SERVER",
      "NoClassDefFoundError: net/minecraft/",
      "NoClassDefFoundError: net/minecraftforge/client/",
    ]) {
      if (isRepeated(place, repeated)) return null;
    }
    return { class: name };
  },
});

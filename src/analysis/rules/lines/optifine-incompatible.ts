import { finding, type MatchContext } from "../../model/finding.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { classesIn } from "../matching/match-text.ts";
import { misfit } from "../matching/optifine-gaps.ts";

const isLoader = (name: string) => /^(?:Neo)?Forge$|^Fabric|^Quilt/i.test(name.trim());

const loaderOf = ({ software }: MatchContext) => (software.id.startsWith("neoforge/") ? "NeoForge" : "Forge");

/** Whether a mod calls it: then the pair is told with its name. */
function isOfMod(place: MatchContext): boolean {
  const [first] = classesIn(place.upTo(4000));
  return first !== undefined && platformOf(`${first}.`) === null && !first.startsWith("net.optifine.");
}

/** What is thrown where OptiFine replaced code of the game with code that the loader or another mod does not know. */
export default finding({
  code: "optifine-incompatible",
  severity: "fatal",
  confidence: 0.85,
  needles: [
    "is an incompatible version of OptiFine",
    "net.optifine.reflect.Reflector.<clinit>",
    "ofTelemetry",
    "ChunkManager$ProxyTicketManager.shouldForceTicks(J)Z",
    "net.minecraft.client.renderer.texture.SpriteContents.<init>(net.minecraft.resources.ResourceLocation, ",
    "net.minecraft.server.level.DistanceManager.addRegionTicket(",
    "net.minecraft.client.gui.Font.ellipsize(",
    "com.mojang.blaze3d.systems.RenderSystem.getBackendDescription(",
    "net.minecraft.client.renderer.block.model.BakedQuad.<init>(int[], int, net.minecraft.core.Direction, ",
    "AbstractMethodError: Receiver class optifine.OptiFine",
    "at optifine.OptiFineForgeTweaker.",
    "at optifine.OptiFineTransformationService.",
    " has mods that were not found",
    "OptiFine is not compatible with ",
    "OptiFine is incompatible with ",
    "is not compatible with OptiFine",
    "is incompatible with OptiFine",
    "Optifine has been detected",
    "OptiFine has been detected",
  ],
  pattern:
    /is an incompatible version of OptiFine|AbstractMethodError: Receiver class optifine\.|\bat optifine\.OptiFine| has mods that were not found|Reflector\.<clinit>|Cannot read field "ofTelemetry"|NoSuchMethodError: [^\n]{0,100}?(?:ProxyTicketManager\.shouldForceTicks|SpriteContents\.<init>|DistanceManager\.addRegionTicket|Font\.ellipsize|RenderSystem\.getBackendDescription|BakedQuad\.<init>)|Opti[Ff]ine (?:is (?:not compatible|incompatible) with|has been detected)|is (?:not compatible|incompatible) with OptiFine/,
  parameters: (match, place) => {
    const line = place.upTo(600).split("\n", 1)[0]!;
    if (match[0].startsWith("at optifine."))
      return misfit.test((place.earlier || place.before).slice(-600)) ? { with: loaderOf(place) } : null;
    if (match[0].includes("Receiver class optifine")) return { with: loaderOf(place) };
    if (match[0].endsWith(" not found"))
      return line.includes("The Mod File ") && /optifine/i.test(line) ? { with: loaderOf(place) } : null;
    if (
      match[0] === "Reflector.<clinit>" ||
      match[0].startsWith("NoSuchMethodError") ||
      match[0].startsWith("Cannot")
    ) {
      // What stands below says whether OptiFine is in the game at all.
      if (!/optifine/i.test(place.text)) return null;
      if (match[0] === "Reflector.<clinit>") {
        const up = place.earlier || place.before;
        // Only what OptiFine asks for first: what failed then has a finding of its own.
        if (place.entry.slice(0, 300).includes("applying transform of coremod")) return null;
        if (["MixinApplyError", "InjectionError: ", "MixinTransformerError"].some((one) => place.mentions(one)))
          return null;
        // OptiFine catches what comes of asking for a method, and prints it.
        if (/ReflectorMethod\.getMethod/.test(up)) return null;
        if (/Reflector\.<clinit>|NoSuchMethodError/.test(up) || !/(?:Error|Exception)\b/.test(up)) return null;
      }
      return match[0].startsWith("NoSuchMethodError") && isOfMod(place) ? null : { with: loaderOf(place) };
    }
    const other =
      /Opti[Ff]ine is (?:not compatible|incompatible) with (?:the mod )?([A-Z][\w' +-]{0,60}?)(?:[.,!:;(]|\s{0,4}$| because| and )/.exec(
        line,
      ) ??
      /(?:^|: |\] )(?:the mod )?([A-Z][\w'+-]{0,60}(?: [A-Z][\w'+-]{0,30})?) is (?:not compatible|incompatible) with OptiFine/.exec(
        line,
      );
    if (other) return { with: other[1]!.trim(), other: isLoader(other[1]!) ? undefined : other[1]!.trim() };
    if (match[0].startsWith("is an incompatible")) return { with: "NeoForge" };
    const logger = /has been detected[^\n]{0,200}?(?:not compatible|incompatible|unsupported|crash)/i.test(line)
      ? /\[([A-Z][\w+-]{2,40})(?![\w+-])[^\][\n]{0,60}\]/.exec(line)
      : null;
    return logger ? { with: logger[1]!, other: isLoader(logger[1]!) ? undefined : logger[1]! } : null;
  },
});

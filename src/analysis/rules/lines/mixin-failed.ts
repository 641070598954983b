import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { nameOfMixinConfig } from "../../owners/names.ts";
import { isRepeated, isWarning, lineOf } from "../matching/match-text.ts";

/** `@Redirect conflict. Skipping a.mixins.json:M …, already redirected by b.mixins.json:N …`: the other one came first. */
function rivalOf(mixin: string, place: MatchContext): string | undefined {
  for (const line of place.before.split("\n")) {
    const skipped = line.indexOf("conflict. Skipping ");
    const [end] = skipped === -1 ? [] : endsOf(line, `.json:${mixin}`, skipped);
    const said = end === undefined ? null : byOther.exec(line.slice(end, end + 800));
    if (said) return said[2] ?? nameOfMixinConfig(said[1]!);
  }
  return onlyRival(mixin, place);
}

/** Above a long trace: where all that is skipped in this log gives way to one mod. */
function onlyRival(mixin: string, place: MatchContext): string | undefined {
  const skipped = [...place.between(" conflict. Skipping ", "->@")];
  if (!skipped.some((one) => endsOf(one, `.json:${mixin}`).length > 0)) return undefined;
  const rivals = new Set(
    [...place.between(", already redirected by ", "->@")].map((one) => {
      const said = byOther.exec(` by ${one}`);
      return said ? (said[2] ?? nameOfMixinConfig(said[1]!)) : "";
    }),
  );
  return rivals.size === 1 ? [...rivals][0] : undefined;
}

/** `cannot inject into a/B::c(I)V merged by org.lamps.mixin.BMixin with priority 1000`: whose method that is. */
function mergerOf(place: MatchContext): string | undefined {
  return / merged by ([\w.$]{3,200}) with priority /.exec(place.upTo(20_000))?.[1];
}

const byOther = / by ([\w.$/+-]{1,150}\.json):[\w.$/]{1,200}(?: from mod ([\w.-]{0,63}\w))?/;

/** OptiFine puts whole classes of its own in the place of those that draw, before any mixin. */
const drawing =
  /[Rr]ender|[Cc]hunk|[Tt]exture|[Ss]prite|[Mm]odel|[Pp]article|[Ff]og|[Ss]ky|[Cc]loud|[Ll]ight|[Ss]hader|[Bb]uffer|[Vv]ertex|[Gg]ui|[Oo]ptions|[Gg]ame[Ss]ettings|Minecraft$/;

function replacedBy(mixin: string, target: string | undefined, place: MatchContext): string | undefined {
  // The names of Fabric's targets say nothing, those of the mixins do.
  if (!drawing.test(`${target ?? ""} ${mixin}`) || isWarning(lineOf(place)) || isUnmapped(place)) return undefined;
  return ["OptiFineTransformationService", "[OptiFine] OptiFine_", "OptiFine Version: ", "optifabric"].some((one) =>
    place.mentions(one),
  )
    ? "OptiFine"
    : undefined;
}

/**
 * `could not find any targets matching 'shineBright' in the target class …`: up to Minecraft 1.12 methods of a game that runs are
 * called `func_73866_w_`, and one that is looked for by the name that developers see is never found, whoever else is there.
 */
function isUnmapped(place: MatchContext): boolean {
  const wanted = / could not find any targets matching '([a-z][A-Za-z]{2,80})(?:\(|')/.exec(place.upTo(20_000))?.[1];
  return wanted !== undefined && place.mentions("net.minecraft.launchwrapper.");
}

/** The class in which a change found no place for itself. */
function withinOf(place: MatchContext): string | undefined {
  return /could not find any targets matching '[^'\n]{1,300}' in (?:the target class )?([\w.$/]{1,200}?)\.?(?:\s|$)/.exec(
    place.upTo(20_000),
  )?.[1];
}

/** `LVT in net/example/Lamp::glow()V has incompatible changes at opcode 5`: another change has other variables there. */
function changedWithin(line: string): string | undefined {
  return /\bLVT in ([\w$/]{3,200})::/.exec(line)?.[1];
}

/** Where the variables that it found are Bukkit's, the server itself has changed the method before. */
function hybridIn(place: MatchContext): string | undefined {
  return /\n {0,4}Found: \[[^\n]{0,600}?\bL?org\/bukkit\//.test(place.upTo(6000)) ? place.software.name : undefined;
}

/** Where a name ends that nothing goes on with. */
function endsOf(text: string, name: string, from = 0): number[] {
  const end = text.indexOf(name, from) + name.length;
  return end < name.length || /\w/.test(text[end] ?? "") ? [] : [end];
}

/** The class that a mixin was for: the line that told of it first names it, behind an arrow. */
function targetOf(mixin: string, before: string): string | undefined {
  for (const line of before.split("\n")) {
    const at = line.indexOf(mixin);
    const target = at === -1 ? null : arrow.exec(line.slice(at + mixin.length, at + mixin.length + 304));
    if (target) return target[1];
  }
  return undefined;
}

/** The thread that ended with it says it once more, far below the line that told of it first. */
function toldTarget(mixin: string, place: MatchContext): string | undefined {
  const start = `${mixin} -> `;
  const told = [...place.between("Mixin apply failed ", ": ")].find((one) => one.startsWith(start));
  return told ? /^[\w.$/]{1,200}$/.exec(told.slice(start.length))?.[0] : undefined;
}

/** A mixin that the configuration names and the file does not have: nothing was changed, and nothing is incompatible. */
function absence(mixin: string, place: MatchContext): MaybeParameters {
  const name = /The specified mixin '([\w.$/]{1,200})' was not found/.exec(place.upTo(20_000))?.[1];
  return name && short(name) === short(mixin) ? { why: "absent", target: undefined, rival: undefined } : {};
}

/** `@Shadow method glow in lamps.mixins.json:WorldMixin was not located in the target class`: the cause alone has been copied. */
function shadowed(line: string, place: MatchContext): MaybeParameters | null {
  const found =
    /@Shadow (?:method|field) [\w$]{1,120} in ([\w.$/+-]{1,150}\.json):([\w.$/]{1,200})(?: from mod ([\w.-]{1,64}))? was not located in the target class(?: ([\w.$/]{1,200}?)\.?(?:\s|$))?/.exec(
      line,
    );
  if (!found || /Mixin (?:apply|prepare) |FAILED during /.test(place.entry + place.before)) return null;
  const [, file, mixin, mod, target] = found;
  if (isRepeated(place, "@Shadow ")) return null;
  return { mod: mod ?? nameOfMixinConfig(file!), target: target?.replaceAll("/", "."), mixin: short(mixin!) };
}

const arrow = / -> ([\w.$/]{1,200})/;
const short = (name: string) => name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf("/")) + 1);

export default finding({
  code: "mixin-failed",
  severity: "error",
  joins: ["cause"],
  confidence: 0.9,
  pattern:
    /Mixin apply for mod |Mixin apply failed |Mixin prepare for mod |Mixin prepare failed |\] FAILED during |Critical injection failure: |Mixin application of |Failed to apply mixin\. Mixin Class: |Error encountered whilst initialising mixin config '|Critical problem: |InvalidMixinException: @Shadow /,
  // A warning that no error follows was survived: the change was optional.
  severityAt: (_, place) =>
    isWarning(lineOf(place)) &&
    !["MixinApplyError", "MixinTransformerError", "MixinPreProcessorException"].some((one) => place.mentions(one))
      ? "notice"
      : undefined,
  parameters: (match, place) => {
    const line = lineOf(place);
    const apply =
      /Mixin apply (?:for mod ([\w.-]{1,64}) )?failed ([\w.$/+-]{1,150}):([\w.$/]{1,200})(?: \(unnamed\))?(?: from mod ([\w.-]{1,64}|\(unknown\)))?(?: -> ([\w.$/]{1,200})|(?=\s{0,4}$))/.exec(
        line,
      );
    // Copied without what it was for: the place that it did not find says it.
    if (apply && (apply[5] || withinOf(place))) {
      const from = apply[4] === "(unknown)" ? undefined : apply[4];
      return {
        mod: apply[1] ?? from ?? nameOfMixinConfig(apply[2]!),
        target: (apply[5] ?? withinOf(place))?.replaceAll("/", "."),
        mixin: short(apply[3]!),
        rival: rivalOf(apply[3]!, place) ?? replacedBy(apply[3]!, apply[5], place),
        merger: mergerOf(place),
      };
    }
    const stated =
      /Mixin application of ([\w.$]{1,200}) from [^\n]{1,100}? \(([\w.-]{1,64})\) has failed/.exec(line) ??
      /Failed to apply mixin\. Mixin Class: ([\w.$]{1,200}), ModID: ([\w.-]{1,64})/.exec(line);
    if (stated) return { mod: stated[2]!, target: undefined, mixin: short(stated[1]!) };
    const early =
      /Critical problem: ([\w.$/+-]{1,150}\.json):([\w.$/]{1,200})(?: from mod ([\w.-]{1,64}))? target ([\w.$/]{1,200}) was loaded too early/.exec(
        line,
      );
    if (early) {
      if (isRepeated(place, "Critical problem: ")) return null;
      return {
        mod: early[3] ?? nameOfMixinConfig(early[1]!),
        target: early[4]!.replaceAll("/", "."),
        mixin: short(early[2]!),
      };
    }
    const config = /initialising mixin config '([\w.$/+-]{1,150}\.json)'(?: from mod '([\w.-]{1,64})')?: /.exec(line);
    if (config) return { mod: config[2] ?? nameOfMixinConfig(config[1]!), target: undefined, mixin: config[1]! };
    const prepare =
      /Mixin prepare (?:for mod ([\w.-]{1,64}) )?failed preparing ([\w.$/]{1,200}) in ([\w.$/+-]{1,150}\.json)/.exec(
        line,
      );
    if (prepare)
      return {
        mod: prepare[1] ?? nameOfMixinConfig(prepare[3]!),
        target: undefined,
        mixin: short(prepare[2]!),
        ...absence(prepare[2]!, place),
      };
    const failed =
      /Mixin \[([\w.$/+-]{1,150}):([\w.$/]{1,200})(?: from mod ([\w.-]{1,64}|\(unknown\)))?\] from phase \[\w{1,40}\] in config \[[^\]\n]{1,150}\] FAILED during (?:APPLY|PREPARE)/.exec(
        line,
      );
    if (failed) {
      if (isRepeated(place, "FAILED during ")) return null;
      const mod = failed[3] && failed[3] !== "(unknown)" ? failed[3] : nameOfMixinConfig(failed[1]!);
      const within =
        withinOf(place) ??
        targetOf(failed[2]!, place.before) ??
        /Mixin transformation of ([\w.$/]{1,200}) failed/.exec(place.before.slice(-6000))?.[1] ??
        toldTarget(`${failed[1]}:${failed[2]}`, place);
      return {
        mod,
        target: within?.replaceAll("/", "."),
        mixin: short(failed[2]!),
        rival: rivalOf(failed[2]!, place) ?? replacedBy(failed[2]!, within, place),
        merger: mergerOf(place),
        ...absence(failed[2]!, place),
      };
    }
    if (match[0].endsWith("@Shadow ")) return shadowed(line, place);
    if (
      match[0] !== "Critical injection failure: " ||
      /Mixin (?:apply|prepare) |FAILED during /.test(place.entry + place.before)
    )
      return null;
    if (isRepeated(place, match[0])) return null;
    const injection =
      / in ([\w.$/+-]{1,150}\.json):([\w.$/]{1,200})(?: from mod ([\w.-]{1,64}))? failed injection check/.exec(line) ??
      // Copied without the lines around it: where in the work it failed stands in brackets.
      / -> ([\w.$/+-]{1,150}\.json):([\w.$/]{1,200})(?: from mod ([\w.-]{1,64}))? -> /.exec(line) ??
      / in callback ([\w.$/+-]{1,150}\.json):([\w.$/]{1,200}?)(?: from mod ([\w.-]{1,64}))?->@/.exec(line);
    const within = withinOf(place) ?? changedWithin(line);
    if (!injection) {
      const refmap = within ? /\bUsing refmap ([\w.$/+-]{1,150}\.json)/.exec(line)?.[1] : undefined;
      return refmap ? { mod: nameOfMixinConfig(refmap), target: within, mixin: undefined } : null;
    }
    const [, file, mixin, mod] = injection;
    const rival = rivalOf(mixin!, place) ?? hybridIn(place) ?? replacedBy(mixin!, within, place);
    return { mod: mod ?? nameOfMixinConfig(file!), target: within?.replaceAll("/", "."), mixin: short(mixin!), rival };
  },
  causedBy: [
    "mod-minecraft-version",
    "mod-dependency-version",
    "mod-dependency-missing",
    "mod-incompatible",
    "optifine-incompatible",
  ],
});

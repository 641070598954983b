import { finding } from "../../model/finding.ts";
import { isDebug, isLast } from "../matching/match-text.ts";

export default finding({
  code: "access-denied-class",
  severity: "error",
  joins: ["suspect", "cause", "provider"],
  confidence: 0.8,
  pattern: /^[^\n<]{0,300}java\.lang\.(?:IllegalAccessError|IncompatibleClassChangeError|VerifyError): ([^\n]{1,600})/,
  parameters: (match, place) => {
    const said = match[1]!;
    if (/because module [\w.]{1,100} does not/.test(said)) return null;
    if (isDebug(place)) return null;
    // The server's own code is refused, whoever it worked for: told with what failed.
    if (/ from class org\.bukkit\.craftbukkit\./.test(said)) return null;
    // What somebody throws themselves, to say something else, is not how Java refuses code.
    if (match[0].includes("IllegalAccessError: ") && !/access|super|final|overrid/i.test(said)) return null;
    if (!isLast(place, /java\.lang\.(?:IllegalAccess|IncompatibleClassChange|Verify)Error: /)) return null;
    const [, rest = ""] = /(?:access|overrides) ([^\n]{1,600})/.exec(said) ?? [];
    const name =
      /^[\w' ]{0,80}?(?:class|interface|method|field|member) (?:'(?:[\w$.[\]]{1,200} )?)?([\w$./]{2,250})/.exec(
        rest,
      )?.[1] ?? /(?:class|interface|method:?|field) '?([\w$./]{2,250})/i.exec(said)?.[1];
    // What does not fit is the other one.
    const [, own, above] =
      /^class ([\w$./]{2,250}) can ?not (?:implement|inherit from(?: final| interface| class){0,2}|extend)(?: class| interface)? ([\w$./]{2,250})/.exec(
        said,
      ) ?? [];
    const location = /\n[ \t]{0,8}Location:\s{1,16}([\w$/]{2,200})\./.exec(place.upTo(2000))?.[1];
    const refused = (location ?? above ?? name)?.replace(/[.,]$/, "").replaceAll("/", ".");
    return { class: refused, wanting: location ? undefined : own?.replaceAll("/", ".") };
  },
  causedBy: ["java-wrong-module", "java-too-new", "mixin-failed"],
});

import { finding } from "../../model/finding.ts";
import { isLast, isOfSystemReport } from "../matching/match-text.ts";

export default finding({
  code: "class-init-failed",
  severity: "error",
  role: "general",
  joins: ["suspect", "cause"],
  confidence: 0.6,
  pattern:
    /^[^\n<]{0,300}java\.lang\.(?:NoClassDefFoundError: Could not initialize class ([\w$.]{3,250})|ExceptionInInitializerError)/,
  parameters: (match, place) => {
    if (isOfSystemReport(place) || /[Nn]arrator/.test(place.entry.slice(0, 400))) return null;
    if (match[1] === undefined) {
      // What failed is the class whose static part threw: the first `<clinit>` below.
      const at = place.upTo(20_000).indexOf(".<clinit>(");
      const clinit = at === -1 ? null : /(?<![\w$.])([\w$.]{3,250})$/.exec(place.text.slice(Math.max(0, at - 250), at));
      if (!clinit || !isLast(place, /java\.lang\.ExceptionInInitializerError/)) return null;
      return { class: clinit[1]! };
    }
    if (!isLast(place, /java\.lang\.NoClassDefFoundError: /)) return null;
    return { class: match[1] };
  },
  causedBy: ["class-missing", "method-missing", "java-wrong-module", "java-too-new", "library-missing", "mixin-failed"],
  impliedBy: ["java-headless", "macos-main-thread"],
});

import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mod-entrypoint-failed",
  severity: "fatal",
  joins: ["mod", "cause"],
  role: "general",
  confidence: 0.95,
  pattern:
    /^[^\n]{0,400}?(?:Could not execute entrypoint stage '([^'\n]{1,80})' due to errors, provided by '([^'\n]{1,100})'|Exception while loading entries for entrypoint '([^'\n]{1,80})' provided by '([^'\n]{1,100})'|Could not execute entrypoint stage '([^'\n]{1,80})' due to errors!)/,
  parameters: (match, place) => {
    const mod = match[2] ?? match[4];
    // Fabric before 0.8 does not say whose it was.
    if (!mod) return isRepeated(place, "Could not execute entrypoint stage ") ? null : { stage: match[5]! };
    // Other mods that failed in the same stage stand below as suppressed.
    if (isRepeated(place, `provided by '${mod}'`)) return null;
    return { mod, stage: (match[1] ?? match[3])! };
  },
  causedBy: [
    "mixin-failed",
    "mod-other-loader",
    "client-class-on-server",
    "class-missing",
    "method-missing",
    "access-denied-class",
    "config-invalid",
  ],
});

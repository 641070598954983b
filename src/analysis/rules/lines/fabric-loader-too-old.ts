import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { isLoader, requirementNeedles, requirementPattern, requirements } from "../matching/requirements.ts";
import { versionRange } from "../matching/version-ranges.ts";

export default finding({
  code: "fabric-loader-too-old",
  severity: "fatal",
  joins: ["mod"],
  confidence: 0.95,
  needles: [...requirementNeedles, "ClassNotFoundException: com.llamalad7.mixinextras."],
  pattern: new RegExp(`${requirementPattern.source}|ClassNotFoundException: com\\.llamalad7\\.mixinextras\\.`),
  parameters: (match, place) => {
    if (match[0].startsWith("ClassNotFoundException")) {
      // Part of the loader since 0.15; elsewhere a mod has to bring it.
      if (!place.software.id.startsWith("fabric/") || isRepeated(place, "com.llamalad7.mixinextras.")) return null;
      const mod = /(?: for mod | provided by '|from mod )([\w-]{2,64})/.exec(place.entry.slice(0, 3000))?.[1];
      return { mod, loader: "Fabric Loader", required: versionRange(">=0.15.0") };
    }
    const one = requirements(place).find(({ id, unwanted }) => isLoader(id) && !unwanted);
    return one
      ? {
          mod: one.mod,
          loader: one.id === "quilt_loader" ? "Quilt Loader" : "Fabric Loader",
          required: one.versions,
          installed: one.installed,
        }
      : null;
  },
});

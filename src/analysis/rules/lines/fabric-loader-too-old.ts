import { finding } from "../../model/finding.ts";
import { newerTweaker } from "../matching/class-tweakers.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";
import { isLoader, requirementNeedles, requirementPattern, requirements } from "../matching/requirements.ts";
import { versionRange } from "../matching/version-ranges.ts";

export default finding({
  code: "fabric-loader-too-old",
  severity: "fatal",
  joins: ["mod"],
  confidence: 0.95,
  needles: [
    ...requirementNeedles,
    "ClassNotFoundException: com.llamalad7.mixinextras.",
    "Failed to read accessWidener file ",
    "Failed to read classTweaker file ",
  ],
  pattern: new RegExp(
    `${requirementPattern.source}|ClassNotFoundException: com\\.llamalad7\\.mixinextras\\.|Failed to read (?:accessWidener|classTweaker) file `,
  ),
  parameters: (match, place) => {
    if (match[0].startsWith("Failed to read ")) {
      const newer = isRepeated(place, match[0]) ? null : newerTweaker.exec(place.upTo(4000));
      const owner = /from mod ([\w-]{1,64})/.exec(lineOf(place))?.[1];
      const loader = place.software.id.startsWith("quilt/") ? "Quilt Loader" : "Fabric Loader";
      // Class tweakers came with 0.18.
      const required = newer?.[1] && loader === "Fabric Loader" ? versionRange(">=0.18.0") : undefined;
      return newer && owner ? { mod: owner, loader, required } : null;
    }
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

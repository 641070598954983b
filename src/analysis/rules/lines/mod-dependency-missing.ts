import { finding } from "../../model/finding.ts";
import { mergedMissing, missingParameters } from "../matching/missing-dependencies.ts";
import { isLoader, requirementNeedles, requirementPattern, requirements } from "../matching/requirements.ts";

export default finding({
  code: "mod-dependency-missing",
  severity: "fatal",
  confidence: 0.98,
  needles: requirementNeedles,
  pattern: requirementPattern,
  parameters: (_, place) => {
    const all = requirements(place).filter(
      ({ id, installed, unwanted }) =>
        installed === null && !unwanted && id !== "minecraft" && id !== "java" && !isLoader(id),
    );
    if (all.length === 0) return null;
    const isSure = all.every(({ isMissing }) => isMissing);
    const state = all.every(({ isForOtherSide }) => isForOtherSide)
      ? "other-side"
      : isSure
        ? "not-installed"
        : undefined;
    return { ...missingParameters(all[0]!.mod || undefined, all), state };
  },
  merge: mergedMissing,
});

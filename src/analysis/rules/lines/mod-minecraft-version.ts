import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";
import { requirementNeedles, requirementPattern, requirements } from "../matching/requirements.ts";

export default finding({
  code: "mod-minecraft-version",
  severity: "fatal",
  confidence: 0.98,
  needles: [...requirementNeedles, "does not wish to run in Minecraft version"],
  pattern: new RegExp(`${requirementPattern.source}|does not wish to run in Minecraft version`),
  parameters: (_, place) => {
    const old =
      /The mod ((?:(?! does not wish)[^\n]){1,150}) does not wish to run in Minecraft version (?:Minecraft )?(\S{1,40})/.exec(
        lineOf(place),
      );
    // Forge's own text, which some hybrids print without anybody's name in it.
    if (old?.[1] === "{0}" || old?.[1] === "%s") return null;
    // Where Forge lists it below, it says as well which version the mod wants.
    if (old && place.mentions("Wrong Minecraft Versions!")) return null;
    if (old) return { mod: old[1]!, installed: old[2]!.replace(/\.$/, "") };
    const one = requirements(place).find(({ id, unwanted }) => id === "minecraft" && !unwanted);
    if (!one) return null;
    return {
      mod: one.mod,
      version: one.versions,
      installed: one.installed ?? place.software.version,
    };
  },
});

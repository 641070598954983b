import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";
import { isPlatform, relation, requirements } from "../matching/requirements.ts";

/** Its developers say so of the other one. */
function excluding(by: string, other: string, installed: string | null = null) {
  return { mods: [by, other], by, other, installed };
}

export default finding({
  code: "mod-incompatible",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    / is incompatible with |\) breaks |, but the breaking version is present|, which is present!|Found conflicting mods: |', Requested by: '|Currently, |is not compatible with the currently installed|fml\.modloading(?:issue)?\.incompatiblemod/,
  parameters: (_, place) => {
    const line = lineOf(place);
    const fabric = relation(line, " is incompatible with ") ?? relation(line, " breaks ");
    // Where another version of the one is all that it takes, that is told.
    const isWish = requirements(place).some((one) => one.installed !== null && !one.unwanted && !isPlatform(one.id));
    if (isWish) return null;
    if (fabric) return excluding(fabric.mod, fabric.name);
    // Fabric before 0.10.4, and Quilt, which counts mods of one name together.
    const breaking =
      /^[^\n]{0,20}?- Mod ([\w.-]{1,64}) breaks mod \{?([\w.-]{1,64})(?![\w.-])[^\n]{0,200}, but the breaking version is present/.exec(
        line,
      ) ??
      /^((?:(?! breaks )[^\n]){1,100}) breaks (?:all versions|version [^\n]{1,120}) of ([\w.-]{1,64}), which is present!/.exec(
        line,
      );
    if (breaking) return excluding(breaking[1]!, breaking[2]!);
    const old =
      /ModResolutionException: Found conflicting mods: ([^\n{}@]{1,100}?)(?:@[^\s]{1,60})? conflicts with \{?([\w.-]{1,64})/.exec(
        line,
      );
    if (old) return excluding(old[1]!.trim(), old[2]!);
    const unwanted = requirements(place).find((one) => one.unwanted);
    return unwanted ? excluding(unwanted.mod, unwanted.name, unwanted.installed) : null;
  },
});

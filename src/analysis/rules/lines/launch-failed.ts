import { finding } from "../../model/finding.ts";
import { coremodBefore } from "../matching/coremods.ts";
import { isRepeated } from "../matching/match-text.ts";

const configuring = "An error occurred trying to configure the minecraft home at ";

/** The launcher of old Forge gives up before there are any mods: mostly over a coremod. */
export default finding({
  code: "launch-failed",
  severity: "fatal",
  role: "general",
  joins: ["cause"],
  confidence: 0.85,
  needles: ["Unable to launch", configuring],
  pattern:
    /\[(?:LaunchWrapper\/?|ForgeModLoader)\]:? Unable to launch|\/ERROR\]: Unable to launch\r?(?:\n|$)|(?:\]:?|\) error) An error occurred trying to configure the minecraft home at [^\n]{1,300} for Forge Mod Loader/,
  parameters: (_, place) => {
    if (["Unable to launch", configuring].some((one) => isRepeated(place, one))) return null;
    // Forge says it first, and the launcher of the game what Forge throws then.
    if (place.before.includes(configuring)) return null;
    const { coremod, file } = coremodBefore(place);
    // The last file that was looked into is done by the time coremods are run.
    return { coremod, file: /Instantiating coremod/.test(place.before.slice(-2000)) ? file : undefined };
  },
  impliedBy: ["legacy-java-fixer-missing", "mixinbootstrap-missing"],
  causedBy: [
    "access-denied-class",
    "class-missing",
    "method-missing",
    "java-too-new",
    "java-too-old",
    "java-wrong-module",
    "mod-file-invalid",
    "mod-toml-invalid",
  ],
});

import { finding } from "../../model/finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

const announced =
  /(?:LoaderExceptionModCrash|\[(?:FML|ForgeModLoader|Fml)[^\]\n]{0,110}\]:?|\/(?:ERROR|FATAL|SEVERE)\]):? ?(?:\[FML\/?\]: )?$/;

export default finding({
  code: "mod-exception",
  severity: "fatal",
  joins: ["cause"],
  role: "general",
  pattern:
    /Caught exception from |Failed to create mod instance\. ModID: | dispatch for modid |Failed to register [Aa]utomatic (?:\w{1,20} )?subscribers\. ModID: |Mod failed to load: /,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    const line = lineOf(place);
    const [head, caught] = line.split("Caught exception from ", 2);
    const name = caught?.trim() ?? "";
    if (name !== "" && name.length <= 120 && announced.test(head!.slice(-200))) {
      return { mod: name.replace(/ \([^()]{1,80}\)$/, "").trim() };
    }
    const stated =
      /(?:Failed to create mod instance\. ModID: |Caught exception during event [^\n]{1,200}? dispatch for modid |Failed to register [Aa]utomatic (?:\w{1,20} )?subscribers\. ModID: )([\w.-]{1,64})/.exec(
        line,
      );
    return stated ? { mod: stated[1]! } : null;
  },
  causedBy: [
    "client-class-on-server",
    "mod-dependency-missing",
    "mod-dependency-version",
    "mixin-failed",
    "mixin-class-referenced",
    "mod-other-loader",
    "class-missing",
    "method-missing",
    "config-invalid",
    "nightconfig-corrupt",
    "out-of-memory",
  ],
});

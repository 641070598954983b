import { finding } from "../../model/finding.ts";

/** What a mod says of itself cannot be read, or was never filled in: the mod works, without name or version. */
export default finding({
  code: "mod-metadata-invalid",
  severity: "notice",
  role: "environment",
  pattern:
    /^[^\n<]{0,200}?(?:The (mcmod\.info) file in ([^\n]{1,160}?) cannot be parsed as valid JSON|\[([\w.-]{1,64})\] Starting version check at (https?:\/\/(?:myurl|change)\.me))/,
  parameters: ([, file, jar, mod, address]) =>
    address === undefined ? { file, jar: jar!.trim() } : { mod, address, why: "template" },
});

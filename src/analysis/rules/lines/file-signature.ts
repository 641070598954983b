import { finding } from "../../model/finding.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "file-signature",
  severity: "fatal",
  // A plugin that is left out does not end the server.
  severityAt: (_, place) => (failedPlugin(place) ? "error" : undefined),
  joins: ["holder"],
  confidence: 0.95,
  needles: [
    " digest error for ",
    "signer information does not match signer information of other classes",
    "Invalid signature file digest for Manifest main attributes",
  ],
  pattern:
    /^[^\n<]{0,300}java\.lang\.SecurityException: (?:SHA-?\d{1,3} digest error for ([^\n\r]{1,300})|(?:class "([\w$.]{1,250})"'s )?signer information does not match signer information of other classes|(Invalid signature file digest for Manifest main attributes))/,
  parameters: (match, place) => {
    if (
      [" digest error for ", "signer information does not match", "Invalid signature file digest"].some((said) =>
        isRepeated(place, said),
      )
    )
      return null;
    // Who looks through all classes there are meets those of others that nobody needs.
    if (/common\.reflect\.ClassPath\$/.test(place.earlier || place.before)) return null;
    const name = match[2] ?? /^([\w/$]{1,250})\.class$/.exec(match[1]?.trim() ?? "")?.[1]?.replaceAll("/", ".");
    return { file: (match[1] ?? match[2] ?? failedPlugin(place) ?? "META-INF").trim(), class: name };
  },
});

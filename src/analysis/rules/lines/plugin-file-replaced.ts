import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

/** `[Lamps] Disabling Lamps v1.0`: that closes its jar, too. */
const disabling = "] Disabling ";
const stopping = /Stopping (?:the )?server|Closing Server|Server Shutdown Thread|\b[Rr]eload/;
/** `ProvisionException.getMessage(`: what was thrown is asked what it says, and needs a class for that. */
const asked = /\.([A-Z]\w{1,60}(?:Exception|Error))\.getMessage\(/;

/** Who was disabled last, unless the server stops. */
function disabledBefore(before: string): string | null {
  const at = before.lastIndexOf(disabling);
  if (at === -1 || stopping.test(before)) return null;
  const name = before.slice(before.lastIndexOf("[", at) + 1, at);
  return name !== "" && before.startsWith(`${name} v`, at + disabling.length) ? name : null;
}

export default finding({
  code: "plugin-file-replaced",
  severity: "error",
  joins: ["suspect"],
  confidence: 0.8,
  pattern:
    /^[^\n<]{0,300}?(?:IllegalStateException: zip file closed|The plugin classloader for [^\n]{1,120} has thrown a zip file error)/,
  parameters: (match, place) => {
    if (place.software.kind !== "server" || isRepeated(place, match[0].slice(-15))) return null;
    const suspect = disabledBefore(place.before);
    if (!suspect) return {};
    // While it was being enabled: it failed, and with its jar was closed what could say why.
    return { why: "disabled", suspect, thrown: asked.exec(place.upTo(12_000))?.[1] };
  },
});

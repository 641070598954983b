import { finding } from "../../model/finding.ts";

export default finding({
  code: "client-version-mismatch",
  severity: "notice",
  severityAt: (_, { software }) => (software.kind === "client" ? "error" : undefined),
  // Before 1.7 no version stands there.
  pattern:
    /^(?=(?:[^\n<]|<(?=null>)){0,250}?(?:lost connection|Disconnecting|disconnected|reason))(?:[^\n<]|<(?=null>)){0,420}?: {0,2}(?:(?:Outdated client! Please use|Outdated server! I'm still on|Incompatible client! Please use) (?!NeoForge )([^\s!,]{1,40})|Outdated (client|server)!(?! ?\w))/,
  parameters(match, place) {
    const recent = place.before.split("\n").slice(-2).join("\n");
    const isSecond =
      match[0].includes("lost connection") && /Disconnecting [^\n]{0,200}(?:Outdated|Incompatible) /.test(recent);
    if (isSecond) return null;
    const outdated = match[2];
    if (outdated) return { game: outdated === "client" ? "older" : "newer" };
    const version = match[1]!.replace(/\.$/, "");
    return place.software.kind === "client" ? { version, wanted: version } : { version };
  },
});

import { finding } from "../../model/finding.ts";

/** What Geyser asks for at its start, how a Java server turns it away, and how it turns players of Bedrock away itself. */
export default finding({
  code: "geyser-version-gap",
  severity: "error",
  // A single player's app may be old.
  severityAt: (match) => (match[3]?.includes("client") ? "notice" : undefined),
  needles: [
    "does not support the Java version that Geyser requires",
    "because of Outdated ",
    "because of Incompatible ",
    "because of multiplayer.disconnect.",
    "Outdated Geyser proxy!",
    "Outdated Bedrock client!",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:does not support the Java version that Geyser requires \(([^)\n]{1,40})\)|disconnected from (?:the|remote) [Jj]ava server[^\n]{0,100}? because of (?:Outdated client! Please use|Incompatible client! Please use|Outdated server! I'm still on|multiplayer\.disconnect\.(?:outdated_(?:client|server)|incompatible)) ?([^\s!,]{0,40})|(Outdated Geyser proxy!|Outdated Bedrock client!)([^\n\r]{0,160}))/,
  parameters: (match) => {
    if (match[1]) return { version: match[1] };
    if (match[3]) {
      const supported = /\d[\d., -]{1,100}/.exec(match[4]!)?.[0].trim();
      return { side: match[3].includes("Geyser") ? "geyser" : "bedrock", supported };
    }
    return { side: "server", server: match[2]?.replace(/\.$/, "") };
  },
  oneFor: ["side", "version", "server"],
});

import { finding } from "../../model/finding.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "proxy-forwarding",
  severity: "error",
  confidence: 0.95,
  pattern:
    /^(?:[^\n<]|<(?=->|null>)){0,300}?(?:If you wish to use IP forwarding, please enable it in your BungeeCord config|[Uu]nable to verify player details|This server requires you to connect with Velocity|did not send a forwarding request to the proxy|Backend server is online-mode!|Server is online mode!|no data was forwarded by the proxy|Unknown data in login hostname, did you forget to enable BungeeCord)/,
  parameters(match, place) {
    const recent = place.before.split("\n").slice(-2).join("\n");
    const before = earlierInEntry(place);
    const said = match[0].slice(-24);
    if (recent.includes(said) || before.includes(said)) return null;
    if (!/online[ -]mode!/.test(match[0])) return {};
    // In the line, or where the same player was connected just before.
    const player = /\[([^\][\n/]{1,40})\] disconnected with/.exec(match[0])?.[1];
    const connected = player ? recent.split("\n").filter((line) => line.includes(`[${player}] <-> `)) : [];
    const named =
      /ServerConnector \[([^\]\n]{1,60})\]/.exec([match[0], ...connected].join("\n"))?.[1] ??
      // Velocity, above the exception.
      /\[server connection\] \S{1,40} -> ([^\s:]{1,60}): /.exec(place.entry.slice(0, 600))?.[1];
    return { backend: named ?? "online-mode" };
  },
});

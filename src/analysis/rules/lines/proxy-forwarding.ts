import { finding } from "../../model/finding.ts";
import { earlierInEntry } from "../matching/match-text.ts";

/** How proxies name the server: BungeeCord's `ServerConnector [lobby]`, Velocity's `Alex -> lobby: exception`, `connecting to lobby: `. */
const named =
  /ServerConnector \[([^\]\n]{1,60})\]|(?: -> |connect(?:ing)? to (?:server )?|Kicked whilst connecting to |kicked from server )([\w.-]{1,60})(?=[:\n\r]|$)/m;

const forwardsNothing = "Player info forwarding is disabled!";
const demanded = "This server requires you to connect with Velocity";

export default finding({
  code: "proxy-forwarding",
  severity: "error",
  confidence: 0.95,
  severityAt: (match) => (match[0].endsWith(forwardsNothing) ? "notice" : undefined),
  pattern:
    /^(?:[^\n<]|<(?=->|null>)){0,300}?(?:If you wish to use IP forwarding, please enable it in your BungeeCord config|[Uu]nable to verify player details|This server requires you to connect with Velocity|did not send a forwarding request to the proxy|Backend server is online-mode!|Server is online mode!|no data was forwarded by the proxy|Unknown data in login hostname, did you forget to enable BungeeCord|does not have BungeeCord IP forwarding correctly enabled|Denying connection from [^\n]{1,100} - reason: (?:INVALID_HANDSHAKE|NO_TOKEN|INCORRECT_TOKEN)|Player info forwarding is disabled!)/,
  parameters(match, place) {
    if (match[0].endsWith(forwardsNothing)) return place.mentions(demanded) ? null : { state: "off" };
    const recent = place.before.split("\n").slice(-2).join("\n");
    const before = earlierInEntry(place);
    const said = match[0].slice(-24);
    if (recent.includes(said) || before.includes(said)) return null;
    // In the line, above its exception, or where the same player was connected just before.
    const player = /\[([^\][\n/]{1,40})\] disconnected with/.exec(match[0])?.[1];
    const connected = player ? recent.split("\n").filter((line) => line.includes(`[${player}] <-> `)) : [];
    const [, ...names] = named.exec([match[0], before.slice(0, 400), ...connected].join("\n")) ?? [];
    const server = names.find(Boolean);
    if (/online[ -]mode!/.test(match[0])) return { backend: server ?? "online-mode" };
    const isVelocity = /(?:with Velocity|request to the proxy)$/.test(match[0]);
    const isBungee = /^(?:bungeecord|waterfall)\//.test(place.software.id);
    return {
      server,
      proxy: isVelocity ? "velocity" : isBungee ? "bungeecord" : undefined,
      setting: server && place.mentions(forwardsNothing) ? 'player-info-forwarding-mode = "none"' : undefined,
    };
  },
});

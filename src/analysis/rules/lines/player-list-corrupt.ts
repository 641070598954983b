import { finding } from "../../model/finding.ts";

const files = {
  "operators list": "ops.json",
  "white-list": "whitelist.json",
  "user banlist": "banned-players.json",
  "ip banlist": "banned-ips.json",
};

export default finding({
  code: "player-list-corrupt",
  severity: "error",
  // Bedrock's own list, entry by entry.
  severityAt: (match) => (match[4] ? "warning" : undefined),
  pattern:
    /^[^\n<]{0,200}?(?:Failed to load (operators list|white-list|user banlist|ip banlist)|Unable to read file \S{0,200}?((?:banned-ips|banned-players|ops|whitelist|usercache)\.json), backing it up|(Usercache\.json) is corrupted|xuid or permission missing from permissions file: ([\w.-]{1,60}))/,
  parameters: (match, place) => {
    if (match[4]) return { file: match[4], why: "incomplete" };
    if (match[1] && !/Json\w{0,20}Exception|JSON|EOFException/.test(place.text)) return null;
    const file = match[1] ? files[match[1] as keyof typeof files] : (match[2] ?? "usercache.json");
    return { file };
  },
  causedBy: ["disk-full", "disk-failing"],
});

import { finding } from "../../model/finding.ts";
import { complaintIn } from "../matching/parse-complaint.ts";

export default finding({
  code: "proxy-config-invalid",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "is not registered in your configuration!",
    "You don't have a forwarding secret set",
    "The forwarding-secret-file does not exist",
    "'bind' option ",
    "Can't parse your MOTD",
    "does not have a valid IP address",
    "' does not contain any servers",
    "(priority ",
    "No servers defined",
    "You don't have any servers configured",
    "Unable to read/load/save your velocity.toml",
    "Invalid compression ",
    "Invalid login ratelimit ",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Fallback server (\S{1,80}) is not registered in your configuration!|(You don't have a forwarding secret set|The forwarding-secret-file does not exist)|('bind' option (?:is empty|does not specify a valid IP address))|Server (\S{1,80}) does not have a valid IP address|Server (\S{1,80}) \(priority \d{1,4}\) is not defined|(No servers defined|You don't have any servers configured)|(Unable to read\/load\/save your velocity\.toml)|Invalid (compression level|compression threshold|login ratelimit) -?\d{1,12}|Can't parse your (MOTD)|(Forced host) '[^'\n]{1,120}' does not contain any servers)/,
  // Velocity starts without a server: plugins may bring some.
  severityAt: (match) => (match[6]?.startsWith("You") ? "warning" : undefined),
  parameters: (match, place) => {
    const [, fallback, secret, bind, address, priority, none, unreadable, number, motd, forced] = match;
    const server = fallback ?? priority;
    if (server) return { server };
    if (address) return { address };
    if (none) return { servers: "none" };
    if (number) return { setting: number.replace(" ", "-") };
    if (unreadable) return { file: "velocity.toml", ...complaintIn(place.text) };
    if (motd || forced) return { setting: motd ? "motd" : "forced-hosts" };
    return { setting: secret ? "forwarding-secret-file" : bind ? "bind" : undefined };
  },
});

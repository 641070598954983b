import { finding } from "../../model/finding.ts";

export default finding({
  code: "proxy-config-invalid",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "is not registered in your configuration!",
    "You don't have a forwarding secret set",
    "'bind' option ",
    "does not have a valid IP address",
    "(priority ",
    "No servers defined",
    "You don't have any servers configured",
    "Unable to read/load/save your velocity.toml",
    "Invalid compression ",
    "Invalid login ratelimit ",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Fallback server (\S{1,80}) is not registered in your configuration!|(You don't have a forwarding secret set)|('bind' option (?:is empty|does not specify a valid IP address))|Server (\S{1,80}) does not have a valid IP address|Server (\S{1,80}) \(priority \d{1,4}\) is not defined|(No servers defined|You don't have any servers configured)|(Unable to read\/load\/save your velocity\.toml)|Invalid (compression level|compression threshold|login ratelimit) -?\d{1,12})/,
  parameters: (match) => {
    const [, fallback, secret, bind, address, priority, none, unreadable, number] = match;
    const server = fallback ?? priority;
    if (server) return { server };
    if (address) return { address };
    if (none) return { servers: "none" };
    if (number) return { setting: number.replace(" ", "-") };
    if (unreadable) return { file: "velocity.toml" };
    return { setting: secret ? "forwarding-secret-file" : bind ? "bind" : undefined };
  },
});

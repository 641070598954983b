import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { lineHeader } from "../../read/line-header.ts";
import { complaintIn } from "../matching/parse-complaint.ts";

/** BungeeCord at its start, above what its parser says of config.yml; newer ones put the exception on a line of its own. */
const bungeeHeading =
  /Exception in thread "main"\s{1,4}(?:[^\n]{0,60} )?[\w.]{1,60}: Invalid configuration encountered/;

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
    "' for forced host '",
    "(priority ",
    "IllegalArgumentException: Default server ",
    "IllegalArgumentException: Fallback server ",
    "No servers defined",
    "You don't have any servers configured",
    "Unable to read/load/save your velocity.toml",
    "Invalid compression ",
    "Invalid login ratelimit ",
    "in 'reader', ",
    "in \"'reader'\", ",
    "net.md_5.bungee.conf.YamlConfig.get",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:(?:Fallback|Default) server (\S{1,80}) is not (?:registered in your configuration!|defined)|(You don't have a forwarding secret set|The forwarding-secret-file does not exist)|('bind' option (?:is empty|does not specify a valid IP address))|Server (\S{1,80}) does not have a valid IP address|Server (\S{1,80}) \(priority \d{1,4}\) is not defined|(No servers defined|You don't have any servers configured)|(Unable to read\/load\/save your velocity\.toml)|Invalid (compression level|compression threshold|login ratelimit) -?\d{1,12}|Can't parse your (MOTD)|(Forced host) '[^'\n]{1,120}' does not contain any servers|Server '([^'\n]{1,80})' for forced host '([^'\n]{1,120})' does not exist|(in "?'reader'"?, )|\bat net\.md_5\.bungee\.conf\.YamlConfig\.get(Listeners|Servers)\()/,
  // Velocity starts without a server: plugins may bring some.
  severityAt: (match) => (match[6]?.startsWith("You") ? "warning" : undefined),
  parameters: (match, place) => {
    const [
      ,
      fallback,
      secret,
      bind,
      address,
      priority,
      none,
      unreadable,
      number,
      motd,
      forced,
      target,
      host,
      mark,
      part,
    ] = match;
    // Nothing, or a value of another type than BungeeCord expects there, such as a text for a number.
    if (part)
      return /(?:ClassCast|NullPointer)Exception/.test(`${place.before.slice(-600)}${place.earlier.slice(-600)}`)
        ? { file: `config.yml (${part.toLowerCase()})` }
        : null;
    if (mark) return bungeeFile(place);
    if (target) return { target, host };
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

/** What the parser says at the first of its two places; every line may have a header of its own. */
function bungeeFile(place: MatchContext): MaybeParameters | null {
  const above = `${place.before}\n${place.earlier}`;
  const heading = bungeeHeading.exec(above);
  if (!heading) return null;
  const said = withoutHeaders(above.slice(heading.index));
  if (/in "?'reader'"?, /.test(said)) return null;
  return { file: "config.yml", ...complaintIn(`${said}\n${withoutHeaders(`${place.upTo(2000)}\n${place.behind}`)}`) };
}

function withoutHeaders(text: string): string {
  return text.replace(/^[^\n]{12,}/gm, (line) => line.slice(lineHeader(line, 0, line.length)?.length ?? 0));
}

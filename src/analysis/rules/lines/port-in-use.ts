import { finding } from "../../model/finding.ts";
import { earlierInEntry, lineOf } from "../matching/match-text.ts";
import { bindReason, isService, openerOf, portOf } from "../matching/ports.ts";

export default finding({
  code: "port-in-use",
  severity: "fatal",
  confidence: 0.97,
  oneFor: ["port"],
  pattern:
    /^[^\n<]{0,300}?(?:[Aa]ddress already in use|port is already allocated|The exception was: [^\n]{0,120}?(?:BindException|bind\(\.\.\) failed|NET_Bind|usage of each socket)|Network port occupied|[Pp]ort \[?\d{1,5}\]? may be in use by another process|Something else is already running on|FAILED TO BIND TO [^\s]{3,60}:\d{2,5}|IllegalStateException: Failed to bind to port)/,
  parameters(match, place) {
    // Of Java's debugger, and not of the server.
    if (match[0].includes("ERROR: transport error ")) return null;
    // The reason stands below, in the language of the system.
    if (match[0].endsWith("Failed to bind to port") && bindReason(place.upTo(4000)) !== "taken") return null;
    if (isService(place) || bindReason(lineOf(place)) === "foreign") return null;
    const before = earlierInEntry(place);
    const mention =
      /[Aa]ddress already in use|Failed to bind to port|Network port occupied|in use by another process|already running on/;
    if (mention.test(before)) return null;
    // The exception that follows what the server said in words.
    const line = place.head.split("\n", 1)[0]!;
    const said = place.before.split("\n").slice(-12).join("\n");
    if (!line.includes("The exception was: ") && /FAILED TO BIND TO |Network port occupied/.test(said)) return null;
    return { port: portOf(place), service: openerOf(place) };
  },
  // Bedrock says it of a world that it could not open, too.
  causedBy: ["bedrock-world-encrypted"],
});

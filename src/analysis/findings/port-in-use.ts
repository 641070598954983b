import { finding } from "../finding.ts";
import { earlierInEntry, lineOf } from "../matching/match-text.ts";
import { bindReason, isService, portOf } from "../matching/ports.ts";

export default finding({
  code: "port-in-use",
  severity: "fatal",
  confidence: 0.97,
  needles: [
    "Address already in use",
    "The exception was: ",
    "Network port occupied",
    "may be in use by another process",
    "Something else is already running on",
    "FAILED TO BIND TO ",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:Address already in use|The exception was: [^\n]{0,120}?(?:BindException|bind\(\.\.\) failed|NET_Bind|usage of each socket)|Network port occupied|[Pp]ort \[?\d{1,5}\]? may be in use by another process|Something else is already running on|FAILED TO BIND TO [^\s]{3,60}:\d{2,5})/,
  parameters(_, place) {
    if (isService(place) || bindReason(lineOf(place)) === "foreign") return null;
    const before = earlierInEntry(place);
    const mention = /Address already in use|Network port occupied|in use by another process|already running on/;
    if (mention.test(before)) return null;
    // The exception that follows what the server said in words.
    const line = place.head.split("\n", 1)[0]!;
    const said = place.before.split("\n").slice(-12).join("\n");
    if (!line.includes("The exception was: ") && /FAILED TO BIND TO |Network port occupied/.test(said)) return null;
    return { port: portOf(place) };
  },
  // Bedrock says it of a world that it could not open, too.
  causedBy: ["bedrock-world-encrypted"],
  samples: [
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on *:25566\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind",
      parameters: { port: "25566" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on *:25566\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Normalerweise darf jede Socketadresse (Protokoll, Netzwerkadresse oder Anschluss) nur jeweils einmal verwendet werden",
      parameters: { port: "25566" },
    },
    {
      text: "12:00:01 [WARNING] Could not bind to host /0.0.0.0:25577\njava.net.BindException: Address already in use",
      parameters: { port: "25577" },
    },
    {
      text: "[12:00:01 ERROR]: Can't bind to /0.0.0.0:25577\nio.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use",
      parameters: { port: "25577" },
    },
    {
      text: "[12:00:01] [Server thread/CRITICAL]: **** FAILED TO BIND TO 0.0.0.0:19132!",
      parameters: { port: "19132" },
    },
    {
      text: "[2022-05-06 12:04:05:046 ERROR] Port [19132] may be in use by another process.",
      parameters: { port: "19132" },
    },
  ],
  counterSamples: [
    "<Alex> Address already in use",
    "[12:00:01] [Server thread/INFO]: Starting Minecraft server on *:25566",
    "[12:00:01] [Server thread/WARN]: Unable to initialise RCON on 0.0.0.0:25575\njava.net.BindException: Address already in use",
    "[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Cannot assign requested address: bind",
  ],
});

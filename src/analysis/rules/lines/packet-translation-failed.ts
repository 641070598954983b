import { finding, type MatchContext } from "../../model/finding.ts";

/** `Protocol1_18_2To1_19`, `Protocolv1_21_4Tov1_21_5`: between which versions it translates. */
const between =
  /Protocolv?(1_\d{1,2}(?:_\d{1,2}){0,2}|\d{2}_\d(?:_\d)?)Tov?(1_\d{1,2}(?:_\d{1,2}){0,2}|\d{2}_\d(?:_\d)?)(?![\d_])/;
const packetType = /(?:IN REMAP OF|Packet Type:|Packet ID:) (?:(?:CLIENTBOUND|SERVERBOUND)_)?([A-Z][A-Z_]{2,60})/;
const maxBelow = 3000;

/** Which of them says so: the one whose code stands below. */
function translatorIn(said: string): string {
  if (said.includes("com.viaversion.viabackwards.")) return "ViaBackwards";
  return said.includes("com.viaversion.viarewind.") ? "ViaRewind" : "ViaVersion";
}

/** What it says may be one entry, or one for each line. */
function saidAt(place: MatchContext): string {
  return `${place.upTo(maxBelow)}\n${place.behind}`;
}

/** ViaVersion and what builds on it translate packets between versions, and meet one that they cannot read. */
export default finding({
  code: "packet-translation-failed",
  severity: "error",
  // Whoever plays has it from their own copy.
  severityAt: (_, place) => (place.software.kind === "client" ? "warning" : undefined),
  confidence: 0.85,
  needles: ["IN REMAP OF ", "viaversion.exception.InformativeException: "],
  pattern: /^[^\n<]{0,300}?(?:ERROR IN Protocol\w{3,60} IN REMAP OF |viaversion\.exception\.InformativeException: )/,
  parameters(_, place) {
    const said = saidAt(place);
    const packet = packetType.exec(said)?.[1];
    const [, older, newer] = between.exec(said) ?? [];
    return {
      via: translatorIn(said),
      packet,
      versions: older ? `${older.replaceAll("_", ".")} – ${newer!.replaceAll("_", ".")}` : undefined,
    };
  },
  // One fault may be told for every player, and for every packet.
  oneFor: ["via"],
  joins: ["cause"],
  supersedes: true,
});

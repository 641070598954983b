import { finding, type MatchContext } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

/** Xbox's own numbers for what it has against an account, which every launcher prints in one way or another. */
const reasons: Readonly<Record<string, [reason: string, mend: string]>> = {
  "2148916227": ["banned", "site"],
  "2148916229": ["guardian", "family"],
  "2148916233": ["profile", "profile"],
  "2148916234": ["terms", "site"],
  "2148916235": ["country", "site"],
  "2148916236": ["age", "site"],
  "2148916237": ["age", "site"],
  "2148916238": ["child", "family"],
};
const ofXbox = /X-?Err|xsts|xbox|sisu|minecraftservices/i;
const ofMicrosoft = /login\.live\.com|microsoft|\bXAL\b|\bMSA\b|refresh_token/i;
const isLauncher = ({ software }: MatchContext) => /^(?:launcher|unknown)$/.test(software.kind);

/** Somebody's account was reached and asked for, and was not let in. That a server was not reached is `launcher-login-failed`. */
export default finding({
  code: "launcher-account-refused",
  severity: "error",
  severityAt: (match, place) => {
    // Whoever has no game plays its demo, and joins no server: also where the launcher has the game's lines in its log.
    if (match[4]) return undefined;
    if (!isLauncher(place)) return "notice";
    return match[1] ? undefined : "warning";
  },
  confidence: 0.85,
  needles: [
    "21489162",
    "invalid_grant",
    "found as compromised",
    "NoMinecraftJavaEditionProfileException",
    "/minecraft/profile",
    "no Minecraft profile",
    "Minecraft profile not found",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:\b(21489162[23]\d)\b|(?:(found as compromised)|\b(invalid_grant)\b)|(NoMinecraftJavaEditionProfileException|\/minecraft\/profile"|[Aa]ccount has no Minecraft profile|Minecraft profile not found))/,
  parameters(match, place) {
    const [, number, compromised, expired] = match;
    const line = lineOf(place);
    if (number) {
      const [reason, mend] = reasons[number] ?? [];
      if (!reason || !ofXbox.test(line)) return null;
      return { why: "xbox", number, reason: { term: `xbox-${reason}` }, mend: { term: `mend-xbox-${mend}` } };
    }
    if (compromised || /found as compromised/.test(line)) return { why: "security" };
    if (expired) return ofMicrosoft.test(`${place.before.slice(-400)}${line}`) ? { why: "expired" } : null;
    return match[4]!.startsWith("/") && !line.includes('"NOT_FOUND"') ? null : { why: "no-game" };
  },
  oneFor: ["why", "number"],
});

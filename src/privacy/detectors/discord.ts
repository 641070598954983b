import { digit, endOfRun, isAt, startOfRun, tokenPart } from "../characters.ts";
import { type Detector, pairs } from "../detector.ts";

/** The secret of a webhook: `https://discord.com/api/webhooks/{id}/{secret}`. The id stays. */
export const discordWebhooks: Detector = {
  anchors: pairs("s", "/").flatMap((pair) => [..."0123456789"].map((next) => pair + next)),
  look(text, at, report) {
    if (!text.endsWith("webhooks", at + 1)) return at + 1;
    const idEnd = endOfRun(text, at + 2, digit);
    if (idEnd - at - 2 < 15 || text.charAt(idEnd) !== "/") return idEnd;
    const end = endOfRun(text, idEnd + 1, tokenPart);
    if (end - idEnd > 20) report("discord", idEnd + 1, end);
    return end;
  },
};

/** The time between the dots begins with one of these, from the first bots until 2030. */
const firstOfTime = "CDEFGHIJKLTUVWXYZ";

/** Tokens of bots: the id in base64, six or seven characters of a time, and the signature. */
export const discordTokens: Detector = {
  anchors: pairs(".", firstOfTime),
  look(text, at, report) {
    // The second dot comes before anything else: this is asked for the name of every class.
    if (text.charCodeAt(at + 7) !== 46 && text.charCodeAt(at + 8) !== 46) return ~(at + 1);
    const timeEnd = endOfRun(text, at + 1, tokenPart);
    if (text.charAt(timeEnd) !== "." || timeEnd - at < 7) return at + 1;
    const start = startOfRun(text, at, tokenPart, longestId + 1);
    if (at - start < shortestId || at - start > longestId) return at + 1;
    const end = endOfRun(text, timeEnd + 1, tokenPart);
    if (end - timeEnd <= shortestSignature || end - timeEnd > longestSignature) return at + 1;
    // The id is a number of 17 to 20 digits in base64, so it begins with one of few letters.
    if (!/^[MNO][A-Za-z\d]/.test(text.slice(start, at)) || isAt(text, start - 1, tokenPart)) return at + 1;
    report("discord", start, end);
    return end;
  },
};

const shortestId = 23;
const longestId = 28;
const shortestSignature = 27;
const longestSignature = 45;

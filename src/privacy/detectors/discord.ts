import { behindEscape, endOfRun, isTokenStart, startOfRun, tokenPart } from "../characters.ts";
import { type Detector, pairs } from "../detector.ts";
import { endOfMatch } from "../sticky-patterns.ts";

/**
 * The secret of a webhook: `https://discord.com/api/webhooks/{id}/{secret}`, with slashes as JSON (`\/`) and addresses
 * (`%2F`) have them, too. The id stays.
 */
export const discordWebhooks: Detector = {
  anchors: [...pairs("/", "0123456789").map((slash) => `s${slash}`), "ks\\", "ks%2"],
  look(text, at, report) {
    const nameEnd = text.charCodeAt(at) === 107 ? at + 2 : at + 1;
    const start = text.endsWith("webhooks", nameEnd) ? endOfMatch(webhookId, text, nameEnd) : -1;
    if (start < 0) return at + 1;
    const end = endOfRun(text, start, tokenPart);
    if (end - start >= 20) report("discord", start, end);
    return end;
  },
};

/** Long lines are wrapped behind the slash. */
const webhookId =
  /(?:\\{0,3}\/|%2f)\d{15,20}(?:\\{0,3}\/(?:[ \t]{0,2}\r?\n[ \t]{0,16}(?=[\w-]{60,90}(?![\w-])))?|%2f)/iy;

/** The time between the dots begins with one of these, from the first bots until 2030. */
const firstOfTime = "CDEFGHIJKLTUVWXYZ";

/** Tokens of bots: the id in base64, six or seven characters of a time, and the signature. */
export const discordTokens: Detector = {
  anchors: pairs(".", firstOfTime),
  // The second dot comes before anything else: this is asked for the name of every class.
  rulesOut: (bytes, at) => bytes[at + 7] !== dot && bytes[at + 8] !== dot,
  look(text, at, report) {
    const timeEnd = endOfRun(text, at + 1, tokenPart);
    if (text.charCodeAt(timeEnd) !== dot || timeEnd - at < 7 || timeEnd - at > 8) return ~(at + 1);
    const start = behindEscape(text, startOfRun(text, at, tokenPart, longestId + 2));
    if (at - start < shortestId || at - start > longestId) return at + 1;
    const end = endOfRun(text, timeEnd + 1, tokenPart);
    if (end - timeEnd <= shortestSignature || end - timeEnd > longestSignature) return at + 1;
    // The id is a number of 17 to 20 digits in base64, so it begins with one of few letters.
    if (!/^[MNO][A-Za-z\d]/.test(text.slice(start, at)) || !isTokenStart(text, start)) return at + 1;
    report("discord", start, end);
    return end;
  },
};

const dot = 46;
const shortestId = 23;
const longestId = 28;
const shortestSignature = 27;
const longestSignature = 45;

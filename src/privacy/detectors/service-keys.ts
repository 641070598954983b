import { digit, endOfRun, hexDigit, isAt, isTokenStart, startOfRun, tokenPart } from "../characters.ts";
import { type Detector, pairs } from "../detector.ts";

/** `SG.X.Y`, the keys of SendGrid. */
export const sendGridKeys: Detector = {
  anchors: ["SG"],
  look(text, at, report) {
    sendGrid.lastIndex = at;
    if (!isTokenStart(text, at) || !sendGrid.test(text)) return at + 1;
    report("api-key", at + 3, sendGrid.lastIndex);
    return sendGrid.lastIndex;
  },
};

const sendGrid = /SG\.[\w-]{16,32}\.[\w-]{32,64}/y;

/** Tokens of bots for Telegram: the number of the bot, a colon, and about 35 characters that begin with `AA`. */
export const telegramTokens: Detector = {
  anchors: [":AA"],
  look(text, at, report) {
    telegram.lastIndex = at;
    if (!telegram.test(text) || isAt(text, telegram.lastIndex, tokenPart)) return at + 1;
    const start = startOfRun(text, at, digit, 13);
    if (at - start < 8 || at - start > 12) return at + 1;
    report("api-key", start, telegram.lastIndex);
    return telegram.lastIndex;
  },
};

const telegram = /:AA[\w-]{30,40}/y;

/** Tokens of ngrok (`2aB…_…`) in a line that speaks of it, and the code with which a playit agent is claimed. */
export const tunnelKeys: Detector = {
  anchors: ["m/", "ok"],
  look(text, at, report) {
    const pattern = text.charCodeAt(at) === 109 ? claim : ngrok;
    if (!text.endsWith(pattern === claim ? "playit.gg/clai" : "ngr", at)) return at + 1;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return at + 1;
    const end = at + found[0].length;
    report("api-key", end - found[1]!.length, end);
    return end;
  },
};

const ngrok = /ok[^\r\n]{0,60}?(?<![\w-])([12][A-Za-z0-9]{26}_[A-Za-z0-9]{18,28})(?![\w-])/y;
const claim = /m\/([0-9A-Za-z]{6,32})/y;

/** The public half of a Sentry address is a key, too: it lets anybody write there. */
export const sentryKeys: Detector = {
  anchors: pairs("0123456789abcdef", "@"),
  look(text, at, report) {
    const start = at - 31;
    sentryHost.lastIndex = at + 1;
    if (!text.endsWith("://", start) || !sentryHost.test(text) || endOfRun(text, start, hexDigit) !== at + 1)
      return at + 1;
    report("api-key", start, at + 1);
    return at + 1;
  },
};

const sentryHost = /@[\w.-]{0,60}sentry\b/y;

import { digit, endOfRun, hexDigit, isAt, isTokenStart, startOfRun, tokenPart } from "../characters.ts";
import { type Detector, detectorOf, pairs } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { spokenFact } from "./spoken-facts.ts";

/** `SG.X.Y`, the keys of SendGrid. */
export const sendGridKeys = detectorOf({
  anchors: ["SG"],
  kind: "api-key",
  pattern: /SG\.[\w-]{16,32}\.[\w-]{32,64}/y,
  skipped: "SG.".length,
  isHere: isTokenStart,
});

/** Tokens of bots for Telegram: the number of the bot, a colon, and about 35 characters that begin with `AA`. */
export const telegramTokens: Detector = {
  anchors: [":AA"],
  look(text, at, report) {
    const end = endOfMatch(telegram, text, at);
    if (end < 0 || isAt(text, end, tokenPart)) return at + 1;
    const start = startOfRun(text, at, digit, 13);
    if (at - start < 8 || at - start > 12) return at + 1;
    report("api-key", start, end);
    return end;
  },
};

const telegram = /:AA[\w-]{30,40}/y;

/** Tokens of ngrok (`2aB…_…`) in a line that speaks of it, and the code with which a playit agent is claimed. */
export const tunnelKeys: Detector = {
  anchors: ["playit.g", "ngrok"],
  look(text, at, report) {
    const found = matchAt(text.startsWith("p", at) ? claim : ngrok, text, at);
    if (!found) return at + 1;
    const end = at + found[0].length;
    report("api-key", end - found[1]!.length, end);
    return end;
  },
};

const ngrok = /ngrok[^\r\n]{0,60}?(?<![\w-])([12][A-Za-z0-9]{26}_[A-Za-z0-9]{18,28})(?![\w-])/y;
const claim = /playit\.gg\/claim\/([0-9A-Za-z]{6,32})/y;

/** The public half of a Sentry address is a key, too: it lets anybody write there. */
export const sentryKeys: Detector = {
  anchors: pairs("0123456789abcdef", "@"),
  look(text, at, report) {
    const start = at - 31;
    const isKey = text.endsWith("://", start) && endOfRun(text, start, hexDigit) === at + 1;
    if (isKey && endOfMatch(sentryHost, text, at + 1) >= 0) report("api-key", start, at + 1);
    return at + 1;
  },
};

const sentryHost = /@[\w.-]{0,60}sentry\b/y;

/** Keys of DeepL: `….….…:fx`, and without that where the line speaks of it. */
export const deepLKeys: Detector = {
  anchors: [":fx", "eepL", "eepl"],
  look(text, at, report) {
    const isFree = text.charAt(at) === ":";
    const found = isFree ? freeKey.exec(text.slice(Math.max(0, at - 36), at)) : matchAt(paidKey, text, at);
    if (!found || (isFree && isAt(text, at + 3, tokenPart))) return at + 1;
    const end = isFree ? at + ":fx".length : at + found[0].length;
    report("api-key", isFree ? at - 36 : end - found[1]!.length, end);
    return end;
  },
};

const freeKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const paidKey = /eep[Ll][^\r\n]{0,24}?[ =:"']([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?::fx)?)(?![\w-])/iy;

/** As it is, as JSON may have it, and as it stands in an address. */
const slash = "(?:/|\\\\/|%2[Ff])";

/** The secret part of other webhooks, and of services that send messages to a telephone. */
export const otherWebhooks = spokenFact({
  kind: "api-key",
  phrase: [
    "v2/hook/|hooks/catch/\\d{3,12}/|/webhook(?:b2)?/(?=[\\da-f]{8}-)|/with/key/|guilded\\.gg/webhooks/(?=[\\da-f]{8}-)",
    "/IncomingWebhook/|/webhook/(?<=/api/webhook/)|/push/(?<=/api/push/)(?=\\w{8,40}(?!\\w))|webhook\\.site/(?=[\\da-f]{8}-)|hc-ping\\.com/|healthchecks\\.io/ping/|/heartbeat/(?=\\w{16})|hook(?:\\.\\w{2,4}\\d?)?\\.(?:make|integromat)\\.com/|/hooks/(?=\\w{17,24}/\\w{40,80})|ntfy\\.sh/(?=[\\w-]{6,64}(?![\\w.-]))",
    "/hooks/(?=[a-z\\d]{26}(?!\\w))|ftqq\\.com/|day\\.app/|qmsg\\.\\w{2,10}\\.\\w{2,6}/(?:send|group)/",
  ]
    .join("|")
    .replaceAll("/", slash),
  joint: "",
  value: `[\\w-](?:[\\w@-]|${slash}){5,400}`,
});

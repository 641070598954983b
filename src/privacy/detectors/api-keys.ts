import { endOfRun, isAt, isTokenStart, tokenPart } from "../characters.ts";
import type { Detector } from "../scan.ts";

interface Prefix {
  text: string;
  /** How long the part behind the prefix is at least, and at most. */
  atLeast: number;
  atMost?: number;
}

const prefixes: readonly Prefix[] = [
  // Google
  { text: "AIza", atLeast: 30, atMost: 40 },
  // OpenAI, Anthropic and others
  { text: "sk-", atLeast: 20 },
  // GitHub and GitLab
  { text: "ghp_", atLeast: 30 },
  { text: "gho_", atLeast: 30 },
  { text: "ghu_", atLeast: 30 },
  { text: "ghs_", atLeast: 30 },
  { text: "ghr_", atLeast: 30 },
  { text: "github_pat_", atLeast: 30 },
  { text: "glpat-", atLeast: 18 },
  // Amazon
  { text: "AKIA", atLeast: 16, atMost: 16 },
  { text: "ASIA", atLeast: 16, atMost: 16 },
  // Slack
  { text: "xoxa-", atLeast: 10 },
  { text: "xoxb-", atLeast: 10 },
  { text: "xoxp-", atLeast: 10 },
  { text: "xoxr-", atLeast: 10 },
  { text: "xoxs-", atLeast: 10 },
  { text: "xapp-", atLeast: 10 },
  // Stripe; its publishable keys (`pk_`) are public.
  { text: "sk_live_", atLeast: 16 },
  { text: "sk_test_", atLeast: 16 },
  { text: "rk_live_", atLeast: 16 },
  { text: "rk_test_", atLeast: 16 },
  { text: "whsec_", atLeast: 16 },
  // npm, Hugging Face, DigitalOcean, Google sign-in
  { text: "npm_", atLeast: 36 },
  { text: "hf_", atLeast: 30, atMost: 40 },
  { text: "dop_v1_", atLeast: 60 },
  { text: "GOCSPX-", atLeast: 20 },
];

const byPair = new Map<string, Prefix[]>();
for (const prefix of prefixes) {
  const pair = prefix.text.slice(0, 2);
  byPair.set(pair, [...(byPair.get(pair) ?? []), prefix]);
}

/** Keys that say by their first characters whose they are. */
export const keysWithPrefix: Detector = {
  anchors: [...byPair.keys()],
  look(text, at, report) {
    if (!isTokenStart(text, at) || text.charAt(at - 1) === "-") return at + 1;
    const prefix = byPair.get(text.slice(at, at + 2))?.find((one) => text.startsWith(one.text, at));
    if (!prefix) return at + 1;
    const start = at + prefix.text.length;
    const end = endOfRun(text, start, tokenPart);
    const isKey = end - start >= prefix.atLeast && end - start <= (prefix.atMost ?? Number.POSITIVE_INFINITY);
    // `sk-` also begins names of languages and mods; a key has a digit somewhere.
    if (isKey && /\d/.test(text.slice(start, end))) report("api-key", start, end);
    return end;
  },
};

/** Keys of the CurseForge interface, which look like hashed passwords. */
export const curseForgeKeys: Detector = {
  anchors: ["$2"],
  look(text, at, report) {
    curseForge.lastIndex = at;
    if (!curseForge.test(text) || isAt(text, curseForge.lastIndex, tokenPart)) return at + 1;
    report("api-key", at, curseForge.lastIndex);
    return curseForge.lastIndex;
  },
};

const curseForge = /\$2[aby]\$\d\d\$[A-Za-z0-9./]{53}/y;

/** The secret part of Slack's webhooks. */
export const slackWebhooks: Detector = {
  anchors: ["s/"],
  look(text, at, report) {
    slack.lastIndex = at + 2;
    if (!text.endsWith("hooks.slack.com/services", at + 1) || !slack.test(text)) return at + 1;
    report("api-key", at + 2, slack.lastIndex);
    return slack.lastIndex;
  },
};

const slack = /T\w{6,14}\/B\w{6,14}\/\w{16,40}/y;

/** Secrets of shops as their commands take them: `tebex secret X`. */
export const shopSecrets: Detector = {
  anchors: ["cr"],
  look(text, at, report) {
    if (text.charAt(at + 2) !== "e") return at + 1;
    shopSecret.lastIndex = at;
    if (!shopSecret.test(text)) return at + 1;
    report("api-key", at + "cret ".length, shopSecret.lastIndex);
    return shopSecret.lastIndex;
  },
};

const shopSecret = /cret [0-9a-f]{32,64}(?!\w)/y;

import { digit, endOfRun, isAt, isTokenStart, word } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { endOfMatch } from "../sticky-patterns.ts";

/** Numbers of Xbox accounts wherever they stand: 16 digits that begin with 2533 to 2535. Of Steam accounts: 17, 7656119. */
export const accountNumbers: Detector = {
  anchors: ["2533", "2534", "2535", "7656"],
  look(text, at, report) {
    const isSteam = text.startsWith("7656119", at);
    if (!isSteam && !/^253[345]$/.test(text.slice(at, at + 4))) return at + 1;
    const end = endOfRun(text, at, digit);
    const isNumber = end - at === (isSteam ? 17 : 16) && isTokenStart(text, at) && !isAt(text, end, word);
    const isFraction = text.charAt(at - 1) === "." || (text.charAt(at - 1) === "-" && !isAt(text, at - 2, word));
    if (isNumber && !isFraction && !isSeed(text, at) && !(text.charAt(end) === "." && isAt(text, end + 1, digit))) {
      report("account-id", at, end);
    }
    return end;
  },
};

function isSeed(text: string, at: number): boolean {
  return /seed\W{0,4}$/i.test(text.slice(Math.max(0, at - 8), at));
}

/** Ids of Microsoft accounts as the launcher writes them: 32 hexadecimal digits behind certain words. */
export const launcherAccounts: Detector = {
  anchors: ["ccou", "tlem", "bscr"],
  look(text, at, report) {
    const end = endOfMatch(launcherSays, text, at);
    if (end < 0) return at + 1;
    report("account-id", end - 32, end);
    return end;
  },
};

/** "account X", "Entitlements for X", "Entitlements to cached state for X", "subscriptions for X" */
const launcherSays = /(?:ccount|tlements(?: to cached state)? for|bscriptions for) [0-9a-f]{32}(?!\w)/y;

import { anyCase, type Detector } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { isFilledIn, looksRandom } from "./secret-values.ts";
import { spokenFact } from "./spoken-facts.ts";

/** The values in `Cookie: a=X; b=Y` and `Set-Cookie: a=X; Path=/`, and in lists of them: whoever has one is signed in. */
const listed: Detector = {
  anchors: anyCase("kie:", "ies:", "kie=", "ies="),
  look(text, at, report) {
    let from = endOfMatch(header, text, at);
    if (from < 0 || !/cook?$/i.test(text.slice(Math.max(0, at - 4), at))) return at + 1;
    for (let count = 0; count < maxCookies; count++) {
      const found = matchAt(cookie, text, from);
      if (!found) break;
      const value = found[1]!;
      const start = from + found[0].indexOf("=") + 1;
      if (isSignedIn(value)) report("token", start, start + value.length);
      from += found[0].length;
    }
    return Math.max(from, at + 1);
  },
};

const isSignedIn = (value: string) => isFilledIn(value) && looksRandom(value, 12);

const maxCookies = 100;
const header = /(?:kie|ies)[:=][ \t]{0,4}[[{"']{0,2}/iy;
const cookie = /[\w.$-]{1,64}=([^\s;,"'\\\]}]{0,4096})(?:[;,][ \t]{0,2})?/y;

/** What certain sites and their guards call theirs, wherever it stands: `cf_clearance=X`, `"__Host-session":"X"`. */
const named = spokenFact({
  kind: "token",
  phrase: [
    "cf_clearance|__cf_bm|__Host-[\\w.-]{2,40}|__Secure-[\\w.-]{2,40}|__stripe_[ms]id|__ddg\\d{1,2}_",
    "\\.ROBLOSECURITY|\\.AspNet(?:Core)?\\.[\\w.]{2,40}|steamLoginSecure|steamRefresh_steam",
    "wordpress_(?:logged_in|sec)_\\w{4,40}|xf_(?:user|session|tfa_trust)|remember_\\w{2,12}_[\\da-f]{8,64}",
    "ESTSAUTH\\w{0,12}|MSPAuth|MSPProf|RPSSecAuth|WLSSC",
  ].join("|"),
  joint: "[\"']?(?:=\\[?| ?: ?| = |%3[Dd])[\"']?",
  value: `[^\\s"'<>;,&\\\\\\]}]{12,4096}`,
  isOne: isSignedIn,
});

export const cookies: readonly Detector[] = [listed, named];

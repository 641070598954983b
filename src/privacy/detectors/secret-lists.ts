import { codeOfThreeBytes, tableOfThree } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { isFilledIn, looksRandom } from "./secret-values.ts";

/** Tokens, keys and numbers of accounts in lists: `allowed-tokens: [X, Y]`, `"api_keys": ["X"]`, and one in each line behind a dash. */
export const secretLists: Detector = {
  anchors: ["s:", "s=", 's"', "s'", "S=", "S:", 'S"', " ="],
  rulesOut: (bytes, at) => endings[codeOfThreeBytes(bytes, (bytes[at] === space ? at : at + 1) - 3)] === 0,
  look(text, at, report) {
    // Behind the last letter of the key; before a separator there may be a space.
    const end = text.charCodeAt(at) === space ? at : at + 1;
    if (!listKey.test(text.slice(Math.max(0, end - 12), end))) return at + 1;
    let from = endOfMatch(list, text, end);
    if (from < 0) return at + 1;
    const isOfPeople = idsOfPeople.test(text.slice(Math.max(0, end - 20), end));
    // Crates have keys as well.
    const isSure = !anyKeys.test(text.slice(Math.max(0, end - 20), end));
    const isInline = text.charAt(from - 1) === "[";
    for (let count = 0; count < maxItems; count++) {
      const found = matchAt(isInline ? inlineItem : lineItem, text, from);
      if (!found) break;
      from += found[0].length;
      const value = found[1]!;
      const start = from - found[2]!.length - value.length;
      if (isOfPeople) {
        if (discordNumber.test(value)) report("discord", start, start + value.length);
      } else if (isFilledIn(value) && looksRandom(value, 8) && ((isSure && isListed(found[0])) || isKey.test(value)))
        report("token", start, start + value.length);
    }
    return from;
  },
};

const space = 32;

const isListed = (item: string) => !/^\r?\n[ \t]+[\w.]/.test(item);
/** Under a name may stand much else, such as files. */
const isKey = /^(?:[A-Za-z\d+/=]{16,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const endings = tableOfThree("ens eys ets rds ids ers ins");
/** Numbers of those who may do something, as bots for Discord have them: `admin-ids: [X, Y]`. */
const idsOfPeople =
  /(?:(?:admin|owner|user|member|author|staff|moderator|mod|discord|developer)s?[_. -]?ids|owners|admins|whitelisted[_-]users)$/i;
const discordNumber = /^\d{17,20}$/;
const maxItems = 1000;
const listKey = /(?:tokens|[_.-]?keys|secrets|passwords|[_. -]?ids|owners|admins|[_-]users)$/i;
const anyKeys = /(?<!(?:api|access|secret|auth|private|server|account|admin|licen[sc]e)[ _.-]?)keys$/i;
const list = /["']?[ \t]{0,4}[:=][ \t]{0,4}(?:\[|(?=\r?\n))/y;
const inlineItem = /[ \t]{0,4}["']?([^\s"',[\]]{1,4096})(["']?[ \t]{0,4},?)/y;
/** One behind a dash; or longer ones under names, as NuVotifier has its tokens. */
const lineItem =
  /\r?\n(?:[ \t]{0,16}-|[ \t]{1,16}[\w.-]{1,32}:)[ \t]{1,4}["']?([^\s"',[\]]{1,4096})(["']?)(?=[ \t]{0,4}(?:\r|\n|$))/y;

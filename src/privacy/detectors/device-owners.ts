import { lineBefore } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { isGivenName } from "../given-names.ts";
import { commonNames } from "../impersonal-names.ts";
import { matchAt } from "../sticky-patterns.ts";

/** What phones and computers are called until somebody calls them otherwise: `Anna's iPad`, `iPhone de Anna`, `Annas-iMac`. */

/** Each begins with what stands before it. A galaxy of stars has no number. */
const device = String.raw`(?:iPad|iPhone|iMac|MacBook|Mac[ -]mini|Mac[ -]Studio|Mac(?![\w -])|Galaxy[ -](?:Tab|Note|Fold|Z|[AMSJ]?\d{1,3}\w?(?![\w]))|AirPods|Pixel[ -]\d|Surface(?=[ -](?:Pro|Laptop|Go|Book|Studio|\d))|ThinkPad|Chromebook|Steam Deck|Echo Dot)`;
const model = String.raw`(?:[ -](?:Air|Pro|Max|Plus|Ultra|mini|FE|SE|Go|Laptop|Note|Fold|Flip|[A-Z]?\d{1,2}[A-Za-z]{0,2})){0,3}`;

/** `Anna's iPad Air`, `Annas iPad`, `Annas-iMac`: the name before the device. */
const ownersBefore: Detector = {
  anchors: [
    ...["iPad", "iPho", "iMac", "MacB", "Mac ", "Gala", "AirP", "Pixe", "Surf", "Thin", "Chro", "Stea", "Echo"],
    'Mac"',
    "Mac-",
  ],
  look(text, at, report) {
    const before = text.charAt(at - 1);
    if ((before !== " " && before !== "-" && !isWide(before)) || "]})>".includes(text.charAt(at - 2))) return at + 1;
    const found = matchAt(ownedDevice, text, at)?.[0];
    if (found === undefined || ofMods.test(text.slice(at + found.length, at + found.length + 16))) return at + 1;
    const owner = ownerIn(lineBefore(text, at, 56));
    if (owner === null) return at + 1;
    report("host-name", at - owner, at + found.length);
    return at + found.length;
  },
};

function isWide(character: string): boolean {
  return "的の의".includes(character || " ");
}

const ownedDevice = new RegExp(device + model, "y");
const ofMods = /^['"]?[ _-](?:apps?\b|texture|mod|edition|pack|skin|model|item|block|shader|theme|recipe)/i;

const withApostrophe = /(?<![\p{L}\p{N}'’])(\p{Lu}[\p{L}.-]{1,20}(?: \p{Lu}[\p{L}.-]{1,24}){0,2})['’´\u0060]s?[ -]$/u;
const withLetter = /(?<![\p{L}\p{N}'’])((?:\p{Lu}\p{Ll}{1,20}[ -])?(\p{Lu}\p{Ll}{2,20}?))s?[ -]$/u;
const inHan = /([\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]{2,6}(?:さん)?[的の의] ?)$/u;

/** How many characters before a device are its owner's; null where there is none. */
function ownerIn(line: string): number | null {
  const [all, owner = ""] = withApostrophe.exec(line) ?? [];
  if (all !== undefined)
    return owner
      .split(" ")
      .some((part) => commonNames.has(part.toLowerCase()) || /^(?:Mojang|Minecraft|Sony|Valve|Players?)$/.test(part))
      ? null
      : all.length;
  const said = withLetter.exec(line);
  if (said) return isGivenName(said[2]!) || isGivenName(`${said[2]}s`) ? said[0].length : null;
  return inHan.exec(line)?.[1]?.length ?? null;
}

const of = "von|de|di|do|da|van|of|af|av|od|la|din|för|til|від|пользователя|użytkownika|uživatele";

/** `iPhone de Anna`, `iPad von Anna Holm`, `iPhone (Anna)`, `MacBook-Pro-de-Anna`. */
const ownersBehind: Detector = {
  anchors: ["iPad", "iPho", "iMac", "MacB", "Gala", "AirP", "Pixe", "Surf"],
  look(text, at, report) {
    const [all, owner] = matchAt(deviceOf, text, at) ?? [];
    if (all === undefined || owner === undefined || /[\w]/.test(text.charAt(at - 1))) return at + 1;
    const [first = ""] = owner.split(/[ -]/);
    const isSaid = !/ (?:la|of|do|da) /.test(all) && !all.includes("(");
    if (commonNames.has(first.toLowerCase()) || (!isSaid && !isGivenName(first))) return at + 1;
    report("host-name", at, at + all.length);
    return at + all.length;
  },
};

const deviceOf = new RegExp(
  `${device}${model}(?:[ -](?:${of})[ -]|[ -]d['’]| \\()(\\p{Lu}[\\p{L}-]{1,20}(?: \\p{Lu}[\\p{L}-]{1,24}){0,2})`,
  "uy",
);

export const deviceOwners: readonly Detector[] = [ownersBefore, ownersBehind];

import { spokenFact } from "./spoken-facts.ts";

const secret = String.raw`(?=\S{0,63}[\p{L}])(?=\S{0,63}[\d!#$%^&*+=?@_\p{Lu}])[^\s"'<>(){}[\]*,;/][^\s"'<>*]{3,63}`;

/** What mods that log in by themselves say they send: "sending stored response: X", "saved login: X". */
export const savedLogins = spokenFact({
  kind: "password",
  phrase:
    "(?:ored|aved) (?:response|answer|login|credentials?|auth)(?: is)?:(?<=(?:[Ss]tored|[Ss]aved) [^\\r\\n]{0,24})",
  joint: " [\"']?(?:\\/?(?:login|register|l|reg) )?",
  value: secret,
  isInWord: true,
});

import type { Detector } from "../detector.ts";
import { behind } from "./fact-patterns.ts";
import { hasNoCommonWord, twoWords } from "./greetings.ts";
import { isLikePerson } from "./person-facts.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Two words, of which none is one of logs, and one is somebody's name. */
const isPerson = (value: string) => hasNoCommonWord(value) && isLikePerson(value);

/** Who signed something, as certificates have it: `CN=Anna Schmidt, OU=…`. Authorities and companies have no given name. */
const signers = spokenFact({
  kind: "user-name",
  phrase: "CN=|/CN=|SURNAME=|GIVENNAME=|givenName=",
  joint: ' ?"?',
  value: `${twoWords}(?=\\s*(?:[,;+/"'\\])]|$))`,
  isOne: (value) => isPerson(value) && !/ (?:GmbH|Ltd|Inc|LLC|AG|SA|Limited|Corp|CA|Root)\b/.test(value),
});

const currencies =
  "EUR|USD|GBP|CHF|PLN|BRL|CAD|AUD|MXN|ARS|RUB|UAH|TRY|CZK|HUF|RON|SEK|NOK|DKK|[Ee]uros?|[Dd]ollars?|[Rr]eais|złotych|zł|руб\\.?|рублей|грн|€|£|₽|₴|₺|Kč|Ft|lei|kr";
/** "12,00 EUR von Anna Schmidt erhalten": players have no spaces in their names. */
const payersOfAmounts = spokenFact({
  kind: "user-name",
  phrase: `(?:${currencies})(?<=\\d ?(?:${currencies}))(?:,? (?:received|erhalten|reçus?|recibidos?|recebidos?|ricevuti|otrzymano))? (?:from|by|von|de|par|por|da|od|от|від|van|från|fra)|[0123456789] (?:from|von|by|de|da|por|par)(?<=(?:[$£€] ?\\d[\\d.,]{0,9}) (?:from|von|by|de|da|por|par))`,
  value: twoWords,
  isOne: isPerson,
  isInWord: true,
});

/** "Ko-fi: Anna Schmidt 12,00 EUR". What stands behind a noun ("payment from …") is found in `greetings.ts`. */
const transfers = spokenFact({
  kind: "user-name",
  phrase:
    "[Pp]ay[Pp]al(?:-Zahlung| payment)?:|Überweisung:?|Ko-fi:|Patreon:|BuyMeACoffee:|Venmo:|Wise:|Revolut:|Zelle:",
  value: `${twoWords}(?=[^\\r\\n]{0,24}?(?:[$€£] ?\\d|\\d[.,]\\d\\d))${behind}`,
  isOne: isPerson,
});

export const namedPeople: readonly Detector[] = [signers, payersOfAmounts, transfers];

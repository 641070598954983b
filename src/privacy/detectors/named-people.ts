import { lineBefore } from "../characters.ts";
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
  phrase: "CN ?=|SURNAME ?=|GIVENNAME ?=|givenName ?=|GN ?=|SN ?=",
  joint: ' ?"?',
  value: `${twoWords}(?=\\s*(?:[,;+/"'\\])]|$))`,
  isOne: (value) => isPerson(value) && !company.test(value),
});

/** Whose a certificate is that somebody made at home: none of a company, and the name may be a rare one. */
const subjects = spokenFact({
  kind: "user-name",
  phrase: "CN ?=(?<=(?:[Ss]ubject|Owner|Besitzer|Eigentümer|Propriétaire|Propietario|Владелец)[^\\r\\n]{0,120})",
  joint: ' ?"?',
  value: `${twoWords}(?=\\s*(?:[,+/"]|$))`,
  isOne: (value) => hasNoCommonWord(value) && value.split(" ").every((part) => !ofAuthorities.test(part)),
});

const company = / (?:GmbH|Ltd|Inc|LLC|AG|SA|Limited|Corp|CA|Root)\b/;
const ofAuthorities =
  /^(?:Root|Authority|Class|Global|Secure|Sign|Certif|Server|Service|Network|Trust|Inc|Encrypt|Time|Valid|Domain|Public|Primary|Intermedia|Internet|Research|Group|System|Software|Technolog|Corp|Foundation|Project|Studio|Game|Team|Cloud|Amazon|Google|Microsoft|Apple|Oracle|Mojang|Starfield|Daddy|Go$|Digi|Geo|Entrust|Baltimore|Cyber|Let|Minecraft|Mod|Forge|Fabric|Client|Develop|Test|Self|Local|Default|Unknown|Code|Web|Mail|Android|Debug|Key|Store|Company|Organi|Lab|Bank|Universit|Digital|Open|Security|Example|Common|Full|First|Your|Snake|Deutsche|Telekom|Federal|National|Government|Solutions|Media|Online|Hosting|Data|Extended|Standard|Basic|Platinum|Gold|High|Assurance|Premium|Application|Sectigo|Comodo|Thawte|Verisign|Buypass|Actalis|Certum|Quo)/i;

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

/** "Bo = Anna Schmidt (real name)": what it is stands behind. */
const namesBeforeWords: Detector = {
  anchors: ["(rea", "(ech", "(vra", "(Kla", "(kla", "(irl", "(IRL", "(nom", "(naz", "(нас", "(имя"],
  look(text, at, report) {
    const name = ofRealName.test(text.slice(at, at + 24)) ? nameBefore.exec(lineBefore(text, at, 64))?.[1] : undefined;
    if (name !== undefined && hasNoCommonWord(name)) report("user-name", at - 1 - name.length, at - 1);
    return at + 1;
  },
};

const ofRealName =
  /^\((?:real name|irl(?: name)?|echter name|klarname|vrai nom|nombre real|nome (?:real|verdadeiro|vero)|nazwisko|настоящее имя|имя)(?: irl)?\)/i;
const nameBefore = new RegExp(`(?<![\\p{L}\\p{N}_.'’-] ?)(${twoWords}) $`, "u");

export const namedPeople: readonly Detector[] = [signers, subjects, payersOfAmounts, transfers, namesBeforeWords];

import { isAt, word } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { isGivenName } from "../given-names.ts";
import { commonNames } from "../impersonal-names.ts";
import { matchAt } from "../sticky-patterns.ts";
import { behind, capitalised, han } from "./fact-patterns.ts";
import type { LabelledFact } from "./labelled-facts.ts";
import { spokenFact } from "./spoken-facts.ts";

/** `Anna`, `Anna Maria Schmidt`, `Ludwig van Beethoven`, `SCHMIDT`, `张伟`, `田中 太郎`. */
const oneName = String.raw`${capitalised}(?: (?:(?:van|von|der|den|de|da|dos|del|la|di|zu|bin|ben|al|i|y|e) ){0,2}${capitalised})`;
const fullName = String.raw`${oneName}{0,3}${behind}|${han}{2,4}(?: ${han}{1,3})?(?!${han})|\p{Script=Hangul}{2,4}${behind}`;
const twoNames = String.raw`${oneName}{1,3}${behind}`;
const inCyrillic = String.raw`[А-ЯЁІЇЄҐ][а-яёіїєґ-]{1,30}(?: [А-ЯЁІЇЄҐ][а-яёіїєґ-]{1,30}){1,2}${behind}`;
/** `14.03.1998`, `1998-03-14`, `14 March 1998`, `March 14, 1998`, `14 de marzo de 1998`, `1998年3月14日`. */
const month = String.raw`\p{L}{3,12}\.?`;
const date = [
  String.raw`(?:19|20)\d\d ?[-/.年] ?\d{1,2} ?[-/.月] ?\d{1,2}日?`,
  String.raw`\d{1,2}([-/.]) ?\d{1,2}[-/.] ?(?:19|20)?\d\d`,
  String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de |of )?${month}(?: de)?,?(?: (?:19|20)\d\d)?`,
  String.raw`${month} \d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?`,
  String.raw`\d{1,2}月\d{1,2}日`,
]
  .join("|")
  .replace("([-/.])", "[-/.]");

const hasCommonWord = (value: string) =>
  value.split(" ").some((part) => commonNames.has(part.toLowerCase()) || notNames.has(part));
const isNobodys = (value: string) => !hasCommonWord(value);
const beginsWithGivenName = (value: string) => isGivenName(value.split(" ", 1)[0]!);

/** What somebody is called, where a label says that it is a person. `name` alone may be anything's: a given name has to follow. */
export const personFacts: readonly LabelledFact[] = [
  {
    kind: "user-name",
    labels:
      "real name,full name,first name,last name,given name,family name,middle name,surname,maiden name,legal name,your name,vorname,nachname,familienname,vollständiger name,echter name,klarname,nom complet,nom de famille,vrai nom,prénom,prenom,nombre completo,nombre real,apellido,apellidos,nome completo,nome verdadeiro,nome real,sobrenome,apelido,cognome,imię,imie,nazwisko,imię i nazwisko,imie i nazwisko,фио,фамилия,отчество,полное имя,настоящее имя,имя и фамилия,прізвище,姓名,真实姓名,真名,名字,氏名,本名,お名前,名前,이름,성명",
    value: fullName,
    isOne: (value) => !/^[а-яё]/.test(value),
  },
  {
    kind: "user-name",
    labels: "registered to,licensed to,registered owner,owner name,customer,customer name,contact person,kunde,inhaber",
    value: twoNames,
    isOne: isNobodys,
  },
  { kind: "user-name", labels: "имя,ім'я", value: inCyrillic },
  { kind: "user-name", labels: "nom", value: String.raw`${capitalised}(?=[ ,;]{1,3}Prénom)` },
  {
    kind: "user-name",
    labels: "name,nombre,nom,nome,naam,namn,navn,display name,user,username,owner,contact",
    value: twoNames,
    isOne: beginsWithGivenName,
  },
  // As Git has it.
  {
    kind: "user-name",
    labels: "author,committer,commit,from,to,signed off by",
    value: `${twoNames}(?= <[^<>\\s]{3,64}@)`,
  },
  {
    kind: "birthday",
    labels:
      "birthday,birth date,date of birth,dob,born,born on,geburtsdatum,geburtstag,geboren am,geboren,date de naissance,né le,née le,fecha de nacimiento,data de nascimento,data di nascita,data urodzenia,urodziny,anniversaire,cumpleaños,aniversário,compleanno,дата рождения,день рождения,дата народження,生日,出生日期,出生年月,生年月日,誕生日,생년월일",
    value: `(?:${date})${behind}`,
  },
];

/** "Welcome back, Anna Schmidt!": two words with capitals, of which none is a word of logs. One alone is a player's. */
const greetings: Detector = {
  anchors: [
    "Hell",
    "Welc",
    "Hall",
    "Will",
    "Bonj",
    "Dear",
    "egar",
    "rüße",
    "dial",
    "欢迎",
    "你好",
    "我叫",
    "我的名",
    "我是",
  ],
  look(text, at, report) {
    const found = matchAt(greeting, text, at);
    if (!found || (isAt(text, at - 1, word) && found[3] === undefined)) return at + 1;
    const name = (found[1] ?? found[2] ?? found[3])!;
    const end = at + found[0].length;
    if (!hasCommonWord(name)) report("user-name", end - name.length, end);
    return end;
  },
};

const greeting =
  /(?:(?:Hello|Welcome(?: back)?|Hallo|Willkommen(?: zurück)?|Bonjour|Dear),? (\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){1,2})(?![\p{L}\p{N}])(?=[!,.]|\s*$)|(?:(?:欢迎(?:回来)?|你好)[，,] ?|我叫|我的名字(?:是|叫))(\p{Script=Han}{2,4})(?=[！!。，,\s]|$)|(?:egards|rüßen?|dialement|dialmente), ?(\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){1,2})(?![\p{L}\p{N}]))/muy;
const notNames = new Set(
  "World Minecraft Team Everyone Loader Craft Mod Pack Modpack 玩家 大家 各位 朋友 朋友们 新玩家 主人".split(" "),
);

/** Whoever says so is a person; one word is enough. */
const introductions = spokenFact({
  kind: "user-name",
  anchors: [
    "my n",
    "My n",
    "my r",
    "real",
    "Mein",
    "mein",
    "heiß",
    "heis",
    "llam",
    "mi n",
    "Mi n",
    "m'ap",
    "chia",
    "meu ",
    "cham",
    "nazy",
    "Nazy",
    "imię",
    "зову",
  ],
  phrase:
    "[Mm]y (?:real |full )?name(?: is|['’]s)|real name is|[Mm]ein Name ist|hei(?:ß|ss)e|llamo|[Mm]i nombre es|m'appelle|chiamo|meu nome é|chamo|[Nn]azywam się|imię|зовут",
  value: fullName,
  isOne: isNobodys,
});

/** What follows may be anything: "I am Iron Man". */
const saidOfOneself = spokenFact({
  kind: "user-name",
  anchors: ["I am", "i am", "I'm ", "i'm ", "Ich ", "ich ", "je s", "Je s", "soy ", "Soy ", "jest"],
  phrase: "[Ii](?: am|'m)|[Ii]ch bin|[Jj]e suis|[Ss]oy|jestem",
  value: twoNames,
  isOne: (value) => beginsWithGivenName(value) && isNobodys(value),
});

const births = spokenFact({
  kind: "birthday",
  anchors: ["born", "birt", "gebo", "né l", "née ", "nací"],
  phrase: "born(?: on)?|birthday is|geboren am|née? le|nací el",
  value: `(?:${date})${behind}`,
});

export const personDetectors: readonly Detector[] = [greetings, introductions, saidOfOneself, births];

import { type Detector, detectorOf } from "../detector.ts";
import { behind } from "./fact-patterns.ts";
import { isFilledIn, looksRandom } from "./secret-values.ts";
import { spokenFact } from "./spoken-facts.ts";

const groups = String.raw`(?=[A-Z-]{0,29}\d)[A-Z\d]{4,6}(?:-[A-Z\d]{4,6}){2,5}(?![\p{L}\p{N}-])`;

/** What somebody paid for and may redeem once: "Redeem code: X", `Geschenkcode für Minecraft lautet: X`. */
const giftCodes = spokenFact({
  kind: "api-key",
  phrase: [
    "[Gg]ift ?(?:[Cc]ode|[Cc]ard)|deem(?: [Cc]ode|[- ][Kk]ey)?(?<=[Rr]edeem.{0,5})|demption(?: [Cc]ode|[- ][Kk]ey)?(?<=[Rr]edemption.{0,5})|[Vv]oucher(?: ?[Cc]ode)?|paid ?[Cc]ode(?<=[Pp]repaid ?[Cc]ode)|aim ?[Cc]ode(?<=[Cc]laim ?[Cc]ode)",
    "[Gg]eschenk-?(?:[Cc]ode|[Kk]arte)|[Gg]utschein(?:-?[Cc]ode|-?[Kk]arte)?|[Ee]inlösecode|[Cc]ode(?:-| )cadeau|[Cc]arte cadeau|[Cc]ódigo (?:de )?(?:regalo|canje|resgate|presente)|[Cc]artão(?:-| )presente",
    "[Tt]arjeta (?:de )?regalo|[Cc]odice (?:regalo|riscatto)|[Kk]od (?:podarunkowy|prezentowy|aktywacyjny)|[Kk]arta podarunkowa|[Пп]одарочный код|[Пп]одарунковий код|[Кк]од (?:активации|активації|погашения)",
    "兑换码|礼品码|礼品卡|兌換碼|禮品卡|ギフトコード|ギフトカード|引き換えコード|기프트 코드|기프트카드|쿠폰 번호",
  ].join("|"),
  joint: "(?: [^\\r\\n:：=\\d]{1,40}?)?[\"']?[ :：=]{1,4}[\"'(\\[]?(?=[A-Z\\d]{4,6}-[A-Z\\d]{4})",
  value: groups,
  isInWord: true,
});

/** `slmgr /ipk X`, `cscript ospp.vbs /inpkey:X` */
const installedKeys = spokenFact({
  kind: "api-key",
  phrase: "/ipk|/inpkey|/ProductKey|/productkey",
  joint: '[ :=]{1,2}"?',
  value: String.raw`[A-Z\d]{5}(?:-[A-Z\d]{5}){4}(?![\w-])`,
});

/** Tokens that commands take without an option that says so: `cloudflared service install X`, `frpc -t X`, `vault login X`. */
const tokensOfCommands = spokenFact({
  kind: "token",
  phrase: [
    "cloudflared(?:\\.exe)? service install|vault login|doppler login|netlify login|railway login|wrangler login|op signin",
    "--(?:setup|auth|access|claim|enrol?l?|join|agent|pairing)[-_]?(?:key|secret|code|token)|(?:frpc|natfrp|openfrp)\\S{0,24} (?:-u \\d{1,8} )?-[tuf]",
  ].join("|"),
  joint: "[ =]{1,2}[\"']?",
  value: String.raw`[\w.+/=~-]{12,2048}`,
  isOne: (value) => looksRandom(value, 12) && isFilledIn(value),
});

/** What stands in it is the account and the secret of a tunnel: `{"a":…`. Textures of heads begin with other letters. */
const tunnelTokens = spokenFact({
  kind: "token",
  phrase: "eyJhIjoi",
  joint: "",
  value: "[A-Za-z\\d+/_-]{60,600}={0,2}",
});

/** What Google gives a program that may come back: `1//0X`. */
const refreshTokens = detectorOf({
  anchors: ["1//0"],
  kind: "token",
  pattern: /1\/\/0[\w-]{30,200}(?![\w/-])/y,
  skipped: "1//".length,
  isHere: (text, start) => !/[\w/.-]/.test(text.charAt(start - 1)),
});

/** "Gib diesen Code ein: 482913": a verb and the word for a code. */
const codesToEnter = spokenFact({
  kind: "password",
  // From the word for it on: those before it stand in every log.
  phrase: [
    " [Cc]ode(?<=(?:(?:[Ee]nter|[Tt]ype|[Ss]end|[Uu]se)(?: in)?(?: the| this| that)?|[Gg]ib (?:diesen|den|folgenden)|(?:[Ss]aisi(?:s|ssez|r)?|[Ee]ntrez) (?:le|ce)) [Cc]ode)",
    " código(?<=(?:(?:[Ii]ntroduce|[Ii]ngresa|[Ee]scribe) (?:el|este)|(?:[Dd]igite|[Ii]nsira) (?:o|este)) código)| codice(?<=[Ii]nserisci (?:il|questo) codice)",
    " kod(?<=(?:[Ww]pisz|[Pp]odaj)(?: ten)? kod)| код(?<=(?:[Вв]ведите|[Оо]тправьте|[Уу]кажите)(?: этот)? код|[Вв]ведіть(?: цей)? код)",
    "输入(?:以下)?(?:代码|验证码)|輸入(?:以下)?(?:代碼|驗證碼)",
  ].join("|"),
  joint: "(?: [\\p{L}/]{2,12}){0,4}[:：]?[ 「『\"'`]{0,2}(?=[A-Z\\d])",
  value: "(?:\\d{4,8}|(?=[A-Z]{0,7}\\d)(?=\\d{0,7}[A-Z])[A-Z\\d]{5,8})(?![\\p{L}\\p{N}.:%-])",
});

/** "zerotier-cli join X": whoever knows it may ask to be let in. */
const privateNetworks = spokenFact({
  kind: "account-id",
  phrase: "zerotier-cli (?:join|leave)|[Zz]ero[Tt]ier network(?: [Ii][Dd])?:?",
  value: `[\\da-f]{16}${behind}`,
});

export const redeemedKeys: readonly Detector[] = [
  giftCodes,
  installedKeys,
  tokensOfCommands,
  tunnelTokens,
  privateNetworks,
  refreshTokens,
  codesToEnter,
];

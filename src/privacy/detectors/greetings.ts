import { lineBefore } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { commonNames } from "../impersonal-names.ts";
import { han, hanFamilyName } from "./fact-patterns.ts";
import { headers } from "./labelled-facts.ts";
import { type SpokenFact, spokenFact } from "./spoken-facts.ts";

const notNames = new Set(
  "World Minecraft Crayfish Team Everyone Loader Craft Mod Pack Modpack 玩家 大家 各位 朋友 朋友们 新玩家 主人".split(
    " ",
  ),
);

export const isNoName = (part: string) => notNames.has(part);
export const hasNoCommonWord = (value: string) =>
  !value.split(" ").some((part) => commonNames.has(part.toLowerCase()) || isNoName(part));

/** Two words with capitals, of which none is a word of logs. One alone is a player's. */
const oneWord = String.raw`(?:\p{Lu}['’])?\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})?`;
export const twoWords = String.raw`${oneWord}(?: ${oneWord}){1,2}(?![\p{L}\p{N}-])`;
const endsThere = String.raw`(?= ?[!,.](?!\d)|\s*$)`;

function namesBehind(phrase: string, rest: Pick<SpokenFact, "value" | "joint" | "isInWord">): Detector {
  return spokenFact({ kind: "user-name", phrase, isOne: hasNoCommonWord, ...rest });
}

const title =
  "(?:(?:Mr|Mrs|Ms|Dr|Sr|Sra|Herr|Frau|Monsieur|Madame|Señora?|Senhora?|Signora?|Sig\\.|Panie|Pani|Pan|[Pp]ane|[Pp]aní|господин|госпожа|пане?|пані|meneer|mevrouw)\\.? )";

/** "Welcome back, Anna Schmidt!" */
const welcomes = namesBehind(
  [
    "Hello|Welcome(?: back)?|Good (?:morning|afternoon|evening)|Dear(?: Mrs?\\.?)?|Hi|Hey",
    "Hallo|Willkommen(?: zurück)?|Guten (?:Tag|Morgen|Abend)|Lieber?",
    "Bonjour|Bonsoir|Bienvenue|Bon retour|Rebonjour",
    "Hola|Bienvenid[oa](?: de (?:nuevo|vuelta))?|Buen(?:os días|as tardes|as noches)",
    "Olá|Oi|Bem-vind[oa](?: de volta)?|Bom dia|Boa (?:tarde|noite)",
    "Ciao|Benvenut[oa]|Bentornat[oa]|Buongiorno|Buonasera",
    "Witaj(?:cie)?(?: ponownie)?|Witamy(?: ponownie)?|Cześć|Dzień dobry",
    "Добро пожаловать|С возвращением|Здравствуйте?|Привет|Вітаємо|Ласкаво просимо|Вітаю",
    "Welkom(?: terug)?|Välkommen(?: tillbaka)?|Velkommen(?: tilbage| tilbake)?|Tervetuloa(?: takaisin)?|Hoş geldin(?:iz)?|Merhaba",
    "Vítejte(?: zpět)?|Üdvözöl\\p{L}{1,3}|Bun venit|Selamat datang(?: kembali)?",
  ].join("|"),
  { joint: "[,!]? ", value: `${twoWords}${endsThere}` },
);

/** "Sehr geehrte Frau Schmidt," */
const salutations = namesBehind("Dear|Sehr geehrter?|Cher|Chère|Estimad[oa]|Prezad[oa]|Szanown[ya]|Gentile|Geachte", {
  joint: ` ${title}`,
  value: String.raw`\p{Lu}\p{Ll}{1,20}(?:[ -]\p{Lu}\p{Ll}{1,20}){0,2}(?![\p{L}\p{N}])${endsThere}`,
});

/** "Уважаемый Иван Петров, …", "Estimado Juan Pérez:": two words, of which none is one of logs. */
const formal = namesBehind(
  [
    "Dear|Sehr geehrter?|Liebe[rs]?|Werter?|Chère?|Estimad[oa]|Apreciad[oa]|Querid[oa]|Prezad[oa]|Car[oa]|Gentile|Egregi[oa]|Geachte|Beste|Hej|Bästa|Kära|Kjære|Kære|Hyvä|Szanown[yae]|Drog[ia]",
    "Vážen[ýá]|Tisztelt|Kedves|Stimat[ăe]|Dragă|Sayın|Уважаем(?:ый|ая|ые)|Дорог(?:ой|ая)|Шановн(?:ий|а|і)|Поштован[иа]|Αγαπητ(?:έ|ή)|Kính gửi|Yth\\.|Poštovan[ia]",
  ].join("|"),
  { joint: ` ${title}?`, value: String.raw`${twoWords}(?= ?[!,:;](?!\d)|\s*$)` },
);

/** "Kind regards, Anna Schmidt" */
const signatures = namesBehind(
  [
    "regards|Regards|wishes|Sincerely|Yours(?: truly| faithfully)?|Cheers|Thanks|Thank you|Grüßen?|Grüssen?|grüßen?|LG|[Cc]ordialement|[Ss]aludos|Atentamente|Un saludo",
    "Atenciosamente|[Cc]ordialmente|Abraços|[Ss]aluti|Pozdrawiam|Z poważaniem|С уважением|уважением|З повагою|[Gg]roet(?:en|jes)?|hälsning(?:ar)?|[Hh]ilsen|terveisin|S pozdravem|Üdvözlettel",
    "Cu stimă|Saygılarımla|Hormat saya|Trân trọng|Με εκτίμηση",
  ].join("|"),
  { joint: `(?:[,!.]?[ \\t]{0,4}\\r?\\n${headers}[ \\t]{0,16}(?=[^\\r\\n]{3,64}$)|[,!.]? ?)`, value: twoWords },
);

const saidBy =
  "wrote|writes|said|says|replied|answered|paid|bought|ordered|donated|reported|called|schrieb|schreibt|sagte|hat|zahlte|a (?:écrit|payé|commandé|dit)|écrit|escribió|dijo|pagó|escreveu|disse|pagou|ha (?:scritto|pagato|detto)|scrive|napisał|napisała|zapłacił|schreef|skrev|написал|написала|пишет|заплатил|написав";

/** "Mr. Holm wrote", "Herr Holm hat bezahlt": mods are called so, too, but do nothing of the kind. */
const titled = namesBehind(
  "Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Señora?|Sr\\.|Sra\\.|Senhora?|Signora?|Sig\\.|Panią?|Pani|Dhr\\.|Mevr\\.|Meneer|Mevrouw|г-н|г-жа|[Гг]осподин|[Гг]оспожа|[Пп]ан|[Пп]ані",
  { value: String.raw`\p{Lu}\p{Ll}{1,20}(?:[ -]\p{Lu}\p{Ll}{1,20}){0,2}(?= (?:${saidBy})(?!\p{L}))` },
);

/** "Signed in as Anna Schmidt", "Payment received from Anna Schmidt": players have no spaces in their names. */
const signIns = namesBehind(
  [
    "in as(?<=(?:[Ll]ogged|[Ss]igned) in as)|Angemeldet als|angemeldet als|Eingeloggt als|Connecté en tant que|connecté en tant que",
    "Sesión iniciada como|Conectado como|conectado como|Accesso effettuato come|Zalogowano jako|Ingelogd als|Вы вошли как|Вход выполнен как",
    "Purchased by|purchased by|Ordered by|ordered by|Payment (?:received )?from|payment (?:received )?from|Donation from|donation from|Profile of|Account of",
    "Gekauft von|Bestellt von|Zahlung von|Paiement de|Pago de|Pagamento de|Płatność od",
    "[Pp]aid by|[Dd]onated by|[Bb]ought by|[Bb]ezahlt von|[Gg]espendet von|[Pp]ayée? par|hetée? par(?<=[Aa]chetée? par)|[Pp]agad[oa] por|[Pp]ago por|prad[oa] por(?<=[Cc]omprad[oa] por)|[Pp]agato da|[Oo]płacon[aey] przez|taald door(?<=[Bb]etaald door)|[Оо]плачено",
    `(?:[Pp]ayment|[Dd]onation|[Zz]ahlung|[Ss]pende|Überweisung|[Pp]aiement|[Pp]ago|[Dd]onación|[Pp]agamento|[Pp]łatność|[Ww]płata|[Пп]лат[её]ж|[Дд]онат|[Пп]еревод|[Оо]плата)[^\\r\\n]{0,32}? (?:from|by|von|de|par|por|da|od|от)`,
  ].join("|"),
  { joint: ":? [\"'“«]?", value: twoWords, isInWord: true },
);

const afterName = String.raw`(?=[！!。，,、；;\s]|$)`;

/** `欢迎回来，张伟！`, `我叫张伟` */
const inHan = namesBehind("欢迎(?:回来)?[，,]|你好[，,]|我叫|我的名字(?:是|叫)", {
  joint: " ?",
  value: `${han}{2,4}${afterName}`,
});

/** Behind words that may announce something else, too: `您好，张伟`, `姓名张伟，`. */
const ofFamilies = namesBehind(
  "欢迎(?:您)?(?:回来)?|歡迎(?:回來)?|您好|尊敬的|姓名|本名|真名|实名(?:信息|认证)?|联系人|收件人",
  { joint: "[，,：:]? ?", value: `${hanFamilyName}${han}{1,2}(?:${afterName}|(?=先生|女士|登录|您))` },
);

/** `ようこそ、高橋美咲さん`, `환영합니다, 박서연님` */
const withHonorific = namesBehind("ようこそ|おかえりなさい|こんにちは|환영합니다|안녕하세요", {
  joint: "[、,！!]? ?",
  value: `${han}{2,5}(?=さん|様)|(?!플레이어|회원|고객|관리자)\\p{Script=Hangul}{2,4}(?=님)`,
});

/** `高橋 美咲 様`, `陈晓明先生`, `박서연 고객님`: what one says of customers stands behind the name. */
const beforeHonorific: Detector = {
  anchors: [" 様", "　様", "様\n", "様\r", "様、", "先生", "女士", "고객님", "회원님"],
  look(text, at, report) {
    const line = lineBefore(text, at, 24);
    const [, name] = (honoured[text.charAt(at)] ?? honoured.様!).exec(line) ?? [];
    if (name === undefined) return at + 1;
    const end = at - (line.length - line.trimEnd().length);
    report("user-name", end - name.length, end);
    return at + 1;
  },
};

const honoured: Readonly<Record<string, RegExp>> = {
  様: new RegExp(`(?:^|[\\s、。「])(${han}{1,4}[ 　]${han}{1,4}) ?$`, "u"),
  先: new RegExp(`(?:^|[\\s，。：:])(${hanFamilyName}${han}{1,2})$`, "u"),
  女: new RegExp(`(?:^|[\\s，。：:])(${hanFamilyName}${han}{1,2})$`, "u"),
  고: /(?:^|\s)([김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염석선설마길연위표명기반라왕금옥육인맹제모][가-힣]{1,2}) ?$/u,
  회: /(?:^|\s)([김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염석선설마길연위표명기반라왕금옥육인맹제모][가-힣]{1,2}) ?$/u,
};

export const greetings: readonly Detector[] = [
  welcomes,
  salutations,
  formal,
  signatures,
  titled,
  signIns,
  inHan,
  ofFamilies,
  withHonorific,
  beforeHonorific,
];

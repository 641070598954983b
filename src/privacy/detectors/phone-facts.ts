import { isAt, isDigitByte, lineBefore, lineBehind, tableOf, word } from "../characters.ts";
import { type Detector, detectorOf, pairs } from "../detector.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { behind } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Seven to fifteen digits, with or without a plus sign before them, in groups of any kind; also as wide as Chinese characters. */
const phoneNumber = String.raw`(?=\+?(?:[ ()./-]{0,3}\d){7,15}(?!\d))\+?[(\d][\d ()./-]{5,22}\d(?![\p{L}\p{N}]|\.\d)|[０-９][０-９－ー-]{6,18}`;
/** Where little says that it is one: nine digits at least, and no time, date or address of a computer. */
const longNumber = String.raw`(?!(?:19|20)\d\d[-/.]\d|\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|\d{1,2}\.\d{1,2}\.(?:19|20)\d\d)(?=\+?(?:[ ()./-]{0,3}\d){9,15}(?!\d))\+?[(\d][\d ()./-]{7,22}\d(?![\p{L}\p{N}]|[.:]\d)`;
/** With a plus sign or a zero before it, or in groups: not any number. */
const groupedNumber = `(?=[+0(]|\\d{1,4}[ ./-])${longNumber}`;

/** Not `1.20.1-47.2.0`, which has as many digits. In Scandinavia they have eight. */
const spokenNumber = `(?![1-9]\\d?\\.\\d)${groupedNumber}|(?:\\d\\d ){3}\\d\\d(?![ \\d.:])|\\d{3} \\d\\d \\d{3}(?![ \\d.:])|89\\d{9}(?![\\d.])`;

const labels = [
  "contact phone,contact telephone,phone,fon,phone 1,phone 2,telephone,tel,tel.,mobile,mobile phone,cell,cell phone,fax,WhatsApp,signal,viber,ph,phone number,phone no,phone nr,mob,telephone number,mobile number,contact number,msisdn,gsm,gsm no",
  "kontakttelefon,kontaktnummer,telefon,telefonnummer,telefon-nr,telefonnr,telefonnr.,tel.-nr.,tel.nr.,rufnummer,mobil,mobilnummer,mobilnr,mobilnr.,handy,handynummer,handynr,handynr.",
  "téléphone de contact,tél. de contact,tél,tél.,téléphone,portable,numéro de téléphone,numéro de portable,n° de téléphone,tél. portable",
  "teléfono de contacto,tel. de contacto,teléfono,telefono,número de teléfono,nº de teléfono,tlf,tlf.,tfno,tfno.,móvil,movil,número de móvil,celular,número de celular",
  "telefone de contato,telefone de contacto,telefone,telemóvel,número de telefone,número de celular,cellulare,numero di telefono,numero di cellulare",
  "tel. kontaktowy,telefon kontaktowy,numer kontaktowy,numer telefonu,nr telefonu,nr tel,nr tel.,tel. kom.,telefonu,telefon komórkowy,komórka,telefonní číslo,mobilní číslo,telefónne číslo,telefonszám,mobilszám,număr de telefon,numar de telefon,nr. de telefon,broj telefona,broj mobitela",
  "telefoon,telefoonnummer,telnr,mobiel,mobiel nummer,gsm-nummer,puhelin,puhelinnumero,puh,puh.,kännykkä,cep telefonu,telefon numarası,telefon no,cep no,numaram,telefonum",
  "телефон,тел,тел.,моб,моб.,мобильный,мобильный телефон,сотовый,контактный телефон,номер телефона,номер телефону,телефонен номер,вайбер,ватсап,τηλέφωνο,αριθμός τηλεφώνου,κινητό,τηλ,τηλ.",
  "nomor telepon,no telepon,nomor hp,no hp,no. hp,nomor wa,no wa,telepon,số điện thoại,điện thoại,sđt,sdt,เบอร์โทร,เบอร์โทรศัพท์,โทรศัพท์,เบอร์มือถือ,رقم الهاتف,الهاتف,رقم الجوال,الجوال,טלפון,מספר טלפון,फ़ोन,मोबाइल",
  "手机,手机号,手机号码,手機,手機號碼,电话,電話,电话号码,電話號碼,电话号,联系电话,聯絡電話,联系方式,連絡先,電話番号,携帯番号,携帯,携帯電話,携帯電話番号,전화,전화번호,연락처,휴대폰,휴대폰 번호,휴대전화,핸드폰,핸드폰 번호",
].join();

/** How somebody is called up. Numbers without a label are those of anything. */
export const phoneFacts: readonly LabelledFact[] = [
  { kind: "phone", labels, value: phoneNumber, spoken: spokenNumber },
  {
    kind: "phone",
    labels:
      "my number,meine nummer,mon numéro,mi número,meu número,il mio numero,mijn nummer,mitt nummer,mit nummer,numeroni,mój numer,moje číslo,a számom,numărul meu,номер,мой номер,мій номер,ο αριθμός μου,nomor saya,số của tôi,hotline,sms,phone call",
    value: groupedNumber,
    spoken: spokenNumber,
  },
  {
    kind: "phone",
    labels:
      "my nr,my mobile,my cell,my digits,my whatsapp,mein handy,meine nr,mon num,mon tel,mon portable,mi cel,mi celu,mi movil,mi móvil,mi whats,mi whatsapp,mi tel,meu zap,meu whats,meu cel,meu celular,il mio cell,il mio tel,mój nr,mój tel,mijn nr,mitt nr,mit nr,мой телефон,мой тел,мій телефон,nomorku,nomor wa saya,telefonum,numaram",
    value: longNumber,
    spoken: `(?![1-9]\\d?\\.\\d)${longNumber}`,
  },
  { kind: "phone", labels: "번호", value: String.raw`01\d[- ]?\d{3,4}[- ]?\d{4}${behind}` },
];

/** "call me at X" */
const spokenPhones = spokenFact({
  kind: "phone",
  phrase:
    " me (?:at|on)|[Pp]hone (?:number|no\\.?)|[Tt]el\\.?|[Ww]hats[Aa]pp|[Тт]ел\\.?|[Вв]айбер|[Вв]атсап|핸드폰|휴대폰|전화|연락처",
  value: phoneNumber,
});

/** Digit by digit, some of them in words: `null eins 7 6 5 5 …`. */
const digitWord =
  "zero|one|two|three|four|five|six|seven|eight|nine|oh|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|um|dois|três|quatro|sete|oito|nove|due|tre|quattro|cinque|sei|sette|otto|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|ноль|один|два|три|четыре|пять|шесть|семь|восемь|девять|nul|een|twee|drie|vijf|zes|zeven|negen";
const spelledNumber = String.raw`(?:(?:${digitWord}|\d{1,4})[ ,-]{1,2}){6,15}(?:${digitWord}|\d{1,4})(?![\p{L}\p{N}])`;

/** What people say before their number: "ring me X", "ruf mich an: X". */
const announcedPhones = spokenFact({
  kind: "phone",
  phrase: [
    "[Mm]y (?:phone |cell |mobile )?(?:number|cell)(?: is|'s)?:?|[Cc]all(?: me)?(?: at| on)?:?|[Tt]e?xt me(?: at| on)?:?|[Rr]ing(?: me| mig| meg| mej)?(?: at| on| på)?:?| up at|[Rr]each me(?: at| on)?",
    "[Nn]ummer(?: ist| lautet| is| er| är)?:?|[Rr]uf (?:mich |mal |gern |bitte )?an(?: unter)?:?|mir (?:auf|per|über) (?:[Ww]hats[Aa]pp|[Ss]ignal|SMS|sms):?|(?:mich|mir|erreichbar) unter:?",
    "[Nn]uméro(?: c'est| est)?(?: le)?:?|[Aa]ppelle[sz]?(?:[- ]moi)?(?: au| sur le)?|[Tt]éléphone[sz]?(?:[- ]moi)? au|moi au",
    "numero(?: è| es)?:?|[Nn]úmero(?: é| es)?:?|[Ll]l[áa]m(?:ame|ad?me|en|e)(?: al?)?|[Ee]scr[íi]beme al?|[Cc]hiama(?:mi|temi)(?: al)?",
    "[Mm]e (?:liga|chama)(?: no| em)?|[Ll]iga(?:r|-me)?(?: pr[oa] mim)?(?: no| para)?|[Zz]ap(?:zap)?|numer(?: to)?:?|[Zz]?[Dd]zwoń(?: do mnie)?(?: pod| na)?(?: numer)?|[Zz]adzwoń(?: do mnie)?(?: pod| na)?(?: numer)?|[Nn]apisz na",
    "[Bb]el (?:me|mij)(?: even)?(?: op)?|[Ss]oita(?: mulle| minulle)?(?: numeroon)?|[Zz]avolej(?:te)?(?: mi)?(?: na)?|[Hh]ívj(?:atok)?(?: fel)?(?: a)?|[Ss]un[ăa]-m[ăa](?: la)?|[Nn]azovi me(?: na)?",
    "[Bb]eni ara(?:yın)?|[Aa]ra(?:yın)? beni|[Nn]umaram|[Hh]ubungi(?: saya| aku)?(?: di| ke)?|[Tt]el(?:epo|po)n(?: saya| aku)?(?: di| ke)?|[Gg]ọi(?: cho)?(?: tôi| mình| em| anh)?(?: số| qua)?|[Κκ]άλεσέ με(?: στο)?|[Ππ]άρε με(?: στο)?",
    "номер(?: телефон[ау])?:?|(?:[Зз]|[Пп]оз|[Пп]ереоз)вон\\p{L}{1,5}(?: мне| мені)?(?: по| на)?|[Зз]ателефонуй(?: мені)?(?: на)?|[Нн]абер\\p{L}{1,3}(?: мене| меня)?|اتصل(?: بي)?(?: على)?|رقمي",
    "[Hh]otline|[Ss]upport|Notfall(?:nummer)?|Kontakt|Contact|Emergency(?: contact)?",
  ].join("|"),
  // "Null" is a digit in some languages, and elsewhere what is not filled in.
  joint: " {1,2}(?:null? )?",
  value: `${spokenNumber}|(?<= (?:is|ist|es|é|è|to) )${longNumber}|${spelledNumber}`,
});

/** Whom a service has sent a message. */
const messagedPhones = spokenFact({
  kind: "phone",
  phrase:
    "(?:SMS|sms|[Cc]ode|[Cc]ódigo|[Cc]odice|[Kk]od|[Кк]од|[Kk]ode)(?: \\p{L}{2,12}){0,3} (?:to|an|au|à|al?|para|do|na|naar|til|till|на|на номер|ke|đến)",
  value: longNumber,
});

/** `+49 170 1234567`, with no word before it. Not `0.92.2+1.20.1`, nor `+0800`: a number of a country and nine digits more. */
const internationalPhones: Detector = {
  ...detectorOf({
    anchors: pairs("+", "123456789"),
    kind: "phone",
    pattern:
      /\+(?=(?:[ ()./-]{0,3}\d){9,15}(?!\d))[1-9]\d{0,2}(?:[ -]?\(\d{1,4}\))?(?:(?:(?:[ -]| \/ )?\d{1,8}){2,6}|\.\d{2,4}\.\d{4,10})(?![\w.])/y,
    isHere: (text, start) => !isAt(text, start - 1, word) && text.charAt(start - 1) !== ".",
  }),
  rulesOut(bytes, at) {
    for (let next = at + 2; next < at + 10; next++) if (inPhone[bytes[next]!] !== 1) return true;
    return false;
  },
};

const inPhone = tableOf("0123456789 ()./-");

/** `010-5550-1837`, `090-5550-1837`: as nothing else is written in Korea and Japan. */
const mobilePhones = detectorOf({
  anchors: ["010-", "011-", "016-", "019-", "050-", "070-", "080-", "090-"],
  kind: "phone",
  pattern: /(?:01[0169]-\d{3,4}-\d{4}|0[5789]0-\d{4}-\d{4})(?![\w-]|[.:]\d)/y,
  isHere: (text, start) => !/[\w.:+-]/.test(text.charAt(start - 1)),
});

/** `(628) 555-0164`, as it is written in North America, and `(21) 98555-0164`, as in Brazil. */
const phonesWithBrackets: Detector = {
  anchors: pairs(" ", "0123456789").map((pair) => `)${pair}`),
  rulesOut: (bytes, at) => bytes[at + 5] !== dash && bytes[at + 7] !== dash,
  look(text, at, report) {
    const from = Math.max(0, at - 5);
    const found = bracketed.exec(text.slice(from, at + 14));
    if (!found) return ~(at + 1);
    const start = from + found.index;
    report("phone", start, start + found[0].length);
    return start + found[0].length;
  },
};

const dash = 45;
const bracketed = /(?<![\w)])\((?:[2-9]\d\d\) \d{3}|[1-9]\d\) 9\d{4})-\d{4}(?!\d)/;

/** `https://wa.me/4917012345678` */
const whatsAppLinks = detectorOf({
  anchors: pairs("/", "123456789").map((pair) => `me${pair}`),
  kind: "phone",
  pattern: /me\/\d{8,15}(?!\w)/y,
  skipped: "me/".length,
  isHere: (text, start) => text.endsWith("wa.", start),
});

/** The same as links have it: `%2B4917012345678`. */
const encodedPhones = detectorOf({
  anchors: ["%2B", "%2b"],
  kind: "phone",
  pattern: /%2[Bb][1-9]\d{8,14}(?!\w)/y,
});

/**
 * "ruf mich an, wenn er wieder läuft: 0176 5550143": what begins with a zero and has groups as phones have, where a word of the
 * line speaks of calling. Not `00:12`, nor `0123456789`.
 */
const phonesInSentences: Detector = {
  anchors: pairs(" ", "0").flatMap((pair) => [..."123456789"].map((next) => pair + next)),
  rulesOut: (bytes, at) =>
    !isPartOfPhone(bytes[at + 3]!) || !isPartOfPhone(bytes[at + 4]!) || !isPartOfPhone(bytes[at + 6]!),
  look(text, at, report) {
    const end = endOfMatch(nationalNumber, text, at + 1);
    if (end < 0) return ~(at + 1);
    const isSaid = ofCalls.test(lineBefore(text, at, 120)) || ofCallsBehind.test(lineBehind(text, end, 48));
    if (isSaid) report("phone", at + 1, end);
    return at + 1;
  },
};

const isPartOfPhone = (byte: number) => isDigitByte(byte) || byte === 32 || byte === dash || byte === 47 || byte === 46;
const nationalNumber =
  /0\d{1,4}(?:(?:[ /-]| ?\/ ?)\d{3,9}(?:[ -]\d{1,5}){0,3}|(?:[ .-]\d\d){4}|(?:[ .-]\d{2,4}){2,4}|\d{6,8})(?![\p{L}\p{N}]|[.:]\d)/uy;
const ofCalls = new RegExp(
  `(?<!\\p{L})(?:${[
    "call(?:s|ed|ing)?(?! ?(?:stack|site|graph|count|to ))|ring|phone|phone number|text me|reach me|reachable|whats?app|telegram|signal|sms|cell|mobile|dm me|my (?:number|nr|digits)|landline",
    "ruf\\p{L}{0,2}|anrufen|angerufen|anruf|klingel\\p{L}{0,2}|meld dich|handy\\p{L}{0,7}|mobil\\p{L}{0,7}|telefon\\p{L}{0,7}|nummer|nr|erreich\\p{L}{1,4}|tel|festnetz|durchwahl|notfall\\p{L}{0,6}",
    "appel\\p{L}{1,4}|c['’]est le|portable|téléphone\\p{L}{0,1}|tél|numéro|num|joindre|joignable|06 ?:|fixe|llám\\p{L}{1,4}|llama\\p{L}{0,3}|móvil|celular|teléfono|número|wasap|liga\\p{L}{0,2}|telefone|telemóvel|zap",
    "chiam\\p{L}{1,4}|cellulare|cell|telefono|numero|dzwoń|zadzwoń|dzwonić|telefonu|numer|komórka|bel(?:len)?|mobiel|nummer|telefoonnummer|app(?: me)?|06-?nummer",
    "ring|mobilen|numret|soita|numero|hívj|számom|sună\\p{L}{0,3}|numărul|zavolej|číslo|ara|numaram|telefonum|hubungi|nomor|hp|wa|gọi|số",
    "(?:по)?звон\\p{L}{1,4}|телефон\\p{L}{0,3}|номер\\p{L}{0,2}|тел|набер\\p{L}{1,3}|дзвон\\p{L}{1,3}|τηλέφωνο|κινητό|κάλεσ\\p{L}{1,2}",
  ].join("|")})(?!\\p{L})|電話|携帯|전화|연락|핸드폰|電話番号`,
  "iu",
);
const ofCallsBehind =
  /^["')]?[ ,;:(-]{0,3}(?:\(?(?:mobil|mobile|cell|handy|privat|home|work|whatsapp|portable|fixe|móvil|cellulare)\)?(?!\p{L})|(?:is|ist|es|est|è|é|to|är|er|это) (?:my|meine?|mi|mon|il mio|o? ?meu|mój|mijn|mitt?|мой) |(?:call|ring|text|ruf|anruf|appel|llám|liga|chiam|zadzwo|bel |звон))/iu;

/** Numbers that stand behind Chinese words without anything between: `手机13901234567`. */
const numbersInHan = spokenFact({
  kind: "phone",
  phrase:
    "手[机機][号號]?[码碼]?|[电電][话話][号號]?[码碼]?|電話番号|携帯番号|QQ[号號]码?|เบอร์(?:โทร(?:ศัพท์)?|มือถือ)?|โทร(?:หา(?:ฉัน|ผม|เรา))?(?:ที่)?|전화번호|(?:同号|发送[至到]|发至|加我|致电|拨打|打给我|事打|请打|联系我?)(?=[ +]{0,2}(?:86 ?)?1[3-9])",
  joint: " ?",
  value: String.raw`\+?\d(?:[ -]?\d){5,14}(?![\w.]|字节)`,
});

export const phoneDetectors: readonly Detector[] = [
  spokenPhones,
  announcedPhones,
  messagedPhones,
  internationalPhones,
  encodedPhones,
  phonesWithBrackets,
  phonesInSentences,
  mobilePhones,
  whatsAppLinks,
  numbersInHan,
];

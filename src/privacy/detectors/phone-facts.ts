import { isAt, word } from "../characters.ts";
import { type Detector, detectorOf, pairs } from "../detector.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Seven to fifteen digits, with or without a plus sign before them, in groups of any kind; also as wide as Chinese characters. */
const phoneNumber = String.raw`(?=\+?(?:[ ()./-]{0,3}\d){7,15}(?!\d))\+?[(\d][\d ()./-]{5,22}\d(?![\p{L}\p{N}]|\.\d)|[０-９][０-９－ー-]{6,18}`;
/** Where little says that it is one: nine digits at least, and no time, date or address of a computer. */
const longNumber = String.raw`(?!(?:19|20)\d\d[-/.]\d|\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|\d{1,2}\.\d{1,2}\.(?:19|20)\d\d)(?=\+?(?:[ ()./-]{0,3}\d){9,15}(?!\d))\+?[(\d][\d ()./-]{7,22}\d(?![\p{L}\p{N}]|[.:]\d)`;
/** With a plus sign or a zero before it, or in groups: not any number. */
const groupedNumber = `(?=[+0(]|\\d{1,4}[ ./-])${longNumber}`;

/** How somebody is called up. Numbers without a label are those of anything. */
export const phoneFacts: readonly LabelledFact[] = [
  {
    kind: "phone",
    labels:
      "phone,phone 1,phone 2,telephone,tel,tel.,tél,tél.,telefon,telefonnummer,rufnummer,mobile,mobil,mobile phone,mobilnummer,mobilnr,mobilnr.,telefonnr.,tel.-nr.,handy,handynummer,handynr,handynr.,cell,cell phone,fax,WhatsApp,signal,viber,ph,phone number,phone no,telephone number,mobile number,contact number,msisdn,gsm,téléphone,portable,numéro de téléphone,numéro de portable,teléfono,telefono,número de teléfono,tlf,tfno,tfno.,móvil,movil,celular,telefone,telemóvel,numer telefonu,nr telefonu,telefonu,komórka,cellulare,numero di telefono,telefoon,telefoonnummer,telefonnr,telefonszám,puhelin,puhelinnumero,cep telefonu,телефон,тел,тел.,моб,моб.,мобильный,номер телефона,вайбер,ватсап,手机,手机号,携帯番号,手机号码,手機,手機號碼,电话,電話,电话号码,電話番号,携帯,携帯電話,联系电话,联系方式,連絡先,전화번호,연락처,휴대폰,핸드폰",
    value: phoneNumber,
  },
  {
    kind: "phone",
    labels: "my number,meine nummer,mon numéro,mi número,номер,мой номер,hotline,sms",
    value: groupedNumber,
  },
];

/** "call me at X", "Tel. X" */
const spokenPhones = spokenFact({
  kind: "phone",
  phrase:
    " me (?:at|on)|[Tt]el\\.?|[Pp]hone(?: number)?(?: is)?|Telefon(?:nummer)?(?: ist)?|Номер телефона|[Ww]hats[Aa]pp|[Тт]ел(?:\\.|ефон)?|[Mm]obil(?:e|nr\\.?|nummer)?(?: ist)?|[Вв]айбер|[Вв]атсап|핸드폰|휴대폰|전화|연락처",
  value: phoneNumber,
});

/** What people say before their number: "my number is X", "ruf mich an: X". */
const announcedPhones = spokenFact({
  kind: "phone",
  phrase: [
    "[Mm]y (?:phone |cell |mobile )?(?:number|cell)(?: is|'s)?:?|(?:[Cc]all|[Tt]ext|ring)(?: me)?(?: at| on)?:?| up at",
    "[Nn]ummer(?: ist| lautet)?:?|[Rr]uf (?:mich |mal |gern |bitte )?an(?: unter)?:?|mir (?:auf|per|über) (?:[Ww]hats[Aa]pp|[Ss]ignal|SMS|sms):?",
    "[Nn]uméro(?: c'est| est)?(?: le)?:?|[Aa]ppelle[sz]?(?:-moi)? (?:au|sur le)|numero(?: è| es)?:?|[Nn]úmero(?: é| es)?:?|[Ll]l[áa]mame al?",
    "[Cc]hiamami al?|me liga no|liga(?:r)? (?:no|para)|[Zz]ap|numer(?: to)?:?|[Zz]adzwoń(?: pod)?(?: numer)?",
    "номер(?: телефона)?:?|(?:[Зз]|[Пп]оз)вон\\p{L}{1,5}(?: по)?",
    "[Hh]otline|[Ss]upport|Notfall(?:nummer)?|Kontakt|Contact|Emergency(?: contact)?",
  ].join("|"),
  value: `${groupedNumber}|(?<= (?:is|ist|es|é|è|to) )${longNumber}`,
});

/** Whom a service has sent a message. */
const messagedPhones = spokenFact({
  kind: "phone",
  phrase: "(?:SMS|sms|code)(?: code)?(?: was| has been)? (?:sent )?to|SMS an",
  value: longNumber,
});

/** `+49 170 1234567`, with no word before it. Not `0.92.2+1.20.1`, nor `+0800`: a number of a country and nine digits more. */
const internationalPhones = detectorOf({
  anchors: pairs("+", "123456789"),
  kind: "phone",
  pattern:
    /\+(?=(?:[ ()./-]{0,3}\d){9,15}(?!\d))[1-9]\d{0,2}(?:[ -]?\(\d{1,4}\))?(?:(?:(?:[ -]| \/ )?\d{1,8}){2,6}|\.\d{2,4}\.\d{4,10})(?![\w.])/y,
  isHere: (text, start) => !isAt(text, start - 1, word) && text.charAt(start - 1) !== ".",
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

/** Numbers that stand behind Chinese words without anything between: `手机13901234567`. */
const numbersInHan = spokenFact({
  kind: "phone",
  phrase:
    "手[机機]号?码?|[电電][话話]号?码?|QQ[号號]码?|(?:同号|发送[至到]|发至|加我|致电|拨打|联系我?)(?=[ +]{0,2}(?:86 ?)?1[3-9])",
  joint: " ?",
  value: String.raw`\+?\d(?:[ -]?\d){5,14}(?![\w.]|字节)`,
});

export const phoneDetectors: readonly Detector[] = [
  spokenPhones,
  announcedPhones,
  messagedPhones,
  internationalPhones,
  phonesWithBrackets,
  whatsAppLinks,
  numbersInHan,
];

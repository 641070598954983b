import { isDigitByte, lineBefore } from "../characters.ts";
import { type Detector, pairs } from "../detector.ts";
import { isGivenName } from "../given-names.ts";
import { commonNames } from "../impersonal-names.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { behind, capitalised, han } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** A street with a number, in either order, and what follows it. Not `mc.example.org`, `0x7f3a` or `127.0.0.1:25565`. */
const word = String.raw`\p{L}[\p{L}\p{M}.'’-]{0,30}`;
const number = String.raw`(?:(?:д\.|дом|[Nn]r\.?|[Nn]o[.:]?|n[°º]|č\.) ?)?\d{1,4}(?:[a-z]|\/\d{1,4})?`;
const numberEnd = String.raw`(?![\p{L}\p{N}.:])`;
const more = String.raw`(?:, ?[\p{L}\d][\p{L}\d .'’/-]{1,40}){0,3}`;
const streetThenNumber = String.raw`(?:${capitalised}|(?:ul|ул|al|pl|os|пр|пер|вул|c|av|r)\.|улица|вулиця|calle|rua|rue|via|ulica|jalan|đường)(?: ${word}){0,4},? ${number}`;
const numberThenStreet = String.raw`\d{1,5}[A-Za-z]?(?: (?:bis|ter))?,? (?:${word} ){0,3}${capitalised}(?: ${word}){0,3}`;
const street = `(?:${numberThenStreet}|${streetThenNumber})${numberEnd}${more}`;
/** What follows a street: a town, mostly behind its postal code. */
const townBehind = String.raw`, ?(?:[A-Z]{0,2}-?\d{4,6}(?: [A-Z]{2})?,? ?|\d\d-\d{3} |\d{3} \d\d )?${capitalised}(?:[ -]${capitalised}){0,2}${behind}`;
const streetInHan = String.raw`(?=[^\r\n]{0,40}[省市区區县縣路街道号號镇村町丁目都府県])[${han}\p{Script=Hiragana}\p{Script=Katakana}\d-]{4,40}`;
/** Where writing has no capitals, words for a street and what is around it tell it from the address of a server. */
const uncased = String.raw`[\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}\d ,/.-]`;
const streetOfOthers = String.raw`(?=${uncased}{0,60}(?:[시도구군] |[로길동] ?\d|ถนน|ซอย|หมู่|ตำบล|แขวง|เขต|อำเภอ|شارع|רחוב|मार्ग))[\p{L}\d]${uncased}{6,70}`;

/** `, TX 78704` */
const stateBehind = String.raw`(?:,? [A-Z]{2} \d{5}(?:-\d{4})?${behind}|,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}${behind})?`;

/** `, TX 78704`, ` SW1A 1AA` */
const stateOrCode = String.raw`(?:,? [A-Z]{2} \d{5}(?:-\d{4})?|,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|,? \d{4,6})`;

/** Whose the address is. */
const resident = String.raw`(?:(?:Mrs?\. |Herrn? |Frau |Familie )?${capitalised}(?: ${capitalised}){1,3}, ?|${han}{2,4}[,，] ?)`;

const labels = [
  "address,billing address,shipping address,shipping to,ship to,delivery address,address line 1,address line 2,address 1,address 2,line1,line2,street line,home address,street address,mailing address,street",
  "lieferadresse,rechnungsadresse,straße und hausnummer,adresse,wohnadresse,postadresse,straße,strasse,anschrift,wohnanschrift,postanschrift",
  "adresse de livraison,adresse de facturation,adresse postale,domicile,rue,dirección,direccion,dirección de envío,dirección de facturación,dirección postal,domicilio,calle",
  "endereço,endereco,endereço de entrega,endereço residencial,morada,rua,indirizzo,indirizzo di casa,residente in,adres,adres zamieszkania,adres korespondencyjny,adres dostawy,ulica,woonadres,postadres,thuisadres",
  "adresa,bydliště,adresă,lakcím,cím,postacím,adress,gatuadress,hemadress,gadeadresse,gateadresse,hjemmeadresse,osoite,kotiosoite,katuosoite,ev adresi,açık adres,alamat,alamat rumah,địa chỉ",
  "адрес,домашний адрес,адрес доставки,улица,адреса,домашня адреса,διεύθυνση,العنوان,כתובת,ที่อยู่",
  "発送先,送付先,配送先,お届け先,届け先,送り先,寄送地址,收件地址,邮寄地址,送货地址,寄件地址,배송지 주소,받는 주소,地址,住址,家庭住址,家庭地址,收货地址,收貨地址,住所,現住所,주소,집 주소,배송지,배송 주소",
].join();

/** The lines below a label that announces nothing else, such as `Rechnungsadresse:`. Who it is stands above the street. */
const streetBelow = `(?:${numberThenStreet}|${streetThenNumber})${numberEnd}${more}`;
const townBelow = String.raw`(?:[A-Z]{0,2}-?\d{4,6}(?: [A-Z]{2})?|\d\d-\d{3}|\d{3} \d\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}),? ${capitalised}(?:[ -]${capitalised}){0,3}|${capitalised}(?:[ -]${capitalised}){0,2},?${stateOrCode}`;
const nameAbove = String.raw`${capitalised}(?: ${capitalised}){1,3}(?=[ \t]*\r?\n[ \t]{0,24}(?:${streetBelow})[ \t.,]*$)`;

const labelsOfBlocks = [
  "billing address,shipping address,delivery address,home address,street address,mailing address,postal address,invoice address,return address,bill to,ship to,billed to,shipped to,deliver to,sold to",
  "rechnungsadresse,lieferadresse,versandadresse,rechnungsanschrift,lieferanschrift,anschrift,wohnanschrift,postanschrift,wohnadresse,postadresse,heimatadresse,kundenadresse,rechnung an,lieferung an",
  "adresse de livraison,adresse de facturation,adresse postale,adresse du domicile,facturé à,livré à,dirección de envío,dirección de facturación,dirección de entrega,dirección postal,facturar a,enviar a",
  "endereço de entrega,endereço de cobrança,endereço de faturação,endereço residencial,morada de faturação,morada de entrega,indirizzo di spedizione,indirizzo di fatturazione,indirizzo di consegna,indirizzo di casa,fatturare a,spedire a",
  "adres dostawy,adres rozliczeniowy,adres do faktury,adres do wysyłki,adres zamieszkania,adres korespondencyjny,factuuradres,verzendadres,afleveradres,bezorgadres,woonadres,postadres,faktureringsadress,leveransadress,hemadress,faktureringsadresse,leveringsadresse,laskutusosoite,toimitusosoite,kotiosoite",
  "fakturační adresa,doručovací adresa,dodací adresa,szállítási cím,számlázási cím,lakcím,adresă de facturare,adresă de livrare,fatura adresi,teslimat adresi,ev adresi,alamat pengiriman,alamat rumah,адрес доставки,домашний адрес,платёжный адрес,адрес получателя,адреса доставки,домашня адреса",
].join();

export const streetFacts: readonly LabelledFact[] = [
  {
    kind: "place",
    labels: labelsOfBlocks,
    value: "(?!)",
    below: `(?:${streetBelow}|${townBelow}|${nameAbove})${behind}`,
    isOne: (value) => !hasWordOfGame(value),
  },
  {
    kind: "place",
    labels,
    value: `${resident}?(?:${street}|${streetInHan}|${streetOfOthers})`,
    spoken: `${resident}?(?:${numberThenStreet}|${streetThenNumber})${numberEnd}${townBehind}`,
  },
  // Who it is says more than where: both have to follow.
  {
    kind: "place",
    labels:
      "shipping to,shipped to,ship to,deliver to,billed to,bill to,customer,recipient,buyer,kunde,kundin,besteller,empfänger,käufer,rechnung an,lieferung an,client,destinataire,acheteur,cliente,destinatario,comprador,klient,odbiorca,получатель,покупатель,заказчик,收货人,收件人",
    value: `${resident}(?:${street}|${streetInHan})`,
    isOne: (value) => /^[\p{Script=Han}\p{Script=Cyrillic}]/u.test(value) || isGivenName(value.split(/[ -]/, 1)[0]!),
  },
];

const hasWordOfGame = (value: string) => value.split(/[ ,]+/).some((part) => commonNames.has(part.toLowerCase()));

const home = {
  kind: "place",
  value: street,
  // Not "live at 20 TPS".
  isOne: (value: string) => /\p{Lu}\p{Ll}{2}/u.test(value),
} as const;

/** "I live at 14 Maple Street", "ik woon op Kerkstraat 112" */
const spokenHomes = spokenFact({
  ...home,
  phrase: [
    "live (?:at|on)|living (?:at|on)|lives (?:at|on)|my house is (?:at|on)|[Ww]oh?n(?:e|t|en)? (?:in der|in|am|an der|auf dem|auf|bei)|[Ww]oon (?:op|aan|in|bij)(?: de| het)?",
    "habite (?:au|à|dans la|,)|habitons (?:au|à)|vi(?:vo|vimos|ve) en(?: la)?|mor(?:o|amos|a) (?:na|no|em)|abit(?:o|iamo|a) (?:in|a|al)|mieszkam (?:na|przy|w)(?: ul\\.| ulicy)?|bydlím (?:na|v)(?: ulici)?",
    "bor (?:på|i|ved)|asun(?: osoitteessa)?|locuiesc (?:pe|în)(?: strada)?|sống (?:ở|tại)|μένω (?:στην?|στο)|живу (?:на|по|в)(?: ул(?:ице|\\.))?|мешкаю (?:на|по)(?: вул(?:иці|\\.))?",
  ].join("|"),
});

/** Its first letters are those that many words end with. */
const homesInIndonesian = spokenFact({ ...home, phrase: "nggal di(?<=(?<!\\p{L})tinggal di)", isInWord: true });

/** "ships to 14 Maple Street, Dayton", "Impressum der Seite: Am Hang 7, 83022 Rosenheim" */
const sentTo = spokenFact({
  kind: "place",
  phrase: [
    "(?:[Ss]hip|[Dd]eliver|[Mm]ail|[Ss]en[dt]|[Pp]ost)(?:s|ped|ed|ping|ing)? (?:it )?to:?|rsand an:?(?<=[Vv]ersand an:?)|[Ll]ieferung (?:an|nach):?|(?:geliefert|schickt(?<=(?:ge|ver)schickt)|geht) an|det an(?<=(?:ge|ver)sendet an)|livr(?:é|ée|er|aison) (?:à|au)|(?:voyé(?<=envoyé)|expédié)e? (?:à|au)",
    "env(?:iar|ío|ia|iado) (?:a|para)|entregar em|enviado para|spedi(?:to|re|zione) a|wysłan[oye] (?:do|na)|wysyłka na|zonden naar(?<=ver.{11})|stuurd naar(?<=ver.{11})|skickas till|sendes til",
    "(?:отправлен[оа]?|доставк[аи]|доставлен[оа]?|надіслано) (?:на|по|по адресу|за адресою):?",
    "(?:Impressum|Imprint|Anbieterkennzeichnung|ns légales(?<=[Mm]entions légales)|[Aa]viso legal|te legali(?<=[Nn]ote legali)|ta prawna(?<=[Nn]ota prawna)|[Cc]olofon|[Рр]еквизиты|[Юю]ридический адрес)[^\\r\\n:]{0,40}:",
  ].join("|"),
  value: `${resident}?(?:${numberThenStreet}|${streetThenNumber})${numberEnd}${townBehind}${stateBehind}`,
  isOne: (value) => !hasWordOfGame(value),
  // Some begin where they differ from the words of every log.
  isInWord: true,
});

/** "ул. Ленина, д. 14", "ul. Lipowa 14/3, 30-001 Kraków", "Via Roma 12, 41124 Modena", "CEP 01310-100" */
const namedStreets = spokenFact({
  kind: "place",
  phrase: "[Уу]л(?:ица|\\.)|[Вв]ул(?:иця|\\.)|[Uu]l\\.|Rua|Calle|Avenida|Travessa|Praça|Paseo|CEP|Jalan|Jl\\.|Strada",
  value: String.raw`(?<=CEP )\d{5}-?\d{3}${behind}|${capitalised}(?: ${word}){0,4},? ${number}${numberEnd}${more}`,
});

/** `地址北京市…27号`, `寄到浙江省…` */
const streetsInHan = spokenFact({
  kind: "place",
  phrase: "[地住]址|寄[到往]|邮寄到|配送到",
  joint: "[:： ]?",
  value: String.raw`(?=${han}{2,8}[省市区县])[${han}\d-]{4,40}[号號路街室]`,
});

/** Names of which places have others, too: only with the town behind. */
const streetsWithTown = spokenFact({
  kind: "place",
  phrase:
    "V(?:ia|iale|icolo)|Piazza|Corso|Plaza|Al\\.|[Oo]s\\.|[Пп]р(?:оспект|\\.)|[Пп]ер(?:еулок|\\.)|Bulevardul|Ulica|Utca|Str\\.",
  value: `${capitalised}(?: ${word}){0,4},? ${number}${townBehind}`,
  isOne: (value) => !hasWordOfGame(value),
});

/** "12 rue des Lilas, 69003 Lyon": the number stands before. */
const frenchStreets: Detector = {
  anchors: pairs(" ", "rabci").flatMap((start) => [
    `${start}ue`,
    `${start}ve`,
    `${start}ou`,
    `${start}he`,
    `${start}mp`,
  ]),
  look(text, at, report) {
    const found = / ?\d{1,4}(?: ?(?:bis|ter|[A-D]))?,?$/.exec(lineBefore(text, at, 12));
    const end = found ? endOfMatch(frenchStreet, text, at) : -1;
    if (!found || end < 0) return at + 1;
    report("place", at - found[0].trimStart().length, end);
    return end;
  },
};

const frenchStreet = new RegExp(
  ` (?:rue|avenue|boulevard|chemin|impasse) (?:d(?:e la|es|u|e l['’]|e|['’]) ?)?${capitalised}(?:[ -](?:de |du |des )?${capitalised}){0,3}(?:${townBehind})?`,
  "uy",
);

/** Streets that end with a word for one, and a number and a town behind: `Lindenstraße 14, 04177 Leipzig`. */
const streetsBeforeNumber: Detector = {
  anchors: "aße ,sse ,tr. ,aat ,aan ,weg ,lee ,tan ,gen ,ade ,vej ,atu ,tca ,ien ,esi ".split(","),
  rulesOut: (bytes, at) => !isDigitByte(bytes[at + 4]!),
  look(text, at, report) {
    if (!isDigitByte(text.charCodeAt(at + 4))) return ~(at + 1);
    const before = streetBefore.exec(lineBefore(text, at + 3, 64))?.[0];
    const end = before === undefined ? -1 : endOfMatch(numberAndTown, text, at + 4);
    if (before === undefined || end < 0) return at + 1;
    report("place", at + 3 - before.length, end);
    return end;
  },
};

const streetBefore =
  /(?<![\p{L}\p{N}_./\\:-])\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?:[ -]\p{Lu}[\p{L}\p{M}.'’-]{1,30}){0,2}(?<=[Ss]tra(?:ß|ss)e|[Ss]tr\.|straat|laan|weg|Weg|[Aa]llee|gatan|vägen|gade|vej|katu| utca|veien| Caddesi)$/u;
const numberAndTown = new RegExp(`${number}${townBehind}`, "uy");

/** "14 Maple Street, Dayton" */
const numberedStreets: Detector = {
  anchors: ["eet,", "St, ", "St.,", "oad,", "Rd, ", "nue,", "Ave,", "ane,", "ive,", "urt,", "ard,", "ent,", "Way,"],
  look(text, at, report) {
    const comma = text.indexOf(",", at);
    const before = numberedBefore.exec(lineBefore(text, comma, 64))?.[0];
    const end = before === undefined || hasWordOfGame(before) ? -1 : endOfMatch(townBehindComma, text, comma);
    if (before === undefined || end < 0) return at + 1;
    report("place", comma - before.length, end);
    return end;
  },
};

const numberedBefore =
  /(?<![\w.:,/#-])\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'’.-]{1,20} ){1,3}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Drive|Court|Boulevard|Crescent|Way)$/u;
const townBehindComma = new RegExp(`${townBehind}${stateBehind}`, "uy");

export const streetDetectors: readonly Detector[] = [
  spokenHomes,
  homesInIndonesian,
  sentTo,
  namedStreets,
  streetsInHan,
  streetsWithTown,
  frenchStreets,
  streetsBeforeNumber,
  numberedStreets,
];

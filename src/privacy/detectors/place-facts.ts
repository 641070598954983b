import { digit, isAt, word as letterOrDigit, startOfRun, tableOf } from "../characters.ts";
import { type Detector, detectorOf, pairs } from "../detector.ts";
import { commonNames } from "../impersonal-names.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { behind, capitalised, han } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";
import { streetDetectors, streetFacts } from "./street-facts.ts";

const decimals = String.raw`-?\d{1,3}\.\d{3,15}(?![\d.])`;
const two = String.raw`-?\d{1,2}\.\d{4,15}[, ] ?-?\d{1,3}\.\d{4,15}(?![\d.]|[, ] ?-?\d)`;
/** `52°31'12.0"`, `44 deg 7' 12.5"`, and the direction behind it. */
const angle = String.raw`\d{1,3}(?:\.\d{1,10})?(?:°| deg) ?(?:\d{1,2}(?:\.\d{1,6})?['′’] ?(?:\d{1,2}(?:\.\d{1,6})?(?:["″”]|'') ?)?)?`;
const north =
  "(?:[NSСЮ](?!\\p{L})|[сю]\\. ?ш\\.|[ns]\\. ?Br\\.|[Nn]or(?:th|d|te)|[Ss](?:outh|ud|üd|ur)|[Сс]евер|[Юю]г)";
const east = "(?:[EWOВЗ]|[вз]\\. ?д\\.|[öw]\\. ?L\\.|[Ee]ast|[Oo]st|[Oo]?[Uu]?[EeWw]st|[Ee]ste|[Вв]осток|[Зз]апад)";
/** `Frankfurt am Main`, `Rio de Janeiro`, `Castilla y León`. */
const town = `${capitalised}(?:[ -](?:(?:am|an der|auf|de|do|da|dos|del|la|le|les|en|sur|upon|y|und|and|of|na|nad) )?${capitalised}){0,3}`;
/** Not `City: Lost Cities profile 'rare' selected`. */
const places = String.raw`(?!${town} \p{Ll}{2,20} ['"‘“])${town}(?:, ?${town}){0,2}${behind}|(?!已|未|正在|不)${han}{2,20}|[\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{M}]{2,24}(?![\p{L}\p{N}])`;
const provinces =
  "(?:北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门)";
const postalCode = String.raw`(?=[A-Z -]{0,8}\d)[A-Z\d][A-Z\d -]{1,8}[A-Z\d]${behind}`;

const notPlaces = (value: string) => value.split(/[ ,-]+/).some((part) => commonNames.has(part.toLowerCase()));

/** Where somebody lives. Nothing but what a label announces: names of places are also names of worlds and servers. */
export const placeFacts: readonly LabelledFact[] = [
  ...streetFacts,
  {
    kind: "place",
    labels:
      "city,town,hometown,home town,stadt,wohnort,geburtsort,heimatort,ciudad,localidad,bairro,ville,cidade,miasto,miejscowość,città,город,населённый пункт,місто,城市,省份,所在地,居住地,市区町村,都道府県,region name,city name,gemeinde,commune,woonplaats,stad,plaats,şehir,město,obec,mesto,住んでいる場所,hemort,bostadsort,poststed,bosted,bopæl,kaupunki,kotikunta,paikkakunta,oraș,localitate,lakóhely,település,kota,thành phố,πόλη,grad,mjesto,comune,residenza,luogo di residenza,localité,lieu de résidence,población,municipio,município,localidade,adres miejscowość,місце проживання,место жительства,المدينة,עיר,เมือง,จังหวัด,縣市,도시,거주지",
    value: places,
  },
  // What a file has as well, where it is said to be a player's.
  {
    kind: "place",
    labels:
      "ort,place,lieu,lugar,luogo,miejsce,место,місце,location,standort,herkunft,ubicación,localisation,localização,posizione,konum,lokasi,vị trí,plats,sted,origin,origine,origen,origem,herkomst,ursprung,pochodzenie",
    isOwned: true,
    value: String.raw`${town}(?:, ?${town}){0,2}${behind}(?: \(${decimals}[/,;] ?${decimals}\))?`,
    isOne: (value) => !notPlaces(value),
  },
  {
    kind: "place",
    labels: "location,standort,geo ip,GeoIP,geolocation,ip location,ip属地,ip归属地",
    // One word could be any location; a town and its country are none of a file.
    value: `${capitalised}(?: ${capitalised}){0,2}(?:, ?${capitalised}(?: ${capitalised}){0,2}){1,2}${behind}`,
  },
  {
    kind: "place",
    labels: "ip属地,ip归属地,ip地址归属,归属地,ip 属地,位置信息,歸屬地",
    value: `(?!未|内网|本机|局域)${han}{2,16}(?:[|｜/· -]{1,3}(?:0\\|)?${han}{2,16}){0,4}(?!${han})`,
  },
  {
    kind: "place",
    labels: "region",
    value: String.raw`(?:(?<="city"[^\r\n]{0,120})|(?=[^\r\n]{0,120}"city"))${town}(?=")`,
  },
  {
    kind: "place",
    labels:
      "postal code,postcode,post code,zip code,plz,postleitzahl,code postal,código postal,codigo postal,kod pocztowy,почтовый индекс,поштовий індекс,邮编,邮政编码,郵遞區號,郵便番号,우편번호,postnummer,postnr,postinumero,irányítószám,psč,cod poștal,posta kodu,kode pos,mã bưu chính,mã bưu điện,poštanski broj,ταχυδρομικός κώδικας,пощенски код,الرمز البريدي,รหัสไปรษณีย์",
    value: `〒?${postalCode}`,
  },
  {
    kind: "place",
    labels: "postal",
    value: String.raw`(?=[^"\n]{0,8}\d)${postalCode}(?=")|(?<=(?:city|town|country|region)[=:][^\r\n]{0,100})\d{4,6}${behind}`,
  },
  { kind: "place", labels: "ort", value: String.raw`\d{4,5} ${town}${behind}` },
  { kind: "place", labels: "zip,индекс,cep", value: String.raw`\d{5,6}(?:-\d{3,4})?(?![\p{L}\p{N}.-])` },
  {
    kind: "place",
    labels:
      "latitude,longitude,lat,lon,lng,mlat,mlon,широта,долгота,breitengrad,längengrad,纬度,经度,latitud,longitud,latitudine,longitudine,szerokość geograficzna,długość geograficzna,довгота,緯度,経度,經度,위도,경도,enlem,boylam,lintang,bujur,vĩ độ,kinh độ,breedtegraad,lengtegraad,zeměpisná šířka,zeměpisná délka,breddgrad,längdgrad",
    value: `${decimals}|${angle}${north}|${angle}${east}`,
  },
  // Three numbers are a place in a world.
  {
    kind: "place",
    labels:
      "geo,gps,location,loc,ll,latlng,lat lng,lat lon,geo point,coords,gps coordinates,coordinates,position,standort,koordinaten,coordonnées,coordenadas,coordinate,współrzędne,coördinaten,координаты,经纬度,坐标",
    value: `\\[?${two}`,
    spoken: two,
  },
];

/** A place on a map as links have it: `/maps/@52.5200,13.4050,15z`, `?q=52.5200,13.4050`. */
const mapLinks = detectorOf({
  anchors: [
    ...pairs("@", "-0123456789").map((pair) => `/${pair}`),
    ...pairs("=", "-0123456789").flatMap((pair) => [`q${pair}`, `l${pair}`]),
  ],
  kind: "place",
  pattern: /(?:\/@|[ql]=)-?\d{1,2}\.\d{3,15},-?\d{1,3}\.\d{3,15}(?![\d.])/y,
  skipped: "/@".length,
  isHere: (text, start) => /maps?[^\s]{0,60}$/i.test(text.slice(Math.max(0, start - 80), start)),
});

/** `#map=15/52.52001/13.40495`, as OpenStreetMap has it. */
const mapPlaces = detectorOf({
  anchors: ["#map"],
  kind: "place",
  pattern: /#map=\d{1,2}(?:\.\d{1,2})?\/-?\d{1,2}\.\d{2,15}\/-?\d{1,3}\.\d{2,15}(?![\d.])/y,
  skipped: "#map=".length,
});

const ofPlusCode = "23456789CFGHJMPQRVWX";
const inPlusCode = tableOf(ofPlusCode);
const plusCode = new RegExp(`(?=\\d{0,7}[A-Z])[${ofPlusCode}]{8}\\+[${ofPlusCode}]{2,3}(?![\\w+])`, "y");

/** `9F4MGCJ3+2X`: a house, by its latitude and longitude in letters. */
const plusCodes: Detector = {
  anchors: pairs(ofPlusCode, "+"),
  // Versions have such an end, but no four letters and digits side by side.
  rulesOut(bytes, at) {
    for (let before = at - 1; before > at - 4; before--) if (inPlusCode[bytes[before]!] !== 1) return true;
    return false;
  },
  look(text, at, report) {
    const start = at - 7;
    const end = start < 0 || isAt(text, start - 1, letterOrDigit) ? -1 : endOfMatch(plusCode, text, start);
    if (end < 0) return at + 1;
    report("place", start, end);
    return end;
  },
};

/** `52°31'12.0"N 13°24'17.8"E`, `51.8642° N, 2.2382° W`. */
const degrees: Detector = {
  anchors: [...pairs("0123456789", "°"), ...pairs("0123456789", " ").map((pair) => `${pair}de`)],
  look(text, at, report) {
    const whole = startOfRun(text, at + 1, digit, 12);
    const start = text.charAt(whole - 1) === "." ? startOfRun(text, whole - 1, digit, 3) : whole;
    const end = endOfMatch(twoAngles, text, start);
    if (end < 0 || isAt(text, start - 1, digit)) return at + 1;
    report("place", start, end);
    return end;
  },
};

const twoAngles = new RegExp(
  `${angle}${north}[,;]?(?: и| und| and| et| y)? {0,2}${angle}${east}(?![\\p{L}\\p{N}])`,
  "uy",
);

/** "I live in X": a place that is none of the game's. */
const homes = spokenFact({
  kind: "place",
  phrase:
    "live (?:in|near)|(?:im|I'm|I am) from|viens de|soy de|sou de|jestem z|[Яя] из|vivo a|[Ww]ohn(?:e|t)? in|lebe in|komme aus|vivo en|habite à|moro em|mieszkam w|abito a|vengo da|sono di|живу [ву]|проживаю [ву]|[Ww]oon in|[Ww]ohnhaft in|(?:am|'m|im) living in|domiciliée? à|kom uit|bor i|kommer (?:från|fra)|bydlím v|jsem z|locuiesc în|sunt din|sống ở|ζω στην?|μένω στην?",
  value: `${town}(?:, ${capitalised})?${behind}`,
  isOne: (value) => !notPlaces(value),
});

const townAndCountry = `${capitalised}(?: ${capitalised}){0,2}(?:, ?${capitalised}(?: ${capitalised}){0,2}){1,2}${behind}`;

/** "Player X comes from Y, Z", as plugins say who look addresses up: a town and its country, of which none is a word of the game. */
const origins = spokenFact({
  kind: "place",
  phrase: [
    "located in|[Ll]ocation set to|(?<=[Gg]eo[^\\r\\n]{0,60})->",
    "kommt aus|se connecte depuis|est de|vient de|se conecta desde|viene (?:de|da|desde)|conectou de|conectado (?:de|desde)|vem de|łączy się z|pochodzi z|komt uit|kommer (?:från|fra)|(?:зашёл|зашла|заходит|подключился|подключилась|прибыл|прибыла|пришёл) из|is in|ist in|est à|se trouve à|está e[nm]|se encuentra en|fica em|si trova a|jest w|находится в|bevindt zich in|berasal dari|đến từ|se conectează din|připojil se z",
  ].join("|"),
  joint: "(?: ?:)? {1,2}",
  value: townAndCountry,
  isOne: (value) => !notPlaces(value),
});

/** The same behind a verb. */
const originsBehindVerbs = spokenFact({
  kind: "place",
  phrase:
    "(?:mes|ned|ins|ted|cts|ing|ion|is) from(?<=(?:comes|joined|joins|connected|connects|connecting|[Cc]onnection|is) from)",
  joint: "(?: ?:)? {1,2}",
  value: townAndCountry,
  isOne: (value) => !notPlaces(value),
  isInWord: true,
});

/** "[GeoIP] Kim: Erfurt (DE)" */
const lookedUpTowns = spokenFact({
  kind: "place",
  phrase: "[Gg]eo\\w{0,16}\\](?=[^\\r\\n]{0,80}(?: \\(|, )[A-Z]{2}(?![A-Za-z]))[^\\r\\n]{0,40}?(?::|->|→|=| from| in)",
  value: `${town}(?=(?: \\(|, )[A-Z]{2}(?![A-Za-z]))`,
  isOne: (value) => !notPlaces(value),
});

/** "Weather for X: 7 °C": worlds have weather, too, but no degrees. */
const weather = spokenFact({
  kind: "place",
  phrase: "[Ww]eather (?:for|in)|Wetter (?:für|in)|Météo (?:de|à|pour)|(?:Clima|Tiempo) (?:de|em|en)|Pogoda (?:dla|w)",
  value: `${town}(?=:)`,
  isOne: (value) => !notPlaces(value),
});

/** `玩家来自四川省绵阳市`, `我住在绵阳` */
const originsInHan = spokenFact({
  kind: "place",
  phrase: "[来來]自|我住在?|我家(?:住)?在|归属地|属地|我在",
  joint: "[：:]? ?",
  value: `(?=${provinces}|${han}{2,6}[省市区县州])${han}{2,8}(?: ${han}{2,8})?(?!的)|(?<=我住在? ?)${han}{2,6}(?!${han})`,
});

/** `POINT(-3.70379 40.41678)`, as databases write a place on the earth. */
const shapes = detectorOf({
  anchors: ["POIN"],
  kind: "place",
  pattern: /POINT ?\(-?\d{1,3}\.\d{4,15},? -?\d{1,3}\.\d{4,15}\)/y,
  skipped: "POINT".length,
});

/** `中国|华东|浙江省|绍兴市|电信`, as lists of addresses have it. */
const regionsInHan = detectorOf({
  anchors: ["中国|", "中国 |", "中國|"],
  kind: "place",
  pattern: /中[国國] ?\|(?:[^|\r\n]{0,12}\|){1,2}(?:(?:\p{Script=Han}{2,10})\|?){1,3}/uy,
  skipped: "中国|".length,
});

/** "PLZ 04177 Leipzig" */
const spokenPostalCodes = spokenFact({
  kind: "place",
  phrase: "PLZ|Postleitzahl|[Cc]ode postal|[Cc]ódigo [Pp]ostal|[Pp]ostal code|ZIP code|[Kk]od pocztowy|[Ии]ндекс",
  value: String.raw`(?:\d{4,6}|\d\d-\d{3}) ${town}${behind}`,
  isOne: (value) => !notPlaces(value),
});

/** `48.8566N, 2.3522E` */
const letteredDegrees: Detector = {
  anchors: pairs("0123456789", "NS").flatMap((pair) => [`${pair},`, `${pair} `]),
  look(text, at, report) {
    const start = startOfRun(text, startOfRun(text, at + 1, digit, 12) - 1, digit, 3);
    const end = endOfMatch(lettered, text, start);
    if (end < 0 || isAt(text, start - 1, letterOrDigit)) return at + 1;
    report("place", start, end);
    return end;
  },
};

const lettered = /\d{1,2}\.\d{3,10}[NS],? \d{1,3}\.\d{3,10}[EW](?!\w)/y;

/** "широта 55.7558, долгота 37.6177": where no colon stands, more digits than a setting of the game has. */
const namedCoordinates = spokenFact({
  kind: "place",
  phrase: [
    "[Ll]atitud[ei]?(?:ne)?|[Ll]ongitud[ei]?(?:ne)?|[Ll]atitude|[Ll]ongitude",
    "(?:[Gg]eografische )?(?:Breite(?:ngrad)?|Länge(?:ngrad)?)|[Шш]ирот[аоуы]й?|[Дд]олгот[аоуы]й?|[Дд]овгот[аоиу]ю?|(?:[Ss]zerokość|[Dd]ługość)(?: geograficzna)?",
    "(?:[Bb]reedte|[Ll]engte)graad|(?:[Bb]redd|[Ll]ängd)grad|[Zz]eměpisná (?:šířka|délka)|[Ee]nlem|[Bb]oylam|[Ll]intang|[Bb]ujur|[Vv]ĩ độ|[Kk]inh độ",
  ].join("|"),
  value: String.raw`(?:это |is |ist |est |es |é |to )?-?\d{1,3}\.\d{4,15}(?![\d.])`,
});

/** `北纬39.9042，东经116.4074` */
const coordinatesInHan = spokenFact({
  kind: "place",
  phrase: "[北南][纬緯]|[东東西][经經経]|纬度|经度|緯度|[経經]度|[북남]위|[동서]경|위도|경도",
  joint: "[:：是为は는은]? ?",
  value: String.raw`-?\d{1,3}\.\d{3,15}(?![\d.])`,
});

/** "Latitude 48.7665 Longitude 11.4258", "lat 48.7665, lon 11.4258" */
const spokenCoordinates = spokenFact({
  kind: "place",
  phrase: "[Ll]at(?:itude)?(?= -?\\d{1,2}\\.)",
  value: String.raw`${decimals}(?:[,;]? {1,2}[Ll](?:on|ng)(?:g?itude|g)?:? ${decimals})?`,
});

/** `г. Екатеринбург`, `〒530-0001 大阪府…` */
const abbreviatedPlaces = detectorOf({
  anchors: ["г. ", ...pairs("〒", "0123456789")],
  kind: "place",
  pattern:
    /(?:г\. |〒)(?:\d{3}-?\d{4}(?: ?[\p{Script=Han}\p{Script=Katakana}\d-]{4,40})?|\p{Lu}\p{Ll}[\p{L}-]{2,30}(?: \p{Lu}\p{Ll}{2,20})?)(?![\p{L}\p{N}])/uy,
  skipped: 1,
  isHere: (text, start) => !/\p{L}/u.test(text.charAt(start - 1)),
});

export const placeDetectors: readonly Detector[] = [
  mapLinks,
  mapPlaces,
  plusCodes,
  degrees,
  letteredDegrees,
  spokenPostalCodes,
  homes,
  origins,
  originsBehindVerbs,
  weather,
  lookedUpTowns,
  originsInHan,
  ...streetDetectors,
  shapes,
  regionsInHan,
  spokenCoordinates,
  namedCoordinates,
  coordinatesInHan,
  abbreviatedPlaces,
];

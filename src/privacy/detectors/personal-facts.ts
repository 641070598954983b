import { isAt, lineBefore, word } from "../characters.ts";
import { type Detector, detectorOf, pairs } from "../detector.ts";
import { commonNames, serviceAccounts } from "../impersonal-names.ts";
import { matchAt } from "../sticky-patterns.ts";
import { keyOrLabel, type LabelledFact, labelledFacts } from "./labelled-facts.ts";

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,30}`;
const han = String.raw`\p{Script=Han}`;
const behind = String.raw`(?![\p{L}\p{N}])`;
const decimals = String.raw`-?\d{1,3}\.\d{3,15}(?![\d.])`;
/** A street with a number, in either order, and what follows it. Not `mc.example.org`, `0x7f3a` or `127.0.0.1:25565`. */
const street = String.raw`(?:\d{1,5}[A-Za-z]? ${capitalised}(?: ${capitalised}){0,3}|${capitalised}(?: [\p{L}][\p{L}.'’-]{1,30}){0,3} \d{1,4}[a-z]?)(?![\p{L}\p{N}.:])(?:, ?[\p{L}\d][\p{L}\d .'’-]{1,40}){0,3}`;
const streetInHan = String.raw`(?=[^\r\n]{0,40}[省市区县路街道号镇村])[${han}\d-]{4,40}`;
const places = String.raw`${capitalised}(?:[ -]${capitalised}){0,3}(?:, ?${capitalised}(?: ${capitalised}){0,2}){0,2}${behind}|${han}{2,20}`;
const fullName = String.raw`${capitalised}(?: ${capitalised}){0,3}${behind}|${han}{2,4}(?!${han})`;
const phone = String.raw`(?=(?:[ ()./-]{0,3}\d){7,15}(?!\d)|\+(?:[ ()./-]{0,3}\d){7,15}(?!\d))\+?[(\d][\d ()./-]{5,22}\d`;
const id = String.raw`(?=[^\s]{0,40}\d)[A-Za-z\d][A-Za-z\d_-]{5,60}(?![\p{L}\p{N}.])`;

/** Where somebody lives. Nothing but what a label announces: names of places are also names of worlds and servers. */
const placeFacts: readonly LabelledFact[] = [
  { kind: "place", labels: "town,stadt,wohnort,ciudad,ville,город,城市,省份,所在地", value: places },
  { kind: "place", labels: "city", value: places, separator: keyOrLabel },
  {
    kind: "place",
    labels: "location,standort",
    // One word could be any location; a town and its country are none of a file.
    value: `${capitalised}(?: ${capitalised}){0,2}(?:, ?${capitalised}(?: ${capitalised}){0,2}){1,2}${behind}`,
  },
  {
    kind: "place",
    labels: "address,adresse,street,straße,strasse,anschrift,地址,住址",
    value: `${street}|${streetInHan}`,
  },
  {
    kind: "place",
    labels:
      "postal code,postalcode,postal_code,postcode,post code,zip code,zipcode,zip_code,plz,postleitzahl,code postal,邮编,邮政编码",
    value: String.raw`(?=[A-Z -]{0,8}\d)[A-Z\d][A-Z\d -]{1,8}[A-Z\d]${behind}`,
  },
  { kind: "place", labels: "latitude,longitude,lat,lon,lng,纬度,经度", value: decimals, separator: keyOrLabel },
  {
    kind: "place",
    labels: "geo,gps,coordinates,position,经纬度",
    // Three numbers are a place in a world.
    value: String.raw`-?\d{1,2}\.\d{4,15}, ?-?\d{1,3}\.\d{4,15}(?![\d.]|, ?-?\d)`,
  },
];

/** How somebody is reached. Numbers without a label are those of anything. */
const contactFacts: readonly LabelledFact[] = [
  {
    kind: "phone",
    labels:
      "phone,telephone,tel,telefon,mobile,handy,cell,fax,whatsapp,phone number,telephone number,mobile number,телефон,手机,手机号,手机号码,电话,电话号码,联系电话",
    value: phone,
  },
  { kind: "phone", labels: "tel.,whatsapp", value: phone, separator: { first: " ", all: " {1,2}" } },
  { kind: "account-id", labels: "微信号,微信,qq号,wechat", value: String.raw`[A-Za-z\d][\w-]{4,24}${behind}` },
];

/** What somebody is called, where a label says that it is a person. `name` alone may be anything's. */
const nameFacts: readonly LabelledFact[] = [
  {
    kind: "user-name",
    labels:
      "real name,realname,real_name,full name,fullname,full_name,first name,last name,surname,vorname,nachname,nom complet,姓名,真实姓名",
    value: fullName,
  },
  {
    kind: "user-name",
    labels: "registered to,licensed to",
    value: String.raw`${capitalised}(?: ${capitalised}){1,3}${behind}`,
  },
];

/** What a network at home is called, and the numbers of a device, which nothing else has. Not those of parts: `deviceId=7040`. */
const network = String.raw`(?=[^\r\n"']{0,32}\p{L})[^\s"'*<>{}[\]()|,;][^\r\n"'<>|,;]{1,31}`;
const networks = "ssid,essid,wi-fi,wifi,wi-fi network,wifi network,wifi name,wlan,无线网络,wifi名称";
const deviceFacts: readonly LabelledFact[] = [
  { kind: "host-name", labels: networks, value: network },
  {
    kind: "host-name",
    labels: "wi-fi,wifi,wlan",
    value: String.raw`[^\r\n"”]{2,32}(?=["”])`,
    separator: { first: " ", all: ' ["“]' },
  },
  {
    kind: "account-id",
    labels:
      "serialnumber,serial no,board serial,disk serial,machine guid,machineguid,uuid of machine,android id,android_id,androidid,imei,meid,gaid,advertising id,序列号,设备号",
    value: id,
  },
];

/** `+49 170 1234567`, with no word before it. Not `0.92.2+1.20.1`, nor `+0800`: a number of a country and nine digits more. */
const internationalPhones = detectorOf({
  anchors: pairs("+", "123456789"),
  kind: "phone",
  pattern: /\+(?=(?:[ ()-]{0,2}\d){9,15}(?!\d))[1-9]\d{0,2}(?:[ -]?\(\d{1,4}\))?(?:[ -]?\d{2,8}){2,5}(?![\w.])/y,
  isHere: (text, start) => !isAt(text, start - 1, word) && text.charAt(start - 1) !== ".",
});

/** Accounts of Steam as its own programs write them. */
const steamIds = detectorOf({
  anchors: ["STEA", "[U:1"],
  kind: "account-id",
  pattern: /STEAM_[0-5]:[01]:\d{4,12}(?!\w)|\[U:1:\d{4,12}\]/y,
});

/** `/etc/machine-id` and what stands in it. */
const machineFiles = detectorOf({
  anchors: ["-id ", "-id:"],
  kind: "account-id",
  pattern: /-id(?: |: )[0-9a-f]{32}(?!\w)/y,
  skipped: "-id ".length,
  isHere: (text, start) => text.startsWith("machine", start - "machine".length),
});

/** Who owns a file in a listing: `-rw-r--r-- 1 anna users 1234`. */
const fileOwners: Detector = {
  anchors: ["-rw", "drw", "lrw", "-r-"],
  look(text, at, report) {
    const found = matchAt(listed, text, at);
    if (!found || !/^\s*$|[:\]] $/.test(lineBefore(text, at, 8))) return at + 1;
    const [, before = "", owner = "", between = "", group = ""] = found;
    const ownerStart = at + before.length;
    const groupStart = ownerStart + owner.length + between.length;
    if (isPersonal(owner)) report("user-name", ownerStart, ownerStart + owner.length);
    if (isPersonal(group)) report("user-name", groupStart, groupStart + group.length);
    return groupStart + group.length;
  },
};

const listed =
  /([-dl](?:[r-][w-][xsStT-]){3}[.+@]?[ \t]{1,4}\d{1,6}[ \t]{1,4})([A-Za-z][\w.-]{1,31})([ \t]{1,8})([A-Za-z][\w.-]{1,31})[ \t]{1,12}\d/y;

const groups = new Set("users wheel staff adm sudo systemd-journal games nogroup".split(" "));

function isPersonal(name: string): boolean {
  return !groups.has(name.toLowerCase()) && !serviceAccounts.has(name.toLowerCase());
}

/** "Welcome back, Anna Schmidt!": two words with capitals, of which none is a word of logs. One alone is a player's. */
const greetings: Detector = {
  anchors: ["Hell", "Welc", "Hall", "Will", "Bonj", "Dear", "欢迎", "你好"],
  look(text, at, report) {
    const found = matchAt(greeting, text, at);
    if (!found || isAt(text, at - 1, word)) return at + 1;
    const name = (found[1] ?? found[2])!;
    const end = at + found[0].length;
    const isWords = name.split(" ").some((part) => commonNames.has(part.toLowerCase()) || notNames.has(part));
    if (!isWords) report("user-name", end - name.length, end);
    return end;
  },
};

const greeting =
  /(?:(?:Hello|Welcome(?: back)?|Hallo|Willkommen(?: zurück)?|Bonjour|Dear),? (\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){1,2})(?![\p{L}\p{N}])(?=[!,.]|\s*$)|(?:欢迎(?:回来)?|你好)[，,] ?(\p{Script=Han}{2,4})(?=[！!。]))/muy;
const notNames = new Set(
  "World Minecraft Team Everyone Loader Craft Mod Pack Modpack 玩家 大家 各位 朋友 朋友们 新玩家 主人".split(" "),
);

export const personalFacts: readonly Detector[] = [
  ...labelledFacts([...placeFacts, ...contactFacts, ...nameFacts, ...deviceFacts]),
  internationalPhones,
  steamIds,
  machineFiles,
  fileOwners,
  greetings,
];

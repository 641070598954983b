import { hostName, isAt, isDigitByte, lineBefore, startOfRun, tokenPart, word } from "../characters.ts";
import { type Detector, detectorOf, pairs } from "../detector.ts";
import { isImpersonal } from "../impersonal-names.ts";
import type { Place } from "../private-match.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { behind, handle } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

const discordTag = String.raw`[^\s#@:<>"'*]{2,32}#\d{1,4}${behind}(?: \((?:ID:? ?)?\d{17,20}\))?`;
/** Names of Discord have no capitals; a dot or `_` may begin or end them. */
const signedHandle = String.raw`(?!music_)(?:[._][a-z\d][a-z\d._]{1,30}|(?=[a-z\d]{0,31}_)[a-z\d][a-z\d._]{2,31})${behind}`;
/** A dot in a handle, not in the name of a host or file. */
const dottedHandle = String.raw`(?![a-z.]{0,40}\.(?:gg|com|net|org|io|me|de|eu|fr|ru|us|tv|ly|app|dev|link|co|uk|pl|nl|it|es|br|be|ch|at|se|cc|xyz|jar|yml|json|java)(?![a-z]))[a-z]{2,20}\.[a-z][a-z.]{0,20}${behind}`;
const numberedHandle = String.raw`(?=[a-z.]{3,31}\d)[a-z][a-z\d.]{3,31}${behind}`;
/** Of every account, server and channel of Discord. */
const snowflake = String.raw`\d{17,20}${behind}`;
/** Programs have accounts, too: `HelperBot#3381`. */
const isBot = (name: string) => /bot(?![a-z])/i.test(name);
const isSomebodys = (value: string) => /^\d+$/.test(value) || !(isImpersonal(value.replace(/^@/, "")) || isBot(value));

const networks =
  "카톡,카톡 아이디,카카오톡 아이디,카톡id,라인 아이디,ライン,ライン id,カカオ id,微信id,skype,telegram,instagram,snapchat,facebook,twitter,PayPal,viber,KakaoTalk,kakao,카카오톡,라인,icq,vk,вк,вконтакте,телеграм,телеграмм,скайп,tg";
const ofNetworks = networks
  .split(",")
  .flatMap((one) => (one.charCodeAt(0) > 127 ? [one] : [one, `${one} id`, `${one} name`, `${one} username`]));

/** What somebody is called where others write to one. */
export const contactFacts: readonly LabelledFact[] = [
  {
    kind: "account-id",
    labels: [...ofNetworks, "insta", "line id", "psn id"].join(),
    value: String.raw`(?:live:|(?:https?:\/\/)?(?:www\.)?(?:t|vk|instagram|facebook|paypal)\.(?:me|com)\/)[\w.-]{3,32}|${handle}|\d{5,12}${behind}`,
    isOne: isSomebodys,
  },
  {
    kind: "account-id",
    labels: "微信号,微信,WeChat,WeChat id,weixin",
    value: String.raw`[A-Za-z\d][\w-]{4,24}${behind}`,
  },
  {
    kind: "account-id",
    labels: "ig,dc,kontakt,steam,twitch,tiktok,gamertag,xbox gamertag,psn,reddit",
    value: `@[A-Za-z][\\w.]{2,31}|${signedHandle}|${numberedHandle}`,
  },
  {
    kind: "account-id",
    labels: "spigot user id,spigotmc id,spigot id,polymart id,polymart user id,builtbybit id,mcmarket id",
    value: String.raw`\d{3,8}${behind}`,
  },
  { kind: "account-id", labels: "qq,qq号,qq号码,qq number", value: String.raw`\d{5,11}(?![\p{L}\p{N}.])` },
  {
    kind: "discord",
    labels:
      "디코,디스코드 아이디,discord,discord tag,discord user,discord name,discord username,discord account,discord-benutzername,disc,дискорд,дс,ディスコード,discord账号,디스코드,dc name",
    value: `${discordTag}|${snowflake}|(?!discord|dsc\\.|music_)${handle}|${signedHandle}|${dottedHandle}`,
    isOne: isSomebodys,
  },
  {
    kind: "discord",
    labels:
      "discord id,discord user id,discord member id,discord account id,user id,member id,author id,owner id,admin id,staff id,moderator id,discord-id,discord-nutzer-id,id discord,id de discord,id do discord,id di discord,discord kimliği,id дискорд,дискорд id,айди дискорда",
    value: snowflake,
    spoken: snowflake,
  },
];

/** Somebody who is mentioned: `<@284719305618472961>`, `<@!284719305618472961>`. */
const mentions = detectorOf({
  anchors: ["<@!", ...pairs("@", "123456789").map((pair) => `<${pair}`)],
  kind: "discord",
  pattern: /<@!?\d{17,20}(?=>)/y,
  skipped: "<@".length,
});

/** `name#1234` where a word before it says that it is somebody of Discord: issues of projects are written so, too. */
const discordTags: Detector = {
  anchors: pairs("#", "0123456789").flatMap((pair) => [..."0123456789"].map((next) => pair + next)),
  rulesOut: (bytes, at) => !isDigitByte(bytes[at + 3]!) || !isDigitByte(bytes[at + 4]!) || isDigitByte(bytes[at + 5]!),
  look(text, at, report) {
    if (!/^#\d{4}(?!\d)/.test(text.slice(at, at + 6))) return ~(at + 1);
    const end = endOfMatch(tagNumber, text, at);
    const start = startOfRun(text, at, tokenPart | hostName, 33);
    if (end < 0 || at - start < 2 || at - start > 32 || "/.:@".includes(text.charAt(start - 1) || " ")) return at + 1;
    if (isBot(text.slice(start, at)) || !ofDiscord.test(lineBefore(text, start, 64))) return at + 1;
    report("discord", start, end);
    return end;
  },
};

const tagNumber = /#\d{4}(?![\w.-])(?: \((?:ID:? ?)?\d{17,20}\))?/y;
const ofDiscord =
  /(?<![a-z])(?:discord\w*|dc|dm|pn|add|contact|message|tag|friend|пиши|добав|联系|加)(?![a-z])[^/]{0,40}$/i;

/** `我的QQ391847562` */
const gluedNumbers = detectorOf({
  anchors: pairs("Q", " 123456789").flatMap((pair) => [`Q${pair}`, `q${pair.toLowerCase()}`]),
  kind: "account-id",
  pattern: /(?:QQ|qq) ?\d{5,11}(?![\w.])/y,
  skipped: "QQ".length,
  isHere: (text, start) => !isAt(text, start - 1, word),
});

/** `加我微信xiao_77` */
const gluedHandles = spokenFact({
  kind: "account-id",
  phrase: "微信[号號]?(?:是|为)?|[VvWw][Xx]号?(?:是|为|：)",
  joint: " ?",
  value: String.raw`(?=[A-Za-z-]{1,20}[\d_])[A-Za-z][\w-]{5,19}(?![\w.])`,
});

/** Profiles of people: `steamcommunity.com/id/anna`, `vk.com/id12345678`. */
const profiles: Detector = {
  anchors: ["com/"],
  look(text, at, report) {
    const isSteam = text.endsWith("steamcommunity.", at);
    const start = isSteam
      ? endOfMatch(steamProfile, text, at)
      : text.endsWith("vk.", at)
        ? endOfMatch(vkProfile, text, at)
        : -1;
    const end = start < 0 ? -1 : endOfMatch(profileName, text, start);
    if (end < 0) return at + 1;
    report("account-id", start, end);
    return end;
  },
};

const steamProfile = /com\/id\//y;
const vkProfile = /com\/(?=id\d{4})/y;
const profileName = /[\w-]{2,40}(?![\w-])/y;

/** "Logged in to Discord as X", "my discord is X", "on discord @X" */
const spokenDiscord = spokenFact({
  kind: "discord",
  phrase: "[Dd]iscord(?: (?:as|account|user|tag|name|username))?(?: is)?",
  value: `${discordTag}|${snowflake}|@[A-Za-z][\\w.]{1,31}|(?<= (?:as|is) )(?=[a-z.]{0,31}[\\d_])[A-Za-z][\\w.]{3,31}${behind}`,
  isOne: isSomebodys,
});

/** "my disc is X", "мой дс X", "[DiscordSRV] Linked Y to Discord account X" */
const toldDiscord = spokenFact({
  kind: "discord",
  phrase:
    "[Dd]isc(?:ord)?(?: →| account| user| is|:)|[Dd]iscord(?= [a-z._]{2,31}\\d[\\w.]{0,8}\\s*$)|(?:dc|DC)(?: ist| is|:)|дс:?|[Дд]искорд:?|Discord\\w{0,16}\\](?: Connected as| Ready, user)|Discord RPC logged in as",
  value: `${signedHandle}|${numberedHandle}|(?<= is )${dottedHandle}`,
  isOne: isSomebodys,
});

const networkHandle = `(?=[a-z.]{2,31}_\\d)[a-z][a-z\\d._]{3,31}${behind}|${signedHandle}|${numberedHandle}|${dottedHandle}`;

/** "auf Discord als X", "sur Discord je suis X" */
const namedOnDiscord = spokenFact({
  kind: "discord",
  phrase:
    "[Dd]iscord(?:e|ie|u)?,? (?:as|als|comme|como|come|jako|som|(?:bin|heiße) ich|soy|je suis|[Ii]'?m|[Ii] am|soy|sou|sono|jestem)|[Дд]искорде (?:я|как)|[Dd]iscord[ -](?:[Nn]ame|[Hh]andle|[Uu]ser)(?: is| ist|:)?|on [Dd]iscord(?= \\()",
  joint: "[ :]{1,2}\\(?@?",
  value: networkHandle,
  isOne: isSomebodys,
});

/** "add X on discord", "reachable as X via Discord" */
const handlesBeforeDiscord: Detector = {
  // "on", "via", "over", "auf", "über", "sur", "en", "no", "na", "в", "su" and "op" end with these.
  anchors: pairs("naorfвupNAORFВUP", " ").flatMap((before) => [`${before}Disco`, `${before}disco`]),
  look(text, before, report) {
    const at = before + " Di".length;
    if (endOfMatch(placeInDiscord, text, at) >= 0) return before + 1;
    const found = beforeDiscord.exec(lineBefore(text, at, 72));
    const [, name = "", rest = ""] = found ?? [];
    const end = at - rest.length;
    if (found && isSomebodys(name)) report("discord", end - name.length, end);
    return before + 1;
  },
};

const placeInDiscord = /iscord(?:[\w.:/-]*\w| (?:config|channel|server|bot|guild|role|plugin|embed|webhook|message))/y;
const beforeDiscord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:as|add|[dp]m|ping|contact|find|reach|friend|als|contacte[zr]?|ajoute[zr]?|agrega\\p{L}{0,2}|adiciona|добав\\p{L}{1,4}|пиши(?:те)?) @?(${networkHandle})( (?:on|via|over|auf|über|sur|en|no|na|в|su|op) [Dd])$`,
  "iu",
);

/** `[DiscordSRV] X linked to Y (123456789012345678)`, `discord.com/users/123456789012345678` */
const numberedAccounts = spokenFact({
  kind: "discord",
  phrase: "[Ll]inked (?:to |user |account )?|com/users/",
  joint: "",
  value: `(?<=/|inked (?:user |account )?)${snowflake}|[\\w.]{2,32} \\(${snowflake}(?=\\))`,
});

/** "[DiscordSRV] Kim -> 123456789012345678", "Discord: found member anna (123456789012345678)". Not of channels. */
const numbersOfDiscord = spokenFact({
  kind: "discord",
  phrase:
    "[Dd]iscord\\w{0,16}\\]?(?:(?![Cc]hannel|[Gg]uild|[Rr]ole|[Mm]essage|[Ss]erver|[Ww]ebhook|[Ee]moji|[Cc]lient|[Aa]pp|[Bb]ot |\\d{15})[^\\r\\n]){0,60}?(?:user|User|member|Member|account|linked|Linked|author|owner|->|→|id|ID)[^\\r\\n\\d]{0,24}(?<=[ (:=#])",
  joint: "",
  value: snowflake,
});

/** Somebody as the interface of Discord and its libraries have it: `{"id":"…","username":"…"}`, `User:anna(id=…)`. */
const discordObjects: Detector = {
  anchors: ['id":', "(id="],
  look(text, at, report) {
    const id = matchAt(objectId, text, at);
    if (!id) return at + 1;
    const end = at + id[0].length;
    const start = end - id[1]!.length;
    const name = id[0].startsWith("(") ? namedBefore.exec(lineBefore(text, at, 48))?.[1] : undefined;
    const inObject = name === undefined ? namesOf(text, start, end) : [{ start: at - name.length, end: at }];
    if (inObject.length === 0) return end;
    report("discord", start, end);
    for (const place of inObject) report("discord", place.start, place.end);
    return end;
  },
};

const objectId = /(?:id\\?": ?\\?"?|\(id=)(\d{17,20})(?!\d)/y;
const namedBefore = /(?:User|Member|U|M|Author):([^\s:()*]{2,32})$/;
const farthest = 240;

/** The names that stand in the same object as its number. */
function namesOf(text: string, start: number, end: number): Place[] {
  const before = /[^{}\r\n]*$/.exec(text.slice(Math.max(0, start - farthest), start))![0];
  const behindId = /^[^{}\r\n]*/.exec(text.slice(end, end + farthest))![0];
  const from = start - before.length;
  const object = text.slice(from, end + behindId.length);
  return Array.from(object.matchAll(nameInObject), (found) => {
    const nameEnd = from + found.index + found[0].length;
    return { start: nameEnd - found[1]!.length, end: nameEnd };
  });
}

const nameInObject = /(?:user_?name|global_?name|discriminator)\\?": ?\\?"([^"\\*]{1,32})(?=\\?")/g;

/** "Telegram @X" */
const spokenHandles = spokenFact({
  kind: "account-id",
  phrase: "[Tt]elegram|[Ss]kype|[Ii]nstagram|[Ss]napchat",
  value: String.raw`@[A-Za-z][\w.]{2,31}|live:[\w.-]{3,40}`,
});

export const contactDetectors: readonly Detector[] = [
  spokenHandles,
  spokenDiscord,
  toldDiscord,
  namedOnDiscord,
  handlesBeforeDiscord,
  numberedAccounts,
  numbersOfDiscord,
  discordObjects,
  mentions,
  discordTags,
  gluedNumbers,
  gluedHandles,
  profiles,
];

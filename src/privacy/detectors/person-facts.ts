import { lineBefore } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { isGivenName } from "../given-names.ts";
import { commonNames } from "../impersonal-names.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { beginningsOf } from "./beginnings.ts";
import { behind, capitalised, han, hanFamilyName } from "./fact-patterns.ts";
import { greetings, hasNoCommonWord, isNoName, twoWords } from "./greetings.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** `Anna`, `Anna Maria Schmidt`, `Ludwig van Beethoven`, `SCHMIDT`, `张伟`, `田中 太郎`. */
/** `Vorname: Anna Nachname: Schmidt`: none of these is part of a name. */
const label =
  "(?:\\p{L}{0,10}[Nn]am[en]?|Prénom|Nom|Surname|Apellidos?|Cognome|Nazwisko|Фамилия|Отчество|E-?[Mm]ail|Phone|Tel|City|Address|Geburtsdatum|Birthday) ?[:=]";
const oneName = `(?!${label})${capitalised}(?: (?:(?:van|von|der|den|de|da|dos|del|la|di|zu|bin|ben|al|i|y|e) ){0,2}(?!${label})${capitalised})`;
const fullName = String.raw`${oneName}{0,3}${behind}|${han}{2,4}(?: ${han}{1,3})?(?!${han})|\p{Script=Hangul}{2,4}${behind}`;
const twoNames = `${oneName}{1,3}${behind}`;
/** Where writing has no capitals: two or three words. */
const uncasedName = String.raw`[\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{M}]{2,24}(?: [\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{M}]{2,24}){0,2}(?![\p{L}\p{N}])`;
const inCyrillic = `[А-ЯЁІЇЄҐ][а-яёіїєґ-]{1,30}(?: [А-ЯЁІЇЄҐ][а-яёіїєґ-]{1,30}){1,2}${behind}`;
/** `14.03.1998`, `1998-03-14`, `14 March 1998`, `March 14, 1998`, `14 de marzo de 1998`, `1998年3月14日`. */
const months =
  "jan ene gen sty янв ιαν oca led січ feb fév fev lut фев φεβ şub úno лют mar mär mrz maa мар μαρ бер bře apr avr abr kwi апр απρ nis dub кві mai may mag maj mei мая май μαΐ kvě тра jun giu jui cze июн ιουν haz čer чер jul lug lip июл ιουλ tem лип aug aoû aou ago sie авг αυγ ağu srp сер sep set wrz сен σεπ eyl zář вер oct okt out ott paź окт οκτ eki říj жов nov lis ноя νοε kas лис dec dez dic déc gru дек δεκ ara pro гру";
const month = String.raw`(?:${months
  .split(" ")
  .map((one) => `[${one.charAt(0)}${one.charAt(0).toUpperCase()}]${one.slice(1)}`)
  .join("|")})\p{L}{0,9}\.?`;
const date = [
  String.raw`(?:19|20)\d\d ?[-/.年] ?\d{1,2} ?[-/.月] ?\d{1,2}(?:日|T[\d:.+-]{4,18}Z?)?`,
  String.raw`\d{1,2}[-/.] ?\d{1,2}[-/.] ?(?:19|20)?\d\d`,
  String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de |of )?${month}(?: de)?,?(?: (?:19|20)\d\d)?`,
  String.raw`${month} \d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?`,
  String.raw`\d{1,2}月\d{1,2}日`,
  String.raw`\d{1,2}-[A-Z][a-z]{2}-(?:19|20)\d\d`,
  String.raw`(?:(?:19|20)\d\d년 ?)?\d{1,2}월 ?\d{1,2}일`,
].join("|");

/** Without anything between: `19910412`, `12041991`, `04121991`. */
const closeDate = [
  String.raw`(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`,
  String.raw`(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d`,
  String.raw`(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d`,
].join("|");

/** Names such as Mark, White and Hunter are common words; those of no person are not. One alone may be anything. */
const isPerson = (value: string) =>
  !value.split(" ").some((part) => isNoName(part) || functionWords.test(part)) &&
  (value.includes(" ") || !commonNames.has(value.toLowerCase()));
const functionWords = /^(?:the|of|and|for|with|you|your|not|mod|pack|api|server|client|world)$/i;
/** Behind a label that may announce anything. */
export const isLikePerson = (value: string) => {
  const parts = value.split(" ");
  if (parts.slice(1, -1).some((part) => particles.test(part))) return true;
  return (
    isGivenName(parts[0]!.split("-", 1)[0]!) ||
    (familyName.test(parts.at(-1)!) && !commonNames.has(parts[0]!.toLowerCase()))
  );
};
/** Programs commit, too. */
const isCommitter = (value: string) =>
  hasNoCommonWord(value) &&
  !/(?:^|[ -])(?:bot|actions?|ci|github|gitlab|renovate|dependabot|automated|automatic|merge|queue)(?:$|[ -])/i.test(
    value,
  );
const particles = /^(?:van|von|zu|bin|ibn|ter|ten|af)$/;
const familyName =
  /.{2}(?:mann|meister|meier|mayer|hauer|macher|hoff|wicz|czyk|ski|ska|enko|ova|eva|sson|dottir|escu|oğlu|opoulos|idis|nández|nandez|ález|alez|guez|ínez|inez|[оеё]ва?|ск(?:ая|ий|ой|ого|ому|им|ую)|цк(?:ая|ий|ой|ого|ому|им|ую)|[оеё]в(?:ой|у|ым|ом)|ski(?:ego|emu|m)|ski?ej|енк[оа]|[вс]ий|чук|юк|швили|дзе|ян|вич)$/;
/** What somebody is called, where a label says that it is a person. `name` alone may be anything's: a given name has to follow. */
export const personFacts: readonly LabelledFact[] = [
  {
    kind: "user-name",
    labels:
      "real name,full name,first name,last name,given name,family name,middle name,surname,maiden name,legal name,your name,vorname,nachname,familienname,vollständiger name,echter name,klarname,nom complet,nom de famille,vrai nom,prénom,prenom,nombre completo,nombre real,apellido,apellidos,nome completo,nome verdadeiro,nome real,sobrenome,apelido,cognome,imię,imie,nazwisko,imię i nazwisko,imie i nazwisko,voornaam,achternaam,förnamn,efternamn,fornavn,etternavn,efternavn,etunimi,sukunimi,příjmení,ad soyad,adı soyadı,name on card,cardholder,nom sur la carte,karteninhaber,nombre en la tarjeta,nome no cartão,prénom et nom,nom et prénom,nome e cognome,payer name,фио,фамилия,отчество,полное имя,настоящее имя,имя и фамилия,прізвище,姓名,真实姓名,真實姓名,真名,氏名,本名,お名前,이름,실명,본명,성명,họ và tên,họ tên,tên thật,tên đầy đủ,nama lengkap,nama asli,nama sebenarnya,ονοματεπώνυμο,επώνυμο,πραγματικό όνομα,nume complet,nume și prenume,prenume,numele real,teljes név,valódi név,vezetéknév,keresztnév,celé jméno,skutečné jméno,jméno a příjmení,meno a priezvisko,priezvisko,gerçek ad,gerçek isim,isim soyisim,soyadı,fullständigt namn,riktigt namn,fulde navn,rigtige navn,ekte navn,fullt navn,koko nimi,oikea nimi,volledige naam,echte naam,prawdziwe imię,pełne imię i nazwisko,ime i prezime,puno ime,прізвище та ім'я,повне ім'я,справжнє ім'я,пълно име,الاسم الكامل,الاسم الحقيقي,اسم اللاعب الحقيقي,שם מלא,ชื่อจริง,ชื่อ-นามสกุล,ชื่อและนามสกุล,nom et prénoms,nome e sobrenome,nome proprio,vero nome,nombre y apellido,nombre verdadero,vor- und nachname,vor und nachname,richtiger name",
    value: `${fullName}|${uncasedName}`,
    spoken: twoNames,
    isOne: isPerson,
  },
  { kind: "user-name", labels: "名字", value: `${hanFamilyName}${han}{1,2}(?!${han})` },
  { kind: "user-name", labels: "名前", value: `${han}{3,5}(?!${han})` },
  // Plots are rented, too, by players.
  {
    kind: "user-name",
    labels:
      "rented by,rented to,leased to,leased by,tenant,gemietet von,vermietet an,mieter,loué par,loué à,locataire,alquilado por,alquilado a,inquilino,alugado por,alugado para,locatário,noleggiato da,affittato a,wynajęty przez,wynajęte przez,najemca,gehuurd door,huurder,hyrd av,pronajato",
    value: twoNames,
    isOne: (value) => isPerson(value) && hasNoCommonWord(value),
  },
  {
    kind: "user-name",
    labels:
      "registered to,licensed to,registered owner,registered user,registrierter besitzer,registrierter eigentümer,propriétaire enregistré,utilisateur enregistré,propietario registrado,usuario registrado,proprietário registrado,usuário registrado,proprietario registrato,zarejestrowany właściciel,зарегистрированный владелец,зарегистрированный пользователь,зареєстрований власник,注册的所有人,已註冊的擁有者,登録されている所有者,등록된 소유자,owner name,customer,customer name,contact person,account holder,card holder,cardholder name,billing name,shipping name,kunde,inhaber,kontoinhaber,besteller,kontaktperson,ansprechpartner,auftraggeber,titulaire,titular,nombre y apellidos,paid by,payed by,bezahlt von,payé par,pagado por,pagato da,opłacone przez,payer,donor,donor name,buyer name,gecos,zahler,zahlender,spender",
    value: twoNames,
    isOne: isPerson,
  },
  {
    kind: "user-name",
    labels:
      "арендатор,арендовано,орендар,орендовано,имя,ім'я,получатель,покупатель,плательщик,отправитель,заказчик,отримувач,платник",
    value: inCyrillic,
  },
  { kind: "user-name", labels: "nom", value: `${capitalised}(?=[ ,;]{1,3}Prénom)` },
  {
    kind: "user-name",
    labels:
      "name,nombre,nom,nome,naam,namn,navn,jméno,empfänger,name des kunden,recipient,destinataire,acheteur,destinatario,comprador,kupujący,display name,user,username,owner,contact,buyer,käufer,acquirente,sender,client,cliente,klient,kundin,besitzer,eigentümer,propriétaire,propietario,registrierter benutzer,клиент,клієнт,от,від",
    value: twoNames,
    isOne: isLikePerson,
  },
  // As Git has it.
  {
    kind: "user-name",
    labels: "author,committer,commit,from,to,signed off by",
    value: `${twoNames}(?= <[^<>\\s]{3,64}@)`,
  },
  {
    kind: "user-name",
    labels:
      "commit author,co authored by,git author,author du commit,auteur du commit,autor del commit,autor commita,автор коммита",
    value: twoNames,
    isOne: isCommitter,
  },
  {
    kind: "user-name",
    labels:
      "租用人,承租人,租户,契約者,借主,임차인,계약자,付款人,支付人,支払者,购买者,购买人,購入者,注文者,收件人,收货人,寄件人,주문자,구매자,입금자,수령인",
    value: String.raw`${han}{2,5}(?!${han})|\p{Script=Hangul}{2,4}${behind}`,
  },
  {
    kind: "birthday",
    labels:
      "birthday,bday,b-day,birth,geb.,geb. am,geb.-datum,nato il,nata il,ur.,urodzony,urodzona,родился,родилась,род.,д.р.,дата рожд.,doğum tarihi,födelsedatum,fødselsdato,geboortedatum,datum narození,születési dátum,születési idő,syntymäaika,생일,birth date,date of birth,dob,born,born on,geburtsdatum,geburtstag,geboren am,geboren,date de naissance,né le,née le,né(e) le,fecha de nacimiento,fecha nacimiento,nacimiento,data de nascimento,data di nascita,data urodzenia,urodziny,anniversaire,cumpleaños,aniversário,compleanno,дата рождения,день рождения,дата народження,生日,出生,出生日期,出生年月,出生年月日,生年月日,誕生日,생년월일,출생일,ημερομηνία γέννησης,γενέθλια,ngày sinh,sinh nhật,ngày tháng năm sinh,tanggal lahir,tgl lahir,data nașterii,ziua de naștere,zi de naștere,születésnap,született,narozeniny,dátum narodenia,födelsedag,född,fødselsdag,født,syntymäpäivä,syntynyt,verjaardag,geboren op,doğum günü,doğum,datum rođenja,rođendan,дата на раждане,рожден ден,день народження,дата нар.,дата рожд,др,تاريخ الميلاد,תאריך לידה,วันเกิด,วันเดือนปีเกิด,出生日,geburtsdat.,jour de naissance,fecha nac.,nasc.,data nasc.",
    value: `(?:${date})${behind}`,
    spoken: `(?:${date})${behind}`,
  },
  {
    kind: "birthday",
    labels:
      "dob,birth date,date of birth,birthday,geburtsdatum,date de naissance,fecha de nacimiento,data de nascimento,data di nascita,data urodzenia,дата рождения,дата народження,出生日期,生日,生年月日,생년월일",
    value: `(?:${closeDate})${behind}`,
  },
  {
    kind: "birthday",
    labels:
      "birth year,year of birth,geburtsjahr,année de naissance,año de nacimiento,ano de nascimento,anno di nascita,rok urodzenia,год рождения,出生年份",
    value: `(?:19|20)\\d\\d${behind}`,
  },
];

/** Whoever says so is a person; one word is enough. */
const introductions = spokenFact({
  kind: "user-name",
  phrase:
    "[Mm]y (?:real |full )?name(?: is|['’]s)|real name(?: is|,)|(?:irl|IRL) name(?: is)?|[Mm]ein(?: echter| richtiger)? [Nn]ame (?:ist|is)|[Mm]on (?:vrai )?nom est|hei(?:ß|ss)e|llamo|[Mm]i nombre (?:real )?es|m'appelle|chiamo|meu nome (?:real |verdadeiro )?é|chamo|[Nn]azywam się|imię|зовут|звати|моё имя|моя фамилия|моє ім'я|[Mm]ijn (?:echte )?naam is|[Ii]k heet|[Jj]ag heter|[Jj]eg hedder|[Jj]eg heter|[Mm]inun nimeni on|[Jj]menuji se|[Nn]umele meu(?: real)? este|[Mm]ă numesc|[Aa] nevem|[Bb]enim adım|[Aa]dım|[Gg]erçek adım|[Nn]ama saya|[Nn]ama asliku|[Tt]ên (?:thật )?(?:tôi|mình|em) là|με λένε",
  joint:
    " {1,2}(?:(?:übrigens|eigentlich|in echt|im echten leben|wirklich|richtig|halt|btw|actually|really|irl|en vrai|en réalité|en fait|vraiment|por cierto|en realidad|de verdad|na verdade|aliás|comunque|in realtà|naprawdę|tak naprawdę|вообще-то|кстати|на самом деле|eigenlijk|trouwens|egentligen|faktiskt|egentlig|oikeasti|aslında|vlastně|amúgy|de fapt),? ){0,2}",
  value: fullName,
  isOne: isPerson,
});

/** What follows may be anything: "I am Iron Man". */
const saidOfOneself = spokenFact({
  kind: "user-name",
  phrase:
    "[Ii](?: am|'m)| im|it'?s|[Tt]his is|[Rr]egistered to|[Ll]icensed to|[Ii]ch bin(?: der| die)?|[Jj]e suis|[Ss]oy|jestem|[Ee]u sou|[Ii]o sono|[Ii]k ben|[Jj]ag är|[Jj]eg er|[Mm]inä olen|[Ee]u sunt|[Jj]á jsem|[Bb]en(?= \\p{Lu}\\p{Ll}+ \\p{Lu})|(?<!\\p{L})[Яя]|[Цц]е|[Ээ]то",
  value: twoNames,
  isOne: (value) => isLikePerson(value) && isPerson(value),
});

const births = spokenFact({
  kind: "birthday",
  joint: ":? {1,2}(?:on |am |le |el |il |em |no |den |dia |dnia |на )?(?:the |dia )?",
  phrase: [
    "(?<=(?:i|I|[Ii]['’]?m|am|will|gonna|he|she|bro|sis)) turn(?:ing|ed|s)? \\d{1,2}|[Bb]-?day(?:['’]?s| is)?|[Bb]irthday['’]?s|will be \\d{1,2}|werde (?:ich )?\\d{1,2}|[Bb]day (?:ist|am)|[Aa]nniv(?:ersaire)?(?: c['’]est| est|:)|cumplo(?: \\d{1,2})?(?: años)?|[Cc]umpleaños(?: es)?|[Cc]umple(?: es)?",
    "faço (?:anos|\\d{1,2})|[Aa]niversário é|mam urodziny|[Uu]rodziny mam|mijn verjaardag is|word(?: ik)? \\d{1,2}|fyller(?: år| \\d{1,2})|fylder(?: år| \\d{1,2})|[Dd]oğum günüm|день рождения|(?<!\\p{L})др(?= \\d)|исполн(?:ится|илось) \\d{1,2}",
    "born(?: on)?|[Bb]irthday(?: is)?(?: on| set to)?|bday|b-day|D\\.O\\.B\\.:?|geboren(?: am)?|geb\\.(?: am)?|[Gg]eburtstag(?: ist)?(?: am)?",
    "nasci (?:em|no dia|dia)|naci el|nació el|urodził(?:em|am|a)? się|född(?: den)?|født(?: den)?|syntynyt|geboren op|narozen[áa]?|született|doğum günüm|lahir(?: tanggal)?|sinh ngày|γεννήθηκα(?: στις)?|народи(?:вся|лася)|[Nn]é(?:e|\\(e\\))? le|nací el|[Nn]acid[oa] el|[Nn]ascid[oa] em|[Nn]at[oa] il|ur\\.|[Uu]rodzon[ya]|[Рр]од(?:ился|илась|\\.)|д\\.р\\.",
  ].join("|"),
  value: `(?:${date})${behind}`,
});

/** "born in 2009" */
const birthYears = spokenFact({
  kind: "birthday",
  phrase:
    "born(?: in)?|[Jj]ahrgang|geboren in|[Nn]ée? en|nac[íi](?:d[oa])? en|nasc(?:i|id[oa]) em|nat[oa] nel|urodzon[ya] w|родил(?:ся|ась) в",
  value: String.raw`(?:19[5-9]|20[012])\d(?=\s*(?:$|[.,!?;)"']|(?:lol|xd|haha|and|so|in|at|btw|und|et|y|e|i|и) ))`,
});

/** `git config user.name "Anna Schmidt"` */
const gitNames = spokenFact({
  kind: "user-name",
  phrase: "user\\.name|--author",
  joint: "[ =]\\\\?[\"']",
  value: twoNames,
});

/** `commit 3f7a2c1 by Anna Schmidt`, `Git: author "Anna Schmidt"` */
const committers = spokenFact({
  kind: "user-name",
  phrase: "[Cc]ommit(?:ted)?(?: [\\da-f]{7,40})? by|[Cc]ommit author|[Cc]ommitter|(?<=[Gg]it[^\\r\\n]{0,24})[Aa]uthor",
  joint: " [\"'“«]?",
  value: twoNames,
  isOne: isCommitter,
});

/** "pushed by Anna Schmidt to origin/main": not by a piston. */
const pushers = spokenFact({
  kind: "user-name",
  phrase: "[Pp]ushed by|[Mm]erged by|[Rr]ebased by",
  joint: " [\"'“«]?",
  value: twoNames,
  isOne: (value) => isCommitter(value) && isLikePerson(value),
});

/** "Order #12 by Anna Schmidt", "Facture au nom de Anna Schmidt" */
const orders = spokenFact({
  kind: "user-name",
  phrase:
    "(?:[Ii]nvoice|[Rr]eceipt|Rechnung|Bestellung|Quittung|[Ff]acture|[Cc]ommande|[Ff]actura|[Pp]edido|[Ff]attura|[Oo]rdine|[Ff]aktura|[Zz]amówienie|[Зз]аказ|[Cc]hargeback|[Rr]efund|[Oo]rder #?\\w{1,16})(?: [^\\r\\n]{1,24}?)? (?:for|to|by|from|an|für|von|au nom de|pour|de|para|por|per|di|da|dla|od|от|для)|billed to|[Ii]n the name of|auf den Namen|à l'attention de",
  value: twoNames,
  isOne: (value) => hasNoCommonWord(value) && isLikePerson(value),
});

const payment =
  " (?:(?:paid|donated|bought|purchased|a (?:payé|donné)|pagó|pagou|zapłacił[ao]?|оплатила?|заплатила?|задонатила?)(?!\\p{L})|hat [^\\r\\n]{1,40}?(?:bezahlt|gekauft|gespendet)(?!\\p{L}))";
const pays = new RegExp(payment, "uy");

/** "Anna Schmidt paid 9.99 EUR": players have no spaces in their names. */
const payers: Detector = {
  anchors: beginningsOf(payment),
  look(text, at, report) {
    const name = endOfMatch(pays, text, at) < 0 ? undefined : payerBefore.exec(lineBefore(text, at, 64))?.[0];
    if (name !== undefined && hasNoCommonWord(name) && isLikePerson(name)) report("user-name", at - name.length, at);
    return at + 1;
  },
};

const payerBefore = new RegExp(`(?<![\\p{L}\\p{N}_.'’-] ?)${twoWords}$`, "u");

/** "14 March is my birthday", "am 3. November hab ich Geburtstag" */
const birthsBefore: Detector = {
  anchors: ["irth", "ebur", "bday", "nniv", "rodz", "umpl"],
  look(text, at, report) {
    const found = dayOfBirth.exec(lineBefore(text, at, 72));
    if (!found || !wordForBirthday.test(text.slice(Math.max(0, at - 1), at + 10))) return at + 1;
    const start = at - found[0].length;
    report("birthday", start, start + found[1]!.length);
    return at + 1;
  },
};

const dayOfBirth = new RegExp(`(?<![\\p{L}\\p{N}.-])(${date})(?: \\p{L}{1,6}['’]?\\p{L}{0,4}){0,4} .?$`, "iu");
const wordForBirthday = /birthday|geburtstag|bday|anniv|urodzin|cumplea/i;

/** `生于1998年3月14日`, `生日3月14日` */
const birthsInHan = spokenFact({
  kind: "birthday",
  phrase: "(?:出)?生[于於]|生日是?|誕生日は?",
  joint: " ?",
  value: `(?:${date})`,
});

/** "내 이름은 박서연이야": the verb is joined to the name. */
const introductionsInHangul = spokenFact({
  kind: "user-name",
  phrase: "(?:내|제|저의|나의) (?:진짜 )?(?:이름|본명|실명)[은이]|본명은|실명은",
  joint: " ?",
  value:
    "\\p{Script=Hangul}{2,4}?(?=(?:이?야|이?에요|예요|입니다|이?라고|이?고|이다|임|인데|이?지)(?!\\p{Script=Hangul}))",
});

export const personDetectors: readonly Detector[] = [
  introductionsInHangul,
  ...greetings,
  introductions,
  saidOfOneself,
  births,
  birthYears,
  birthsBefore,
  birthsInHan,
  gitNames,
  committers,
  pushers,
  orders,
  payers,
];

import type { Detector } from "../detector.ts";
import { capitalised } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Words of which one tells a school from anything else that has a name. Magic has schools as well. */
const schoolWord = [
  "[Hh]igh ?[Ss]chool|[Gg]rammar [Ss]chool|[Pp]rimary [Ss]chool|[Ee]lementary|[Mm]iddle [Ss]chool|[Ss]econdary [Ss]chool|[Cc]ollege|[Uu]niversity|[Pp]olytechnic|[Ss]ixth [Ff]orm",
  "[Gg]rundschule|[Rr]ealschule|[Hh]auptschule|[Gg]esamtschule|[Oo]berschule|[Ss]ekundarschule|[Bb]erufs(?:schule|kolleg)|[Mm]ittelschule|[Hh]ochschule|[Ff]örderschule|[Gg]ymnasium|[Uu]niversität|-[Ss]chule",
  "[Cc]ollège|[Ll]ycée|[ÉEée]cole|[Uu]niversité|[Cc]olegio|[Ii]nstituto|[Ee]scuela|[Uu]niversidad|IES|CEIP|[Ee]scola|[Cc]olégio|[Uu]niversidade|[Ff]aculdade|EB ?2",
  "[Ss]cuola|[Ll]iceo|[Ii]stituto|[Uu]niversità|ITIS|[Ss]zkoł[ayęe]|[Ll]iceum|[Tt]echnikum|[Uu]niwersytet|[Pp]olitechnika|SP nr|LO nr|[Bb]asisschool|[Mm]iddelbare|[Hh]ogeschool|[Uu]niversiteit",
  "skola|skolan|[Ss]kole|[Ll]ukio|koulu|[Yy]liopisto|[Zz]ákladní škola|[Gg]ymnázium|[Ii]skola|[Ee]gyetem|[Șș]coala|[Uu]niversitatea|[Ll]isesi|[Oo]kulu|[Üü]niversitesi|SMA|SMP|SMK",
  "[Шш]кол[аеыу]|[Гг]имнази[яию]|[Лл]ице[йя]|СОШ|[Уу]ниверситет|[Кк]олледж|[Гг]імназі[яї]|[Λλ]ύκειο|[Γγ]υμνάσιο",
].join("|");
const part = String.raw`(?:${capitalised}|\d{1,4}|(?:№|nr\.?|n[°º]|no\.?|#) ?\d{1,4}|im\.|św\.|St\.|d[eiou]|de la|del|della|des|du|da|dos|van|von|der|of|the|and|in|w|we|im|am|an der|v|i|u|et|y|e|г\.)`;
/** With the name of somebody or of a place, or a number. */
const school = [
  String.raw`(?:(?:${part} ){0,3}(?:[\p{L}\p{M}'’.-]{0,24}[\p{L}-])?(?:${schoolWord})(?![\p{Ll}])(?:[ -]${part}){1,6}(?<=[\p{Lu}\d][\p{L}\p{M}'’.-]{0,30})(?![\p{L}\p{N}]))`,
  String.raw`(?:${capitalised}[ -](?:${part}[ -]){0,4}(?:[\p{L}-]{0,16})?(?:${schoolWord})(?![\p{L}\p{N}]))`,
].join("|");
const schoolInHan = String.raw`\p{Script=Han}{2,16}(?:中学|小学|大学|学院|高中|一中|二中|附中|學校|中學|小學|大學|学校|高等学校|高校|専門学校)(?!\p{Script=Han})|\p{Script=Hangul}{2,12}(?:초등학교|중학교|고등학교|대학교|초|중|고|대)(?!\p{Script=Hangul})`;

export const schoolFacts: readonly LabelledFact[] = [
  {
    kind: "place",
    labels:
      "school,my school,school name,high school,university,college,schule,schulname,gymnasium,universität,uni,hochschule,berufsschule,école,établissement,établissement scolaire,collège,lycée,université,escuela,colegio,instituto,centro educativo,universidad,escola,colégio,faculdade,universidade,scuola,istituto,liceo,università,szkoła,szkola,nazwa szkoły,uczelnia,uniwersytet,basisschool,middelbare school,universiteit,skola,skole,koulu,oppilaitos,škola,univerzita,iskola,egyetem,școală,școala,facultate,okul,üniversite,sekolah,universitas,trường,школа,университет,институт,колледж,гимназия,лицей,училище,вуз,учебное заведение,место учёбы,університет,ліцей,σχολείο,πανεπιστήμιο,学校,就读学校,毕业学校,毕业院校,大学,高校,學校,学校名,学校名称,학교,출신학교,대학교,โรงเรียน",
    value: `${school}|${schoolInHan}`,
    spoken: `${school}|${schoolInHan}`,
  },
];

/** "I go to X High School", "je retourne au collège X", "ich gehe aufs X-Gymnasium": said of oneself. */
const attended = spokenFact({
  kind: "place",
  phrase: [
    "(?:go|going|went) to|[Ii] attend|[Ss]tudent at|[Ss]tudy(?:ing)? at|[Tt]eacher at|enrolled at|[Mm]y school(?: is|,)?",
    "(?:gehe|geh|bin|war|lerne|studiere|unterrichte|wechsle|wechsel|muss) (?:ich )?(?:wieder |noch |jetzt )?(?:auf(?:s|m|'s|'m| das| die| der| dem)?|am|an(?: der| die)?|ins?|im|zum|zur)|Schüler(?:in)? (?:am|an der|der|des|vom)|Klasse (?:am|an der|der|des)",
    "(?:vais|suis|etourne(?<=retourne)|eviens(?<=reviens)|étudie) (?:toujours |encore )?(?:à l['’]|à la |à|au|en|dans)(?:(?<=['’])| )?|élève (?:au|à|de)|scolarisée? (?:au|à)",
    "(?:voy|vuelvo|estudio|estoy|curso|soy alumn[oa]) (?:al?|en el|en la|en|del)|(?:vou|volto|estudo|estou|sou alun[oa]) (?:para [oa]|pra|pro|ao|à|n[oa]|em|d[oa])|(?:vado|torno|studio|frequento|insegno) (?:al|alla|all['’]|a|il|la|lo)?",
    "(?:chodzę|wracam|idę|uczę się|studiuję) (?:do|w|we|na)|(?:учусь|хожу|иду|вернусь|поступил[аи]?|окончил[аи]?|преподаю) (?:в|во|на)?|из школы|(?:навчаюсь|вчуся|ходжу) (?:в|у|до)",
    "(?:zit|ga|studeer) (?:op|naar|aan)(?: het| de)?|[Gg]år (?:på|i)|läser (?:på|vid)|chodím (?:do|na)|studuj[iu] (?:na|v)|[Oo]piskelen|[Kk]äyn|járok a|învăț la|sunt la|sekolah di|kuliah di|học (?:ở|tại)",
  ].join("|"),
  joint: " {0,2}(?:the |das |die |le |la |el |il |lo |het |de |dem |der |meinem |meine |mon |ma |l['’])?",
  value: school,
  // Some begin where they differ from the words of every log.
  isInWord: true,
});

const attendedInHan = spokenFact({
  kind: "place",
  phrase: "(?:就读|毕业于|在读|我在|我是|考上|考入)于?|(?:다니는|재학 ?중인?|학교는)",
  joint: " ?",
  value: String.raw`\p{Script=Han}{2,16}(?:中学|小学|大学|学院|高中|一中)(?=上学|读书|念书|读|的学生|学生|上|[，。,.!！]|\s|$)|\p{Script=Hangul}{2,12}(?:초등학교|중학교|고등학교|대학교)`,
});

/** `うち…中学校だから`: nothing but what stands around it says that it is somebody's. */
const attendedInKana = spokenFact({
  kind: "place",
  phrase: "うち(?:の学校)?[はも、]?|[俺僕私](?:の学校)?は|わたしは|学校[はが]",
  joint: " ?",
  value: String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,16}?(?:中学校|小学校|高等学校|高校|大学|専門学校)(?=だ|で|に|の|な|や|、|。|！|!|\s|$)`,
});

export const schoolDetectors: readonly Detector[] = [attended, attendedInHan, attendedInKana];

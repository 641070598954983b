/** What a plugin's own words are about where it goes on: each has words and advice of its own (`cases` of `plugin-reported-error`). */
export type PluginSubject =
  | "licence"
  | "vote"
  | "intent"
  | "credential"
  | "economy"
  | "consent"
  | "version"
  | "port"
  | "world"
  | "material"
  | "pack"
  | "data"
  | "download"
  | "service";

interface Signs {
  subject: PluginSubject;
  /** What it speaks of, and what is wrong with that: both have to be there. */
  of: RegExp;
  wrong: RegExp;
  /** Something else after all. */
  but?: RegExp;
}

const negated =
  /\b(?:can(?:not|'t)|could(?: not|n't)|unable|fail(?:ed|s|ure)?|invalid|missing|denied|refused|rejected|not|n't|no|without|wrong|expired|error)\b/i;
const broken = /\b(?:corrupt(?:ed)?|damaged|is broken|malformed)\b/i;

/** The first that fits: what names a thing comes before what only failed. */
const subjects: readonly Signs[] = [
  {
    subject: "licence",
    of: /\blicen[cs]e\b/i,
    wrong:
      /\b(?:invalid|not valid|expired|blacklisted|blocked|denied|refused|rejected|revoked|(?:could(?: not|n't)|can(?:not|'t)|unable to|failed to) (?:be )?(?:verif|validat|check|find|load)\w{0,4}|verification failed|not (?:been )?(?:set|found|entered|verified|validated|activated)|missing|no licen[cs]e|wrong licen[cs]e)\b/i,
  },
  {
    subject: "vote",
    of: /\bvote\b|public key on the list/i,
    wrong: /\bnot decrypt\b|\bpublic key\b|\b[Ss]ignature is not valid\b|\binvalid token\b|\bBadPaddingException\b/i,
  },
  {
    subject: "intent",
    of: /\bintents?\b/i,
    wrong:
      /\b(?:disallowed|missing|privileged|not (?:been )?(?:enabled|allowed|granted|set)|(?:does not|doesn't) have|enable|turn on)\b/i,
  },
  {
    subject: "credential",
    of: /\b(?:API[ -]?keys?|(?:access |bot )?tokens?|webhook(?: URL)?|client secret|credentials|SMTP)\b/i,
    wrong:
      /\b(?:invalid|not valid|expired|revoked|missing|unauthori[sz]ed|not (?:been )?(?:set|configured|provided|entered|found)|no (?:bot |valid )?token|authenticat\w{1,5}|required)\b/i,
    but: /\bresource ?pack\b/i,
  },
  {
    subject: "consent",
    of: /\b(?:accept(?:ed)?|agree(?:d)?|consent|EULA)\b/i,
    wrong:
      /\b(?:must|have to|need to) (?:first )?(?:accept|agree|consent)\b|\bnot (?:yet )?(?:been )?(?:accepted|agreed)\b/i,
  },
  {
    subject: "pack",
    of: /\bresource ?packs?\b/i,
    wrong:
      /\b(?:not (?:been )?(?:hosted|uploaded|sent|reachable|found)|(?:could(?: not|n't)|can(?:not|'t)|unable to|failed to) (?:be )?(?:upload|host|send|sent|generat|zip|merg|creat|build)\w{0,4}|upload failed|host(?:ing)? failed)\b/i,
  },
  {
    subject: "port",
    of: /\b(?:ports?|web ?server|HTTP server|socket server|listen(?:er|ing)?|bind)\b/i,
    wrong:
      /\b(?:(?:already|might be|may be) in use|(?:fail(?:ed|s)?|unable|could(?: not|n't)|can(?:not|'t)) (?:to )?(?:be )?(?:bind|bound|start(?:ed)?|initiali[sz]e|open(?:ed)?|listen))\b/i,
    but: /\bevent\b|\blisteners?\b[^\n]{0,30}\b(?:class|register)/i,
  },
  {
    subject: "economy",
    of: /\beconomy\b/i,
    wrong:
      /\bno (?:[\w-]{2,20} )?economy\b|\beconomy (?:plugin |provider |service |system |hook )?(?:is |was |were |could )?(?:not (?:be )?(?:found|detected|installed|available)|required|missing)\b|\b(?:could(?: not|n't)|can(?:not|'t)|unable to|failed to) (?:find|hook|detect|load|set ?up|register)[^.\n]{0,40}\beconomy\b/i,
  },
  {
    subject: "version",
    of: /\b(?:versions?|build|Minecraft|NMS|nms|server software|forks?|v?\d{1,2}[._]\d{1,3}(?:[._]R?\d{1,2})?|Paper|Spigot|BungeeCord|Velocity|Java)\b/,
    wrong:
      /\b(?:[Uu]nsupported|[Ii]ncompatible|(?:not|n't|NOT) (?:yet |fully |officially )?(?:be )?(?:compatible|support(?:ed)?)|no longer supports?|only supports|[Tt]oo old|[Oo]utdated|OUTDATED|requires? (?:[A-Z]\w{2,20} )?(?:build|version|at least|v?\d)|now requires (?:Paper|Spigot|Java|Folia)|(?:[Cc]ould(?: not|n't)|[Uu]nable to|[Ff]ailed to) (?:find|load|create) (?:an? |the )?(?:NMS|nms|version|adapter))\b/,
  },
  {
    subject: "world",
    of: /\b[Ww]orlds?\b/,
    wrong:
      /\b[Ww]orlds?\b[^\n]{0,60}?\b(?:(?:does|do)(?: not|n't) exist|(?:is|are|was|were)? ?(?:not|n't) (?:currently )?(?:loaded|found)|could(?: not|n't) be (?:found|loaded)|not found)\b|\b(?:[Uu]nknown|[Ii]nvalid|[Nn]o such|[Mm]issing) world\b|\b(?:[Cc]ould(?: not|n't)|[Cc]an(?:not|'t)|[Uu]nable to|[Ff]ailed to) find (?:the |a )?world\b/,
  },
  {
    subject: "material",
    of: /\b[Mm]aterials?\b|\bMATERIAL\b/,
    wrong:
      /\b(?:[Ii]nvalid|INVALID|[Uu]nknown|[Uu]nrecogni[sz]ed|[Nn]o such|[Bb]ad)\b|\bnot (?:been )?(?:found|valid|exist|recogni[sz]ed|a valid|supported)\b|n't exist\b|\b(?:[Cc]ould(?: not|n't)|[Cc]an(?:not|'t)|[Uu]nable to|[Ff]ailed to) (?:find|parse|match|get|load|recogni[sz]e)\b/,
  },
  {
    subject: "data",
    of: /\b(?:data|file|database|storage|schematics?|save|userdata|backup|claims?|chunks?|regions?|inventor(?:y|ies))\b/i,
    wrong: new RegExp(
      String.raw`${broken.source}|\b(?:could(?: not|n't)|can(?:not|'t)|unable to|failed to) (?:load|read|parse) (?:the |its )?(?:save ?data|saved data|data files?|userdata|user ?data|player ?data|data for)\b`,
      "i",
    ),
  },
  {
    subject: "download",
    of: /\bdownload(?:ed|ing)?\b/i,
    wrong: negated,
    but: /\b(?:skins?|heads?|textures?|avatars?|translations?|locales?|languages?)\b/i,
  },
  {
    subject: "service",
    of: /\b(?:connect(?:ion|ing|ed|s)?|reach(?:ed|able)?|poll(?:ing)?|request|respon(?:d|se)|ConnectException|SocketTimeoutException|UnknownHostException)\b/,
    wrong:
      /\bConnectException\b|SocketTimeoutException|UnknownHostException|Connection refused|\b(?:[Cc]ould(?: not|n't)|[Cc]an(?:not|'t)|[Uu]nable to|[Ff]ailed to) (?:connect|reach|establish)\b|\b[Tt]imed out\b|\bunreachable\b/,
    but: /\bplayers?\b/i,
  },
];

export function subjectOf(said: string): PluginSubject | undefined {
  return subjects.find(({ of, wrong, but }) => of.test(said) && wrong.test(said) && !but?.test(said))?.subject;
}

/** What only the exception below it says plainly. */
export function subjectOfThrown(said: string, cause: string): PluginSubject | undefined {
  const subject = subjectOf(`${said}\n${cause}`);
  return subject === "vote" ? subject : undefined;
}

/** Nothing goes on before somebody has done something about these. */
export const standingStill: ReadonlySet<PluginSubject> = new Set([
  "licence",
  "consent",
  "credential",
  "vote",
  "intent",
]);

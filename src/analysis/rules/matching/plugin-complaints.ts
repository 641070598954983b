/** What makes a warning more than a remark. */
export const complaint =
  /\b(?:[Cc]ould(?: not|n't)|[Cc]an(?:not|'t)|[Cc]an not|[Ff]ail(?:ed|s|ure)|FAILED|[Uu]nable|[Ee]rrors?|ERROR|[Ee]xception|[Ii]nvalid|[Cc]orrupt(?:ed)?|[Mm]issing|[Uu]nknown|[Uu]nbalanced|[Mm]alformed|(?:not|n't|NOT) (?:been |be )?(?:found|exist|installed|INSTALLED|loaded|set|valid|a valid|work|support|supported|recognised|recognized|configured)|[Nn]o [\w ]{1,40} found|[Ww]ill (?:now )?be disabled|does not fully|has no |[Nn]othing (?:is going to|will) (?:work|be \w{4,12})|[Vv]ersion mismatch|[Tt]his plugin is (?:currently )?disabled|DANGEROUS|[Dd]angerous|[Ii]nsecure|VULNERABLE|[Vv]ulnerable|known to cause|[Rr]equires (?:the )?[A-Z]\w{2,40}|(?:must|have to|need to) (?:first )?(?:accept|agree))\b/;
/** The same in the languages that many plugins speak. */
export const foreignComplaint =
  /\u041D\u0435 \u0443\u0434\u0430\u043B\u043E\u0441\u044C|[\u041E\u043E]\u0448\u0438\u0431\u043A|\u043D\u0435 \u043D\u0430\u0439\u0434\u0435\u043D|No se (?:pudo|puede|encontr)|no coincide|Error al |N\u00E3o foi poss\u00EDvel|Falha ao |n\u00E3o encontrad|[Kk]onnten? [^\n]{0,80}nicht|[Ff]ehlgeschlagen|nicht gefunden|Impossible d|introuvable|[\u00C9\u00E9]chec|Nie (?:uda\u0142o si\u0119|mo\u017Cna|znaleziono)|bulunamad\u0131|y\u00FCklenemedi|ba\u015Far\u0131s\u0131z|\u65E0\u6CD5|\u5931\u8D25|\u627E\u4E0D\u5230|\u672A\u627E\u5230|\u7121\u6CD5|\u5931\u6557|\uC2E4\uD328|\uC624\uB958|\u898B\u3064\u304B\u308A\u307E\u305B\u3093/;
/** What a line that is called mere information has to say to be taken for an error. */
export const plainError =
  /\berrors?\.(?:txt|log)\b.{0,40} not empty|^(?:Error|ERROR)\b(?!:? Could not check)|plugin will (?:now )?be disabled|\.ya?ml\b[^\n]{0,40} is invalid\b|\b(?:[Ii]nvalid|[Uu]nknown) (?:\w{1,20} )?[Mm]aterial\b/;
/** What nobody misses, or what stands elsewhere: news, statistics, ages, habits. */
export const unimportant =
  /\b(?:[Uu]pdat(?:e|er|es|ed|ing)|UPDATE|newer|[Ss]table Version|[Ll]atest|metrics|bStats|telemetry|analytics|[Dd]iscord|already exists|softdepend|offline mode|registered a listener|deprecated|unsupported server version|outdated Java|extremely outdated|lag notice|Timed out waiting|experimental|bedrock skin|generated an exception|(?:should|is safe to) (?:work fine|ignore))\b|^Task #|^(?:[\w-]{1,40} )?[Dd]isabling(?: [\w-]{1,40})?[.!]{0,3}$|Hikari\w{0,20} - [\w-]{1,60} - (?:Start|Shutdown|Added)/;
/** What somebody has to do before something works, though it sounds like news. */
export const important =
  /\bto at least\b|\bto the same version\b|\bto work again\b|\bwill not work\b|\bwon't work\b|\b[Tt]oken (?:has been|is|was) (?:not )?(?:set|required|invalid|missing)\b|\b(?:[Ii]nvalid|[Nn]o)(?: bot)? token\b|\b(?:must|have to|need to) accept\b|\blicen[cs]e(?: key)? (?:is|has|was|could)\b/;
/** What a plugin calls an error, and what nobody can take for anything else: a part of it does not work. */
export const definite =
  /\b(?:is|are) (?:not|no longer) (?:compatible|supported)\b|\b[Ss]afe mode\b|\b[Ii]nvalid (?:licen[cs]e|token|API key)|\b(?:[Ll]icen[cs]e|[Tt]oken)(?: key)? is (?:invalid|not valid|missing)|\b(?:[Cc]ould(?: not|n't)|[Cc]an(?:not|'t)|[Uu]nable to|[Ff]ailed to) (?:load|connect|start|initiali[sz]e|enable|open|bind|log ?in|authenticate|verify)\b|\b[Cc](?:ould(?: not|n't)|an(?:not|'t)) be (?:loaded|read|parsed|started|initiali[sz]ed|enabled|opened)\b/;
/** Whoever says so has found another way, or it is only about looks: nobody misses anything. */
export const handled =
  /\b(?:[Dd]efaulting|[Ff]alling back|[Ff]ell back|[Ff]all back|[Rr]everting|[Rr]esetting|[Pp]roceeding|[Cc]ontinuing|[Cc]arrying on|[Gg]oing on|[Oo]verwriting)\b|\b[Ww]ill (?:use|fall back|continue|try again|retry|be ignored)\b|\b[Uu]sing (?:the |an? |its )?(?:default|built-?in|bundled|fallback|vanilla|cached|internal)\b|\bas (?:a |the )?fallback\b|\b(?:favicon|server[ -]icon)\b|\b[Mm]issing translation/;

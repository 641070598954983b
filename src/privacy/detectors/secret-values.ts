/** What stands behind the name of a secret and is none. */
const notSecrets = new Set(
  `null nil none undefined empty default true false yes no on off ok unknown missing required optional invalid valid
  incorrect correct wrong expired failed success set unset changed hidden redacted removed secret password token string
  fml the is was must not cannot and for here jwt bearer basic msa mojang legacy offline online enabled disabled masked
  mismatch denied rejected accepted needed given provided expire weak strong short long blank
  erforderlich falsch ungültig richtig leer fehlt geändert gesetzt requis requise incorrect incorrecte invalide vide
  manquant obligatoire requerida requerido incorrecta incorrecto inválida inválido vacía obligatoria incorreta inválido
  obrigatória vazia obrigatório неверный неверно обязательно пусто изменён установлен нет да gerekli zorunlu yanlış hatalı geçersiz boş povinné
  špatné neplatné kötelező hibás krävs felaktigt salah wajib kosong väärä pakollinen brak ninguno ninguna aucun aucune nessuna nessuno nenhum nenhuma žádné nincs ingen inget geen yok keins keine отсутствует forkert påkrævet ja nein oui non sí não`.split(
    /\s+/,
  ),
);

/** More than the characters that masks are made of. */
export function isUnmasked(value: string): boolean {
  return /[^*.:@]/.test(value);
}

/** Somebody's value, not a word about it, nor a place that is still to be filled in. */
export function isFilledIn(value: string): boolean {
  if (!/[A-Za-z0-9\u0080-\uffff]/.test(value)) return false;
  // `password: password: ` has no value yet.
  const said = value.endsWith(":") ? value.slice(0, -1) : value;
  if (/^(?:\$\{|\$\(|\{\{|%[\w.]{1,40}%$|<|\[)/.test(value) || notSecrets.has(said.toLowerCase())) return false;
  return (
    !isOneCharacter(value) &&
    !hiddenBefore.test(value) &&
    !offlineSession.test(value) &&
    !toBeFilledIn.test(value) &&
    !repeatsKey.test(value)
  );
}

/** What other programs have hidden, and leave to tell one from another: `****:<id of a player>`, `****c418`. */
const hiddenBefore = /^(?:\*{3,}|•{3,}|…)(?::[\da-f]{32}|:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[-_.]?\w{0,4})$/i;

/** What the game has for a session where nobody is signed in: `0:Player12`, `FML:0`. */
const offlineSession = /^(?:0|-|FML|null):[\w-]{1,16}$/;

/** The key again, in capitals: `BotToken: "BOTTOKEN"`, `client_secret=CLIENT_SECRET`. `MONKEY` and `TURKEY` are words. */
const repeatsKey =
  /^(?:[A-Z][A-Z_. -]{0,40}?)?(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSWORT|KENNWORT|CONTRASEÑA|SENHA|WEBHOOK|APIKEY|(?:^|[_. -])(?:KEY|PASS|ID|URL|CODE|LICEN[SC]E))(?:[_. -]?HERE)?$/;

/** What a configuration has until somebody fills it in: `YOUR_API_KEY_HERE`, `changeme`, `put-your-token-here`. */
const toBeFilledIn = new RegExp(
  [
    "change[-_ ]?(?:me|this|it)(?:[-_ ]?please)?",
    "(?:(?:put|insert|enter|add|paste|place|type|set)[-_ ])?(?:your|my|the|a|some)?[-_ ]?(?:[a-z]{2,12}[-_ ]){0,3}(?:key|token|secret|password|passwd|pass|id|url|webhook|license|licence|code)[-_ ](?:goes[-_ ])?here",
    "(?:put|insert|enter|paste|replace)[-_ ](?:your|with|me|in|the)[-_ ][a-z_ -]{0,40}",
    "(?:(?:put|insert|enter|add|paste|place|type|set|replace|my)[-_. ])?your[-_. ]?(?:[a-z]{2,12}[-_. ]){0,4}(?:key|token|secret|password|passwd|id|url|webhook|license|licence|code)",
    "(?:put|insert|enter|add|paste|place|replace)[-_. ](?:[a-z]{2,12}[-_. ]){0,3}(?:key|token|secret|password|passwd|webhook|license|licence)",
    "(?:bot|api|client|access|auth|discord|telegram)[-_. ]?(?:token|secret|key)",
    "(?:dein|ihr|euer|votre|ton|tu|su|seu|sua|twój|твой|ваш)[-_ ][\\p{L}_ -]{0,24}(?:passwort|schlüssel|token|key|clé|clave|contraseña|senha|chave|mot[-_]de[-_]passe|hasło|klucz|пароль|ключ|токен)",
    "(?:api[-_]?key|token|secret|password)[-_](?:here|goes[-_]here|placeholder)|placeholder|todo|tbd|x{3,}(?:[-_]x{2,}){1,8}",
  ]
    .map((one) => `^(?:${one})$`)
    .join("|"),
  "iu",
);

/** `xxxxxxxx`, `❄❄❄❄` and `0` hide a value, or say that there is none. */
function isOneCharacter(value: string): boolean {
  for (let at = 1; at < value.length; at++) if (value.charCodeAt(at) !== value.charCodeAt(0)) return false;
  return true;
}

/** Letters and digits in a mixture that no word of a sentence has. */
export function looksRandom(value: string, atLeast: number): boolean {
  return value.length >= atLeast && /\d/.test(value) && /[A-Za-z]/.test(value) && !isName(value);
}

/** `minecraft:music_disc_13`, `net.example.Class1` */
function isName(value: string): boolean {
  return /^[a-z][a-z0-9_-]*:[a-z0-9_./-]+$/.test(value) || /^[a-z]+(?:\.[a-z_]\w*)+$/i.test(value);
}

/** Letters of both cases, in turns that neither a word nor a name made of words (`PlayerLoginEvent`) has. */
export function mixesCases(value: string): boolean {
  if (!/^[A-Za-z]{8,64}$/.test(value) || /^[a-z]*(?:[A-Z][a-z]{2,})+$/.test(value)) return false;
  return (value.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0) >= 4;
}

import type { PrivateKind } from "../private-match.ts";
import { codeWords } from "./code-words.ts";

/** What has to be said of a value that follows such a word. */
type Demand =
  /** A password: anything behind a separator, and in a sentence what has a digit or a symbol. */
  | "password"
  /** Long, and a mixture of letters and digits. */
  | "random"
  /** Groups of capitals and digits, or something long and random. Behind "license" mostly stands a word such as MIT. */
  | "licence"
  /** Four to eight digits, as codes have that are sent to somebody. */
  | "digits"
  /** A name and a password: `root:X`. */
  | "pair";

export interface SecretWord {
  /** In lower case. */
  word: string;
  /** Where to look for the word: characters of it that, with those behind them, ordinary logs seldom have. */
  anchor: string;
  kind: PrivateKind;
  demand: Demand;
  /** True where the word must not be the end of a longer one: `pass`, but not `compass`. */
  isWhole?: boolean;
  /** True where the word alone may stand for something else, so that only a separator leads to a value. */
  needsSeparator?: boolean;
}

const password = (word: string, anchor: string, more: Partial<SecretWord> = {}): SecretWord => ({
  word,
  anchor,
  kind: "password",
  demand: "password",
  ...more,
});

const token = (word: string, anchor: string): SecretWord => ({ word, anchor, kind: "token", demand: "random" });

const key = (word: string, anchor: string, more: Partial<SecretWord> = {}): SecretWord => ({
  word,
  anchor,
  kind: "api-key",
  demand: "random",
  ...more,
});

const licence = (word: string, anchor: string): SecretWord => ({ word, anchor, kind: "api-key", demand: "licence" });

const digits = (word: string, anchor: string): SecretWord => ({
  word,
  anchor,
  kind: "password",
  demand: "digits",
  isWhole: true,
});

const credentials = (word: string, anchor: string): SecretWord =>
  password(word, anchor, { demand: "pair", isWhole: true, needsSeparator: true });

/** What tells one machine from all others. */
const machine = (word: string, anchor: string): SecretWord => ({
  word,
  anchor,
  kind: "account-id",
  demand: "random",
  isWhole: true,
  needsSeparator: true,
});

/** Words for secrets, in the languages of those who write and translate servers and plugins. */
export const secretWords: readonly SecretWord[] = [
  password("password", "sw"),
  password("passwort", "sw"),
  password("passwd", "sw"),
  password("passphrase", "ph"),
  password("pass phrase", "ph"),
  password("pass-phrase", "ph"),
  password("pass", "pa", { isWhole: true, needsSeparator: true }),
  password("pwd", "wd", { isWhole: true, needsSeparator: true }),
  password("pw", "pw", { isWhole: true, needsSeparator: true }),
  password("kennwort", "nw"),
  password("wachtwoord", "tw"),
  password("mot de passe", "pa"),
  password("mot-de-passe", "pa"),
  password("mot_de_passe", "pa"),
  password("motdepasse", "pa"),
  password("mdp", "dp", { isWhole: true, needsSeparator: true }),
  password("contra", "ontr", { isWhole: true, needsSeparator: true }),
  password("contraseña", "eñ"),
  password("senha", "se", { isWhole: true }),
  password("hasło", "sł"),
  password("heslo", "sl", { isWhole: true }),
  password("jelszó", "sz"),
  password("lösenord", "ös"),
  password("adgangskode", "gs"),
  password("salasana", "as", { isWhole: true }),
  password("şifre", "fr"),
  password("parola", "ol", { isWhole: true }),
  password("mật khẩu", "kh"),
  password("kata sandi", "nd", { isWhole: true }),
  password("пароль", "ро"),
  password("пароля", "ро"),
  password("密码", "密码"),
  password("密碼", "密碼"),
  password("口令", "口令"),
  password("パスワード", "スワ"),
  password("비밀번호", "비밀"),
  password("암호", "암호"),
  password("暗証番号", "暗証"),
  password("passord", "so", { isWhole: true }),
  password("kodeord", "deo", { isWhole: true }),
  password("lozinka", "zin", { isWhole: true }),
  password("лозинка", "зин"),
  password("парола", "ро", { isWhole: true }),
  password("contrasenya", "eny"),
  password("contrasena", "sen", { isWhole: true }),
  password("κωδικός", "ωδ"),
  password("κωδικός πρόσβασης", "όσ"),
  password("slaptažodis", "pt"),
  password("kata laluan", "lal", { isWhole: true }),
  password("sandi", "nd", { isWhole: true, needsSeparator: true }),
  password("şifresi", "fr"),
  password("şifren", "fr"),
  password("şifreniz", "fr"),
  password("parolanız", "ol", { isWhole: true }),
  password("hasłem", "sł"),
  password("hasła", "sł"),
  password("hesla", "sl", { isWhole: true }),
  password("jelszava", "sz"),
  password("паролем", "ро"),
  password("รหัสผ่าน", "หั"),
  password("كلمة المرور", "مر"),
  password("كلمة السر", "سر"),
  password("סיסמה", "סמ"),
  password("पासवर्ड", "सव"),
  token("token", "ok"),
  token("jeton d'accès", "je"),
  token("jeton", "je"),
  token("токен", "ок"),
  token("令牌", "令牌"),
  token("トークン", "トー"),
  token("토큰", "토큰"),
  token("jetons", "je"),
  token("żeton", "że"),
  key("apiキー", "キー"),
  key("api 키", " 키"),
  key("api키", "i키"),
  key("秘密鍵", "秘密"),
  key("金鑰", "金鑰"),
  key("klucz", "cz", { isWhole: true }),
  key("klíč", "íč", { isWhole: true }),
  key("kulcs", "cs", { isWhole: true }),
  key("sleutel", "eu", { isWhole: true }),
  key("nyckel", "yc", { isWhole: true }),
  key("nøgle", "øg", { isWhole: true }),
  key("avain", "ava", { isWhole: true }),
  key("anahtar", "ana", { isWhole: true }),
  key("anahtarı", "ana", { isWhole: true }),
  key("chiave", "chi", { isWhole: true }),
  key("cheie", "ei", { isWhole: true }),
  key("kunci", "nci", { isWhole: true }),
  key("khóa", "óa", { isWhole: true }),
  key("κλειδί", "λε", { isWhole: true }),
  key("secret", "cr"),
  key("geheimnis", "eh"),
  key("секрет", "кр"),
  key("api key", "key"),
  key("api-key", "key"),
  key("apikey", "key"),
  key("floodgate key", "key"),
  key("secret key", "key"),
  key("server key", "key"),
  key("access key", "key"),
  key("encryption key", "key"),
  key("license key", "key", { demand: "licence" }),
  key("licence key", "key", { demand: "licence" }),
  key("key.pem", "key"),
  key("private key", "key"),
  key("schlüssel", "lü"),
  key("clé", "lé", { isWhole: true }),
  key("clave", "cl", { isWhole: true }),
  key("chave", "ch", { isWhole: true }),
  key("ключ", "лю"),
  key("密钥", "密钥"),
  key("密鑰", "密鑰"),
  key("secret_key_base", "_k"),
  credentials("credentials", "ed"),
  credentials("zugangsdaten", "gs"),
  credentials("identifiants", "fi"),
  credentials("credenciales", "ed"),
  machine("hwid", "wi"),
  machine("hardware id", "ar"),
  machine("hardware-id", "ar"),
  machine("machine id", "hi"),
  machine("machine-id", "hi"),
  machine("machineid", "hi"),
  machine("serial number", "ia"),
  machine("seriennummer", "nn"),
  machine("numéro de série", "mé"),
  machine("número de serie", "úm"),
  machine("número de série", "úm"),
  machine("серийный номер", "йн"),
  machine("机器码", "机器"),
  machine("设备id", "设备"),
  machine("设备码", "设备"),
  licence("license", "ic"),
  licence("licence", "ic"),
  licence("lizenz", "nz"),
  licence("licencia", "ic"),
  licence("licença", "nç"),
  licence("лицензия", "иц"),
  licence("许可证", "许可"),
  licence("激活码", "激活"),
  licence("授权码", "授权"),
  licence("注册码", "注册"),
  licence("序列号", "序列"),
  licence("卡密", "卡密"),
  licence("ライセンスキー", "ンス"),
  licence("라이선스 키", "선스"),
  licence("許可證", "許可"),
  licence("授權碼", "授權"),
  licence("lisensi", "sens"),
  licence("lisans", "isan"),
  licence("licentiesleutel", "ntie"),
  licence("licensnyckel", "snyc"),
  licence("serial", "ia"),
  licence("activation-key", "key"),
  ...codeWords.map(([word, anchor]) => digits(word, anchor)),
];

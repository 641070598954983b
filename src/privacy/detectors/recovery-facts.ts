import { type Detector, detectorOf, type Report } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { behind } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Two groups or more, with a digit in them. Not a date. */
const code = String.raw`(?!(?:19|20)\d\d-?(?:0\d|1[0-2])-?[0-3]\d(?!\d))(?:(?=[A-Za-z-]{0,11}\d)[A-Za-z\d]{4,8}(?:-[A-Za-z\d]{4,8}){1,7}|\d{4} \d{4}|\d{8,12})`;
const codes = String.raw`(?:${code}(?:[,;/、，]? {0,2}(?=\S)|$|\b)){1,16}(?<![ ,;])${behind}`;
/** Twelve words and more. Those of Chinese are single characters. */
const phrase = [
  String.raw`\p{Ll}{3,8}(?:(?:, ?| )\p{Ll}{3,8}){11,23}(?! ?\p{L})`,
  String.raw`\p{Script=Han}(?:[ 　、]\p{Script=Han}){11,23}(?![ 　]?\p{L})`,
  String.raw`\p{Script=Hiragana}{2,8}(?:[ 　、]\p{Script=Hiragana}{2,8}){11,23}(?![ 　]?\p{L})`,
  String.raw`\p{Script=Hangul}{2,4}(?: \p{Script=Hangul}{2,4}){11,23}(?! ?\p{L})`,
].join("|");

/** What opens an account or a wallet whose password is lost. */
export const recoveryFacts: readonly LabelledFact[] = [
  {
    kind: "password",
    labels:
      "recovery key,wiederherstellungsschlüssel,clé de récupération,clave de recuperación,chave de recuperação,chiave di ripristino,chiave di recupero,klucz odzyskiwania,ключ восстановления,ключ відновлення,恢复密钥,修復金鑰,回復キー,복구 키,herstelsleutel,kurtarma anahtarı,klíč pro obnovení,helyreállítási kulcs,backup code,backup codes,recovery code,recovery codes,emergency codes,scratch codes,2fa backup codes,backup-codes,ersatzcodes,wiederherstellungscode,wiederherstellungscodes,notfallcodes,codes de secours,code de secours,codes de récupération,code de récupération,códigos de respaldo,códigos de recuperación,código de recuperación,códigos de backup,códigos de reserva,códigos de recuperação,código de recuperação,codici di backup,codici di recupero,codici di riserva,kody zapasowe,kody awaryjne,kod odzyskiwania,kody odzyskiwania,herstelcodes,herstelcode,back-upcodes,záložní kódy,резервные коды,резервный код,коды восстановления,код восстановления,резервні коди,коди відновлення,备用码,备份码,备用代码,恢复码,恢复代码,備用碼,備援碼,バックアップコード,リカバリーコード,백업 코드,복구 코드",
    value: codes,
    spoken: codes,
  },
  {
    kind: "password",
    labels:
      "seed phrase,seedphrase,wallet seed,seed words,recovery phrase,secret recovery phrase,wallet phrase,wallet words,backup phrase,mnemonic,mnemonic phrase,seed-phrase,wiederherstellungsphrase,wiederherstellungswörter,phrase de récupération,phrase secrète,phrase mnémonique,frase semilla,frase de recuperación,frase de recuperação,frase semente,frase mnemotécnica,frase di recupero,frase seed,fraza odzyskiwania,fraza seed,herstelzin,сид-фраза,сид фраза,seed-фраза,seed фраза,фраза восстановления,мнемоническая фраза,сід-фраза,фраза відновлення,助记词,助記詞,ニーモニック,シードフレーズ,니모닉,시드 구문,복구 구문",
    value: phrase,
    spoken: phrase,
  },
];

/** Eight groups of six digits, as BitLocker has them. `at` is the last digit of one before its dash; null where there are none. */
export function endOfDriveKey(text: string, at: number, report: Report): number | null {
  const found = at < 5 ? null : matchAt(driveKey, text, at - 5);
  if (!found || /[\w-]/.test(text.charAt(at - 6))) return null;
  report("password", at - 5, at - 5 + found[0].length);
  return at - 5 + found[0].length;
}

const driveKey = /\d{6}(?:-\d{6}){7}(?![\w-])/y;

/** Behind the address of a server that takes pictures: `rtmp://live.example.com/app/X`. */
const streamAddresses = spokenFact({
  kind: "api-key",
  phrase: "rtmp[a-z]{0,2}(?=://)",
  joint: "://[^\\s/\"']{3,80}/(?:[\\w.-]{1,32}/){0,2}",
  value: String.raw`(?=[A-Za-z_-]{0,40}\d)(?=[\d_-]{0,40}[A-Za-z])[\w-]{14,100}${behind}`,
});

/** Keys of Twitch, which begin with the number of the channel. */
const streamKeys = detectorOf({
  anchors: ["live"],
  kind: "api-key",
  pattern: /live_\d{6,12}_[A-Za-z\d]{20,40}(?!\w)/y,
  isHere: (text, start) => !/\w/.test(text.charAt(start - 1)),
});

/** A key for recordings that has a label, as YouTube and Facebook make them: `a1b2-c3d4-e5f6-g7h8-i9j0`. */
const spokenStreamKeys = spokenFact({
  kind: "api-key",
  phrase:
    "[Ss]tream(?:ing)?[ _-]?[Kk]ey|[Ss]tream-?[Ss]chlüssel|[Cc]lé de (?:stream|diffusion)|[Cc]lave de (?:transmisión|stream)|[Cc]have de (?:transmissão|stream)|[Cc]hiave (?:di )?stream(?:ing)?|[Kk]lucz (?:strumienia|transmisji)|[Кк]люч (?:потока|трансляции|стрима)|推流码|直播码|串流密[钥鑰]|ストリームキー|스트림 키",
  joint: "[\"']?(?: is| ist| est| es| é| to)?[ :=：]{0,4}[\"']?",
  value: String.raw`(?=[A-Za-z_-]{0,40}\d)(?=[\d_-]{0,40}[A-Za-z])[A-Za-z\d][\w-]{13,100}${behind}`,
});

export const recoveryDetectors: readonly Detector[] = [streamAddresses, streamKeys, spokenStreamKeys];

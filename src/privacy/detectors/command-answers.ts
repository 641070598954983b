import type { Detector } from "../detector.ts";
import { isImpersonal, isPersonalAccount } from "../impersonal-names.ts";
import type { PrivateKind } from "../private-match.ts";
import { capitalised, deviceNumber, uuid } from "./fact-patterns.ts";
import { spokenFact } from "./spoken-facts.ts";

/** What a command that somebody typed prints in the next line. */
function answersTo(kind: PrivateKind, commands: readonly string[], value: string, isOne?: (value: string) => boolean) {
  return spokenFact({
    kind,
    phrase: commands.join("|"),
    joint: "[ \\t]{0,4}\\r?\\n[ \\t]{0,4}",
    value: `(?:${value})(?=[ \\t]{0,8}$)`,
    // Commands begin with words that every log has: each is looked for by its rarest letters.
    isInWord: true,
    ...(isOne && { isOne }),
  });
}

/** What a shell writes before a command. */
const prompt = String.raw`[$#>%❯➜»] ?`;
const typed = `(?:^|${prompt}|&& |; |sudo )`;
const inVariable = (names: string) => `%(?:${names})%|\\$\\{?(?:${names})\\}?|\\$(?:env|Env):(?:${names})`;

/** `whoami`, `id -un`, `echo %USERNAME%`: an account, mostly with its machine or domain. */
const accounts = answersTo(
  "user-name",
  [
    `whoami(?:\\.exe)?(?<=${typed}whoami(?:\\.exe)?)`,
    `-un(?<=${typed}id -un)|u -n(?<=${typed}id -u -n)|gname(?<=${typed}logname)`,
    inVariable("USERNAME|USER|LOGNAME"),
    "::User[Nn]ame(?<=Environment\\]::User[Nn]ame)",
    // `stat -c %U .`
    "-c ['\"]?%U['\"]?(?<=stat -c ['\"]?%U['\"]?) \\S{1,64}",
  ],
  `(?:[\\w.-]{1,32}\\\\{1,2})?[\\p{L}\\d][\\p{L}\\d._-]{1,31}`,
  (value) => isPersonalAccount(value.split("\\").at(-1)!),
);

const machines = answersTo(
  "host-name",
  [
    `tname(?:\\.exe| -s)?(?<=(?:${prompt}|&& |; )hostname(?:\\.exe| -s)?)|me -n(?<=${typed}uname -n)|c/hostname(?<=(?:cat|type|more) /etc/hostname)`,
    "ctl (?:hostname|--static|--pretty)(?<=hostnamectl \\S{1,12})|scutil --get (?:ComputerName|LocalHostName|HostName)",
    inVariable("COMPUTERNAME|HOSTNAME"),
    "::MachineName(?<=Environment\\]::MachineName)",
  ],
  String.raw`[\p{L}][\p{L}\d-]{1,62}(?:\.(?:local|lan|home|fritz\.box|localdomain))?|[\p{L}][\p{L}’' -]{3,40}(?<=ComputerName\r?\n.{4,41})`,
  (value) => !isImpersonal(value.split(".")[0]!),
);

const idsOfMachines = answersTo(
  "account-id",
  [
    "/machine-id(?<=(?:cat|less|more|head -\\w{1,4}) \\S{1,24}/machine-id)",
    "dmi/id/(?:product|board|chassis)_(?:uuid|serial)",
    "dmidecode -s \\S{0,12}(?:system|baseboard|chassis|processor|bios)-(?:serial-number|uuid|id)",
    "getprop (?:ro|ril|sys)\\.\\S{0,24}(?:serial\\w{0,4}|imei)|re android_id(?<=settings get secure android_id)|get-serialno(?<=adb.{0,24} get-serialno)",
    `hostid(?<=${typed}hostid)`,
    "S\\)?\\.SerialNumber(?<=(?:_BIOS|_bios)\\)\\.SerialNumber)|\\)\\.(?:IdentifyingNumber|UUID)(?<=Win32_ComputerSystemProduct\\)\\.\\w{4,17})",
  ],
  `${uuid}|[\\da-f]{8,64}|${deviceNumber}`,
);

const networks = answersTo("host-name", ["iwgetid (?:-r|--raw)"], "[^\\s*][^\\r\\n*]{1,31}");

const people = answersTo(
  "user-name",
  [
    "r\\.name(?<=git config (?:--\\S{1,12} ){0,2}user\\.name)",
    `id -F(?<=${typed}id -F)`,
    "lname(?<=(?:wmic|net) .{0,48}fullname)",
  ],
  `${capitalised}(?: ${capitalised}){1,3}`,
);

/** `openssl rand -hex 32`, `wg genkey`, `cat forwarding.secret` */
const secrets = answersTo(
  "password",
  [
    "openssl rand (?:-(?:hex|base64) )?\\d{1,3}|wg gen(?:key|psk)|pwgen(?: -?\\w{1,6}){0,4}|random(?: \\| [^|\\r\\n]{1,40}){1,3}(?<=/dev/u?random.{3,130})",
    "(?:secret|token|passwo?rd|credentials?)(?:\\.\\w{1,5})?(?<=(?:\\bcat|\\btype|\\bmore) [^\\s|]{0,60})",
  ],
  `(?=\\S{0,60}\\d)[!-~]{8,128}`,
);

/** What somebody answers where a program asks: "Enter new password:". */
const newPasswords = answersTo(
  "password",
  [
    "ew (?:UNIX |LUKS |root )?[Pp]ass(?:word|phrase):(?<=(?:[Ee]nter|[Tt]ype|[Rr]epeat) (?:a |your |the )?new [^\\r\\n]{4,20}:)",
  ],
  "(?!\\[)(?=\\S{0,60}[\\d!#$%&+_-])[!-~]{6,64}",
);

export const commandAnswers: readonly Detector[] = [
  accounts,
  machines,
  idsOfMachines,
  networks,
  people,
  secrets,
  newPasswords,
];

import { lineBefore } from "../characters.ts";
import { type Detector, detectorOf } from "../detector.ts";
import { isImpersonal } from "../impersonal-names.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { behind, uuid } from "./fact-patterns.ts";
import { spokenFact } from "./spoken-facts.ts";

/** `MachineGuid {X}`, as the registry of Windows and those who read it have it. */
const machineGuids = spokenFact({
  kind: "account-id",
  phrase: "(?:[Mm]achine|HwProfile|ComputerHardware|SQM|[Hh]ardware)[ _-]?(?:G[Uu][Ii][Dd]|I[Dd]s?|U[Uu][Ii][Dd])",
  joint: "[\"']?(?: is)?[ \\t:=]{1,8}[\"']?\\{?",
  value: `${uuid}${behind}`,
});

/** `GPU-5d0f7c1a-…`, as NVIDIA numbers its cards and their parts. */
const graphicsCards = detectorOf({
  anchors: ["GPU-", "MIG-"],
  kind: "account-id",
  pattern: new RegExp(`(?:GPU|MIG)-${uuid}(?![\\w-])`, "y"),
  skipped: "GPU-".length,
  isHere: (text, start) => !/[\w-]/.test(text.charAt(start - 1)),
});

const phone = String.raw`(?=[A-Za-z]{0,20}\d)[A-Za-z\d]{8,20}`;

/** "adb: device X unauthorized", `adb -s X logcat`, "error: device 'X' not found" */
const phones = spokenFact({
  kind: "account-id",
  phrase:
    "adb(?:\\.exe)?:?(?: error:)?(?: -s| device| connected to| using device)|ANDROID_SERIAL=?|[Dd]evice(?= ['\"]?[A-Za-z\\d]{8,20}['\"]? (?:unauthorized|offline|not found))",
  joint: " ?['\"]?",
  value: `(?=\\d{0,20}[A-Z]|\\d{8,20}(?!\\w))${phone}${behind}`,
});

/** `X   device usb:1-2 product:…`, as adb lists phones with what it knows of them. */
const describedPhones: Detector = {
  anchors: ["e usb:", "e produc", "e transp", "d usb:", "d transp"],
  look(text, at, report) {
    const found = endOfMatch(whatIsKnown, text, at) < 0 ? null : beforeWhatIsKnown.exec(lineBefore(text, at, 60));
    if (!found) return at + 1;
    const end = at - found[2]!.length;
    report("account-id", end - found[1]!.length, end);
    return at + 1;
  },
};

const whatIsKnown = /[ed] (?:usb|product|transport_id):/y;
const beforeWhatIsKnown = new RegExp(`^(${phone})( {2,16}(?:devic|unauthorize))$`);

/** By which others reach a screen: "TeamViewer ID 1 284 907 316", "AnyDesk: 284 907 316". Not a version or process. */
const remoteScreens = spokenFact({
  kind: "account-id",
  phrase:
    "(?:[Tt]eam ?[Vv]iewer|[Aa]ny ?[Dd]esk|[Rr]ust[Dd]esk|To[Dd]esk|向日葵)(?:(?:(?!\\b(?:pid|PID|build|version|Version|thread)\\b)[^\\r\\n\\d]){0,40}?(?:\\bI[Dd]|\\bid|[-_]ID|[Kk]ennung|[Aa]dd?ress[ea]?|[Nn]ummer|[Nn]umber|номер|айди|[识識]别[码碼]|设备代码)(?=[^\\r\\n\\d]{0,12}\\d)|[:=：](?= ?[\"']?\\d))",
  joint: "(?: is| ist| lautet| est| es| é| это)?[ :=#：]{0,3}[\"']?",
  value: String.raw`(?:\d{9,10}|\d{1,3}(?:[ -]\d{3}){2,3})(?![\p{L}\p{N}.]|[ -]\d)`,
});

/** `nvme-… -> ../../nvme0n1`, as a listing of the folder of disks has them. */
const listedDisks: Detector = {
  anchors: ["> .."],
  look(text, at, report) {
    const line = lineBefore(text, at, 128);
    const [, kind = "", disk = ""] =
      /(?:^|\s)((?:ata|nvme|usb|scsi|mmc|wwn|md-uuid|virtio)-)([\w.:-]{4,90}) -$/.exec(line) ?? [];
    const end = at - " -".length;
    if (kind && /^> \.\.\/\.\.\/(?:sd|nvme|mmcblk|sr|vd|md)/.test(text.slice(at, at + 16))) {
      // Parts of a disk are numbered.
      report("account-id", end - disk.length, end - (/-part\d{1,2}$/.exec(disk)?.[0].length ?? 0));
    }
    return at + 1;
  },
};

/** "chat_id 1704428193", "Telegram account 1704428193": of people, or of groups behind a dash. */
const chatAccounts = spokenFact({
  kind: "account-id",
  phrase:
    "(?:chat|tg|telegram|Telegram|TG|vk|VK)[ _-]?(?:[Ii][Dd]|ID)|(?:[Cc]hat|[Tt]g|[Tt]elegram|[Vv]k)(?:Id|ID)|[Tt]elegram[ -](?:account|user|chat|конто|аккаунт|Konto|compte|cuenta|conta|konto)",
  joint: "[\"']?(?: is| ist)?[ :=]{1,3}[\"']?",
  value: String.raw`-?[1-9]\d{6,13}${behind}`,
});

/** `System Name	ANNA-PC`, as the information about a system is saved, in columns with tabs between. */
const systemNames = spokenFact({
  kind: "host-name",
  phrase:
    "System ?[Nn]ame|Nom du système|Nombre del sistema|Nome do sistema|Nome sistema|Nazwa systemu|Имя системы|Ім'я системи|系统名称|系統名稱|システム名|시스템 이름",
  joint: "\\t",
  value: String.raw`[A-Za-z][A-Za-z\d-]{2,30}(?=[ \t]*$)`,
  isOne: (name) => !isImpersonal(name),
});

/** What a machine calls itself where it asks for an address: the last six pairs are its hardware's. */
const addressAsked = detectorOf({
  anchors: ["1-00", "3-00"],
  kind: "mac-address",
  pattern: /(?<=(?<![\w:-])00-0)[13]-00-01(?:-[\dA-Fa-f]{2}){6}(?:(?:-[\dA-Fa-f]{2}){4})?(?![\w:-])/y,
  skipped: "1-00-01-".length,
});

export const deviceSentences: readonly Detector[] = [
  machineGuids,
  graphicsCards,
  phones,
  describedPhones,
  remoteScreens,
  listedDisks,
  chatAccounts,
  systemNames,
  addressAsked,
];

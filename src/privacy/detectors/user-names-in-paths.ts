import { blank, codeOfThree, isAt, isTokenStart, lineBefore, tableOfThree } from "../characters.ts";
import { anyCase, type Detector, type Report } from "../detector.ts";
import { commonNames, serviceAccounts } from "../impersonal-names.ts";
import { lowByte } from "../low-bytes.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { behindSeparator, endOfName, type PathStart } from "./path-names.ts";

/** Names of accounts in paths of the file system: `C:\Users\X\`, `/home/X/`, `/Users/X/`, also escaped or encoded. */
export const userNamesInPaths: Detector = {
  anchors: [...anyCase("rs", "gs", "me", "ia", "e~1"), "mes", "e2", "e3", "s$", "e$"].flatMap((end) =>
    [..."\\/%"].map((next) => end + next),
  ),
  look(text, before, report) {
    const isLonger = text.charAt(before + 1) === "~" || text.startsWith("mes", before);
    const at = before + (isLonger ? 2 : 1);
    // The end of `users`, `settings`, `home`, `media` or `DOCUME~1`: a cheap look first, because paths are common.
    if (beforeLast[codeOfThree(text, at - 3)] === 0) return at + 1;
    const name = behindSeparator(text, at + 1);
    const isSlash = text.charAt(name - 1) === "/" || text.startsWith("2", at + 2);
    if (name !== at + 1 && (isSlash ? isHomeWithSlashes(text, at + 1) : isHomeWithBackslashes(text, at + 1))) {
      reportName(text, name, isSlash ? "/" : "\\", report);
    }
    return name;
  },
};

/** What stands before the last letter of `users`, `settings`, `home`, `media`, `home2` and `DOCUME~1`. */
const beforeLast = tableOfThree("ser ing hom edi ome me~ mes ers");

const windowsHome = /(?:^|[^A-Za-z0-9_]|%5c)(?:(?<!all )users\$?|documents and settings|docume~1)$/i;
/** The home of Linux within Windows, `\\wsl$\Ubuntu\home`, and as Wine shows it: `Z:\home`. */
const linuxInWindows =
  /(?:(?<![\w:\\])\\{2,4}[\w.-]{2,48}|\\wsl(?:\$|\.localhost)\\{1,4}[\w.-]{1,24}|(?:^|[^A-Za-z0-9]|\\[nrt])Z:(?:\\{1,4}var)?)\\{1,4}homes?\$?$/i;

function isHomeWithBackslashes(text: string, end: number): boolean {
  if (windowsHome.test(text.slice(Math.max(0, end - 23), end))) return true;
  return linuxInWindows.test(text.slice(Math.max(0, end - 56), end));
}

/** A drive (`C:/Users`), or the root of a file system: `/home`, `file:///Users`, `/mnt/c/Users`, `/var/home`. */
const drive = /(?:^|[^A-Za-z0-9])[A-Za-z](?::|%3a)(?:\\{0,3}\/|%2f)(?:users|documents and settings|docume~1)$/i;
const rootHome = /(?:\/|%2[fF])(?:home[23s]?(?:\/(?:users?|students?|staff))?|Users|run\/media|media)$/;
/** Of another machine: `smb://nas/users`. */
const sharedHome =
  /(?:smb|cifs|afp|nfs|sftp|ftps?):\/\/[\w.@:-]{2,48}(?:\/[\w-]{1,24})?\/(?:users|homes|people|staff)$/i;
const knownRoots =
  /(?:(?:\/(?:mnt|cygdrive|host_mnt|mnt\/host|run\/desktop\/mnt\/host))?\/(?:[a-z]|host|var|usr|export|nfs|net|data|srv|volume\d|System\/Volumes\/Data)|\/Volumes\/[^/\r\n:"]{1,32}|\/wsl(?:\$|\.localhost)\/[\w.-]{1,24}|file:\/\/localhost|(?<![:\w])\/\/[\w.-]{2,48}|(?:smb|cifs|nfs|afp|sftp):\/\/[\w.@:-]{2,64}|(?:\.\.\/){1,8}\.\.)$/;
/** The disk that Wine makes, wherever it is. */
const wineHome = /(?:^|[^\w-])drive_c\/users$/i;

const folderOfDrive = /(?:^|[^A-Za-z0-9])[A-Za-z]:(?:\/[^/\\:*?"<>|\r\n]{1,40}){1,4}\/users$/i;
const folderOfAccount =
  /^\/{1,2}[^/\\:*?"<>|\r\n]{1,40}\/{1,2}(?:AppData|Desktop|Documents|Downloads|OneDrive|curseforge)\b/;

/** `E:/old pc/Users/anna/Desktop` */
function isInFolderOfDrive(text: string, end: number): boolean {
  return (
    folderOfAccount.test(text.slice(end, end + 64)) &&
    folderOfDrive.test(text.slice(Math.max(0, end - longestPath), end))
  );
}

function isHomeWithSlashes(text: string, end: number): boolean {
  const tail = text.slice(Math.max(0, end - 32), end);
  // `home` and `media` end neither of these.
  const last = text.charAt(end - 1);
  const isUsers = last !== "e" && last !== "a";
  if (isUsers && (drive.test(tail) || wineHome.test(tail) || isInFolderOfDrive(text, end))) return true;
  const found = rootHome.exec(tail);
  if (!found) return sharedHome.test(text.slice(Math.max(0, end - 96), end));
  const root = end - found[0].length;
  if (found[0] === "/media" && !isDiskOfSomebody(text, end)) return false;
  if (isPage(text, root, end)) return false;
  const before = text.charAt(root - 1);
  if ((before !== "." && before !== "-" && isTokenStart(text, root)) || isBehindRoot(text, root)) return true;
  return copyBefore.test(text.slice(Math.max(0, root - longestPath), root)) && isFolderOfSomebody(text, end);
}

/** What another disk or a copy of one is called: `/mnt/backup/home/anna`, `/home/anna/old/home/anna`. */
const copyOfDisk = String.raw`(?:(?:\w+[-_])?backups?|(?:\w+[-_])?snapshots?|restored?|old|bak|root(?:fs|-?disk)?|old[-_ ]?(?:root|pc|disk|hdd|ssd|laptop|home)|merged|diff|localhost|volumes|usb[\w-]*|nas|disk\d?|\d{4}(?:-\d\d){0,2}[\w-]{0,16}|[A-Z])`;
const pathPart = String.raw`\/(?!(?:assets|plugins|mods|config|www|html|web|src|com|net|org)\/)[^/\s"'<>|:?]{1,40}`;
const copyBefore = new RegExp(
  String.raw`(?:^|[^\w.:/*-]|file:\/\/|[A-Za-z]:)(?:(?:${pathPart}){0,6}\/${copyOfDisk}|\/(?:mnt|media|srv|nas|net|export|volume\d{1,2})(?:\/(?!plugins|mods|config|server|assets|www|html|web)[\w.-]{1,32}){1,2})$`,
  "i",
);
const longestPath = 160;

/** There are folders of any kind within others. */
function isFolderOfSomebody(text: string, end: number): boolean {
  const name = /^\/([\p{L}\d._-]{2,32})\/[^\s/]/u.exec(text.slice(end, end + 40))?.[1];
  return name !== undefined && !commonNames.has(name.toLowerCase()) && !notPeople.test(name);
}

const longestRoot = 48;

function isBehindRoot(text: string, end: number): boolean {
  const found = knownRoots.exec(text.slice(Math.max(0, end - longestRoot), end));
  if (!found) return false;
  const start = end - found[0].length;
  return !".*-".includes(text.charAt(start - 1) || " ") && isTokenStart(text, start);
}

/** A page of a website has such a path as well: `GET /home/news HTTP/1.1`, `/home/index.html`. */
function isPage(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const isApart = before === " " || before === '"';
  if (isApart && method.test(text.slice(Math.max(0, start - 9), start))) return true;
  return page.test(text.slice(end, end + 32));
}

const method = /(?:GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS)[ "]{1,2}$/;
const page = /^\/(?:(?:index|dashboard)(?![\w.-])|[\w-]{1,24}\.(?:html?|php|css|js|png|jpe?g|svg)(?![\w./-]))/i;

/** `/media/anna/USB`, but not a folder of a website, nor the disk itself. */
function isDiskOfSomebody(text: string, end: number): boolean {
  const name = /^\/([\w.-]{2,32})\/[^\s/]/.exec(text.slice(end, end + 40))?.[1];
  return name !== undefined && !notPeople.test(name);
}

const notPeople =
  /^(?:cdrom|floppy|usb|disk|drive|sd|hdd|ssd|nvme|data|backups?|images?|img|videos?|audio|music|sounds?|files?|static|uploads?|css|js|fonts?|icons?|public)[\w-]*$|\./i;

/**
 * Windows shows `C:\Users` under names of its own in other languages, and some programs write these: `C:\Benutzer\X`.
 */
export const userNamesInLocalPaths: Detector = {
  anchors: [":\\", ":/"],
  rulesOut(bytes, at) {
    let next = at + 1;
    while (next <= at + mostSlashes && (bytes[next] === slash || bytes[next] === backslash)) next++;
    return beginsFolder[bytes[next]!] === 0;
  },
  look(text, at, report) {
    const name = endOfMatch(localHome, text, at);
    if (name < 0) return at + 1;
    reportName(text, name, text.charAt(name - 1), report);
    return name;
  },
};

const slash = 47;
const backslash = 92;
const mostSlashes = 4;
const foldersOfHomes =
  "Benutzer|Dokumente und Einstellungen|用户|用戶|使用者|Utilisateurs|Usuarios|Usuários|Utilizadores|Utenti|Пользователи|Користувачі|Użytkownicy|Gebruikers|Användare|Brugere|Brukere|Käyttäjät|Felhasználók|Uživatelé|Kullanıcılar|ユーザー|사용자";
const localHome = new RegExp(String.raw`:[\\/]{1,${mostSlashes}}(?:${foldersOfHomes})[\\/]{1,4}`, "iy");
const beginsFolder = new Uint8Array(256);
for (const folder of foldersOfHomes.split("|")) {
  for (const form of [folder.toLowerCase(), folder]) beginsFolder[lowByte(form)] = 1;
}

/**
 * Whatever the folder is called that homes are in, and in whatever line it stands: the one that Windows keeps settings
 * in is somebody's. Also where a path was made the name of a file: `C__Users_X_AppData_Roaming`.
 */
export const userNamesBeforeSettings: Detector = {
  anchors: ["AppD"],
  look(text, at, report) {
    const before = folderBefore.exec(lineBefore(text, at, 96));
    if (!text.startsWith("AppData", at) || !before) return at + 1;
    const [, name = "", separator = ""] = before;
    const start = at - separator.length - name.length;
    if (isName(name)) report("user-name", start, start + name.length);
    return at + 1;
  },
};

const folderBefore =
  /(?:^|[\\/]|[A-Za-z](?:__|--|-|_)[Uu]sers[_-])([^\\/:*?"<>|;%=\r\n]{1,40}?)([\\/]{1,4}|(?<=[_-][Uu]sers[_-].{1,40})[_-])$/;

/** Paths that were made the name of a file: `C--Users-X-Desktop-server`, `-home-X-minecraft`. */
export const userNamesInFlatPaths: Detector = {
  anchors: ["_Use", "-Use", "_use", "-use", "_hom", "-hom"],
  look(text, at, report) {
    const found = matchAt(flatPath, text, at);
    const name = found?.[3] ?? found?.[4];
    if (!found || name === undefined || !flatRoot.test(lineBefore(text, at, 8)) || !isName(name)) return at + 1;
    const start = at + found[1]!.length;
    report("user-name", start, start + name.length);
    return start + name.length;
  },
};

const flatFolders =
  "AppData|Desktop|Documents|Downloads|OneDrive|curseforge|Library|Games|Saved|scoop|Bureau|Escritorio|server|minecraft|\\.";
const flatPath = new RegExp(
  String.raw`(([_-])(?:[Uu]sers|home)\2)(?:([^\\/:*?"<>|\s]{2,32}?)\2(?=${flatFolders})|([A-Za-z][a-z\d.]{1,31})\2)`,
  "y",
);
const flatRoot = /(?:(?:^|[^A-Za-z\d])[A-Za-z][_-]?|^|[\s/\\"'=([])$/;

function isName(name: string): boolean {
  return /\p{L}/u.test(name) && !/^[%$<{[~.*]/.test(name) && !serviceAccounts.has(name.toLowerCase());
}

function reportName(text: string, start: number, separator: string, report: Report): void {
  const found = endOfName(text, start, separator, () => startOfPath(text, start));
  const end = separator === "/" && isPrompt(text, found) ? found - 1 : found;
  const name = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(name) || serviceAccounts.has(name.toLowerCase())) return;
  // `%USERNAME%`, `$USER` and `${user}` are names that nobody has filled in.
  if (/^[%$<{[]/.test(name) && !/^%[\da-f]{2}/i.test(name)) return;
  report("user-name", start, end);
}

/** The sign that a shell writes behind the folder: `/home/anna$ java`. */
function isPrompt(text: string, end: number): boolean {
  return "$#%".includes(text.charAt(end - 1)) && (text.charAt(end) === " " || text.charAt(end) === "");
}

const pathBefore =
  /(["'`]|(?:user\.home|USERPROFILE|HOME|HOMEPATH)["']?[ \t]{0,2}[=:][ \t]{0,2})?(?:[A-Za-z]:)?[\\/]{1,4}[^\\/\s"'`=]{1,16}[\\/]{1,4}$/;

function startOfPath(text: string, name: number): PathStart {
  const before = pathBefore.exec(lineBefore(text, name, 64))?.[1];
  if (!before) return null;
  return isAt(before, before.length - 1, blank) || before.length > 1 ? "variable" : "quote";
}

/** Long because it is one table: texts for every detector there is. */

import { expect, test } from "bun:test";
import { ordinaryLog } from "../../bench/ordinary-log.ts";
import { expectTimesAsLong } from "../../tests/support/processor-time.ts";
import { chunkEnds } from "./chunks.ts";
import { scannerThroughColours } from "./coloured-lines.ts";
import type { Detector } from "./detector.ts";
import * as accountIds from "./detectors/account-ids.ts";
import { socketQueries } from "./detectors/address-secrets.ts";
import * as apiKeys from "./detectors/api-keys.ts";
import { assignments } from "./detectors/assignments.ts";
import * as bearers from "./detectors/bearers.ts";
import * as commandLines from "./detectors/command-lines.ts";
import { consoleCommands, failedCommands, loginCommands, typedCodes, typedCommands } from "./detectors/commands.ts";
import * as computers from "./detectors/computer-names.ts";
import { cookies } from "./detectors/cookies.ts";
import { discordTokens, discordWebhooks } from "./detectors/discord.ts";
import { emails, encodedEmails } from "./detectors/emails.ts";
import { filesOfKeys } from "./detectors/files-of-keys.ts";
import { dashedHardwareAddresses, groupedHardwareAddresses } from "./detectors/hardware-addresses.ts";
import * as hosts from "./detectors/host-names.ts";
import { dynamicSuffixes } from "./detectors/host-words.ts";
import { addressesInFileNames, defusedAddresses, ipv4, spacedAddresses } from "./detectors/ipv4.ts";
import { dashedIpv6, ipv6 } from "./detectors/ipv6.ts";
import * as machines from "./detectors/machine-names.ts";
import * as microsoft from "./detectors/microsoft-tokens.ts";
import { mistypedLogins } from "./detectors/mistyped-logins.ts";
import { optionsOfCommands } from "./detectors/options.ts";
import { passwordHashes } from "./detectors/password-hashes.ts";
import { personalFacts } from "./detectors/personal-facts.ts";
import { privateKeyBlocks, sshKeys } from "./detectors/private-key-blocks.ts";
import { redeemedKeys } from "./detectors/redeemed-keys.ts";
import { savedLogins } from "./detectors/saved-logins.ts";
import { secretLists } from "./detectors/secret-lists.ts";
import { secretPhrases } from "./detectors/secret-phrases.ts";
import { secretWords } from "./detectors/secret-words.ts";
import * as services from "./detectors/service-keys.ts";
import { spelledEmails } from "./detectors/spelled-emails.ts";
import { databaseAddresses, urlPasswords } from "./detectors/url-passwords.ts";
import {
  userNamesBeforeSettings,
  userNamesInFlatPaths,
  userNamesInLocalPaths,
  userNamesInPaths,
} from "./detectors/user-names-in-paths.ts";
import { userNamesInVariables } from "./detectors/user-names-in-variables.ts";
import { detectors } from "./detectors.ts";

/** What makes each detector read on. */
const triggers = new Map<Detector, string[]>([
  [ipv4, ["93.184.216.34", "ip 5.9."]],
  [addressesInFileNames, ["1_1_", "93_184_216_34", "IPs/1_2_3_4"]],
  [commandLines.keyStorePasswords, ["-storepass ", "-passin pass:a"]],
  [commandLines.pipedPasswords, ["sudo -S <<< a", "echo a1 | sudo -S", "| su "]],
  [commandLines.serverLogins, ["AUTH a b1", "redis AUTH ", "AUTH PLAIN aaaaaaaaaa"]],
  [defusedAddresses, ["93[.]184", "1[.]1[.]1[.]1", "1%2E1%2E1%2E", "1(dot)1"]],
  [encodedEmails, ["a%40b%2Ecc", "a%2Eb%40", "%40aa%2E"]],
  [typedCommands, ["\n/register a1b "]],
  [ipv6, ["::ffff:5d8f:1a2c", "fe80::a63e:51ff:fe0c:779b", "2a01:4f8:c0c:1::2", "2a01::"]],
  [dashedIpv6, ["2a02-1f2e-", "2001-a-"]],
  [userNamesInPaths, ["C:\\Users\\", "/home/", "\\\\Users\\\\", "C:\\Users\\a? ?b", "../../home/a?b"]],
  [userNamesInLocalPaths, ["C:\\Benutzer\\", "C:/用户/"]],
  [userNamesBeforeSettings, ["a\\AppData", "_Users_a_AppData"]],
  [userNamesInFlatPaths, ["C_Users_a_", "-home-a-"]],
  [hosts.addressesInNames, ["c-73-158-42-19.", "1-2-3-4", "d8-bb-c1-12-34-56", "1-"]],
  [hosts.connectionNames, ["p4fd1a2b3.dip0.", "a1234.dyn"]],
  [computers.windowsComputers, ["anna@DESKTOP-AB12CD3", "DESKTOP-"]],
  [computers.shellPrompts, ["anna@laptop:~", "[anna@laptop a]$", "anna@laptop a % "]],
  [computers.homeNetworkNames, ["a-b.local", ".fritz.box"]],
  [computers.unknownHosts, ["UnknownHostException: a"]],
  [computers.systemLines, ["Linux a 5.1.2 #1", "Linux ", "Jan 12 12:00:00 a b[1]: ", "b[1]: "]],
  [computers.cloudFolders, ["OneDrive - a", "Dropbox (a"]],
  [microsoft.microsoftCodes, ["M.R3_BAY.", "M.C507_BAY.2.U.aaaaaaaaaaaaaaaaaaaaa"]],
  [microsoft.microsoftAccessTokens, ["EwAB", `EwAB${"a".repeat(80)}`]],
  [microsoft.deviceCodes, ["microsoft.com/link", "microsoft.com/link A1B2C3D4", "enter the code A1B2C3D4", "code"]],
  [services.sendGridKeys, ["SG.", `SG.${"a1".repeat(11)}.`]],
  [services.telegramTokens, ["123456789:AA"]],
  [services.tunnelKeys, ["ngrok ", "playit.gg/claim/a1b2c3"]],
  [services.deepLKeys, ["3b1f9c40-77a2-4d15-8e0c-51a9d2c7f604:fx", "DeepL a"]],
  [services.otherWebhooks, ["/v2/hook/a1b2c3", "ftqq.com/a"]],
  [services.sentryKeys, ["://0123456789abcdef0123456789abcdef@"]],
  [privateKeyBlocks, ["-----BEGIN PRIVATE KEY-----", "-----BEGIN PRIVATE KEY-----aaaa"]],
  [sshKeys, ["ssh-rsa AAAA"]],
  [secretLists, ["tokens: [", "tokens: [a1b2c3d4e5,", "keys:"]],
  [commandLines.commandPasswords, ["mysql -p", "curl -u a:b", " -p"]],
  [commandLines.statementPasswords, ["IDENTIFIED BY '", "net use /user:a b", "runas /user:a", "net user a b"]],
  [optionsOfCommands, ["--accessToken "]],
  [bearers.signedTokens, ["eyJhbGciOiJIUzI1NiJ9.", "eyJ"]],
  [bearers.authorizations, ["Bearer ", "Authorization: Basic ", "basic "]],
  [bearers.sessionIds, ["Session ID is token:"]],
  [assignments, ["password=", '"token":"', "token: ", "api key: '", 'secret=\\"']],
  [emails, ["a@", "alex@example.com", "%40"]],
  [discordWebhooks, ["/api/webhooks/123456789012345678/"]],
  [discordTokens, ["MTAa1B2c3D4e5a1B2c3D4e5a1.GAbCd1.", ".GAbCd1."]],
  [apiKeys.keysWithPrefix, ["sk-"]],
  [apiKeys.curseForgeKeys, ["$2a$10$"]],
  [apiKeys.slackWebhooks, ["hooks.slack.com/services/T"]],
  [urlPasswords, ["http://a:b", "http://a:b/c@"]],
  [databaseAddresses, ["jdbc:", "jdbc:?user="]],
  [accountIds.accountNumbers, ["2535400000000001", "76561198000000000"]],
  [spelledEmails, ["a(at)b", "a (at) b (dot) ", "a at b dot com "]],
  [machines.networkShares, ["\\\\A-PC\\", "\\\\\\\\A-PC\\\\"]],
  [accountIds.launcherAccounts, ["account "]],
  [dashedHardwareAddresses, ["DA-BB-CC-DD-EE-FF", "a-b"]],
  [consoleCommands, ["authme register a b1c", "authme "]],
  [passwordHashes, ["$argon2id$", "$SHA$0123456789abcdef$", "$6$a$"]],
  [failedCommands, ["executing command 'login ", "executing command 'l a", "'register "]],
  [typedCodes, ["issued server command: /2fa recover a1b2-c3d4 ", " /link "]],
  [filesOfKeys[0]!, ["a:5432:b:c:d1e", ":5432:"]],
  [filesOfKeys[1]!, ["Private-Lines: 99\nAAAAAAAA\n", "Private-MAC: AAAAAAAA"]],
  [filesOfKeys[2]!, ["define('A_PASSWORD', 'b1c')", "', '", "set(set("]],
  [redeemedKeys[0]!, ["gift code a b A1B2-C3D4", "Redeem "]],
  [redeemedKeys[1]!, ["/ipk A1B2C-"]],
  [redeemedKeys[2]!, ["vault login a1b2c3d4e5f6", "--setup-key ", "frpc -t "]],
  [redeemedKeys[3]!, ["eyJhIjoi", `eyJhIjoi${"a".repeat(60)}`]],
  [redeemedKeys[4]!, ["zerotier-cli join a09acf0233c0ffee"]],
  [redeemedKeys[5]!, ["1//0", `1//0${"a1".repeat(20)}`]],
  [redeemedKeys[6]!, ["enter code a b c 1234", "Gib den Code "]],
  [cookies[0]!, ["Cookie: a=", "cookie:a1=b2;"]],
  [cookies[1]!, ["cf_clearance=", "__Host-a1=b2c3d4e5f6g7"]],
  [machines.machinesWithAddress, ["A-PC/192.168.1.2"]],
  [machines.computerAccounts, ["ANNA-PC\\a", "-pc\\"]],
  [machines.domainAccounts, ["MOORHOF\\a.b", "for AB1\\a"]],
  [machines.processNames, ["4411@a-b", "1@"]],
  [machines.unixAccounts, ["uid=1000(a", "hsperfdata_a", "/tmp/lwjgl_a?b", "/lwjgl_a a a"]],
  [loginCommands, ["issued server command: /login ", "issued server command: /lgoin a1b "]],
  [mistypedLogins[0]!, ["<a> login a1b2", "> login a1b2 a1b2", "> l"]],
  [mistypedLogins[1]!, ["login a1b2<--[HERE]", "]: : : ...a b<--[HERE]", "<--[HERE]"]],
  [savedLogins, ["stored response: a1b2", "saved login: "]],
  [socketQueries, ["wss://a?t=a1b2c3d4e5f6a1b2c3d4", "ws://a?b=c&"]],
  [spacedAddresses, ["ip 93 . 184 .216.34", "1 .1 .1 .1"]],
  [groupedHardwareAddresses, ["a85e.45d2.7b1c", "a1.b2c3."]],
]);

/** One detector for each anchor, asked by the words of a table. */
const words = [
  ...secretWords.map(({ word }) => `${word}: `),
  ...[
    "password is ",
    "password for ",
    'password "',
    "token is ",
    "пароль для ",
    "密码是",
    "mot de passe de ",
    "license ",
  ],
  ...[
    "mac: d8bbc1123456",
    "city: A",
    "city        : A",
    "name: Anna Aa ",
    "birthday: 1 ",
    "discord: a_b",
    "a#1234 ",
    "<@284719305618472961>",
    "iban: DE12 ",
    "card number 1234 ",
    "my name is Aa ",
    "I am Anna ",
    "live in Aa ",
    "me at 1",
    "1°2'3\"N ",
    "/@1.2345,",
    "REG_SZ a",
    "owner: A-B\\c",
    "A\\b:(F)",
    "~a/",
    "MAC d8bbc1123456",
    "S/N A1B2C3",
    "ul. Aa 1, ",
    "Aa Aa <a@b.co>",
    "S-1-5-21-12345",
    "address: Aa 1, ",
    "phone: +1 ",
    "real name: Aa Aa ",
    "ssid: a",
    "+1 23 45 ",
    "STEAM_0:1:",
    "-rw-r--r-- 1 a a 1 ",
    "Hello, Aa Aa ",
    "my number is 1 2 3 ",
    "(628) 555-016 ",
    "SMS sent to 1 ",
    "Signed in as Aa Aa ",
    "姓名张",
    "access denied for user 'a",
    "session opened for user a",
    "Accepted password for a from b ",
    "chown -R a:b ",
    "a 1 1.0 1.0 1 1 ?  S ",
    "a pts/0 ",
    " S  1.0 1.0 ",
    ":x:1000:1:a",
    ".rw-r--r-- 1k a 1 Oct ",
    "Uid: ( 1000/ a",
    "user:a:rwx ",
    "WIFI:S:a;T:b;",
    "Wi-Fi a-b",
    " Infra  6  1 Mbit/s",
    "SerialNumber    ",
    "disk/by-id/nvme-aaaa",
    "dev_AA_BB_CC",
    "resolve host: a-b",
    "//a/b on /c type cifs ",
    "a.b.ts.net",
    "transaction: tbx-a1",
    "ending in 1234 ",
    "geb. 1.1.",
    "Steam/userdata/12345",
    "discord a_b1",
    "linked to a (1234567890123456",
    "comes from Aa, Aa",
    "来自四川",
    "geo -> Aa, ",
    "address of the player Aa: Aa 1, ",
    "Adresse du joueur ",
    "phone is 1 2 3 ",
    "phone:\n",
    "phone of player a:\n[a] ",
    "live at 1 Aa Aa ",
    "1 Aa Aa Street, ",
    "Aastraße 1, Aa",
    "1 rue des Aa ",
    "Via Aa 1, Aa",
    "Discord user 1",
    "discord [user] 123456789012345678 ",
    'id":"518273649018273645","a":"',
    "User:a(id=518273649018273645",
    "DE29 5001 ",
    "tbx-a1b2c3",
    "GA1.2.123456789.",
    "%%__A__%% = a",
    "transaction A1",
    "Mr. Aa Aa ",
    "regards,\n[a] Aa Aa ",
    "/var/mail/a",
    "[geo] a: Aa (",
    "中国|aa|",
    "POINT(1.2345 ",
    "パスワード「",
    "비밀번호가 a(으)로 ",
    "รหัสผ่านของ",
    "mot de passe du a b c d ",
    "pw is ",
    "a arroba b punto ",
    "rtmp://a/b/",
    "live_1234567_",
    "stream key ",
    "backup codes: 1234-5678 ",
    "seed phrase: abc abc abc ",
    "mnemonic abc ",
    "VAT ID DE 1 ",
    "vat: DE 123 ",
    "passport A1B2 ",
    "license plate A1 B2 ",
    "MachineGuid {",
    "GPU-0123abcd-",
    "adb: device R58M31ZK9QX ",
    "R58M31ZK9QX  device usb:",
    "TeamViewer ID 1 ",
    "AnyDesk a: ",
    'joined network "a", channel ',
    "by a(uid=1000)",
    "a1b2c3 <-- rcon pw ",
    "your code is ",
    "123456 is your code ",
    "широта 1.23456 ",
    "北纬1.234",
    "1.2345° с. ш., 1.2° в. д.",
    "ships to 1 Aa Aa, Aa ",
    "Impressum a: Aa 1, Aa ",
    "full name on the account: Aa ",
    "4539 5787 6362 1486 ",
    "4539-5787-",
    '"pan":"4012888888881881"',
    "Host: a, b, 8 cores",
    "from client A-BCD ",
    "Anna's iPad ",
    "iPhone de Anna ",
    "a:b c$ ",
    "\\\\A-BCD ",
    "crontab for a",
    "(a) CMD (",
    "[a] OK LOGIN",
    "passwd: password changed for a",
    "useradd: user 'a' already exists",
    "ssh a@192.168.1.2 ",
    "1 may is my birthday ",
    "1. 1. 1 bday ",
    "bday is the 1 may ",
    "Уважаемый Аа Аа ",
    "heiße eigentlich Aa ",
    "ruf an eins zwei 1 2 3 ",
    "smb://a/users/b/",
    "CN=Aa Aa, ",
    "1 EUR from Aa Aa ",
    "$1 from Aa Aa ",
    "PayPal: Aa Aa 1.00 ",
    'WIFI extra: "a',
    "nvme-a -> ../../sda",
    "chat_id 1234567 ",
    "System Name\ta",
    "00-01-00-01-2C-4D-11-9A-B4-2E-99-31-7C-05 ",
    "Host Name . . . . : ",
    " . . . . ",
    "104822-330915-",
    "owner: a, group: ",
    "내 이름은 김하늘이야 ",
    "whoami\na ",
    "$ hostname\na-b ",
    "random | a ",
    "cat a.secret\na1b2c3d4",
    "Enter new password:\n",
    "Full Name   a ",
    "Login: a  Name: ",
    "backup codes:\nabcd-efgh\n",
    "backup codes a ",
    "seed phrase\nabcd\n",
    "Rechnungsadresse:\nAa 1\n",
    "Billing address:\nAa Aa\n",
    "school: Aa ",
    "school: Aa College ",
    "go to Aa 1 ",
    "vais au lycée Aa ",
    "User=a",
    "user=a\n",
    "[program:a]\nuser=",
    "Host a\n a b\n User ",
    "<key>UserName</key> ",
    "1 dot 2 dot 3 ",
    "ip: 1,2,3,",
    "http://123456789:",
    "MAC=a8:5e:45:d2:",
    "subject=CN = Aa Aa ",
    "Aa Aa (real name) ",
    "call 0151 1234567 ",
    "010-5550-1837 ",
    "06 12 34 56 ",
    "IP 81.169.145.77.38190 > ",
    "address: [81, 169, 145, ",
    "address <Buffer 51 a9 ",
    "  0: 0203080A:63E3 4D91A951:952E 01 0",
    "Cron <a@b> ",
    "A-B/c (S-1-5-21-",
    "48 deg 6' 12\" N, ",
    "getConnection(a, b, 'c1d2')",
    "tebex secret ",
    '<Pass encoding="a">b',
    "田 結 様 ",
    "うち中中中中",
    " 0151 1234567",
    "T=abcdefgh;bearer $T ",
    '"auth":"YWJjZGVmZ2hpamts"',
  ],
  ...["USERNAME=", "user.name: ", "Windows user: ", "hostname = "],
  ...Object.values(dynamicSuffixes).map((list) => `a.${list.split(" ")[0]}`),
];
const fromTables = new Set([...secretPhrases, ...userNamesInVariables, ...hosts.dynamicNames, ...personalFacts]);

/** Colours make lines be looked at twice, and names of accounts make texts be. */
const others = ["§apassword§7: ", "\u001b[31m", "[0m", "C:\\Users\\annamaria annamaria"];

const separators = [" ", ", ", "; ", "\t", ": ", "=", '"', "/", "\\", "@", "."];
const longestLine = 25_000;
/**
 * An ordinary log takes 5 ns a character once its code is warm, and the dearest some hundred times as long. Time that
 * grows with the square would take thousands of times.
 */
const maxTimesOrdinary = 180;

const scan = scannerThroughColours(detectors)();

/** Microseconds of the processor for each character: other work of the machine must not count. */
function costOf(text: string, turns = 1): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < turns; turn++) scan(text, () => {});
  const { user, system } = process.cpuUsage(before);
  return (user + system) / turns / text.length;
}

/** Compiling, collecting garbage and other programs only ever add to what a text costs. */
const leastOf = (tries: number, cost: () => number) => Math.min(...Array.from({ length: tries }, cost));

const ordinary = ordinaryLog(1, 4 * longestLine);
const ordinaryCost = () => costOf(ordinary, 4);
// Until it is warm: half of the tries would make the bound twice as high in one run and not in another.
costOf(ordinary, 40);
const usual = ordinaryCost();

/** Whether it takes too long, measured in turn with an ordinary text: what slows down the one slows down the other. */
function isTooDear(line: string): boolean {
  // Most are far from it.
  if (costOf(line) < (maxTimesOrdinary / 2) * usual) return false;
  return leastOf(9, () => costOf(line) / ordinaryCost()) > maxTimesOrdinary;
}

/** The length at which a line of nothing but this piece costs too much; null where none does. A fault is told early. */
function tooDearAt(piece: string): number | null {
  for (const length of [longestLine / 16, longestLine]) {
    const line = piece.repeat(Math.ceil(length / piece.length));
    if (isTooDear(line)) return length;
  }
  return null;
}

test("every detector is tried", () => {
  expect(detectors.filter((detector) => !triggers.has(detector) && !fromTables.has(detector))).toEqual([]);
});

test.each(separators)(
  "time grows with the length of a line, whatever is repeated in it with %j between",
  (separator) => {
    const pieces = [...triggers.values()]
      .flat()
      .flatMap((trigger) => [`${trigger}${separator}`, `a ${trigger}b${separator}`]);
    expect(pieces.filter((piece) => tooDearAt(piece) !== null)).toEqual([]);
  },
);

test("time grows with the length of a line of nothing but words for secrets, names of hosts or colours", () => {
  expect([...words, ...others].filter((piece) => tooDearAt(piece) !== null)).toEqual([]);
});

test("finding where chunks end does not go back to the beginning of a long line", () => {
  const [long, short] = [32, 4].map((mebibytes) => "a ".repeat(mebibytes * 512 * 1024));
  const readAll = (text: string, turns: number) => {
    for (let turn = 0; turn < turns; turn++) for (const _ of chunkEnds(text));
  };
  // The same work, unless each chunk goes back: then it is several times as much in one long line.
  expectTimesAsLong(
    3,
    () => readAll(long!, 1),
    () => readAll(short!, 8),
  );
});

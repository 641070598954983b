import { expect, test } from "bun:test";
import { ordinaryLog } from "../../bench/ordinary-log.ts";
import * as accountIds from "./detectors/account-ids.ts";
import * as apiKeys from "./detectors/api-keys.ts";
import { assignments } from "./detectors/assignments.ts";
import * as bearers from "./detectors/bearers.ts";
import { loginCommands } from "./detectors/commands.ts";
import { discordTokens, discordWebhooks } from "./detectors/discord.ts";
import { emails } from "./detectors/emails.ts";
import { ipv4 } from "./detectors/ipv4.ts";
import { ipv6 } from "./detectors/ipv6.ts";
import { optionsOfCommands } from "./detectors/options.ts";
import { databaseAddresses, urlPasswords } from "./detectors/url-passwords.ts";
import { userNamesInPaths } from "./detectors/user-names-in-paths.ts";
import { userNamesInVariables } from "./detectors/user-names-in-variables.ts";
import { detectors } from "./detectors.ts";
import { type Detector, scanFor } from "./scan.ts";
import { endsOfStretches } from "./stretches.ts";

/** What makes each detector read on. */
const triggers = new Map<Detector, string[]>([
  [ipv4, ["93.184.216.34", "ip 5.9."]],
  [ipv6, ["2a01:4f8:c0c:1::2", "2a01::"]],
  [userNamesInPaths, ["C:\\Users\\", "/home/", "\\\\Users\\\\"]],
  [userNamesInVariables, ["USERNAME=", "user.name: "]],
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
  [apiKeys.shopSecrets, ["tebex secret "]],
  [urlPasswords, ["http://a:b", "http://a:b/c@"]],
  [databaseAddresses, ["jdbc:", "jdbc:?user="]],
  [accountIds.xboxNumbers, ["2535400000000001"]],
  [accountIds.launcherAccounts, ["account "]],
  [loginCommands, ["issued server command: /login "]],
]);

const separators = [" ", ", ", "; ", "\t", ": ", "=", '"', "/", "\\", "@", "."];
const longestLine = 200_000;
/** The dearest takes some 15 times as long. Time that grows with the square would take thousands of times. */
const mostTimesOrdinary = 100;

const scan = scanFor(detectors);

/** Microseconds of the processor for each character: other work of the machine must not count. */
function costOf(text: string): number {
  const before = process.cpuUsage();
  scan(text, () => {});
  return process.cpuUsage(before).user / text.length;
}

const leastOf = (tries: number, text: string) => Math.min(...Array.from({ length: tries }, () => costOf(text)));

const ordinary = ordinaryLog(1, longestLine);
leastOf(5, ordinary);
const bound = mostTimesOrdinary * Math.max(leastOf(5, ordinary), 0.003);

/** The length at which a line of nothing but this piece costs too much; null where none does. A fault is told early. */
function tooDearAt(piece: string): number | null {
  for (const length of [longestLine / 16, longestLine]) {
    const line = piece.repeat(Math.ceil(length / piece.length));
    if (costOf(line) > bound && leastOf(3, line) > bound) return length;
  }
  return null;
}

test("every detector is tried", () => {
  expect(detectors.filter((detector) => !triggers.has(detector))).toEqual([]);
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

test("finding where stretches end does not go back to the beginning of a long line", () => {
  const costOfEnds = (length: number) => {
    const text = "a ".repeat(length / 2);
    const before = process.cpuUsage();
    for (const _ of endsOfStretches(text));
    return process.cpuUsage(before).user;
  };
  costOfEnds(32 * 1024 * 1024);
  const costs = Array.from({ length: 5 }, () => costOfEnds(32 * 1024 * 1024));
  // Going back takes some 100 milliseconds.
  expect(Math.min(...costs)).toBeLessThan(10_000);
});

import { launcherAccounts, xboxNumbers } from "./detectors/account-ids.ts";
import { curseForgeKeys, keysWithPrefix, shopSecrets, slackWebhooks } from "./detectors/api-keys.ts";
import { assignments } from "./detectors/assignments.ts";
import { authorizations, sessionIds, signedTokens } from "./detectors/bearers.ts";
import { loginCommands } from "./detectors/commands.ts";
import { discordTokens, discordWebhooks } from "./detectors/discord.ts";
import { emails } from "./detectors/emails.ts";
import { ipv4 } from "./detectors/ipv4.ts";
import { ipv6 } from "./detectors/ipv6.ts";
import { optionsOfCommands } from "./detectors/options.ts";
import { databaseAddresses, urlPasswords } from "./detectors/url-passwords.ts";
import { userNamesInPaths } from "./detectors/user-names-in-paths.ts";
import { userNamesInVariables } from "./detectors/user-names-in-variables.ts";
import type { Detector } from "./scan.ts";

/** Everything that looks for private text. Their order says nothing. */
export const detectors: readonly Detector[] = [
  ipv4,
  ipv6,
  userNamesInPaths,
  userNamesInVariables,
  optionsOfCommands,
  signedTokens,
  authorizations,
  sessionIds,
  assignments,
  emails,
  discordWebhooks,
  discordTokens,
  keysWithPrefix,
  curseForgeKeys,
  slackWebhooks,
  shopSecrets,
  urlPasswords,
  databaseAddresses,
  xboxNumbers,
  launcherAccounts,
  loginCommands,
];

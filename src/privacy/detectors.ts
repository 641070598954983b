import type { Detector } from "./detector.ts";
import { accountNumbers, launcherAccounts } from "./detectors/account-ids.ts";
import { socketQueries } from "./detectors/address-secrets.ts";
import { curseForgeKeys, keysWithPrefix, slackWebhooks } from "./detectors/api-keys.ts";
import { assignments } from "./detectors/assignments.ts";
import { authorizations, sessionIds, signedTokens } from "./detectors/bearers.ts";
import {
  commandPasswords,
  keyStorePasswords,
  pipedPasswords,
  serverLogins,
  statementPasswords,
} from "./detectors/command-lines.ts";
import { consoleCommands, failedCommands, loginCommands, typedCodes, typedCommands } from "./detectors/commands.ts";
import {
  cloudFolders,
  homeNetworkNames,
  shellPrompts,
  systemLines,
  unknownHosts,
  windowsComputers,
} from "./detectors/computer-names.ts";
import { cookies } from "./detectors/cookies.ts";
import { discordTokens, discordWebhooks } from "./detectors/discord.ts";
import { emails, encodedEmails } from "./detectors/emails.ts";
import { filesOfKeys } from "./detectors/files-of-keys.ts";
import { dashedHardwareAddresses, groupedHardwareAddresses } from "./detectors/hardware-addresses.ts";
import { addressesInNames, connectionNames, dynamicNames } from "./detectors/host-names.ts";
import { addressesInFileNames, defusedAddresses, ipv4, spacedAddresses } from "./detectors/ipv4.ts";
import { dashedIpv6, ipv6 } from "./detectors/ipv6.ts";
import {
  computerAccounts,
  domainAccounts,
  machinesWithAddress,
  networkShares,
  processNames,
  unixAccounts,
} from "./detectors/machine-names.ts";
import { deviceCodes, microsoftAccessTokens, microsoftCodes } from "./detectors/microsoft-tokens.ts";
import { mistypedLogins } from "./detectors/mistyped-logins.ts";
import { optionsOfCommands } from "./detectors/options.ts";
import { passwordHashes } from "./detectors/password-hashes.ts";
import { personalFacts } from "./detectors/personal-facts.ts";
import { privateKeyBlocks, sshKeys } from "./detectors/private-key-blocks.ts";
import { redeemedKeys } from "./detectors/redeemed-keys.ts";
import { savedLogins } from "./detectors/saved-logins.ts";
import { secretLists } from "./detectors/secret-lists.ts";
import { secretPhrases } from "./detectors/secret-phrases.ts";
import {
  deepLKeys,
  otherWebhooks,
  sendGridKeys,
  sentryKeys,
  telegramTokens,
  tunnelKeys,
} from "./detectors/service-keys.ts";
import { spelledEmails } from "./detectors/spelled-emails.ts";
import { databaseAddresses, urlPasswords } from "./detectors/url-passwords.ts";
import {
  userNamesBeforeSettings,
  userNamesInFlatPaths,
  userNamesInLocalPaths,
  userNamesInPaths,
} from "./detectors/user-names-in-paths.ts";
import { userNamesInVariables } from "./detectors/user-names-in-variables.ts";

/** Everything that looks for private text. Their order says nothing. */
export const detectors: readonly Detector[] = [
  ipv4,
  defusedAddresses,
  spacedAddresses,
  addressesInFileNames,
  ipv6,
  dashedIpv6,
  addressesInNames,
  connectionNames,
  ...dynamicNames,
  dashedHardwareAddresses,
  groupedHardwareAddresses,
  machinesWithAddress,
  computerAccounts,
  domainAccounts,
  processNames,
  networkShares,
  unixAccounts,
  windowsComputers,
  shellPrompts,
  homeNetworkNames,
  unknownHosts,
  systemLines,
  cloudFolders,
  userNamesInPaths,
  userNamesInLocalPaths,
  userNamesBeforeSettings,
  userNamesInFlatPaths,
  ...userNamesInVariables,
  optionsOfCommands,
  signedTokens,
  authorizations,
  sessionIds,
  microsoftCodes,
  microsoftAccessTokens,
  deviceCodes,
  assignments,
  socketQueries,
  emails,
  encodedEmails,
  spelledEmails,
  discordWebhooks,
  discordTokens,
  keysWithPrefix,
  curseForgeKeys,
  slackWebhooks,
  sendGridKeys,
  telegramTokens,
  tunnelKeys,
  sentryKeys,
  deepLKeys,
  otherWebhooks,
  privateKeyBlocks,
  sshKeys,
  secretLists,
  urlPasswords,
  databaseAddresses,
  accountNumbers,
  launcherAccounts,
  loginCommands,
  typedCommands,
  typedCodes,
  failedCommands,
  consoleCommands,
  ...mistypedLogins,
  savedLogins,
  passwordHashes,
  ...cookies,
  commandPasswords,
  statementPasswords,
  keyStorePasswords,
  pipedPasswords,
  serverLogins,
  ...filesOfKeys,
  ...redeemedKeys,
  ...secretPhrases,
  ...personalFacts,
];

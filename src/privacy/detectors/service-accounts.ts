import type { Detector } from "../detector.ts";
import { accountName, isAccount } from "./account-words.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Who a service runs as, or whom a screen signs in, as their files say it: `User=anna`, `autologin-user=anna`. */
const inUnits = spokenFact({
  kind: "user-name",
  phrase: [
    "ser ?=(?<=^[ \\t]{0,8}(?:\\d{1,4}[:|] ?)?(?:User|autologin-user|NX_USER) ?=)|Name ?=(?<=^DefaultUserName ?=)",
    "imedLogin ?=(?<=^TimedLogin ?=)|ticLogin ?=(?<=^AutomaticLogin ?=)",
    // Of a program, with the name of its block above it or its group below.
    "ser ?=(?<=^\\[(?:program|www|pool|service)[^\\r\\n]{0,40}\\]\\r?\\n(?:[^\\r\\n]{1,120}\\r?\\n){0,8}user ?=)|ser ?=(?<=^[ \\t]{0,8}user ?=)(?=[^\\r\\n]{1,40}\\r?\\ngroup ?=)",
  ].join("|"),
  joint: ' ?"?',
  value: `${accountName}(?="?[ \\t]*(?:$|[#;]))`,
  isOne: isAccount,
  isInWord: true,
});

/** `    User anna`, below a host of the configuration of ssh, or above what else it has. */
const inHosts = spokenFact({
  kind: "user-name",
  phrase: [
    "[ \u0009]User (?<=^Host [^\\r\\n]{1,80}\\r?\\n(?:[ \\t][^\\r\\n]{1,100}\\r?\\n){0,8}[ \\t]{1,8}User )",
    "[ \u0009]User (?<=^[ \\t]{1,8}User )(?=[\\w.-]{2,32}[ \\t]{0,8}\\r?\\n[ \\t]{1,8}(?:Host[Nn]ame|Port|IdentityFile|ForwardAgent) )",
  ].join("|"),
  joint: "[ \\t]{0,8}",
  value: `${accountName}(?=[ \\t]*$)`,
  isOne: isAccount,
});

/** `<key>UserName</key><string>anna</string>`, as macOS has it for services. */
const inAgents = spokenFact({
  kind: "user-name",
  phrase: "ame</key>(?<=<key>User[Nn]ame</key>)",
  joint: "\\s{0,12}<string>",
  value: `${accountName}(?=</string>)`,
  isOne: isAccount,
  isInWord: true,
});

export const serviceUsers: readonly Detector[] = [inUnits, inHosts, inAgents];

import { finding } from "../../model/finding.ts";

/** What the game, its accounts and launchers ask for. */
const ofAccounts = /mojang|minecraft\.net|minecraftservices|authlib|microsoft|xbox|[Dd]ownload|[Ii]nstall/;

export default finding({
  code: "java-tls-outdated",
  severity: "error",
  // Of a mod that looks for news, nobody misses anything.
  severityAt: (_, place) => (ofAccounts.test(place.entry.slice(0, 8000)) ? undefined : "notice"),
  role: "environment",
  joins: ["certificates"],
  needles: ["unable to find valid certification path to requested target", "Illegal key size or default parameters"],
  pattern:
    /^[^\n<]{0,300}(?:unable to find valid certification path to requested target|InvalidKeyException: Illegal key size or default parameters)/,
  parameters: (_, place) => (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE|WARN)\]/.test(place.entry) ? null : {}),
});

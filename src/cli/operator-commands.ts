import type { Command, Option } from "./command.ts";
import { help, json, language } from "./shared-options.ts";

/** Commands for whoever runs a server. They work on its data, with its settings, also while it runs. */

const scratch: Option = {
  name: "scratch",
  value: "DIRECTORY",
};

const reason: Option = { name: "reason", value: "TEXT" };

export const operatorCommands: readonly Command[] = [
  {
    name: "reports",
    takes: "[close ID|LINK]",
    words: [0, 2],
    offers: ["close"],
    options: [reason, json, help],
    details: ["reports.1"],
  },
  {
    name: "block",
    takes: "[network CIDR | content ID|LINK|HASH]",
    words: [0, 2],
    offers: ["network", "content"],
    options: [{ name: "for", value: "TIME" }, { name: "lift" }, reason, json, help],
    details: ["block.1"],
  },
  {
    name: "audit",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [json, help],
  },
  {
    name: "keys",
    takes: "add NAME | list | revoke NAME",
    words: [1, 2],
    offers: ["add", "list", "revoke"],
    options: [
      {
        name: "uploads-per-minute",
        value: "NUMBER",
      },
      json,
      help,
    ],
    details: ["keys.1", "keys.2"],
  },
  {
    name: "mappings",
    takes: "add FILE | fetch VERSION | list | remove VERSION|NAME",
    words: [1, 2],
    offers: ["add", "fetch", "list", "remove"],
    options: [{ name: "minecraft", value: "VERSION" }, { name: "from", value: "URL", told: "from-mirror" }, json, help],
    details: ["mappings.1", "mappings.2", "mappings.3"],
  },
  {
    name: "crashes",
    takes: "[note FINGERPRINT [TEXT]]",
    words: [0, 3],
    offers: ["note"],
    options: [{ name: "days", value: "NUMBER" }, { name: "mod", value: "NAME" }, { name: "csv" }, json, help],
    details: ["crashes.1", "crashes.2"],
  },
  {
    name: "analyse-again",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [help],
    details: ["analyse-again.1", "analyse-again.2"],
  },
  {
    name: "findings",
    takes: "check FILE LOG",
    words: [3, 3],
    offers: ["check"],
    options: [language, help],
    details: ["findings.1", "findings.2"],
  },
  {
    name: "status",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [json, help],
    details: ["status.1", "status.2"],
  },
  {
    name: "backup",
    takes: "TARGET",
    words: [1, 1],
    offers: "files",
    options: [{ name: "keep", value: "NUMBER" }, scratch, json, help],
    details: ["places", "backup.1", "backup.2", "backup.3", "backup.4", "exits"],
  },
  {
    name: "restore",
    takes: "SOURCE",
    words: [1, 1],
    offers: "files",
    options: [{ name: "damaged" }, { name: "removed", value: "FILE" }, json, help],
    details: ["places", "restore.1", "restore.2", "exits"],
  },
  {
    name: "verify",
    takes: "[SOURCE]",
    words: [0, 1],
    offers: "files",
    options: [scratch, json, help],
    details: ["places", "verify.1", "exits"],
  },
];

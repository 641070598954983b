/** Every command and option there is: parsing, `--help` and completions are made from this table. */

import type { Command, Option } from "./command.ts";
import { operatorCommands } from "./operator-commands.ts";
import { help, json, language } from "./shared-options.ts";

export type { Command, Option };

const any = Number.POSITIVE_INFINITY;

const server: Option = { name: "server", short: "s", value: "URL" };
const latest: Option = {
  name: "latest",
  short: "l",
};

const migrationSteps = [1, 2, 3, 4].map((step) => `migrate.steps.${step}`);

export const shells = ["bash", "zsh", "fish"] as const;

const mappings: Option = { name: "mappings", value: "FILE" };

export const commands: readonly Command[] = [
  {
    name: "share",
    takes: "[FILE...|-]",
    words: [0, any],
    offers: "files",
    options: [
      { name: "name", short: "n", value: "NAME" },
      latest,
      { name: "separate" },
      { name: "no-redact" },
      { name: "strict" },
      { name: "hide", value: "WORDS" },
      { name: "players" },
      { name: "no-chat" },
      { name: "no-coordinates" },
      { name: "parts" },
      { name: "yes", short: "y" },
      { name: "open", short: "o" },
      { name: "plain", short: "p" },
      json,
      server,
      { name: "key", short: "k", value: "KEY" },
      help,
    ],
    details: ["share.1", "share.2", "share.3", "share.4", "kept", "server", "share.5", "share.6"],
  },
  {
    name: "analyse",
    aliases: ["analyze"],
    takes: "FILE...|-",
    words: [0, 10],
    offers: "files",
    options: [language, latest, mappings, { name: "server", value: "URL", told: "server-asked" }, json, help],
    details: ["analyse.1", "analyse.2", "analyse.3"],
  },
  {
    name: "get",
    takes: "ID|LINK",
    words: [1, 1],
    offers: "nothing",
    options: [{ name: "output", short: "o", value: "FILE" }, server, help],
    details: ["get.1", "server"],
  },
  {
    name: "stats",
    takes: "ID|LINK",
    words: [1, 1],
    offers: "nothing",
    options: [json, server, help],
    details: ["server"],
  },
  {
    name: "list",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [{ name: "check" }, json, help],
    details: ["kept"],
  },
  {
    name: "delete",
    takes: "ID|LINK...",
    words: [1, any],
    offers: "nothing",
    options: [server, help],
    details: ["kept", "delete.1"],
  },
  {
    name: "serve",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [help],
  },
  {
    name: "remove",
    takes: "ID|LINK...",
    words: [1, any],
    offers: "nothing",
    options: [{ name: "reason", value: "TEXT" }, { name: "refuse" }, help],
    details: ["remove.1"],
  },
  {
    name: "migrate",
    takes: "--from STORE --to STORE",
    words: [0, 0],
    offers: "nothing",
    options: [
      { name: "from", value: "STORE" },
      { name: "to", value: "STORE" },
      { name: "verify" },
      { name: "merge" },
      { name: "with-analyses" },
      json,
      help,
    ],
    details: ["migrate.1", "migrate.2", "migrate.3", migrationSteps, "migrate.4", "exits"],
  },
  ...operatorCommands,
  {
    name: "config",
    takes: "[set server URL | get server | unset server]",
    words: [0, 3],
    offers: ["set", "get", "unset", "server"],
    options: [help],
  },
  {
    name: "completions",
    takes: shells.join("|"),
    words: [1, 1],
    offers: shells,
    options: [help],
    examples: `bash:  lectern completions bash > ~/.local/share/bash-completion/completions/lectern
zsh:   lectern completions zsh > "\${fpath[1]}/_lectern"
fish:  lectern completions fish > ~/.config/fish/completions/lectern.fish`,
  },
  {
    name: "version",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [help],
  },
];

export function commandNamed(name: string): Command | undefined {
  return commands.find((command) => command.name === name || command.aliases?.includes(name));
}

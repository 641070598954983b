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

const serverDetails = `The server is, in this order: --server, LECTERN_SERVER, "lectern config set server URL",
http://localhost:3000.`;

const keptDetails = `What is shared is noted in a file that only you can read, with the token that takes it back:
shared-logs.jsonl, beside the settings that "lectern config" names. "lectern list" shows it, and
"lectern delete LINK" removes a log from its server for good.`;

const migrateDetails = `STORE is sqlite:DIRECTORY or postgres://user:password@host:5432/database; one of each. "sqlite"
alone stands for DATA_DIR, and "postgres" alone for DATABASE_URL, which keeps the password off
the command line. If the S3 settings are set (S3_BUCKET and so on), they belong to PostgreSQL,
whichever side that is: contents lie there, and not in the database.

Copied are logs with their details and their owners' token hashes, views, viewers, the ids of
removed logs, the key that viewers are recognised by, and what the operator keeps: upload keys,
reports, blocks and the audit trail. Every text is checked against its checksum when it is read,
and is read back from the target before it counts as written. A log that the target has already
is left alone. A log that the target has removed stays removed. A log that the source has removed
is removed from the target. A key that the source has revoked, or a block that it has lifted, since
the last run goes from the target, too; what the target has of its own stays. A damaged log is
named, and the work goes on with the others.

The source may be in use meanwhile. Logs that arrive are copied, too. If the migration is
interrupted, run it again: it goes on where it was. To move a service:

  1. Run the migration while the old server runs. This takes long.
  2. Stop the old server, so that no more logs arrive and its last views are written.
  3. Run the migration again. It copies what has come since, and ends soon.
  4. Start the new servers. If you like, run it with --verify before.

A target that holds logs is only taken if it is one of this migration's, or with --merge. No log
of its own is changed then, and it keeps its own key: viewers of copied logs count once more
when they come back.

Exit codes: 0 everything is there and right, 1 something is not, 2 wrong usage, 130 interrupted.`;

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
    details: `Several files get one link, up to ten of them: a crash report and the log of the same run say
more together. Each is a log of its own all the same. Of an archive (zip, tar, tar.gz) and of a
folder, the logs and crash reports in it are taken, those that tell most first. Without a file,
or with "-", the log is read from standard input. Files that end in .gz are unpacked.

What is private is masked before anything is sent: addresses, names of accounts, tokens,
passwords. A summary goes to standard error. What may be an address or a version stays, unless
--strict is given. Names of players stay, unless --players is given: then each is the same
stand-in in all files.

A log that is larger than the server takes is not sent. With --parts, or when you say yes in a
terminal, the parts that matter are: its beginning, its end, and what stands around the problems
that "lectern analyse" finds in it, without repetitions. Where lines are left out, the log says
so. Logs of up to 128 MiB are read.

--latest looks in the current folder (a server or proxy), and if there is nothing, in those of
Minecraft, Prism Launcher, MultiMC, CurseForge and the Modrinth App. It takes the newest log or
crash report, and the other one where both are of the same run. In a terminal it shows what would
be sent, and asks.

${keptDetails}

${serverDetails}

A key that the operator gave ("lectern keys add") has an upload limit of its own. LECTERN_KEY
keeps it off the command line, which others on the machine can see. It is sent with uploads alone.

Exit codes: 0 all logs are shared, 2 wrong usage, 3 one or more were not shared.`,
  },
  {
    name: "analyse",
    aliases: ["analyze"],
    takes: "FILE...|-",
    words: [0, 10],
    offers: "files",
    options: [language, latest, mappings, { name: "server", value: "URL", told: "server-asked" }, json, help],
    details: `Several files of one trouble (the crash report, latest.log, hs_err, the launcher's log) are
explained together: which are of the same run, the cause once, with the lines of each that prove
it, and which file would help next.

--mappings gives the game's classes and methods readable names in what is told, where the log has
hidden ones (class_1937, m_46745_, bsr.a); JSON has both. It takes Yarn's jar or mappings.tiny,
Mojang's client.txt or server.txt, MCPConfig's joined.tsrg, MCP's methods.csv and fields.csv;
several with commas between them, as "joined.tsrg,client.txt", where it takes two to get from one
naming to the other.

Exit codes: 0 nothing worse than a notice, 1 warnings, 4 errors, 5 fatal errors;
2 wrong usage, 3 the log could not be read.`,
  },
  {
    name: "get",
    takes: "ID|LINK",
    words: [1, 1],
    offers: "nothing",
    options: [{ name: "output", short: "o", value: "FILE" }, server, help],
    details: `Into pipes and files the log goes as it is, to the byte. In a terminal, control characters are
taken out. A link is asked for at its own server, unless --server is given.

${serverDetails}`,
  },
  {
    name: "stats",
    takes: "ID|LINK",
    words: [1, 1],
    offers: "nothing",
    options: [json, server, help],
    details: serverDetails,
  },
  {
    name: "list",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [{ name: "check" }, json, help],
    details: keptDetails,
  },
  {
    name: "delete",
    takes: "ID|LINK...",
    words: [1, any],
    offers: "nothing",
    options: [server, help],
    details: `${keptDetails}

Exit codes: 0 all of them are gone, 2 wrong usage, 3 one or more could not be deleted.`,
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
    details: "The settings say where the data is, as they do for the server.",
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
    details: migrateDetails,
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
    details: `bash:  lectern completions bash > ~/.local/share/bash-completion/completions/lectern
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

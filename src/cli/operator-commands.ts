import type { Command, Option } from "./command.ts";
import { help, json, language } from "./shared-options.ts";

/** Commands for whoever runs a server. They work on its data, with its settings, also while it runs. */

const scratch: Option = {
  name: "scratch",
  value: "DIRECTORY",
};

const reason: Option = { name: "reason", value: "TEXT" };

const places = `A backup is one file: a path, or s3://BUCKET/KEY with the settings S3_ENDPOINT, S3_REGION,
S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;

const exits = "Exit codes: 0 everything is there and right, 1 something is not, 2 wrong usage, 130 interrupted.";

export const operatorCommands: readonly Command[] = [
  {
    name: "reports",
    takes: "[close ID|LINK]",
    words: [0, 2],
    offers: ["close"],
    options: [reason, json, help],
    details: `Removing a log closes its reports. Where its owner removes it, or its time is over, what was said
of it goes with it, and that there was a report stays until it is closed or past REPORT_DAYS.
Reporters are known to nobody: what they wrote, and how to reach them if they said so, is all
there is.`,
  },
  {
    name: "block",
    takes: "[network CIDR | content ID|LINK|HASH]",
    words: [0, 2],
    offers: ["network", "content"],
    options: [{ name: "for", value: "TIME" }, { name: "lift" }, reason, json, help],
    details: `A running server knows within two seconds, on every node. A block of a network is the only
place where an address is kept, and it is forgotten when the block ends. Logs that a network has
shared stay, and it can read. A content is blocked whatever its name is; one changed letter makes
it another. HASH is what this command and "remove --refuse" show.`,
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
    details: `A tool sends its key as "Authorization: Bearer KEY" with every upload, through any interface. It
has a limit of its own then, whatever address it comes from. The key is shown once, when it is
made; only a hash of it is kept. A key that is revoked is refused at once, on every node.

Exit codes: 0 done, 1 there is none, or one already, 2 wrong usage.`,
  },
  {
    name: "mappings",
    takes: "add FILE | fetch VERSION | list | remove VERSION|NAME",
    words: [1, 2],
    offers: ["add", "fetch", "list", "remove"],
    options: [{ name: "minecraft", value: "VERSION" }, { name: "from", value: "URL", told: "from-mirror" }, json, help],
    details: `FILE is Yarn's or Fabric's jar or its mappings.tiny, Mojang's client.txt or server.txt, MCPConfig's
joined.tsrg or its zip, MCP's methods.csv or fields.csv; also with gzip. Several maps of one version
are joined: Forge's logs need joined.tsrg and client.txt. A running server uses them within half a
minute, on every node where they are in the object store.

fetch takes Mojang's maps of the client and the server, and the newest Yarn of the version, and
checks their hashes. A mirror has Mojang's paths, and Fabric's Maven below /maven. Mojang's maps may
be copied and used for development, but not passed on complete and unmodified.

Exit codes: 0 done, 1 it could not be, 2 wrong usage.`,
  },
  {
    name: "crashes",
    takes: "[note FINGERPRINT [TEXT]]",
    words: [0, 3],
    offers: ["note"],
    options: [{ name: "days", value: "NUMBER" }, { name: "mod", value: "NAME" }, { name: "csv" }, json, help],
    details: `People are counted by a keyed hash, once each, however many logs they share. Readers are told of
a fault from five people on; here all are listed. A note stands below the verdict of every log
with the fault, as the words of the site; without TEXT it is taken away. Notes move with backups
and with "lectern migrate".

Exit codes: 0 done, 2 wrong usage.`,
  },
  {
    name: "analyse-again",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [help],
    details: `Every log that may be counted is explained anew by this version, one after the other, with the
findings of FINDINGS_DIR. Counts are right at any moment, and it may be ended and begun again.
Without it, a log is counted anew when somebody opens it.

Exit codes: 0 done, 1 some logs could not be read.`,
  },
  {
    name: "findings",
    takes: "check FILE LOG",
    words: [3, 3],
    offers: ["check"],
    options: [language, help],
    details: `FILE is one of FINDINGS_DIR: JSON or TOML, as docs/OPERATING.md tells. What it finds in LOG is shown
as visitors will read it, or what is wrong with it is told. A server reads its findings when it
starts, and again on SIGHUP.

Exit codes: 0 it was found, 2 wrong usage, 3 FILE is wrong, or finds nothing in LOG.`,
  },
  {
    name: "status",
    takes: "",
    words: [0, 0],
    offers: "nothing",
    options: [json, help],
    details: `What is stored is read beside the server, in DATA_DIR or, with DATABASE_URL, in PostgreSQL. How the
server itself is, it tells over lectern.sock in DATA_DIR: run this on its machine, with its settings
and as its user or root. With several nodes, each tells of itself.

Exit codes: 0 all is well, 1 something is not, 2 wrong usage.`,
  },
  {
    name: "backup",
    takes: "TARGET",
    words: [1, 1],
    offers: "files",
    options: [{ name: "keep", value: "NUMBER" }, scratch, json, help],
    details: `${places} If TARGET is a directory or ends in a slash, the name
is made from the time: lectern-2026-01-15T103000Z.sqlite.

The copy is of one moment: every upload that was answered before is in it. Nobody waits for it.
Each log is read from the copy and compared with its checksum. Only then does the file get its
name, so whatever has the name is whole. A file that exists is not overwritten.

It has everything that the server keeps, hashes and keys as well. Guard it like the data.

With DATABASE_URL, the logs are in PostgreSQL and the object store, which have their own means:
docs/BACKUPS.md has the commands.

${exits}`,
  },
  {
    name: "restore",
    takes: "SOURCE",
    words: [1, 1],
    offers: "files",
    options: [{ name: "damaged" }, { name: "removed", value: "FILE" }, json, help],
    details: `${places}

Nothing is overwritten: a DATA_DIR that has a database is refused. The backup is checked in its
new place, log by log, opened and written to before it becomes the database. If this is
interrupted, there is none.

A log that was removed after the backup stays removed where that is known: from lectern.removed,
which a server keeps in its DATA_DIR, and from what --removed names. Else it is there again, and
this says of how many days.

${exits}`,
  },
  {
    name: "verify",
    takes: "[SOURCE]",
    words: [0, 1],
    offers: "files",
    options: [scratch, json, help],
    details: `${places} Without SOURCE, the logs that the server uses are
read, in DATA_DIR or, with DATABASE_URL, in PostgreSQL and the object store. This changes
nothing, and the server may run.

${exits}`,
  },
];

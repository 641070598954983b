import { parseArgs } from "node:util";
import { WrongUsage } from "./addresses.ts";

export const usage = "lectern migrate --from STORE --to STORE [--verify | --merge] [--with-analyses] [--json]";

export const help = `Copy everything from one store to another, or compare them.

Usage: ${usage}

  --from STORE      Where the logs are. Nothing is changed there.
  --to STORE        Where they go.
  --verify          Copy nothing. Read all of both stores, and say whether everything is there.
  --merge           Add to a target that holds logs of its own.
  --with-analyses   Copy kept analyses, too. Without them, they are made again when they are asked for.
  --json            Print the summary as JSON, for programs. Progress goes to standard error.
  -h, --help        Show this help.

STORE is sqlite:DIRECTORY or postgres://user:password@host:5432/database; one of each. "sqlite" alone
stands for DATA_DIR, and "postgres" alone for DATABASE_URL, which keeps the password off the command
line. If the S3 settings are set (S3_BUCKET and so on), they belong to PostgreSQL, whichever side that
is: contents lie there, and not in the database.

Copied are logs with their details and their owners' token hashes, views, viewers, the ids of removed
logs, and the key that viewers are recognised by. Every text is checked against its checksum when it
is read, and is read back from the target before it counts as written. A log that the target has
already is left alone. A log that the target has removed stays removed. A log that the source has
removed is removed from the target. A damaged log is named, and the others are gone on with.

The source may be in use meanwhile. Logs that arrive are copied, too. If the migration is interrupted,
run it again: it goes on where it was. To move a service:

  1. Run the migration while the old server runs. This takes long.
  2. Stop the old server, so that no more logs arrive and its last views are written.
  3. Run the migration again. It copies what has come since, and ends soon.
  4. Start the new servers. If you like, run it with --verify before.

A target that holds logs is only taken if it is one of this migration's, or with --merge. No log of
its own is changed then, and it keeps its own key: viewers of copied logs count once more when they
come back.

Exit codes: 0 everything is there and right, 1 something is not, 2 wrong usage, 130 interrupted.
`;

export interface MigrateOptions {
  from: string;
  to: string;
  isVerifying: boolean;
  isMerging: boolean;
  withAnalyses: boolean;
  json: boolean;
}

/** `null`: the help was asked for. */
export function parseOptions(args: string[]): MigrateOptions | null {
  const values = parse(args);
  if (values.help) return null;
  const { from, to } = values;
  if (from === undefined || to === undefined) throw new WrongUsage("--from and --to say what is copied where.");
  if (values.verify && (values.merge || values["with-analyses"])) {
    throw new WrongUsage("--verify copies nothing, so --merge and --with-analyses do not go with it.");
  }
  return {
    from,
    to,
    isVerifying: values.verify ?? false,
    isMerging: values.merge ?? false,
    withAnalyses: values["with-analyses"] ?? false,
    json: values.json ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        from: { type: "string" },
        to: { type: "string" },
        verify: { type: "boolean" },
        merge: { type: "boolean" },
        "with-analyses": { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw new WrongUsage((error as Error).message.split("\n")[0]!.replace(/\.?$/, "."));
  }
}

import { parseArgs } from "node:util";
import { UsageError } from "../wire/usage-error.ts";

/** The help is in the table of commands (`cli/commands.ts`). */
export const usage = "lectern migrate --from STORE --to STORE [--verify | --merge] [--with-analyses] [--json]";

export interface MigrateOptions {
  from: string;
  to: string;
  isVerifying: boolean;
  isMerging: boolean;
  withAnalyses: boolean;
  json: boolean;
}

export function parseOptions(args: string[]): MigrateOptions {
  const values = parse(args);
  const { from, to } = values;
  if (from === undefined || to === undefined) throw new UsageError("--from and --to say what is copied where.");
  if (values.verify && (values.merge || values["with-analyses"])) {
    throw new UsageError("--verify copies nothing, so --merge and --with-analyses do not go with it.");
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
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.split("\n")[0]!.replace(/\.?$/, "."));
  }
}

import { ofMigration } from "../i18n/migrate-words.ts";
import { UsageError } from "../wire/usage-error.ts";

/** The help is in the table of commands (`cli/commands.ts`). */
export const usage = "lectern migrate --from STORE --to STORE [--verify | --merge] [--with-analyses] [--json]";

/** A command line, read already. */
export interface MigrateArguments {
  has(option: string): boolean;
  value(option: string): string | undefined;
}

export interface MigrateOptions {
  from: string;
  to: string;
  isVerifying: boolean;
  isMerging: boolean;
  withAnalyses: boolean;
  json: boolean;
}

export function optionsOf(given: MigrateArguments): MigrateOptions {
  const [from, to] = [given.value("from"), given.value("to")];
  if (from === undefined || to === undefined) throw new UsageError(ofMigration(({ fromTo }) => fromTo));
  if (given.has("verify") && (given.has("merge") || given.has("with-analyses"))) {
    throw new UsageError(ofMigration(({ verifyAlone }) => verifyAlone));
  }
  return {
    from,
    to,
    isVerifying: given.has("verify"),
    isMerging: given.has("merge"),
    withAnalyses: given.has("with-analyses"),
    json: given.has("json"),
  };
}

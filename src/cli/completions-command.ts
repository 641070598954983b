import { UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import { shells } from "./commands.ts";
import { completionsFor } from "./completions.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { said } from "./said.ts";

/** `lectern completions` */
export async function completions({ words }: ParsedArgs, { out, language }: CliContext): Promise<number> {
  const shell = shells.find((one) => one === words[0]);
  if (!shell) throw new UsageError(said((words) => words.completions({ shells: shells.join(", ") })));
  await out.write(completionsFor(shell, language));
  return exitCodes.done;
}

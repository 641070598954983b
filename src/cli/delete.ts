import { LecternError, logIdOf } from "../client/index.ts";
import type { ParsedArgs } from "./arguments.ts";
import type { CliContext } from "./context.ts";
import { exitCodes, Failure } from "./exit-codes.ts";
import { forgetLog, type KeptLog, keptLogs, keptLogsPath } from "./kept-logs.ts";
import { cliWords, said, tellFailure } from "./said.ts";
import { checkServer, clientFor, failureOf } from "./server-choice.ts";
import { safeLine } from "./terminal-text.ts";

/** `lectern delete` */
export async function deleteLogs(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const option = parsed.value("server");
  const server = option === undefined ? null : checkServer(option, "--server");
  let failed = 0;
  for (const word of parsed.words) {
    try {
      await deleteOne(await found(word, server, context), context);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The others go on: each log is one of its own.
      failed++;
      await tellFailure(error, context);
    }
  }
  return failed === 0 ? exitCodes.done : exitCodes.failed;
}

/**
 * A token goes only to the server that it came from: the one in the link, or the one that is named. What a server says of
 * itself in a link counts where no server has that address: any server could write down the link of another.
 */
async function found(word: string, server: string | null, context: CliContext): Promise<KeptLog> {
  const id = checkedId(word);
  const origin = /^https?:/i.test(word.trim()) ? originOf(word.trim()) : null;
  const all = (await keptLogs(context)).filter((one) => one.id === id && (server === null || one.server === server));
  const there = origin === null ? all : all.filter((one) => originOf(one.server) === origin);
  const logs = there.length > 0 ? there : all.filter((one) => originOf(one.url) === origin);
  const [log] = logs;
  if (!log) {
    throw new Failure(said((words) => words.notFromHere({ log: word, file: keptLogsPath(context) })));
  }
  if (logs.length === 1) return log;
  const servers = logs.map((one) => `--server ${one.server}`).join(", ");
  throw new Failure(said((words) => words.severalServers({ log: word, servers })));
}

function originOf(address: string): string | null {
  return URL.parse(address)?.origin ?? null;
}

function checkedId(word: string): string {
  try {
    return logIdOf(word);
  } catch (error) {
    throw failureOf(error, "");
  }
}

async function deleteOne(log: KeptLog, context: CliContext): Promise<void> {
  const { server, id, token, url } = log;
  const words = cliWords[context.language];
  try {
    await clientFor(server, context).remove(id, token, { signal: context.interrupted });
    await context.out.write(`${words.deleted({ url: safeLine(url, 300) })}\n`);
  } catch (error) {
    if (!(error instanceof LecternError) || error.code !== "not-found") throw failureOf(error, server);
    await context.err.write(`${words.goneAlready({ url: safeLine(url, 300) })}\n`);
  }
  await forgetLog(log, context);
}

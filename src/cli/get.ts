import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ParsedArgs } from "./arguments.ts";
import type { CliContext } from "./context.ts";
import { exitCodes, Failure } from "./exit-codes.ts";
import { codeOf, said } from "./said.ts";
import { clientFor, failureOf, serverOf } from "./server-choice.ts";
import { safeText } from "./terminal-text.ts";

/** `lectern get` */
export async function get(parsed: ParsedArgs, context: CliContext): Promise<number> {
  const id = parsed.words[0]!;
  const server = await serverOf(id, parsed.value("server"), context);
  const client = clientFor(server, context);
  const options = { signal: context.interrupted };
  const file = parsed.value("output");
  try {
    if (file === undefined && context.out.isTerminal) {
      const text = safeText(await client.raw(id, options));
      await context.out.write(text.endsWith("\n") ? text : `${text}\n`);
      return exitCodes.done;
    }
    const stream = await client.rawStream(id, options);
    if (file === undefined) for await (const chunk of stream) await context.out.write(chunk);
    else await save(await gathered(stream), resolve(context.directory, file), file);
    return exitCodes.done;
  } catch (error) {
    throw failureOf(error, server);
  }
}

/** A file is written when all of the log is there: half of one looks like a whole. */
async function gathered(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function save(bytes: Uint8Array, path: string, written: string): Promise<void> {
  try {
    await writeFile(path, bytes);
  } catch (error) {
    throw new Failure(said((words) => words.unwritable({ file: written, code: codeOf(error) })));
  }
}

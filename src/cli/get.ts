import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Given } from "./arguments.ts";
import { exitCodes, Failure } from "./exit-codes.ts";
import { clientFor, failureOf, serverOf } from "./server-choice.ts";
import { safeText } from "./terminal-text.ts";
import type { World } from "./world.ts";

/** `lectern get` */
export async function get(given: Given, world: World): Promise<number> {
  const id = given.words[0]!;
  const server = await serverOf(id, given.value("server"), world);
  const client = clientFor(server, world);
  const options = { signal: world.interrupted };
  const file = given.value("output");
  try {
    if (file === undefined && world.out.isTerminal) {
      const text = safeText(await client.raw(id, options));
      await world.out.write(text.endsWith("\n") ? text : `${text}\n`);
      return exitCodes.done;
    }
    const stream = await client.rawStream(id, options);
    if (file === undefined) for await (const chunk of stream) await world.out.write(chunk);
    else await save(await gathered(stream), resolve(world.directory, file), file);
    return exitCodes.done;
  } catch (error) {
    throw failureOf(
      error instanceof TypeError ? new Failure("The connection broke before the whole log came.") : error,
      server,
    );
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
    throw new Failure(`${written} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

import { createHash } from "node:crypto";

/** Why something could not be fetched, in a sentence for the operator. */
export class CannotFetch extends Error {}

export interface DownloadLimits {
  maxBytes: number;
  ms: number;
}

/** `null`: it is not there. Throws `CannotFetch`: for an answer without an end, one that is cut off, and one with another hash. */
export async function download(
  url: string,
  { maxBytes, ms }: DownloadLimits,
  sha1: string | null = null,
): Promise<Uint8Array | null> {
  const host = URL.parse(url)?.host ?? url;
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(ms), headers: { "User-Agent": "lectern" } });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
  } catch (error) {
    throw new CannotFetch(`${host} cannot be reached (${shortReason(error as Error)}).`);
  }
  if (response.status !== 200) {
    await response.body?.cancel().catch(() => {});
    throw new CannotFetch(`${host} answers with status ${response.status}.`);
  }
  const bytes = await bodyOf(response, maxBytes, host);
  if (sha1 !== null && createHash("sha1").update(bytes).digest("hex") !== sha1.toLowerCase())
    throw new CannotFetch(`${host} sent something else than it promised: the hash is another one.`);
  return bytes;
}

async function bodyOf(response: Response, maxBytes: number, host: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > maxBytes) throw new CannotFetch(`${host} sends more than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof CannotFetch) throw error;
    throw new CannotFetch(`${host} did not send all of it (${shortReason(error as Error)}).`);
  }
  return Buffer.concat(chunks);
}

/** Bun's own messages end in the address and in advice. */
function shortReason({ name, message }: Error): string {
  return name === "TimeoutError" ? "it takes too long" : message.split(/ fetching "|\. /)[0]!;
}

import { Outage } from "../../wire/refusal.ts";

const mebibyte = 1024 * 1024;
/** An object is a log of 32 MiB at most, packed; a page of a listing has a thousand names. Other answers are a few words. */
const maxBytes: Record<string, number> = { GET: 64 * mebibyte };
const maxOtherBytes = mebibyte;

/** It would be as long the next time. */
export class EndlessAnswer extends Outage {}

/** The body of an answer. One that is longer than any of a store's is not gathered, however fast it comes. */
export async function answerBytes(method: string, response: Response): Promise<Uint8Array> {
  const most = maxBytes[method] ?? maxOtherBytes;
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader!.read()) {
    chunks.push(part.value);
    size += part.value.length;
    if (size <= most) continue;
    await reader!.cancel().catch(() => {});
    throw new EndlessAnswer(`S3 sends more than ${most} bytes.`);
  }
  return chunks.length === 1 ? chunks[0]! : new Uint8Array(Buffer.concat(chunks));
}

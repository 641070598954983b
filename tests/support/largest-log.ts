import { gzipSync } from "node:zlib";
import type { LogAnswer, UploadAnswer } from "../../src/wire/answers.ts";
import { timed } from "./hostile-client.ts";

/** Nearly the largest that a server takes by default. */
export const largestLog = Array.from(
  { length: 130_000 },
  (_, i) => `[12:00:00] [Server thread/INFO]: line ${i} of a log, with some text in it\n`,
).join("");

const rounds = 3;

export interface LargestLogTimes {
  /** Milliseconds of one upload of the largest log. */
  upload: number;
  /** Milliseconds of one reading of it as JSON, compressed. */
  reading: number;
}

/**
 * How long the largest log takes on a server that has nothing else to do, at its slowest of several times: what others
 * wait for beside an attack is compared with that, on the same machine and in the same run.
 */
export async function timesOfLargestLog(url: string, headers: Record<string, string> = {}): Promise<LargestLogTimes> {
  const times: LargestLogTimes = { upload: 0, reading: 0 };
  for (let round = 0; round < rounds; round++) {
    let id = "";
    const body = gzipSync(`${round}\n${largestLog}`);
    const sent = { method: "POST", body, headers: { ...headers, "Content-Encoding": "gzip" } };
    const upload = await timed(async () => {
      id = ((await (await fetch(`${url}/api/upload`, sent)).json()) as UploadAnswer).id;
    });
    const reading = await timed(async () => {
      const answer = await fetch(`${url}/api/log/${id}`, { headers: { ...headers, "Accept-Encoding": "gzip" } });
      const { content } = (await answer.json()) as LogAnswer;
      if (content.length !== largestLog.length + 2) throw new Error(`read back ${content.length} characters`);
    });
    times.upload = Math.max(times.upload, upload);
    times.reading = Math.max(times.reading, reading);
  }
  return times;
}

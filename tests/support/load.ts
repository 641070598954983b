import type { UploadAnswer } from "../../src/wire/answers.ts";

/** One log that the server has promised to keep. */
export interface Acknowledged {
  id: string;
  content: string;
}

/** Uploads one log as it is, and expects that to work. Returns its id. */
export async function uploadRaw(url: string, body: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await fetch(`${url}/api/upload`, { method: "POST", body });
  if (response.status !== 200) throw new Error(`upload failed: ${response.status} ${await response.text()}`);
  return ((await response.json()) as UploadAnswer).id;
}

/** How many milliseconds one small upload and its reading take, beside whatever else the server has to do. */
export async function timeOfOthers(url: string): Promise<number> {
  const started = performance.now();
  const id = await uploadRaw(url, "a small log");
  const text = await (await fetch(`${url}/raw/${id}`)).text();
  if (text !== "a small log") throw new Error(`a small log was read back as ${JSON.stringify(text.slice(0, 200))}`);
  return performance.now() - started;
}

/** Uploads from several clients at once until told to stop, or until the server is gone. Returns what was acknowledged. */
export async function uploadUntilStopped(
  url: string,
  clients: number,
  contentOf: (number: number) => string,
  isStopped: () => boolean,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let number = 0;
  const client = async () => {
    while (!isStopped()) {
      const content = contentOf(number++);
      try {
        const response = await fetch(`${url}/api/upload`, { method: "POST", body: content });
        if (response.status !== 200) continue;
        const { id } = (await response.json()) as UploadAnswer;
        acknowledged.push({ id, content });
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return acknowledged;
}

/** Reads every log back and returns those that are not what was acknowledged. */
export async function findLost(url: string, logs: Acknowledged[]): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = [];
  for (const log of logs) {
    const response = await fetch(`${url}/raw/${log.id}`);
    if (response.status !== 200 || (await response.text()) !== log.content) lost.push(log);
  }
  return lost;
}

import { uploadBody } from "./sample-log.ts";

/** Uploads one log and returns its id. */
export async function shareLog(origin: string, content: string): Promise<string> {
  const response = await fetch(`${origin}/api/upload`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: uploadBody(content),
  });
  const answer = (await response.json()) as { id?: string; error?: string };
  if (!answer.id) throw new Error(`an upload was refused with ${response.status}: ${answer.error}`);
  return answer.id;
}

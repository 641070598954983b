import { language } from "./i18n.ts";

/** What the log says of itself, in a sentence. Asking for it also makes the log's page ready. `""` where none came. */
export async function headlineOf(id: string): Promise<string> {
  try {
    const answer = await fetch(`/api/insights/${id}?lang=${language}`);
    const { headline } = (await answer.json()) as { headline?: unknown };
    return answer.ok && typeof headline === "string" ? headline : "";
  } catch {
    // The log is shared all the same, and its page will say it.
    return "";
  }
}

import { language } from "./i18n.ts";

/**
 * What the log says of itself, in a sentence; of several files, what all of them together say, as their page does. Asking
 * for it also makes the page ready. `""` where none came.
 */
export async function headlineOf(id: string): Promise<string> {
  try {
    const answer = await fetch(`/api/insights/${id}?lang=${language}`);
    const { headline, bundle } = (await answer.json()) as { headline?: unknown; bundle?: { headline?: unknown } };
    const told = bundle?.headline ?? headline;
    return answer.ok && typeof told === "string" ? told : "";
  } catch {
    // The log is shared all the same, and its page will say it.
    return "";
  }
}

import type { TextStorage } from "../page/my-logs-store.ts";

/** What is not shared yet: the text area, and the logs beside it. */
export interface Draft {
  name: string;
  text: string;
  logs: { name: string; text: string }[];
}

const key = "lectern.draft";
/** Browsers keep about five million characters for a page. */
const maxCharacters = 2_000_000;

const empty: Draft = { name: "", text: "", logs: [] };

/** Survives a reload or a wrong click, within this tab. */
export class DraftStore {
  constructor(private readonly storage: () => TextStorage) {}

  load(): Draft {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(key) ?? "null");
      return isDraft(stored) ? stored : empty;
    } catch {
      return empty;
    }
  }

  /** `false` where the draft does not fit: then leaving the page would lose it. */
  save(draft: Draft): boolean {
    const characters = [draft, ...draft.logs].reduce((sum, { name, text }) => sum + name.length + text.length, 0);
    const fits = characters <= maxCharacters;
    return this.write(fits ? draft : { ...draft, logs: [] }) && fits;
  }

  private write(draft: Draft): boolean {
    try {
      this.storage().setItem(key, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }
}

function isDraft(value: unknown): value is Draft {
  const { logs } = (value ?? {}) as Partial<Draft>;
  return isNamedText(value) && Array.isArray(logs) && logs.every(isNamedText);
}

function isNamedText(value: unknown): boolean {
  const { name, text } = (value ?? {}) as { name?: unknown; text?: unknown };
  return typeof name === "string" && typeof text === "string";
}

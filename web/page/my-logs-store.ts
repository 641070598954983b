/** One log that this browser shared. */
export interface SharedLog {
  id: string;
  url: string;
  name: string;
  /** When, as ISO 8601. */
  at: string;
  /** What the log says, in the words of the day it was shared. */
  headline: string;
  /** Removes it from the service. `""`: nobody kept it. */
  token: string;
}

/** The parts of `localStorage` that are needed. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const key = "lectern.my-logs";
const maxLogs = 500;
const maxTextCharacters = 300;

/**
 * The list of what this browser shared, newest first. Storage may be forbidden, full, or hold what somebody else wrote:
 * then the list is shorter, and nothing else happens.
 */
export class MyLogsStore {
  constructor(private readonly storage: () => TextStorage) {}

  all(): SharedLog[] {
    const stored = this.read();
    return sharedLogsIn(stored);
  }

  /** The log, where this browser may remove it. */
  owned(id: string): SharedLog | null {
    return this.all().find((log) => log.id === id && log.token !== "") ?? null;
  }

  /** Adds what another list has, and says how many of them are new. A token that was missing here is taken over. */
  merge(others: readonly SharedLog[]): number {
    const logs = new Map(this.all().map((log) => [log.id, log]));
    const before = logs.size;
    for (const log of others) {
      const known = logs.get(log.id);
      logs.set(log.id, known ? { ...known, token: known.token || log.token } : log);
    }
    this.write([...logs.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)));
    return logs.size - before;
  }

  add(log: SharedLog): void {
    this.write([log, ...this.all().filter(({ id }) => id !== log.id)]);
  }

  /** What a log says becomes known after it was shared. */
  explain(id: string, headline: string): void {
    this.write(this.all().map((log) => (log.id === id ? { ...log, headline } : log)));
  }

  remove(id: string): void {
    this.write(this.all().filter((log) => log.id !== id));
  }

  private read(): unknown {
    try {
      return JSON.parse(this.storage().getItem(key) ?? "[]");
    } catch {
      return [];
    }
  }

  private write(logs: SharedLog[]): void {
    const bounded = logs.slice(0, maxLogs).map((log) => ({
      ...log,
      name: log.name.slice(0, maxTextCharacters),
      headline: log.headline.slice(0, maxTextCharacters),
    }));
    try {
      this.storage().setItem(key, JSON.stringify(bounded));
    } catch {
      // Without storage there is no list, and the links are still on the page.
    }
  }
}

/** What can be used of something that was read: of this list, or of a file. Lists of before tokens are lists, too. */
export function sharedLogsIn(value: unknown): SharedLog[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isSharedLog)
    .slice(0, maxLogs)
    .map(({ id, url, name, at, headline, token }) => ({ id, url, name, at, headline, token: tokenIn(token) }));
}

function tokenIn(value: unknown): string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? value : "";
}

/** Only what leads to a log of a service: a link in the list must not be able to run anything. */
function isSharedLog(value: unknown): value is SharedLog {
  const { id, url, name, at, headline } = (value ?? {}) as Partial<SharedLog>;
  const areTexts = [id, url, name, at, headline].every((one) => typeof one === "string");
  return areTexts && /^\w{4,64}$/.test(id!) && /^https?:\/\//.test(url!) && !Number.isNaN(Date.parse(at!));
}

/** Every word has to be in its name, its headline or its id. */
export function matchingLogs(logs: readonly SharedLog[], search: string): SharedLog[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return logs.filter(({ id, name, headline }) => {
    const text = `${name}\n${headline}`.toLowerCase();
    return words.every((word) => text.includes(word) || id.toLowerCase().includes(word));
  });
}

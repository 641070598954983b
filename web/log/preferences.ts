/** What belongs to the reader, not to the link. Kept in this browser, where it is allowed to. */
export interface Preferences {
  fontSize: number;
  fullWidth: boolean;
  /** Headers and frames as they are written. */
  wholeLines: boolean;
  /** The log opens at its first line, not at the cause. */
  openAtTop: boolean;
  /** The log with readable names of the game's classes and methods. */
  readableLog: boolean;
  /** Findings and exceptions without them. */
  writtenFindings: boolean;
}

const key = "reading";
export const fontSizes = { smallest: 9, usual: 13, largest: 24 };

export function loadPreferences(): Preferences {
  const stored = read();
  const size = Number(stored.fontSize);
  const isFit = size >= fontSizes.smallest && size <= fontSizes.largest;
  return {
    fontSize: isFit ? size : fontSizes.usual,
    fullWidth: stored.fullWidth === true,
    wholeLines: stored.wholeLines === true,
    openAtTop: stored.openAtTop === true,
    readableLog: stored.readableLog === true,
    writtenFindings: stored.writtenFindings === true,
  };
}

function read(): Partial<Preferences> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Partial<Preferences>;
  } catch {
    return {};
  }
}

export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Storage may be full or forbidden; they hold for this page, at least.
  }
}

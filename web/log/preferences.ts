/** What belongs to the reader, not to the link. Kept in this browser, where it is allowed to. */
interface Preferences {
  fontSize: number;
  fullWidth: boolean;
}

const key = "reading";
export const fontSizes = { smallest: 9, usual: 13, largest: 24 };

export function loadPreferences(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Preferences>;
    const size = Number(stored.fontSize);
    const isFit = size >= fontSizes.smallest && size <= fontSizes.largest;
    return { fontSize: isFit ? size : fontSizes.usual, fullWidth: stored.fullWidth === true };
  } catch {
    return { fontSize: fontSizes.usual, fullWidth: false };
  }
}

export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Storage may be full or forbidden; they hold for this page, at least.
  }
}

import { element, onClick } from "../page/elements.ts";
import { fontSizes, loadPreferences, savePreferences } from "./preferences.ts";
import type { Reading } from "./reading.ts";

export interface ViewControls {
  resize(step: number): void;
  toggleFullWidth(): void;
  toggleShortLines(): void;
}

/** Before there is a log: what the reader chose last time, so that nothing moves later. */
export function applyPreferences(): void {
  const { fontSize, fullWidth } = loadPreferences();
  const { style } = document.documentElement;
  // Setting the same value again would make the browser restyle the whole page.
  if (fontSize !== fontSizes.usual || style.length > 0) style.setProperty("--log-size", `${fontSize}px`);
  element("log-layout").classList.toggle("full-width", fullWidth);
}

export function viewControls(reading: Reading): ViewControls {
  const preferences = loadPreferences();
  const boxes = { "fold-traces": "foldTraces", "fold-repeats": "foldRepeats", "wrap-lines": "wrap" } as const;
  for (const [id, name] of Object.entries(boxes)) {
    const box = element<HTMLInputElement>(id);
    box.addEventListener("change", () => reading.set({ [name]: box.checked }));
  }
  const fullWidth = element<HTMLInputElement>("full-width");
  const shortLines = element<HTMLInputElement>("short-lines");
  const openAtCause = element<HTMLInputElement>("open-at-cause");
  const show = () => {
    for (const [id, name] of Object.entries(boxes)) element<HTMLInputElement>(id).checked = reading.state[name];
    fullWidth.checked = preferences.fullWidth;
    shortLines.checked = !preferences.wholeLines;
    openAtCause.checked = !preferences.openAtTop;
  };
  const change = () => {
    savePreferences(preferences);
    applyPreferences();
    reading.viewer.remeasure();
    show();
  };
  const controls: ViewControls = {
    resize(step) {
      const size = preferences.fontSize + step;
      preferences.fontSize = Math.max(fontSizes.smallest, Math.min(fontSizes.largest, size));
      change();
    },
    toggleFullWidth() {
      preferences.fullWidth = !preferences.fullWidth;
      const isFocusHidden = preferences.fullWidth && element("panel").contains(document.activeElement);
      change();
      if (isFocusHidden) reading.viewer.focus();
    },
    toggleShortLines() {
      preferences.wholeLines = !preferences.wholeLines;
      savePreferences(preferences);
      reading.viewer.setShort(!preferences.wholeLines);
      show();
    },
  };
  shortLines.addEventListener("change", controls.toggleShortLines);
  openAtCause.addEventListener("change", () => {
    preferences.openAtTop = !openAtCause.checked;
    savePreferences(preferences);
  });
  fullWidth.addEventListener("change", controls.toggleFullWidth);
  onClick("smaller-text", () => controls.resize(-1));
  onClick("larger-text", () => controls.resize(1));
  reading.onChange(show);
  show();
  return controls;
}

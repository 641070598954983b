/** A key and what it does. `keys` are shown as they are written here. */
export interface Shortcut {
  keys: string[];
  what: string;
  /** `KeyboardEvent.key`, for those that are not handled elsewhere; `Ctrl a` with Ctrl or the command key. */
  on?: string[];
  run?: () => void;
}

const storageKey = "single-keys";
let isOn = stored();

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function areKeysOn(): boolean {
  return isOn;
}

/** Single-key shortcuts can be turned off, for voice control and for keys hit by accident. */
export function setKeys(areOn: boolean): void {
  isOn = areOn;
  try {
    if (areOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // It holds for this page, at least.
  }
}

/** As long as nobody types. */
export function listen(shortcuts: readonly Shortcut[]): void {
  const actions = new Map<string, () => void>();
  for (const { on, run } of shortcuts) for (const key of on ?? []) if (run) actions.set(key, run);
  addEventListener("keydown", (event) => {
    const run = actions.get(keyNameOf(event));
    if (!run || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (isTyping(event) && keyNameOf(event) !== "Ctrl f") return;
    if (!isOn && !keyNameOf(event).startsWith("Ctrl ")) return;
    event.preventDefault();
    run();
  });
}

function keyNameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return altKey ? "" : key;
  // Capitals may be locked.
  return altKey || shiftKey ? "" : `Ctrl ${key.toLowerCase()}`;
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (target instanceof HTMLInputElement) return target.type !== "checkbox";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

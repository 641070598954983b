const root = document.documentElement;

/** The server writes the theme that was chosen into every page, so the choice is kept where the server sees it. */
const keptForSeconds = 365 * 24 * 3600;

export function connectThemeSwitch(): void {
  const button = document.getElementById("theme-switch");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const isDark = getComputedStyle(root).colorScheme === "dark";
    const next = isDark ? "light" : "dark";
    root.dataset["theme"] = next;
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not there on pages without TLS.
    document.cookie = `theme=${next}; path=/; max-age=${keptForSeconds}; samesite=lax`;
    root.dispatchEvent(new Event("theme-change"));
  });
}

/** Runs before anything is drawn: the theme that was chosen here, and the switch for it. */
const key = "theme";
const root = document.documentElement;

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; then the system decides.
    return null;
  }
}

const chosen = stored();
if (chosen === "light" || chosen === "dark") root.dataset["theme"] = chosen;

addEventListener("DOMContentLoaded", () => {
  const button = document.getElementById("theme-switch");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const isDark = getComputedStyle(root).colorScheme === "dark";
    const next = isDark ? "light" : "dark";
    root.dataset["theme"] = next;
    try {
      localStorage.setItem(key, next);
    } catch {
      // It holds for this page, at least.
    }
    root.dispatchEvent(new Event("theme-change"));
  });
});

export {};

import { themeCookie } from "./theme-cookie.ts";

const root = document.documentElement;

export function connectThemeSwitch(): void {
  const button = document.getElementById("theme-switch");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const isDark = getComputedStyle(root).colorScheme === "dark";
    const next = isDark ? "light" : "dark";
    root.dataset["theme"] = next;
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not there on pages without TLS.
    document.cookie = themeCookie(next, location.protocol);
    root.dispatchEvent(new Event("theme-change"));
  });
}

const keptForSeconds = 365 * 24 * 3600;

/** The server writes the theme that was chosen into every page, so the choice is kept where the server sees it. */
export function themeCookie(theme: "light" | "dark", protocol: string): string {
  const secure = protocol === "https:" ? "; secure" : "";
  return `theme=${theme}; path=/; max-age=${keptForSeconds}; samesite=lax${secure}`;
}

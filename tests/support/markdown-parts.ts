/** Markdown as its readers see it: what stands in blocks of code, and what does not. `null`: a block is never closed. */
export function markdownParts(markdown: string): { code: string[]; prose: string[] } | null {
  const code: string[] = [];
  const prose: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split("\n")) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && mark) fence = mark;
    else if (fence !== null && mark?.startsWith(fence) && line.trim() === mark) fence = null;
    else (fence === null ? prose : code).push(line);
  }
  return fence === null ? { code, prose } : null;
}

/** Our own links to where mods and plugins are searched: everything of the log in them is encoded. */
const searchLink =
  /\[(?:Modrinth|CurseForge|Hangar|SpigotMC)\]\(<https:\/\/(?:modrinth\.com|www\.curseforge\.com|hangar\.papermc\.io|www\.spigotmc\.org)\/[a-z/\d]*\?[\w.*%=&+-]+>\)/g;

/** What of a line could still format: without what is escaped, in code, or a link in angle brackets. */
export function bareMarkdown(line: string): string {
  return line
    .replace(searchLink, "")
    .replace(/\\[!-/:-@[-`{-~]|(`+)(?!`)(?:.*?[^`])\1(?!`)|<https?:\/\/[\w.:/-]+>/g, "");
}

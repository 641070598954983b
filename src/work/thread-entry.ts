/** Every module that starts a thread of its own, from `src/`. The build makes each of them a file of its own, too. */
export const threadEntries = [
  "storage/sqlite/writer-thread.ts",
  "storage/sqlite/reader-thread.ts",
  "storage/sqlite/snapshot-thread.ts",
  "storage/sqlite/integrity-thread.ts",
  "http/threads/heavy-thread.ts",
  "http/threads/analysis-thread.ts",
  "http/site/preview/thread.ts",
  "http/mcp/log-text/thread.ts",
  "http/names/thread.ts",
] as const;

export type ThreadEntry = (typeof threadEntries)[number];

/**
 * Where a thread's module is: beside this one in the sources, and below `main.js` in `dist/`, where this code has
 * become a part of `main.js` and every module has become JavaScript. An executable keeps its files like `dist/`.
 */
export function threadEntry(entry: ThreadEntry, here: string = import.meta.url): URL {
  const isSource = here.endsWith("/work/thread-entry.ts");
  return isSource ? new URL(`../${entry}`, here) : new URL(`./${entry.replace(/\.ts$/, ".js")}`, here);
}

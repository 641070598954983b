/** What stands between a heading of the second level and the next one. */
function sectionAt(changelog: string, heading: RegExp): { start: number; end: number } | null {
  const found = heading.exec(changelog);
  if (!found) return null;
  const start = found.index + found[0].length;
  const next = changelog.indexOf("\n## ", start);
  return { start, end: next < 0 ? changelog.length : next + 1 };
}

const escaped = (version: string) => version.replaceAll(".", "\\.");

/** What changed with a version, without its heading; `null` where the changelog does not know it. */
export function notesOf(changelog: string, version: string): string | null {
  const section = sectionAt(changelog, new RegExp(`^## ${escaped(version)} [^\\n]*\\n`, "m"));
  return section && changelog.slice(section.start, section.end).trim();
}

/** What is waiting for the next version; "" where nothing is. */
export function unreleasedNotes(changelog: string): string {
  const section = sectionAt(changelog, /^## Unreleased\n/m);
  return section ? changelog.slice(section.start, section.end).trim() : "";
}

/** The changelog with what was waiting under the heading of a version, and an empty part for what comes next. */
export function releasedChangelog(changelog: string, version: string, date: string): string {
  const section = sectionAt(changelog, /^## Unreleased\n/m);
  if (!section || unreleasedNotes(changelog) === "") throw new Error('CHANGELOG.md has nothing under "Unreleased"');
  if (notesOf(changelog, version) !== null) throw new Error(`CHANGELOG.md already has version ${version}`);
  return `${changelog.slice(0, section.start)}\n## ${version} – ${date}\n${changelog.slice(section.start)}`;
}

/** Whether `next` is a version of three numbers that comes after `version`. */
export function isLater(next: string, version: string): boolean {
  const form = /^\d+\.\d+\.\d+$/;
  return form.test(next) && Bun.semver.order(next, version) > 0;
}

/** Names of things that are uploaded. Without schemas, because browsers load them too. */

export const maxNameCharacters = 255;

/**
 * A name that the sender did not choose as such (the file name of a form's part): made fit instead of refused.
 * Only the last segment counts, because some clients send a whole path.
 */
export function nameFromFile(fileName: string): string {
  const base = fileName.toWellFormed().replace(/^.*[\\/]/s, "");
  const clean = base.replace(/\p{Cc}/gu, "").trim();
  return [...clean].slice(0, maxNameCharacters).join("");
}

/** `2024-01-15-1.log.gz` holds `2024-01-15-1.log`. */
export function withoutGzipSuffix(name: string): string {
  return /.\.gz$/i.test(name) ? name.slice(0, -3) : name;
}

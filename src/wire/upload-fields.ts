import { Refusal } from "./refusal.ts";

/** What a sender says about an upload beside the log itself, checked. */
export interface UploadFields {
  /** `""` where none was given. */
  name: string;
  format: UploadFormat;
  /** Whether what is private in the log is to be masked before it is stored. */
  redact: boolean;
}

export type UploadFormat = "json" | "plain";

export const maxNameCharacters = 255;

export const emptyContentMessage = "Content cannot be empty";

/** A field as it stands in a body or a query: `undefined` where it is absent. */
export type Given = unknown;

/** Of a name, `null` and `""` count as not given, so that the next source (the query, the file name) is asked. */
export function isGiven(value: Given): boolean {
  return value !== undefined && value !== null && value !== "";
}

export function checkName(value: Given): string {
  if (!isGiven(value)) return "";
  if (typeof value !== "string") throw new Refusal(400, "`name` must be a string.");
  const name = value.toWellFormed();
  if (hasControlCharacter(name)) throw new Refusal(400, "`name` must not contain control characters.");
  if (characters(name) > maxNameCharacters) {
    throw new Refusal(400, `\`name\` must not be longer than ${maxNameCharacters} characters.`);
  }
  return name;
}

export function checkFormat(value: Given): UploadFormat {
  if (value === undefined || value === null) return "json";
  if (value === "json" || value === "plain") return value;
  throw new Refusal(400, '`format` must be "json" or "plain".');
}

/** A wish that is not understood is refused: a log that should have been masked must not be stored as it is. */
export function checkRedact(value: Given): boolean {
  if (value === undefined || value === null) return false;
  const said = typeof value === "string" ? value.toLowerCase() : value;
  if (said === true || said === "true") return true;
  if (said === false || said === "false") return false;
  throw new Refusal(400, "`redact` must be true or false.");
}

/** What check boxes, scripts and people write for yes and no in forms and queries, in the words of `checkRedact`. */
export function asYesOrNo(value: string): string {
  const said = value.trim().toLowerCase();
  if (said === "on" || said === "yes" || said === "1") return "true";
  return said === "off" || said === "no" || said === "0" ? "false" : said;
}

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

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function characters(text: string): number {
  // A cheap bound first: nobody counts the code points of a megabyte to refuse it.
  return text.length > maxNameCharacters * 2 ? text.length : [...text].length;
}

import { checked } from "./checked.ts";
import {
  hiddenWords,
  knownWish,
  logContent,
  logName,
  type PlayerMask,
  playersOption,
  redactOption,
  tokenWish,
  uploadFormat,
} from "./schemas/upload-schemas.ts";

export { emptyContentMessage } from "./schemas/upload-schemas.ts";
export { maxNameCharacters, nameFromFile, withoutGzipSuffix } from "./upload-names.ts";

/** What a sender says about an upload beside the log itself, checked. */
export interface UploadFields {
  /** `""` where none was given. */
  name: string;
  format: UploadFormat;
  /** Whether what is private in the log is to be masked before it is stored. */
  redact: RedactOption;
  /** Words that are masked wherever they stand, whether or not anything else is. */
  hide: readonly string[];
  /** What is masked of players, whether or not anything else is. */
  players: readonly PlayerMask[];
  /** Whether the answer's body is to have the owner's token. */
  token: boolean;
  /** Whether its fault may be counted together with those of others. */
  known: boolean;
}

/** `"strict"`: also what is only possible, such as an address that could as well be a version. */
export type RedactOption = boolean | "strict";

export type UploadFormat = "json" | "plain";

/** A field as it stands in a body or a query: `undefined` where it is absent. */
export type FieldValue = unknown;

/** Of a name, `null` and `""` count as not given, so that the next source (the query, the file name) is asked. */
export function isPresent(value: FieldValue): boolean {
  return value !== undefined && value !== null && value !== "";
}

export function checkName(value: FieldValue): string {
  return isPresent(value) ? checked(logName, value) : "";
}

export function checkFormat(value: FieldValue): UploadFormat {
  return value === undefined || value === null ? "json" : checked(uploadFormat, value);
}

/** A wish that is not understood is refused: a log that should have been masked must not be stored as it is. */
export function checkRedact(value: FieldValue): RedactOption {
  return value === undefined || value === null ? false : checked(redactOption, value);
}

export function checkHide(value: FieldValue): readonly string[] {
  return isPresent(value) ? checked(hiddenWords, value) : [];
}

export function checkPlayers(value: FieldValue): readonly PlayerMask[] {
  return isPresent(value) ? checked(playersOption, typeof value === "string" ? asYesOrNo(value) : value) : [];
}

export function checkToken(value: FieldValue): boolean {
  return value === undefined || value === null ? false : checked(tokenWish, value);
}

/** A wish that is not understood is refused, as for masking. */
export function checkKnown(value: FieldValue): boolean {
  return value === undefined || value === null ? true : checked(knownWish, value);
}

/** The log of a JSON body. Whether it is more than white space is seen in its bytes. */
export function checkContent(value: FieldValue): string {
  return checked(logContent, value);
}

/** What check boxes, scripts and people write for yes and no in forms and queries, in the words of `checkRedact`. */
export function asYesOrNo(value: string): string {
  const said = value.trim().toLowerCase();
  if (said === "on" || said === "yes" || said === "1") return "true";
  return said === "off" || said === "no" || said === "0" ? "false" : said;
}

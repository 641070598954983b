import { ColourPlaces } from "./colours.ts";
import { KnownKeys } from "./detectors/assignment-keys.ts";
import type { Place } from "./private-match.ts";

/** What detectors note of one text while it is walked over. */
export class Notes {
  readonly colours = new ColourPlaces();
  readonly keys = new KnownKeys();
  /** Numbers that could be an address, and are taken for a version, or for neither. */
  readonly numbers: Place[] = [];
  /** Whether some lines may be explained by others. */
  linesDepend = false;
}

import { ColourPlaces } from "./colours.ts";
import { KnownKeys } from "./detectors/assignment-keys.ts";

/** What detectors note of one text while it is walked over. */
export class Notes {
  readonly colours = new ColourPlaces();
  readonly keys = new KnownKeys();
  /** Whether some lines may be explained by others. */
  linesDepend = false;
}

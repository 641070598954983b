import type { AppUnderTest } from "../support/app-under-test.ts";
import type { BrowserKind, Preferences } from "../support/browsers/browser-driver.ts";
import type { Visitor } from "../support/browsers/visitor.ts";
import type { SampleLog } from "./log-samples.ts";

/** What is there when a journey begins. */
export interface Site {
  app: AppUnderTest;
  /** A log with everything that the page knows how to show. */
  log: SampleLog;
  id: string;
  /** Another one, to compare with. */
  otherId: string;
  /** With names that are written from the right. */
  turnedId: string;
  /** Ten megabytes. */
  large: { id: string; lines: number };
}

/** Something that people do, in any browser. */
export interface Journey {
  name: string;
  preferences?: Preferences;
  /** Where it makes sense. Everywhere, if it is missing. */
  isFor?: (browser: BrowserKind) => boolean;
  /** A word of what a browser may say, because the journey causes it. */
  mayBeSaid?: string;
  go(visitor: Visitor, site: Site): Promise<void>;
}

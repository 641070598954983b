/** What readers have set in their browser or system. */
export interface Preferences {
  colours?: "light" | "dark";
  language?: "en-US" | "zh-CN";
  lessMotion?: boolean;
  /** The reader's own few colours instead of those of the page. */
  forcedColours?: boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** A key of `KeyboardEvent.key`. */
export type Key = string;

/** One window with a storage of its own. All input is that of a person: real keys, and a real pointer. */
export interface BrowserWindow {
  /** Resolves when the page and what it loads at once are there. */
  goto(url: string): Promise<void>;
  /** The value of an expression, awaited. It has to be one that JSON can hold. */
  evaluate(expression: string): Promise<unknown>;
  /** In pixels of style sheets. `zoom`: how many of the screen each of them has. */
  resize(width: number, height: number, zoom?: number): Promise<void>;
  /** Together: the last one while the others are held. */
  press(...keys: Key[]): Promise<void>;
  /** Pressed at the first of these places, moved over the others, and let go. */
  point(places: readonly Point[], held?: readonly Key[]): Promise<void>;
  giveFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** As PNG. */
  picture(): Promise<Uint8Array>;
  /** Messages in the console, errors of scripts and violated policies. */
  complaints(): string[];
  close(): Promise<void>;
}

export interface BrowserDriver {
  open(preferences?: Preferences): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/** What tests can rely on in a browser. */
export interface BrowserKind {
  name: string;
  isInstalled: boolean;
  canForceColours: boolean;
  canZoom: boolean;
  start(): Promise<BrowserDriver>;
}

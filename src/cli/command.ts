/** The shape of the table in `commands.ts`. */

export interface Option {
  /** Without the dashes. */
  name: string;
  short?: string;
  /** What stands for its value in the help; absent where it takes none. */
  value?: string;
  /** All values there are. */
  choices?: readonly string[];
  doc: string;
}

export interface Command {
  name: string;
  aliases?: readonly string[];
  /** What follows the name, such as `[FILE...|-]`. */
  takes: string;
  /** The fewest and the most words that it takes. */
  words: readonly [fewest: number, most: number];
  /** What the shell offers for its words. */
  offers: "files" | "nothing" | readonly string[];
  summary: string;
  /** Behind the options, as it is. */
  details?: string;
  options: readonly Option[];
}

/** The shape of the table in `commands.ts`. What a command and an option do is told in `locales/`, by their names. */

export interface Option {
  /** Without the dashes. */
  name: string;
  short?: string;
  /** By what name it is told, where one of another command has the same. */
  told?: string;
  /** What stands for its value in the help; absent where it takes none. */
  value?: string;
  /** All values there are. */
  choices?: readonly string[];
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
  /** Paragraphs behind the options, by their keys below `cli.details`; a list is one of numbered steps. */
  details?: readonly (string | readonly string[])[];
  /** Behind them, as it is in every language. */
  examples?: string;
  options: readonly Option[];
}

/** What an exception means, by its name and the shape of its message. */
export interface Meaning {
  /** Names without packages. */
  types: readonly string[];
  /** Without it, the name is enough. Groups are put into the parameters in their order. */
  pattern?: RegExp;
  /** What threw it has to be this, too: the innermost method. */
  thrownIn?: RegExp;
  /** Tried on the innermost methods, one in a line, the innermost first. Without a pattern, its groups are the parameters. */
  calledIn?: RegExp;
  name: string;
  parameters?: readonly string[];
  /** Whether there is advice of its own for it: `remedy-…`. */
  hasRemedy?: true;
}

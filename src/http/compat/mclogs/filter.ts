/**
 * What clients of mclo.gs do with a log before they send it. Only types that all of them know: mclogs-java drops the
 * whole list if it meets another one. The server masks again, with more knowledge than a pattern has.
 */
export type Filter =
  | { type: "trim"; data: Record<string, never> }
  | { type: "limit-bytes" | "limit-lines"; data: { limit: number } }
  | RegexFilter;

export interface RegexFilter {
  type: "regex";
  data: { patterns: MaskPattern[]; exemptions: Pattern[] };
}

/** In the dialect that Java, PHP and JavaScript share. Slashes are escaped, for those who write them around it. */
export interface Pattern {
  pattern: string;
  modifiers: "i"[];
}

export interface MaskPattern extends Pattern {
  /** `$1` and `$2` are what the groups held. */
  replacement: string;
}

import { ipv4Filter, ipv6Filter } from "./address-filters.ts";
import { secretFilter, userNameFilter } from "./secret-filters.ts";

/**
 * What clients of the leader may do with a log before they send it. Only types that all of them know: one type more,
 * and mclogs-java does nothing of all this. The server masks again, with more knowledge than a pattern has.
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

export function filters(maxLogBytes: number): Filter[] {
  const limitBytes: Filter = { type: "limit-bytes", data: { limit: maxLogBytes } };
  return [
    { type: "trim", data: {} },
    limitBytes,
    { type: "limit-lines", data: { limit: maxLines(maxLogBytes) } },
    ipv4Filter,
    ipv6Filter,
    userNameFilter,
    secretFilter,
    // Once more: a mask may be longer than what it hides.
    limitBytes,
  ];
}

/** There is no limit of lines here. Each takes at least a byte, so this one cuts nothing that the size lets through. */
export function maxLines(maxLogBytes: number): number {
  return maxLogBytes;
}

import { ipv4Filter, ipv6Filter } from "./address-filters.ts";
import type { Filter } from "./filter.ts";
import { secretFilter, userNameFilter } from "./secret-filters.ts";

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

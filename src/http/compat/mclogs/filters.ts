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
    // Limited again, because a mask may be longer than what it hides.
    limitBytes,
  ];
}

/**
 * We have no limit of lines, but clients expect one. A line takes at least a byte, so this one cuts nothing that fits
 * the size.
 */
export function maxLines(maxLogBytes: number): number {
  return maxLogBytes;
}

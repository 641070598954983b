import type { Filter, RegexFilter } from "../../src/http/compat/mclogs/filter.ts";

export function regexFiltersOf(list: readonly Filter[]): RegexFilter[] {
  return list.filter((filter): filter is RegexFilter => filter.type === "regex");
}

/** What the filters leave of a text, as mclo.gs's clients apply them: every pattern in turn, a match that is exempted stays. */
export function appliedFilters(list: readonly Filter[], text: string): string {
  return regexFiltersOf(list).reduce((filtered, { data }) => {
    const exemptions = data.exemptions.map(({ pattern, modifiers }) => new RegExp(pattern, modifiers.join("")));
    return data.patterns.reduce((current, { pattern, modifiers, replacement }) => {
      return current.replace(new RegExp(pattern, `g${modifiers.join("")}`), (match: string, ...rest: unknown[]) => {
        if (exemptions.some((exemption) => exemption.test(match))) return match;
        return replacement.replace(/\$(\d)/g, (_, group: string) => String(rest[Number(group) - 1]));
      });
    }, filtered);
  }, text);
}

/** In Chinese, a space stands between Han and Latin, and none between Han and Han. Names of sites may be either. */
export function withGaps(name: string, where: { before?: boolean; after?: boolean }): string {
  const before = where.before && !/^\p{Script=Han}/u.test(name) ? " " : "";
  const after = where.after && !/\p{Script=Han}$/u.test(name) ? " " : "";
  return `${before}${name}${after}`;
}

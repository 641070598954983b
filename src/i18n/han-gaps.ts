/**
 * In Chinese, a space stands between Han and Latin, and none between Han and Han. Catalogues have it beside the name of
 * the site, which may be either.
 */
export function withoutHanGaps(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
}

/** Whether a client has what it would be sent. Tags are compared as weak ones: the encoding makes no difference. */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((one) => bare(one) === bare(tag));
}

export function tagOf(text: string): string {
  return `W/"${Bun.hash(text).toString(36)}"`;
}

const maxRemembered = 500;
const maxHeader = 300;

/** What is concluded from a header, with the last results: clients repeat themselves. */
export function remembered<Result>(conclude: (header: string) => Result): (header: string) => Result {
  const results = new Map<string, Result>();
  return (header) => {
    const known = results.get(header);
    if (known !== undefined) return known;
    const result = conclude(header);
    if (results.size >= maxRemembered) results.clear();
    // Nobody can make this grow with long headers.
    if (header.length <= maxHeader) results.set(header, result);
    return result;
  };
}

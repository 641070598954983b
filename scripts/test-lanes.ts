/**
 * Shares files out so that all lanes take about as long: the longest first, each to the lane that has the least to do.
 * `msOf`: how long a file took, if that is known.
 */
export function balancedLanes(
  files: readonly string[],
  count: number,
  msOf: (file: string) => number | undefined,
): string[][] {
  const known = files.flatMap((file) => msOf(file) ?? []);
  const usual = known.length > 0 ? known.reduce((sum, ms) => sum + ms, 0) / known.length : 1;
  const costOf = (file: string) => msOf(file) ?? usual;
  const lanes = Array.from({ length: count }, () => ({ files: [] as string[], ms: 0 }));
  for (const file of files.toSorted((a, b) => costOf(b) - costOf(a))) {
    const least = lanes.reduce((one, other) => (other.ms < one.ms ? other : one));
    least.files.push(file);
    least.ms += costOf(file);
  }
  return lanes.map((lane) => lane.files);
}

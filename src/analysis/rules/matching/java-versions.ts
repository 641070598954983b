/** `1.8.0_312` → 8, `23.0.2` → 23 */
export function majorOf(version: string): number {
  const [first, second] = version.split(/[._+-]/, 2);
  return Number(first === "1" ? second : first);
}

/** The Java that the game brings with it; `null` for versions that nobody knows yet. */
export function javaFor(version: string): number | null {
  const found = /^1\.(\d{1,2})(?:\.(\d{1,2}))?/.exec(version);
  if (!found) return null;
  const [minor, patch] = [Number(found[1]), Number(found[2] ?? 0)];
  if (minor <= 16) return 8;
  return minor < 20 || (minor === 20 && patch <= 4) ? 17 : 21;
}

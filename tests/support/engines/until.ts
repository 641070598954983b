/**
 * Waits until `attempt` gives something true, and returns that. What it throws counts as "not yet". The bound is for what
 * never happens: it is shorter than that of a test, so that the failure says what was waited for.
 */
export async function until<T>(
  what: string,
  attempt: () => Promise<T> | T,
  { withinMs = 60_000, everyMs = 20 } = {},
): Promise<NonNullable<T>> {
  const end = performance.now() + withinMs;
  let last: unknown = "it never came true";
  for (;;) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs} ms`, { cause: last });
    await Bun.sleep(everyMs);
  }
}

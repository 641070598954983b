import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { describeRateLimiter } from "./limiter-contract.ts";

/** One process: all of its "nodes" of a name are the same limiter. */
describeRateLimiter("memory", async () => {
  const clocks = new Map<string, FakeClock>();
  const limiters = new Map<string, SlidingWindowLimiter>();
  return {
    node(name, limit) {
      const clock = clocks.get(name) ?? new FakeClock();
      clocks.set(name, clock);
      const limiter = limiters.get(name) ?? new SlidingWindowLimiter(limit, clock);
      limiters.set(name, limiter);
      return limiter;
    },
    pass: async (name, milliseconds) => clocks.get(name)!.advance(milliseconds),
    close: () => {},
  };
});

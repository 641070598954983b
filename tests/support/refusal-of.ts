import { Refusal } from "../../src/wire/refusal.ts";

/** The refusal that `attempt` ends in; fails where it succeeds, or throws anything else. */
export function refusalOf(attempt: () => unknown): Refusal {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

/** How many milliseconds others are waited for. One table, so that a machine with little left over can be given more. */
export interface Patience {
  /** How long a page waits for what explains its logs. It is shown without that rather than not at all. */
  page: number;
  /** How long a request waits for an explanation, which goes on afterwards, for the next request. */
  explanation: number;
  /** How long a job of the heavy threads may take. */
  heavyJob: number;
  /** How long a job of all other threads may take. A search of assistants bounds itself to about two seconds. */
  job: number;
  /** How long health checks wait for the store: they are answered within a second, also while it hangs. */
  health: number;
}

export const usualPatience: Patience = { page: 3000, explanation: 18_000, heavyJob: 30_000, job: 10_000, health: 800 };

import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

/** What threads of the process are told when they start. */
const key = "lectern-niceness";
export const usualNiceness = 10;

/** For all threads that are started from now on: how far they stand back behind those who answer, as for `nice`. */
export function setNiceness(niceness: number): void {
  setEnvironmentData(key, niceness);
}

export function nicenessOfThread(): number {
  return (getEnvironmentData(key) as number | undefined) ?? usualNiceness;
}

/** For the threads that are started within, whatever all others are told. */
export function withNiceness<T>(niceness: number, start: () => T): T {
  const usual = nicenessOfThread();
  setNiceness(niceness);
  try {
    return start();
  } finally {
    setNiceness(usual);
  }
}

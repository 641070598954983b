import { analyse } from "../analysis/analyse.ts";

/** Lines that nobody should lose, from 0. What explains most comes first. */
export function importantLines(text: string): number[] {
  const { findings, exceptions } = analyse(text);
  const ofLastRun = findings.filter(({ isFromEarlierRun }) => !isFromEarlierRun);
  const earlier = findings.filter(({ isFromEarlierRun }) => isFromEarlierRun);
  // Of each the first place: the others say the same, and have to leave room for what says something else.
  return [...new Set([...ofLastRun, ...exceptions, ...earlier].map(({ lines, firstLine }) => lines[0] ?? firstLine))];
}

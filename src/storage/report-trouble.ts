/** Called for failures in the background, where there is no request to refuse. What failed is tried again by itself. */
export type ReportTrouble = (what: string, error: Error) => void;

const minuteMs = 60_000;

/** For what fails several times a second while an engine is away. */
export function onceAMinute(report: ReportTrouble): ReportTrouble {
  let last = Number.NEGATIVE_INFINITY;
  return (what, error) => {
    const now = performance.now();
    if (now - last < minuteMs) return;
    last = now;
    report(what, error);
  };
}

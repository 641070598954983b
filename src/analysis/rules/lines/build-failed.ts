import { finding } from "../../model/finding.ts";

export default finding({
  code: "build-failed",
  severity: "error",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,80}?Execution failed for task '(:[\w:-]{2,80})'\.?|^\* What went wrong:\r?\n(?=(?:A problem occurred (?:evaluating|configuring) |Could not (?:compile|open|resolve|determine) |Plugin \[id: |BUG! ))([^\n]{8,200})/,
  parameters: (match, place) => {
    // What the game that was run ended with stands in its own log.
    if (/:run\w{0,30}$/.test(match[1] ?? "")) return null;
    if (match[2]) {
      // The deepest reason says most.
      const reasons = [
        ...place
          .upTo(1500)
          .split("\n* Try", 1)[0]!
          .matchAll(/^\s{0,12}> ([^\n]{3,200})/gm),
      ];
      return { reason: (reasons.at(-1)?.[1] ?? match[2]).trim() };
    }
    const reason = /^\s{0,4}> ([^\n]{3,200})/m.exec(place.upTo(1000))?.[1];
    const source = /(?<![\w.-])([\w.-]{1,80}\.(?:java|kt)):(\d{1,6}): (?:error: )?([^\n]{3,160})/.exec(place.before);
    return { task: match[1], reason: reason?.trim(), file: source?.[1], line: source?.[2], error: source?.[3] };
  },
});

import { finding } from "../../model/finding.ts";

/** Programs that put themselves into the game, and a launcher. An RTSS that is new enough is only told, and works. */
export default finding({
  code: "sodium-refused",
  severity: "fatal",
  pattern:
    /^[^\n<]{0,300}?(?:(ASUS GPU Tweak III) is not compatible|(RivaTuner Statistics Server \(RTSS\)) (?:is|which is) not compatible|you are using (PojavLauncher), which is not supported when using Sodium)/,
  parameters: (match, place) => {
    const program = match[1] ?? match[2] ?? match[3]!;
    // The message box first, then what is thrown.
    const isToldAbove =
      place.before.includes(`${program} is not compatible`) || place.before.includes(`${program} which`);
    return isToldAbove ? null : { program, newer: match[2] ? "7.3.4" : undefined };
  },
});

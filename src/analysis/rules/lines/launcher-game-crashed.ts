import { finding, type MatchContext } from "../../model/finding.ts";

function isKilled({ before }: Pick<MatchContext, "before">): boolean {
  return /\bKilling Minecraft(?!\w)/.test(before);
}

/** Launchers write into their own logs that the game ended badly; why stands in the game's log. */
export default finding({
  code: "launcher-game-crashed",
  severity: "error",
  role: "general",
  confidence: 0.9,
  unlessEnded: true,
  impliedBy: ["launcher-found-cause"],
  // MultiMC and those made from it; ATLauncher; PCL, whose word is not ASCII; HMCL, new and old; TLauncher and Legacy Launcher;
  // Mojang's; those of phones; the console of MultiMC and those made from it.
  needles: [
    '"Game crashed."',
    "Oh no. Minecraft crashed.",
    "[Launch] [",
    "] ProcessExitedAbnormallyEvent [",
    "] JVMLaunchFailedEvent [",
    "[ProcessMonitor/INFO] Process exit code: ",
    "Minecraft closed with ",
    "(Process Monitor) Fatal Process crashed with exit code ",
    "Java Exit code: ",
    "Process exited with code ",
    "Process crashed with exitcode ",
  ],
  pattern:
    /^ {0,8}\d{1,7}\.\d{3} [A-Z] [^\n]{0,80}Task(?: [^\n]{0,120})? failed: {1,4}"Game crashed\."|^[^\n<]{0,80}Oh no\. Minecraft crashed\.|^[^\n<]{0,80}\[Launch\] \[\d{1,7}\] Minecraft 已崩溃|^[^\n<]{0,120}(?:\] (?:ProcessExitedAbnormallyEvent|JVMLaunchFailedEvent) \[|\[ProcessMonitor\/INFO\] Process exit code: |Minecraft closed with (?:illegal )?exit code: |\(Process Monitor\) Fatal Process crashed with exit code )(?!0(?:\s|$))|^(?:Java Exit code: |Process (?:exited with code|crashed with exitcode) )(?!0[.\s])-?\d/,
  parameters: ([said], place) => {
    // What the game has printed stands in the log of ATLauncher, too.
    if (place.software.kind !== "launcher" && !/Oh no\. |崩溃/.test(said)) return null;
    return isKilled(place) ? { why: "killed" } : {};
  },
  // Whoever ends it by hand knows.
  severityAt: (_, place) => (isKilled(place) ? "notice" : undefined),
});

import { finding } from "../../model/finding.ts";

/** What a process ends with that a signal has ended: 128 and the number of the signal. */
const kinds: Readonly<Record<string, string>> = {
  "137": "memory",
  "143": "stopped",
  "130": "stopped",
  "129": "stopped",
  "134": "native",
  "139": "native",
  "135": "native",
  "132": "native",
};
/** What systemd says itself instead. */
const signals: Readonly<Record<string, string>> = { KILL: "137", TERM: "143", ABRT: "134", SEGV: "139" };

/** Panels (Pterodactyl and its like), containers and systemd tell with which code a server ended. */
export default finding({
  code: "server-exit-code",
  severity: "error",
  role: "general",
  severityAt: (match) => (kindOf(match) === "stopped" ? "notice" : undefined),
  confidence: 0.7,
  needles: [" Daemon]: Exit code: ", " Daemon] Exit Code: ", '{"exitCode": ', "Main process exited, code="],
  pattern:
    /^[^\n<]{0,160}?(?: Daemon\]:? Exit [Cc]ode: (\d{1,3})|\{"exitCode": (-?\d{1,3})\}|Main process exited, code=(?:exited|killed|dumped), status=(\d{1,3})(?:\/([A-Z]{3,5}))?)/,
  parameters(match, place) {
    const exitCode = codeOf(match);
    if (exitCode === "0" || exitCode === "-1") return null;
    // Then that is told by itself.
    return /Out of memory: true/i.test(place.behind) ? null : { exitCode, why: kindOf(match) };
  },
  oneFor: [],
  causedBy: ["out-of-memory", "out-of-memory-native", "jvm-crash", "crash-unknown", "port-in-use", "eula-not-accepted"],
  unlessEnded: true,
});

function codeOf([, panel, runner, status, signal]: RegExpExecArray): string {
  return (signal && signals[signal]) || (panel ?? runner ?? status)!;
}

function kindOf(match: RegExpExecArray): string | undefined {
  const code = codeOf(match);
  return Object.hasOwn(kinds, code) ? kinds[code] : undefined;
}

import type { FoundFinding } from "../model/model.ts";

/** Whose advice is another one on each system. */
const asking = new Set([
  "file-in-use",
  "graphics-driver",
  "heap-over-memory",
  "heap-too-large",
  "opengl-invalid-operation",
  "opengl-unsupported",
  "out-of-memory-native",
  "sockets-blocked",
  "sodium-unsupported-driver",
  "sound-library-crash",
  "window-failed",
  "world-session-lock",
]);

const systems: readonly [RegExp, string][] = [
  [/^windows/i, "windows"],
  [/^(?:mac ?os|os x|darwin)|\bmac ?os\b/i, "macos"],
  [/linux|ubuntu|debian|fedora|\barch\b|centos|rhel|alpine|gnu/i, "linux"],
];

/** With the system that the log names, where the words ask for it. */
export function withSystem<Finding extends FoundFinding>(finding: Finding, os: string | undefined): Finding {
  if (os === undefined || !asking.has(finding.code)) return finding;
  const system = systems.find(([pattern]) => pattern.test(os))?.[1];
  return system === undefined ? finding : { ...finding, parameters: { ...finding.parameters, system } };
}

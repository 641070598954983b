import { finding } from "../../model/finding.ts";

/** Of the shell, of containers and of what runs programs of another processor. */
export default finding({
  code: "program-not-runnable",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "xec format error",
    ": cannot execute binary file",
    ", Exec format error",
    "rosetta error: failed to open elf",
    "Could not open '/lib",
  ],
  pattern:
    /^[^\n<]{0,120}?(?:exec (?:user process caused: |([^\s:"]{1,160}): )exec format error|(?<![^\s:])([^\s:"<]{1,160}): cannot execute binary file|Cannot run program "([^"\n]{1,200})"[^\n]{0,160}error=8, |rosetta error: failed to open elf at |qemu-[\w-]{3,12}: Could not open '\/lib)/,
  parameters: (match) => ({ file: match.slice(1).find(Boolean) }),
});

import type { CrashFingerprint } from "./crash-ports.ts";

/** What a fault is made of: see `analysis/fault/fault.ts`. */
interface FaultParts {
  version: number;
  kind: string;
  parts: readonly string[];
}

const digits = 16;
const maxAbout = 600;
const shape = /^\d{1,3}-[0-9a-f]{16}$/;

/** Nobody finds another fault that has the fingerprint of a given one: that takes as long as it takes to try 2 to the 64. */
export function fingerprintOf(fault: FaultParts): CrashFingerprint {
  const hash = new Bun.CryptoHasher("sha256").update(JSON.stringify([fault.kind, ...fault.parts])).digest("hex");
  return `${fault.version}-${hash.slice(0, digits)}` as CrashFingerprint;
}

export function asFingerprint(text: string): CrashFingerprint | null {
  return shape.test(text) ? (text as CrashFingerprint) : null;
}

/** For the operator's terminal: a line for what it is, and one for each of its parts. Nothing in it moves a cursor. */
export function aboutFault({ kind, parts }: FaultParts): string {
  const lines = [kind, ...parts].map((part) => part.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?"));
  return lines.join("\n").slice(0, maxAbout);
}

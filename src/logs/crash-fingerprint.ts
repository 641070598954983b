import type { CrashFingerprint } from "./crash-ports.ts";

/** What a fault is made of: see `analysis/fault/fault.ts`. */
interface FaultParts {
  version: number;
  kind: string;
  parts: readonly string[];
}

const digits = 16;
const shape = /^\d{1,3}-[0-9a-f]{16}$/;

/** Nobody makes two faults that have the same one on purpose. */
export function fingerprintOf(fault: FaultParts): CrashFingerprint {
  const hash = new Bun.CryptoHasher("sha256").update(JSON.stringify([fault.kind, ...fault.parts])).digest("hex");
  return `${fault.version}-${hash.slice(0, digits)}` as CrashFingerprint;
}

export function asFingerprint(text: string): CrashFingerprint | null {
  return shape.test(text) ? (text as CrashFingerprint) : null;
}

/** For the operator: a line for what it is, and one for each of its parts. */
export function aboutFault({ kind, parts }: FaultParts): string {
  return [kind, ...parts].join("\n").slice(0, 600);
}

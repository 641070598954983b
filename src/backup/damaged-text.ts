import type { LogId } from "../logs/ports.ts";
import { grouped } from "../migrate/progress.ts";

const maxNamed = 20;

/** Which logs do not match their checksums. */
export function damagedText(damaged: LogId[]): string {
  const named = damaged.slice(0, maxNamed).join(", ");
  const rest = damaged.length > maxNamed ? ` and ${grouped(damaged.length - maxNamed)} more` : "";
  const [noun, verb] = damaged.length === 1 ? ["log", "does"] : ["logs", "do"];
  return `${grouped(damaged.length)} ${noun} ${verb} not match the checksum: ${named}${rest}. All others are whole.`;
}

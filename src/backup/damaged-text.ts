import type { LogId } from "../logs/ports.ts";
import { grouped } from "../migrate/progress-line.ts";

const maxNamed = 20;

/** Which logs do not match their checksums. */
export function damagedText(damaged: LogId[]): string {
  const [noun, verb] = damaged.length === 1 ? ["log", "does"] : ["logs", "do"];
  return `${grouped(damaged.length)} ${noun} ${verb} not match the checksum: ${named(damaged)}. All others are whole.`;
}

/** Which logs have their texts, but not what stands beside them. */
export function damagedDetailsText(damaged: LogId[]): string {
  return `${counted(damaged)} damaged details, such as metadata or the list of a share's files: ${named(damaged)}. Remove what nobody can use.`;
}

/** Which logs nobody finds by their links. */
export function unfoundText(unfound: LogId[]): string {
  return `${counted(unfound)} a text, but ${unfound.length === 1 ? "is" : "are"} not found by the id: ${named(unfound)}.`;
}

/** What the database says of itself. */
export function faultsText(faults: string[]): string {
  return (
    `The database is damaged: ${faults.join("; ")}. Stop the server, make a copy with "lectern backup", which writes ` +
    "all indexes anew, and restore that, or an older backup."
  );
}

function counted(ids: LogId[]): string {
  return ids.length === 1 ? "1 log has" : `${grouped(ids.length)} logs have`;
}

function named(ids: LogId[]): string {
  const rest = ids.length > maxNamed ? ` and ${grouped(ids.length - maxNamed)} more` : "";
  return ids.slice(0, maxNamed).join(", ") + rest;
}

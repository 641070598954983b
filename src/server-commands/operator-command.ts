import { padded, widthOf } from "../cli/terminal-text.ts";
import type { Config } from "../config/config.ts";
import type { Language } from "../wire/languages.ts";
import { sentenceIn, UsageError } from "../wire/usage-error.ts";

/** What the command line says, understood. */
export interface Arguments {
  words: readonly string[];
  has(option: string): boolean;
  value(option: string): string | undefined;
}

export interface CommandTerminal {
  out: (text: string) => Promise<void>;
  err: (text: string) => Promise<void>;
  /** Where the command was started. */
  directory: string;
  /** Of what it says. */
  language: Language;
}

/** A command for whoever runs a server. Returns the exit code; throws a `UsageError` where it was not understood. */
export type OperatorCommand = (config: Config, args: Arguments, terminal: CommandTerminal) => Promise<number>;

const misused = 2;

export async function runOperatorCommand(
  command: OperatorCommand,
  config: Config,
  args: Arguments,
  terminal: CommandTerminal,
): Promise<number> {
  try {
    return await command(config, args, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    await terminal.err(`lectern: ${sentenceIn(terminal.language, error.sentence)}\n`);
    return misused;
  }
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Rows whose cells stand below each other. */
export function columnsText(rows: readonly (readonly string[])[]): string {
  const last = (rows[0]?.length ?? 0) - 1;
  const widths = Array.from({ length: last }, (_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  return rows.map((row) => `${row.map((cell, at) => padded(cell, widths[at] ?? 0)).join("  ")}\n`).join("");
}

export function timeText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

export function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

import type { Config } from "../config/config.ts";
import { UsageError } from "../wire/usage-error.ts";

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
    await terminal.err(`lectern: ${error.message}\n`);
    return misused;
  }
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Rows whose cells stand below each other. */
export function columnsText(rows: readonly (readonly string[])[]): string {
  const last = (rows[0]?.length ?? 0) - 1;
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]!.length));
  const widths = Array.from({ length: last }, (_, column) => widthOf(column));
  return rows.map((row) => `${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}\n`).join("");
}

export function timeText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

export function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

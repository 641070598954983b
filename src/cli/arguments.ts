import { parseArgs } from "node:util";
import { nearest } from "../wire/suggestion.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { Command, Option } from "./commands.ts";

/** A command line, understood. */
export interface ParsedArgs {
  words: string[];
  has(option: string): boolean;
  /** The last one that was given. */
  value(option: string): string | undefined;
}

export function parseArguments(command: Command, args: string[]): ParsedArgs {
  const { tokens } = parseArgs({
    args,
    options: Object.fromEntries(command.options.map((option) => [option.name, described(option)])),
    // Mistakes are reported below, with sentences that help.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind === "option") values.set(token.name, checkedValue(command, token));
  }
  if (!values.has("help")) checkWords(command, words);
  return { words, has: (option) => values.has(option), value: (option) => values.get(option) };
}

function described({ short, value }: Option) {
  return { type: value === undefined ? ("boolean" as const) : ("string" as const), ...(short && { short }) };
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

/** `""` for an option without a value. */
function checkedValue(command: Command, { name, rawName, value, inlineValue }: OptionToken): string {
  const option = command.options.find((one) => one.name === name);
  if (!option) {
    const meant = rawName.startsWith("--")
      ? nearest(
          name,
          command.options.map((one) => one.name),
        )
      : null;
    throw new UsageError(
      `${command.name} has no option ${rawName}.${meant === null ? "" : ` Did you mean --${meant}?`}`,
    );
  }
  if (option.value === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    return "";
  }
  const looksLikeOption = inlineValue === false && value !== undefined && /^-./.test(value);
  if (value === undefined || value === "" || looksLikeOption) {
    throw new UsageError(`${rawName} needs a value: --${name}=${option.value}`);
  }
  if (option.choices && !option.choices.includes(value)) {
    const meant = nearest(value, option.choices);
    const hint = meant === null ? "" : ` Did you mean ${meant}?`;
    throw new UsageError(`${rawName} must be ${option.choices.join(" or ")}.${hint}`);
  }
  return value;
}

function checkWords({ name, takes, words: [fewest, most] }: Command, words: string[]): void {
  if (words.length < fewest) throw new UsageError(`${name} needs ${sentence(takes)}`);
  if (words.length > most) {
    throw new UsageError(most === 0 ? `${name} takes nothing more.` : `${name} takes no more than ${sentence(takes)}`);
  }
}

/** What can be repeated ends in dots already. */
function sentence(takes: string): string {
  return takes.endsWith("...") ? takes : `${takes}.`;
}

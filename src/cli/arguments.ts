import { parseArgs } from "node:util";
import { nearest } from "../wire/suggestion.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { Command, Option } from "./commands.ts";
import { type CliWords, said } from "./said.ts";

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
    throw maybe(meant === null ? null : `--${meant}`, (words) =>
      words.noOption({ command: command.name, option: rawName }),
    );
  }
  if (option.value === undefined) {
    if (value !== undefined) throw new UsageError(said((words) => words.noValue({ option: rawName })));
    return "";
  }
  const looksLikeOption = inlineValue === false && value !== undefined && /^-./.test(value);
  if (value === undefined || value === "" || looksLikeOption) {
    const example = `--${name}=${option.value}`;
    throw new UsageError(said((words) => words.needsValue({ option: rawName, example })));
  }
  if (option.choices && !option.choices.includes(value)) {
    const values = option.choices.join(", ");
    throw maybe(nearest(value, option.choices), (words) => words.oneOf({ option: rawName, values }));
  }
  return value;
}

function checkWords({ name, takes, words: [fewest, most] }: Command, words: string[]): void {
  const told = { command: name, words: takes };
  if (words.length < fewest) throw new UsageError(said((say) => say.needsWords(told)));
  if (words.length > most) {
    throw new UsageError(said((say) => (most === 0 ? say.nothingMore(told) : say.noMoreThan(told))));
  }
}

/** What was not understood, and what may have been meant. */
export function maybe(meant: string | null, choose: (words: CliWords) => string): UsageError {
  return new UsageError(
    said((words) => (meant === null ? choose(words) : words.didYouMean({ problem: choose(words), meant }))),
  );
}

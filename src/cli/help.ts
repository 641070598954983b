import { declareWords, message } from "../i18n/declare-words.ts";
import { textOf } from "../i18n/messages/catalogue.ts";
import type { Language } from "../wire/languages.ts";
import { type Command, commands, type Option } from "./commands.ts";
import { wrapped } from "./terminal-text.ts";

/** Of paragraphs: longer lines are hard to read, and terminals are rarely narrower. */
const columns = 96;
/** Of a numbered step. */
const indent = 5;

const helpWords = declareWords("cli.help", {
  aliases: message<{ names: string }>(),
  usage: message<{ usage: string }>(),
});

/** What `lectern --help` says. */
export function generalHelp(language: Language): string {
  const words = helpWords[language];
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const list = commands.map((command) => `  ${command.name.padEnd(width)}${summaryOf(command, language)}`);
  return `${words.about}

${words.usage({ usage: "lectern COMMAND [OPTIONS]" })}

${list.join("\n")}

${words.more}
${words.examples}
  lectern share logs/latest.log
  lectern share --latest --open
  journalctl -u minecraft -n 2000 | lectern share --name server.log
  lectern analyse crash-reports/crash-2026-01-15_10.30.00-server.txt
`;
}

export function commandHelp(command: Command, language: Language): string {
  const { options, details = [], examples, aliases = [] } = command;
  const words = helpWords[language];
  const lines = [words.usage({ usage: usageOf(command) }), "", summaryOf(command, language), ""];
  if (aliases.length > 0) lines.push(words.aliases({ names: [...aliases].join(", ") }), "");
  lines.push(words.options);
  const width = Math.max(...options.map((option) => written(option).length)) + 2;
  for (const option of options) lines.push(`  ${written(option).padEnd(width)}${docOf(option, language)}`);
  for (const detail of details) lines.push("", ...paragraph(detail, language));
  if (examples !== undefined) lines.push("", examples);
  return `${lines.join("\n")}\n`;
}

export function usageLine(usage: string, language: Language): string {
  return helpWords[language].usage({ usage });
}

function paragraph(detail: string | readonly string[], language: Language): string[] {
  const text = (key: string) => textOf(language, `cli.details.${key}`);
  if (typeof detail === "string") return wrapped(text(detail), columns);
  return detail.flatMap((key, at) =>
    wrapped(text(key), columns - indent).map((line, row) => (row === 0 ? `  ${at + 1}. ${line}` : `     ${line}`)),
  );
}

/** What a command does, in a sentence or two. */
export function summaryOf({ name }: Command, language: Language): string {
  return textOf(language, `cli.commands.${name}`);
}

/** What an option does. One of the same name mostly does the same, whatever the command. */
export function docOf({ name, told = name }: Option, language: Language): string {
  return textOf(language, `cli.options.${told}`);
}

export function usageOf({ name, takes, options }: Command): string {
  return ["lectern", name, options.length > 1 ? "[OPTIONS]" : "", takes].filter((part) => part !== "").join(" ");
}

function written({ name, short, value }: Option): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? `    ${long}` : `-${short}, ${long}`;
}

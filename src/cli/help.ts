import { type Command, commands, type Option } from "./commands.ts";

/** What `lectern --help` says. */
export function generalHelp(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return `Lectern shares Minecraft logs.

Usage: lectern COMMAND [OPTIONS]

${list.join("\n")}

"lectern COMMAND --help" tells more of one.
Examples:
  lectern share logs/latest.log
  lectern share --latest --open
  journalctl -u minecraft -n 2000 | lectern share --name server.log
  lectern analyse crash-reports/crash-2026-01-15_10.30.00-server.txt
`;
}

export function commandHelp(command: Command): string {
  const { summary, options, details, aliases = [] } = command;
  const lines = [`Usage: ${usageOf(command)}`, "", summary, ""];
  if (aliases.length > 0) lines.push(`Also called: ${[...aliases].join(", ")}.`, "");
  lines.push("Options:");
  const width = Math.max(...options.map((option) => written(option).length)) + 2;
  for (const option of options) lines.push(`  ${written(option).padEnd(width)}${option.doc}`);
  if (details !== undefined) lines.push("", details);
  return `${lines.join("\n")}\n`;
}

export function usageOf({ name, takes, options }: Command): string {
  return ["lectern", name, options.length > 1 ? "[OPTIONS]" : "", takes].filter((part) => part !== "").join(" ");
}

function written({ name, short, value }: Option): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? `    ${long}` : `-${short}, ${long}`;
}

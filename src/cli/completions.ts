import type { Language } from "../wire/languages.ts";
import { type Command, commands, type Option, type shells } from "./commands.ts";
import { docOf, summaryOf } from "./help.ts";

/** A script that completes `lectern` in a shell, made from the table of commands. */
export function completionsFor(shell: (typeof shells)[number], language: Language): string {
  return { bash, zsh, fish }[shell](language);
}

const names = commands.flatMap(({ name, aliases = [] }) => [name, ...aliases]);

function namesOf({ name, aliases = [] }: Command): string {
  return [name, ...aliases].join("|");
}

function flags(options: readonly Option[]): string[] {
  return options.flatMap(({ name, short }) => (short === undefined ? [`--${name}`] : [`--${name}`, `-${short}`]));
}

function bash(): string {
  const cases = commands.map((command) => {
    const { options, offers } = command;
    const values = options
      .filter(({ value }) => value !== undefined)
      .map(({ name, short, choices, value }) => {
        const pattern = short === undefined ? `--${name}` : `--${name}|-${short}`;
        const words = choices ? `COMPREPLY=($(compgen -W "${choices.join(" ")}" -- "$current"))` : "COMPREPLY=()";
        const files = value === "FILE" ? 'COMPREPLY=($(compgen -f -- "$current"))' : words;
        return `        ${pattern}) ${files}; return ;;`;
      });
    const words = offers === "files" ? '$(compgen -f -- "$current")' : "";
    const listed = typeof offers === "string" ? "" : offers.join(" ");
    return `    ${namesOf(command)})
      case "$previous" in
${values.join("\n")}
        *) ;;
      esac
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "${flags(options).join(" ")}" -- "$current"))
      else
        local IFS=$'\\n'
        COMPREPLY=(${words || `$(IFS=' '; compgen -W "${listed}" -- "$current")`})
      fi
      ;;`;
  });
  return `# bash completion for lectern
_lectern() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "${[...names, "help", "--help", "--version"].join(" ")}" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    help) COMPREPLY=($(compgen -W "${names.join(" ")}" -- "$current")) ;;
    *) ;;
  esac
}
complete -o filenames -o bashdefault -F _lectern lectern
`;
}

/** In single quotes, for zsh and fish. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "’")}'`;
}

function zsh(language: Language): string {
  const list = commands.map((command) => {
    const summary = summaryOf(command, language).replaceAll(":", "\\:");
    return `    ${quoted(`${command.name}:${summary}`)}`;
  });
  const cases = commands.map((command) => {
    const specs = command.options.flatMap((option) => {
      const { name, short, value, choices } = option;
      const doc = docOf(option, language);
      const action = choices ? `(${choices.join(" ")})` : value === "FILE" ? "_files" : " ";
      const behind = value === undefined ? "" : `:${value}:${action}`;
      const text = `[${doc.replaceAll("]", "\\]").replaceAll(":", "\\:")}]${behind}`;
      const long = quoted(`--${name}${value === undefined ? "" : "="}${text}`);
      return short === undefined ? [long] : [long, quoted(`-${short}${text}`)];
    });
    const { offers } = command;
    const words =
      offers === "files" ? "'*:file:_files'" : offers === "nothing" ? "" : quoted(`*:word:(${offers.join(" ")})`);
    const parts = [...specs, words].filter((part) => part !== "");
    return `    ${namesOf(command)}) _arguments ${parts.join(" ")} ;;`;
  });
  return `#compdef lectern
_lectern() {
  local -a commands
  commands=(
${list.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join("\n")}
  esac
}
if [ "$funcstack[1]" = _lectern ]; then _lectern "$@"; else compdef _lectern lectern; fi
`;
}

function fish(language: Language): string {
  const lines = ["# fish completion for lectern", "complete -c lectern -f"];
  for (const command of commands) {
    const summary = quoted(summaryOf(command, language));
    lines.push(`complete -c lectern -n __fish_use_subcommand -a ${command.name} -d ${summary}`);
  }
  for (const { name, aliases = [], options, offers } of commands) {
    const when = `-n ${quoted(`__fish_seen_subcommand_from ${[name, ...aliases].join(" ")}`)}`;
    for (const one of options) {
      const { name: option, short, value, choices } = one;
      const doc = docOf(one, language);
      const parts = [`complete -c lectern ${when} -l ${option}`];
      if (short !== undefined) parts.push(`-s ${short}`);
      if (value !== undefined) parts.push("-r");
      if (value === "FILE") parts.push("-F");
      if (choices) parts.push(`-a ${quoted(choices.join(" "))}`);
      lines.push(`${parts.join(" ")} -d ${quoted(doc)}`);
    }
    if (offers === "files") lines.push(`complete -c lectern ${when} -F`);
    else if (offers !== "nothing") lines.push(`complete -c lectern ${when} -a ${quoted(offers.join(" "))}`);
  }
  return `${lines.join("\n")}\n`;
}

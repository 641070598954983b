import type { Collected } from "./collected.ts";
import { splitArguments, stateArguments } from "./jvm-arguments.ts";
import { behindColon, oneLine, type Reader } from "./reader.ts";

/** The command that starts Java, as panels, wrappers and launchers print it before the game's own log begins. */

function stateCommand(text: string, line: number, into: Collected): void {
  // Before the first of them stand the program, a prompt or a sentence.
  const at = text.startsWith("-") ? 0 : text.indexOf(" -") + 1;
  if ((at === 0 && !text.startsWith("-")) || !text.includes("-Xmx")) return;
  const list = splitArguments(text.slice(at)).filter((argument) => argument !== "-jar");
  stateArguments(list, line, into);
}

export const commandLines: readonly Reader[] = [
  oneLine(
    [
      "java -",
      // Pterodactyl and its kin, in both ways that they write the prompt.
      "container@pterodactyl~ ",
      ":/home/container$ ",
      // MCDReforged.
      "正在启动服务端，启动参数为 ",
    ],
    stateCommand,
  ),
  // HMCL, each time that it starts the game.
  oneLine(["Launched process: "], (message, line, into) => {
    into.beginLaunch();
    stateCommand(message, line, into);
  }),
  // ATLauncher: a list, whose first items are the program and what it is run by.
  oneLine(["Launching Minecraft with the following arguments"], (message, line, into) => {
    const list = message.slice(message.indexOf(": [") + 3).split(", ");
    const first = list.findIndex((one) => one.startsWith("-"));
    into.beginLaunch();
    if (first !== -1) stateArguments(splitArguments(list.slice(first).join(" ")), line, into);
  }),
  // PCL prints all that it hands over, in one line.
  oneLine(["-X", "-D", "-javaagent:"], (message, line, into, { software }) => {
    if (software.kind === "launcher") stateCommand(message, line, into);
  }),
  // The Minecraft Launcher: each in a line of its own.
  oneLine(["Java argument:-Xmx"], (message, line, into) =>
    into.state("maxHeap", /^-Xmx(\d{1,12}[kmgt]?)$/i.exec(behindColon(message))?.[1], line),
  ),
  // PCL's block of facts: `分配的内存：12 GB（12288 MB）`
  oneLine(["分配的内存："], (message, line, into) =>
    into.state("maxHeap", /^分配的内存：(\d{1,6}(?:\.\d{1,2})? [GM]B)/.exec(message)?.[1], line),
  ),
];

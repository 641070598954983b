import type { Collected } from "./collected.ts";
import { splitArguments, splitList, stateArguments } from "./jvm-arguments.ts";
import { launcherLists } from "./launcher-lists.ts";
import { behindColon, oneLine, type Reader } from "./reader.ts";

/** What launchers write before the game's own log begins. */

const version =
  /^(Prism Launcher|MultiMC|PolyMC|ATLauncher|HMCL|Hello Minecraft! Launcher|GDLauncher|SKlauncher|TLauncher|Modrinth App)(?: version|Version)?:? v?(\d[^\s,;)]{0,60}(?: \([\w -]{1,40}\))?)/i;

function toLauncher(name: string, value: string | undefined, line: number, into: Collected): void {
  if (value) into.state("launcher", `${name} ${value}`, line, 3);
}

export const launcherLogs: readonly Reader[] = [
  ...launcherLists,
  oneLine(
    [
      "Prism Launcher version:",
      "MultiMC version:",
      "PolyMC version:",
      "ATLauncher Version:",
      "ATLauncher version:",
      "HMCL Version:",
      "Hello Minecraft! Launcher Version:",
      "Hello Minecraft! Launcher ",
      "GDLauncher ",
      "SKlauncher ",
      "TLauncher ",
      "Modrinth App ",
    ],
    (message, line, into) => {
      const match = version.exec(message.replace(" Version:", " version:"));
      if (match) toLauncher(match[1]!, match[2], line, into);
    },
  ),
  oneLine(["*** HMCL "], (message, line, into) =>
    toLauncher("HMCL", /^\*\*\* HMCL (\S{1,60}) \*\*\*/.exec(message)?.[1], line, into),
  ),
  // PCL: `程序版本：Release 2.8.3 (332)`, and the same above every start.
  oneLine(["程序版本：", "PCL 版本："], (message, line, into) =>
    toLauncher("PCL", /：[A-Za-z]{0,20} ?(\d[\d.]{1,20})/.exec(message)?.[1], line, into),
  ),
  // What it does first whenever somebody starts the game.
  oneLine(["预检测已通过"], (_message, _line, into) => into.beginLaunch()),
  oneLine(["Native Launcher Version:"], (message, line, into) =>
    toLauncher("Minecraft Launcher", /: (\S{1,60})/.exec(message)?.[1], line, into),
  ),
  {
    begins: ["Java Arguments:", "Java arguments:", "JVM arguments:"],
    read(message, line, into, log) {
      const behind = behindColon(message);
      const next = line + 1;
      const isBelow = behind === "" && next < log.count;
      const list = isBelow ? log.row(next) : behind;
      stateArguments(list.startsWith("[") ? splitList(list) : splitArguments(list), isBelow ? next : line, into, 2);
      return isBelow ? next + 1 : undefined;
    },
  },
  oneLine(["RAM: "], (message, line, into) => {
    const match = /^RAM: (\d{1,9} [KMG]i?B)\b/.exec(message);
    if (!match) return;
    into.state("physicalMemory", match[1], line);
    into.state("memory", message.slice(5), line);
  }),
  // ATLauncher.
  oneLine(["RAM Available: "], (message, line, into) =>
    into.state("physicalMemory", /^RAM Available: (\d{1,9} ?MB)$/.exec(message)?.[1], line),
  ),
];

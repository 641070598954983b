import type { Collected } from "./collected.ts";
import { splitArguments, stateArguments } from "./jvm-arguments.ts";
import { behindColon, oneLine, type Reader } from "./reader.ts";

/** The system details of crash reports of all eras; some mods and clients print the same lines into their logs. */

const heap =
  /^[\d.,]{1,20} bytes \((\d{1,9} Mi?B)\) \/ [\d.,]{1,20} bytes \((\d{1,9} Mi?B)\) up to [\d.,]{1,20} bytes \((\d{1,9} Mi?B)\)/;
const oldGraphics = /Vendor: '([^']{1,100})' Version: '([^']{1,150})' Renderer: '([^']{1,150})'/;
const slot = /^Memory slot #(\d{1,3}) capacity \(Mi?B\): (\d{1,9})/;

function detail(begins: string, read: (value: string, line: number, into: Collected) => void): Reader {
  return oneLine([begins], (message, line, into) => read(message.slice(begins.length).trim(), line, into));
}

/** `Java Version: 17.0.3, Microsoft` */
function vendorBehindComma(value: string): string | undefined {
  const comma = value.indexOf(", ");
  return comma === -1 ? undefined : value.slice(comma + 2);
}

/** `NVIDIA GeForce RTX 3050/PCIe/SSE2 GL version 4.6.0 NVIDIA 550.78, NVIDIA Corporation` */
export function stateGraphics(value: string, line: number, into: Collected): void {
  const old = oldGraphics.exec(value);
  if (old) {
    into.state("gpu", old[3], line, 3);
    into.state("gpuDriver", old[2], line, 3);
    return;
  }
  const at = value.indexOf(" GL version ");
  if (at <= 0) return;
  const version = value.slice(at + 12);
  const comma = version.lastIndexOf(", ");
  into.state("gpu", value.slice(0, at), line, 3);
  into.state("gpuDriver", comma > 0 ? version.slice(0, comma) : version, line, 3);
}

/** Only an address that can do no harm where it is shown: of a host with a name, without a user. */
function issuesAt(value: string): string | undefined {
  if (!/^https:\/\/[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}(?:\/[\w\-.~!$&'()*+,;=:@%/?#]{0,300})?$/i.test(value))
    return undefined;
  return URL.canParse(value) ? new URL(value).href : undefined;
}

/** `Kettles (kettles), Version: 1.2`, above its tracker and its mixins. */
const suspected = /\(([\w.-]{1,100})\), Version: /;

/** Whom Forge and NeoForge blame, and where their authors want to be told. */
const blamedMods: readonly Reader[] = [
  oneLine(["-- MOD ", "-- Mod loading issue for: "], (message, _line, into) => {
    into.reportedMod = /^-- (?:MOD|Mod loading issue for:) ([\w.-]{1,100}) --/.exec(message)?.[1] ?? null;
  }),
  detail("Mod Issue URL:", (value, _line, into) => {
    if (into.reportedMod) into.stateIssues(into.reportedMod, issuesAt(value));
  }),
  oneLine(["Issue tracker URL:"], (message, line, into, log) => {
    const id = line > 0 && suspected.exec(log.row(line - 1).slice(0, 400))?.[1];
    if (id) into.stateIssues(id, issuesAt(behindColon(message)));
  }),
];

export const crashDetails: readonly Reader[] = [
  ...blamedMods,
  detail("Operating System:", (value, line, into) => into.state("os", value, line)),
  // `CPU: total 8 (…)` is how the JVM counts them in its own crash logs.
  detail("CPU:", (value, line, into) => {
    if (!value.startsWith("total ")) into.state("cpu", value.replace(/\s+/g, " "), line, 2);
  }),
  detail("Processor Name:", (value, line, into) => into.state("cpu", value, line, 3)),
  detail("CPUs:", (value, line, into) => into.state("cpu", /^\d{1,5}$/.test(value) ? `${value} CPUs` : "", line)),
  detail("Graphics card #0 name:", (value, line, into) => into.state("gpu", value, line, 2)),
  detail("Graphics card #0 versionInfo:", (value, line, into) =>
    into.state("gpuDriver", value.replace(/^DriverVersion=/, ""), line, 2),
  ),
  detail("Backend API:", stateGraphics),
  detail("OpenGL:", stateGraphics),
  detail("GL info:", stateGraphics),
  detail("GL Caps:", (value, line, into) => into.state("gpuDriver", /OpenGL \d[\d.]{0,10}/.exec(value)?.[0], line)),
  detail("Java Version:", (value, line, into) => into.state("javaVendor", vendorBehindComma(value), line, 2)),
  detail("Java VM Version:", (value, line, into) => into.state("javaVendor", vendorAtEnd(value), line)),
  detail("Launcher name:", (value, line, into) => into.state("launcher", value, line, 2)),
  detail("Launched Version:", (value, line, into) =>
    into.state(
      "launcher",
      /^(?:MultiMC|PolyMC|Prism|HMCL|PCL|BakaXL|ATLauncher|GDLauncher|TLauncher)[\w. ]{0,40}$/i.exec(value)?.[0],
      line,
    ),
  ),
  oneLine(["JVM Flags:", "JVM Args:", "JVM args:", "JVM Arguments:"], (message, line, into) => {
    const list = behindColon(message).replace(/^\d{1,5} total[;:,]?\s{0,9}/, "");
    stateArguments(list.startsWith("[") ? list.slice(1, -1).split(/, {0,3}/) : splitArguments(list), line, into);
  }),
  detail("Memory:", (value, line, into) => {
    const match = heap.exec(value.slice(0, 300));
    if (!match) return;
    into.state("memory", value, line, 2);
    into.state("allocatedHeap", match[2], line, 2);
    into.state("maxHeap", match[3], line, 2);
  }),
  oneLine(["Memory slot #"], (message, line, into) => {
    const match = slot.exec(message);
    const first = into.memorySlots.size === 0;
    if (!match || into.memorySlots.has(match[1]!) || into.memorySlots.size === 64) return;
    into.memorySlots.set(match[1]!, Number(match[2]));
    const total = [...into.memorySlots.values()].reduce((sum, size) => sum + size, 0);
    // The modules come one by one, so that each statement replaces the one before.
    if (first || total > 0)
      into.state("physicalMemory", total > 0 ? `${total} MiB` : "", line, 10 + into.memorySlots.size);
  }),
];

/** `OpenJDK 64-Bit Server VM (mixed mode, sharing), Eclipse Adoptium` */
function vendorAtEnd(value: string): string | undefined {
  const at = value.indexOf("), ");
  return at === -1 ? undefined : value.slice(at + 3);
}

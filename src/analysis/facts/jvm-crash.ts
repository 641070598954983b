import { splitArguments, stateArguments } from "./jvm-arguments.ts";
import { oneLine, type Reader } from "./reader.ts";

/** What the JVM writes of its machine into `hs_err_pid*.log`. */

/** `AMD Ryzen 7 5800X 8-Core Processor, 16 cores, 31G,  Windows 11 , 64 bit Build 22621 (10.0.22621.1928)` */
const host = /^Host: (.{1,200}?), (\d{1,5}) cores, (\d{1,6}[KMGT]B?), (.{1,200})/;
/** `4k page, system-wide physical 32690M (12312M free)`, `4k page, physical 16332444k(1234k free)` */
const memory = /^Memory: \S{1,20} page,.{0,80}? physical (\d{1,15}[kKMGT]?)/;

/** Who builds under which name; most others are people or machines. */
const builders = new Map([
  ["temurin", "Eclipse Adoptium"],
  ["zulu_re", "Azul Systems, Inc."],
  ["MicrosoftBuilder", "Microsoft"],
  ["mach5one", "Oracle Corporation"],
]);

function osOf(value: string): string {
  return value
    .trim()
    .replace(/^(?:DISTRIB_ID|PRETTY_NAME|NAME)=/, "")
    .replace(/^"|"$/g, "")
    .replace(/ ,/g, ",");
}

export const jvmCrash: readonly Reader[] = [
  oneLine(["Host: "], (message, line, into) => {
    const match = host.exec(message.slice(0, 700));
    if (!match) return;
    into.state("cpu", match[1], line, 2);
    into.state("physicalMemory", match[3], line);
    into.state("os", osOf(match[4]!), line);
  }),
  oneLine(["OS:"], (message, line, into, log) => {
    const behind = message.slice(3).trim();
    // Newer ones put it on the next line.
    const isBelow = behind === "" && line + 1 < log.count;
    const text = (isBelow ? log.row(line + 1) : behind).slice(0, 400);
    // macOS tells its kernel here alone; `Host:` has the name that people know.
    const kernel = /^uname: ?(\S{1,40} \S{1,40})/.exec(text.trim())?.[1];
    into.state("os", kernel ?? osOf(text), isBelow ? line + 1 : line, kernel ? 1 : 2);
  }),
  oneLine(["Memory: "], (message, line, into) => {
    const match = memory.exec(message.slice(0, 300));
    if (!match) return;
    into.state("memory", message.slice(8), line);
    into.state("physicalMemory", match[1], line, 2);
  }),
  oneLine(["Command Line:"], (message, line, into) => stateArguments(splitArguments(message.slice(13)), line, into, 2)),
  oneLine(["jvm_args:"], (message, line, into) => stateArguments(splitArguments(message.slice(9)), line, into, 3)),
  oneLine(["model name"], (message, line, into) =>
    into.state("cpu", /^model name\s{0,9}: (.{1,200})$/.exec(message)?.[1], line, 2),
  ),
  // `# JRE version: OpenJDK Runtime Environment Temurin-17.0.8+7 (17.0.8+7) (build 17.0.8+7)`
  oneLine(["# JRE version:", "# Java VM:"], (message, line, into) => {
    const build = / (?:Environment|VM) ([A-Za-z][A-Za-z_ ]{1,40}?)-[\d.]{1,20}/.exec(message.slice(0, 400));
    into.state("javaVendor", build?.[1]?.replaceAll("_", " "), line);
  }),
  oneLine(["vm_info:"], (message, line, into) => {
    into.state("os", / for ([a-z]{2,20}-\w{2,20}) JRE/.exec(message.slice(0, 400))?.[1], line, 0.5);
    const builder = /built on .{1,60} by "([^"]{1,60})"/.exec(message.slice(0, 600))?.[1];
    into.state("javaVendor", builders.get(builder ?? ""), line, 0.5);
  }),
];

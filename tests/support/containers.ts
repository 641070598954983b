import { lineHeader } from "../../src/analysis/read/line-header.ts";

/** What programs put the lines of a fault into: other headers, other software's reports, what consoles and panels add. */

/** A line of a log, apart from the header that it was written with. `level` is `null` below a message. */
interface Line {
  level: string | null;
  thread: string;
  logger: string;
  message: string;
}

function linesOf(text: string): Line[] {
  return text.split("\n").map((line) => {
    const header = lineHeader(line, 0, line.length);
    if (!header) return { level: null, thread: "", logger: "", message: line };
    const word = /\b(TRACE|DEBUG|INFO|WARN|ERROR|FATAL|SEVERE|CRITICAL)/.exec(line.slice(0, header.length))?.[1];
    const level = word === "SEVERE" || word === "CRITICAL" ? "ERROR" : (word ?? "INFO");
    const { thread = "Server thread", logger = "", length } = header;
    return { level, thread, logger, message: line.slice(length) };
  });
}

const headed = (write: (line: Line, level: string) => string) => (text: string) =>
  linesOf(text)
    .map((line) => (line.level === null ? line.message : `${write(line, line.level)}${line.message}`))
    .join("\n");
const each = (write: (line: string) => string) => (text: string) => text.split("\n").map(write).join("\n");
const plain = headed(({ thread }, level) => `[12:00:00] [${thread}/${level}]: `);
const ofJava = (level: string) =>
  ({ ERROR: "SEVERE", FATAL: "SEVERE", WARN: "WARNING", DEBUG: "INFO" })[level] ?? level;
const forge = ({ thread, logger }: Line, level: string) =>
  `[01Jan2024 12:00:00.123] [${thread}/${level}] [${logger || "net.minecraft.server.MinecraftServer"}/]: `;

/** Traces as `printStackTrace` gives them to software that has a header for each line. */
function printed(write: (line: Line, level: string) => string, before: (thread: string) => string) {
  return (text: string) => {
    let thread = "main";
    let isTrace = false;
    const written = linesOf(text).map((line) => {
      isTrace = line.level === null && (isTrace || /^(?:[a-z][\w-]*\.)+[A-Z][\w$]*(?:: |$)/.test(line.message));
      if (line.level !== null) thread = line.thread;
      if (line.level !== null) return `${write(line, line.level)}${line.message}`;
      return isTrace ? `${before(thread)}${line.message}` : line.message;
    });
    return written.join("\n");
  };
}

function asXml(text: string): string {
  const out: string[] = [];
  let end: string[] = [];
  for (const { level, thread, logger, message } of linesOf(text)) {
    if (level === null) {
      out.push(message);
      continue;
    }
    out.push(...end, `<log4j:Event logger="${logger}" timestamp="1700000000000" level="${level}" thread="${thread}">`);
    out.push(`  <log4j:Message><![CDATA[${message}`);
    end = ["]]></log4j:Message>", "</log4j:Event>"];
  }
  return [...out, ...end].join("\n");
}

const throwable = "[java.lang.Throwable$WrappedPrintStream:println:748]: ";

/** The headers of another software. */
export const headers: Readonly<Record<string, (text: string) => string>> = {
  "the game": plain,
  "Forge's file": headed(forge),
  "Fabric, which names the game": headed(({ thread }, level) => `[12:00:00] [${thread}/${level}] (Minecraft) `),
  "a server of 2013": headed((_, level) => `2013-01-01 12:00:00 [${ofJava(level)}] `),
  "CraftBukkit's console": headed((_, level) => `12:00:00 [${ofJava(level)}] `),
  "Paper's console": headed((_, level) => `[12:00:00 ${level === "FATAL" ? "ERROR" : level}]: `),
  "Log4j's XML": asXml,
};

/** What a log gets on its way. */
export const ways: Readonly<Record<string, (text: string) => string>> = {
  "colours of a terminal": each((line) => (line === "" ? line : `\x1b[33m${line}\x1b[0m`)),
  "line ends of Windows": each((line) => `${line}\r`),
  "an indent": each((line) => `    ${line}`),
  "blanks for tabs": each((line) => line.replace(/^\t/, "    ")),
  Pterodactyl: (text) => `container@pterodactyl~ Server marked as starting...\n${text}`,
  "Docker Compose": each((line) => `mc-1  | ${line}`),
  systemd: each((line) => `Jan 01 12:00:00 host java[123]: ${line}`),
  Kubernetes: each((line) => `2026-02-11T20:14:55.123456789Z ${line}`),
  AMP: each((line) => `[20:14:55] [Console:Info/1]             : ${line}`),
  "Mojang's old launcher": each((line) => `Client> ${line}`),
};

/** Traces with a header for each line. */
export const printedTraces: Readonly<Record<string, (text: string) => string>> = {
  "the game": printed(
    ({ thread }, level) => `[12:00:00] [${thread}/${level}]: `,
    (thread) => `[12:00:00] [${thread}/WARN]: `,
  ),
  "Fabric's STDERR": printed(
    ({ thread }, level) => `[12:00:00] [${thread}/${level}]: `,
    (thread) => `[12:00:00] [${thread}/WARN]: [STDERR]: `,
  ),
  "Forge's STDERR": printed(forge, (thread) => `[01Jan2024 12:00:00.123] [${thread}/INFO] [STDERR/]: ${throwable}`),
  Paper: printed(
    (_, level) => `[12:00:00 ${level}]: `,
    () => "[12:00:00 WARN]: ",
  ),
  "a server of 2013": printed(
    (_, level) => `2013-01-01 12:00:00 [${ofJava(level)}] `,
    () => "2013-01-01 12:00:00 [SEVERE] ",
  ),
};

function report(version: string, details: readonly string[], description: string, remarks: readonly string[] = []) {
  return (trace: string) =>
    [
      ...["---- Minecraft Crash Report ----", "// Oops.", ...remarks, "", "Time: 2024-01-01 12:00:00"],
      ...[`Description: ${description}`, "", trace, "", ""],
      "A detailed walkthrough of the error, its code path and all known details is as follows:",
      "---------------------------------------------------------------------------------------",
      ...["", "-- System Details --", "Details:", `\tMinecraft Version: ${version}`],
      ...["\tOperating System: Windows 10 (amd64) version 10.0", "\tJava Version: 17.0.9, Example", ...details, ""],
    ].join("\n");
}

const modList = (...mods: string[]) => ["\tMod List: ", ...mods.map((mod) => `\t\t${mod}|Manifest: NOSIGNATURE`)];

/** Crash reports, around the exception. */
export const reports: Readonly<Record<string, (trace: string) => string>> = {
  "the game": report(
    "1.20.1",
    ["\tIs Modded: Probably not. Jar signature remains and both client + server brands are untouched."],
    "Initializing game",
  ),
  Fabric: report(
    "1.20.1",
    ["\tFabric Mods: ", "\t\tfabricloader: Fabric Loader 0.15.6", "\t\tminecraft: Minecraft 1.20.1"],
    "Initializing game",
  ),
  Forge: report(
    "1.20.1",
    ["\tModLauncher: 10.0.9+10.0.9+main.dcd20f30", ...modList("forge.jar |Forge |forge |47.2.0 |DONE ")],
    "Initializing game",
  ),
  NeoForge: report(
    "1.21.1",
    modList("client.jar |Minecraft |minecraft |1.21.1 ", "neoforge.jar |NeoForge |neoforge |21.1.90 "),
    "Initializing game",
  ),
  Purpur: report(
    "1.21.4",
    [
      "\tCraftBukkit Information: ",
      "   Running: Purpur version 1.21.4-2400-abcdef1 (Implementing API version 1.21.4-R0.1-SNAPSHOT) true",
      "\tIs Modded: Definitely; Server brand changed to 'Purpur'",
    ],
    "Exception in server tick loop",
    ["// ", "// DO NOT REPORT THIS TO PAPER! REPORT TO PURPUR INSTEAD!"],
  ),
};

/** The first exception of a text with what belongs to it, or `null`. One without frames gets some. */
export function traceIn(text: string): string | null {
  const lines = linesOf(text);
  const first = lines.findIndex(({ message }) =>
    /^(?:Exception in thread "[^"]+" )?(?:[a-z][\w-]*\.){1,12}[A-Z][\w$]*(?:: |$)/.test(message),
  );
  if (first === -1) return null;
  const next = lines.findIndex(({ level, message }, index) => index > first && (level !== null || message === ""));
  const block = lines.slice(first, next === -1 ? lines.length : next).map(({ message }) => message);
  block[0] = block[0]!.replace(/^Exception in thread "[^"]+" /, "");
  return block.length > 1 ? block.join("\n") : `${block[0]}\n\tat java.base/java.lang.Thread.run(Thread.java:840)`;
}

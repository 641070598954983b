import { test } from "bun:test";
import { expectProportionalTime, filled } from "../../../tests/support/growth.ts";
import { entriesOf } from "../../../tests/support/sample-facts.ts";
import type { Software } from "../model/model.ts";
import { Lines } from "../text/lines.ts";
import { gatherFacts } from "./facts.ts";

const software: Software = { id: "paper/server", name: "Paper", kind: "server", version: null };
const prefix = "[12:00:00] [Server thread/INFO]: ";
const pieces: [string, string][] = [
  ["one endless line", "a"],
  ["an endless line of brackets", "["],
  ["an endless line of closed brackets", "[] "],
  ["empty lines", "\n"],
  ["short lines", "U\n"],
  ["open brackets on every line", `${"[".repeat(300)}\n`],
  ["digits", `${"1:".repeat(200)}\n`],
  ["escapes", "\u001b[1;1;1;\n"],
  ["an endless list of packs", `Reloading ResourceManager: ${"a (b, ".repeat(2000)}\n`],
  ["an endless list of plugins", `Plugins (1): ${"a v1, b (".repeat(2000)}\n`],
  ["plugins", `${prefix}Enabling ${"a v".repeat(90)} \n`],
  ["plugins on one line", `${prefix}Loaded plugin ${"a version ".repeat(60)}\n`],
  ["mod heads without rows", "Mod List:\n"],
  ["Fabric heads", "Loading 1 mods:\n"],
  ["table heads", "| ID | Version |\n"],
  ["wide tables", `| ID | Version |\n${"|".repeat(5000)}\n`],
  ["named rows", `Mod List:\n${`${"a (".repeat(300)}\n`.repeat(100)}`],
  ["braced rows", `Mod List:\n${`${".jar {a@".repeat(100)}\n`.repeat(100)}`],
  ["states", `${"U".repeat(40)} ${"a{1} [".repeat(100)}\n`],
  ["found files", `Found valid mod file ${" with {a} mods".repeat(30)}\n`],
  ["graphics", `Backend API: ${" GL version ".repeat(40)}\n`],
  ["hosts", `Host: ${", 1 cores, 1G".repeat(50)}\n`],
  ["Java", `Java is ${", version 1, running on a:b:".repeat(20)}\n`],
  ["running Java", `Running Java 1 (${"; ) on ".repeat(80)}\n`],
  ["arguments", `JVM Flags: 1 total; ${'"-a" '.repeat(10_000)}\n`],
  ["quotes", `JVM Flags: 1 total; ${'"'.repeat(50_000)}\n`],
  ["memory", `Memory: 4k page,${" physical".repeat(60)}\n`],
  ["slots", "Memory slot #0 capacity (MB): 1\n"],
];

test.each(pieces)("the facts of a log of %s take time in proportion to it", (_name, piece) => {
  const make = (size: number) => {
    const lines = new Lines(filled(piece, size));
    return { lines, entries: entriesOf(lines) };
  };
  expectProportionalTime(1_000_000, make, ({ lines, entries }) => gatherFacts(lines, entries, software));
});

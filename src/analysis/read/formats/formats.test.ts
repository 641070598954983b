import { describe, expect, test } from "bun:test";
import { formatSamples } from "../../../../tests/support/rule-samples.ts";
import { readLog } from "../../evidence/read-log.ts";
import { Lines } from "../../text/lines.ts";
import { fallback, formats } from "./all.ts";
import { labels } from "./format.ts";

const all = [...formats, fallback];
const samples = await formatSamples();
const samplesOf = (name: string) => samples.get(name) ?? [];

describe("every format", () => {
  test("has samples, and a pair of software and kind of its own", () => {
    for (const { name } of all) expect(samplesOf(name).length, name).toBeGreaterThan(0);
    expect([...samples.keys()].filter((name) => !all.some((format) => format.name === name))).toEqual([]);
    const pairs = all.map((format) => `${format.software}/${format.kind}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test("states the version of its software among what it states", () => {
    for (const { name, version, sources } of all) {
      for (const source of sources) expect(labels).toContain(source.label);
      if (version !== null && sources.length > 0)
        expect(
          sources.map((source) => source.label),
          name,
        ).toContain(version);
    }
  });

  test("has patterns without a memory of the last text", () => {
    for (const { markers, traces, sources } of all) {
      for (const { pattern } of [...markers, ...(traces ?? []), ...sources])
        expect(pattern?.flags ?? "").not.toMatch(/[gy]/);
    }
  });
});

for (const [name, texts] of samples) {
  for (const [i, sample] of texts.entries()) {
    for (const [ends, text] of [
      ["LF", sample.text],
      ["CRLF", `${sample.text.replaceAll("\n", "\r\n")}\r\n`],
    ] as const) {
      test(`${name}: sample ${i + 1} is read with ${ends}`, () => {
        const { writer, statements } = readLog(new Lines(text));
        expect({ id: writer.id, version: writer.version }).toEqual({ id: sample.id, version: sample.version });
        expect(writer.name).toBe(name);
        for (const [label, value] of Object.entries(sample.statements ?? {})) {
          expect(statements.find((one) => one.label === label)?.value, label).toBe(value);
        }
      });
    }
  }
}

describe("the kind of software is told", () => {
  const id = (text: string) => readLog(new Lines(text)).software.id;

  test("by what is built on top, not by what is below", () => {
    const bukkit = "[10:00:01] [Server thread/INFO]: This server is running";
    const api = "(MC: 1.20.1) (Implementing API version 1.20.1-R0.1-SNAPSHOT)";
    expect(id(`${bukkit} Mohist version 1.20.1 ${api}\n[10:00:00] [main/INFO]: ModLauncher running: args []`)).toBe(
      "mohist/server",
    );
    expect(id(`${bukkit} Purpur version git-Purpur-1 ${api}\n[PluginInitializerManager]`)).toBe("purpur/server");
    expect(id(`${bukkit} Pufferfish version git-Pufferfish-1 ${api}`)).toBe("paper/server");
    expect(id(`${bukkit} Something version 1 ${api}`)).toBe("craftbukkit/server");
    expect(
      id(`${bukkit} Paper version git-Paper-1 ${api}\n[10:00:02 INFO]: [Geyser-Spigot] Loading Geyser version 2.0.0`),
    ).toBe("paper/server");
  });

  test("from traces where the beginning is cut off", () => {
    expect(id("[10:00:01 ERROR]: Could not pass event\n\tat org.bukkit.plugin.Foo.bar(Foo.java:1)")).toBe(
      "craftbukkit/server",
    );
    expect(id("[10:00:01] [Server thread/ERROR]: Oh\n\tat net.minecraftforge.eventbus.Bus.post(Bus.java:1)")).toBe(
      "forge/server",
    );
    expect(id("[10:00:01] [Render thread/ERROR]: Oh\n\tat net.fabricmc.fabric.Foo.bar(Foo.java:1)")).toBe(
      "fabric/client",
    );
    // Code that only a client has, unless a server has run it.
    const refused = "java.lang.Error: x\n\tat org.example.lamps.Lamps.light(Lamps.java:1)\n";
    for (const frame of [
      "TRANSFORMER/neoforge@21.1.9/net.neoforged.neoforge.client.ClientHooks.light(ClientHooks.java:1)",
      "net.minecraftforge.client.ForgeHooksClient.light(ForgeHooksClient.java:1)",
      "net.minecraft.class_757.method_3192(class_757.java:1)",
    ]) {
      expect(id(`${refused}\tat net.minecraftforge.fml.A.b(A.java:1)\n\tat ${frame}`)).toEndWith("/client");
    }
    const joined = "[10:00:00] [Server thread/INFO]: Done\n";
    expect(id(`${joined}${refused}\tat net.minecraftforge.client.ForgeHooksClient.light(A.java:1)`)).toBe(
      "forge/server",
    );
    expect(id("[10:00:01 INFO]: [connected player] Alex (/127.0.0.1:1) has connected")).toBe("velocity/proxy");
    expect(id("10:00:01 [INFO] [Alex] <-> InitialHandler has connected")).toBe("bungeecord/proxy");
    expect(id("2013-07-01 10:00:00 [CLIENT] [INFO] Setting user: Alex")).toBe("vanilla/client");
  });

  test("of a report from its brand, and a log with an echoed report stays a log", () => {
    const report = "---- Minecraft Crash Report ----\n// Hm.\n\nTime: 2024-01-01 10:00:00\nDescription: x\n";
    expect(id(`${report}\tIs Modded: Definitely; Server brand changed to 'Paper'`)).toBe("paper/crash-report");
    expect(id(`${report}\tCraftBukkit Information:\n   Running: CraftBukkit version git-Spigot-1 (MC: 1.8)`)).toBe(
      "spigot/crash-report",
    );
    expect(id(`${report}\tKnown server brands: vanilla, fabric`)).toBe("fabric/crash-report");
    const faked = `${report}\tIs Modded: Definitely; Client brand changed to 'fml,forge'`;
    expect(id(`${faked}\n\tFML: MCP 9.42 Powered by Forge`)).toBe("forge/crash-report");
    // Modified clients call themselves Forge to be let in.
    expect(id(faked)).toBe("vanilla/crash-report");
    expect(id("\tat a.b(c)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.4\n")).toBe(
      "vanilla/crash-report",
    );
    const log = "[10:00:00] [Render thread/INFO]: Setting user: Alex\n".repeat(9);
    expect(id(log + report.replaceAll("\n\n", "\n"))).toBe("vanilla/client");
  });
});

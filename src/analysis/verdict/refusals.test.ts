import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

test("that several plugins are made for a newer Java comes before that one lacks another", () => {
  const old = (plugin: string) =>
    `[10:00:02] [Server thread/ERROR]: Could not load 'plugins/${plugin}.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: org/example/${plugin} has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0\n`;
  const { findings } = analyse(
    `[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/ERROR]: Could not load 'plugins/Kites.jar' in folder 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'Kites'.\n${old("lamps")}${old("ropes")}`,
  );
  expect(findings.map(({ code }) => code)).toEqual([
    "plugin-java-version",
    "plugin-java-version",
    "plugin-dependency-missing",
  ]);
});

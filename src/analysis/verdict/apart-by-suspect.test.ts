import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const enabling = (plugin: string, main: string) => [
  `[10:00:04] [Server thread/INFO]: [${plugin}] Enabling ${plugin} v2.4`,
  `[10:00:04] [Server thread/ERROR]: Error occurred while enabling ${plugin} v2.4 (Is it up to date?)`,
  "java.lang.NoSuchMethodError: org.bukkit.World.spawnLamp(I)V",
  `\tat ${main}.onEnable(${main.split(".").at(-1)}.java:31) ~[?:?]`,
  "\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:263) ~[patched_1.12.2.jar:git-Paper-1618]",
];

const missing = (...lines: string[]) => {
  const head = "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-1618 (MC: 1.12.2)";
  const { findings } = analyse([head, ...lines].join("\n"));
  return findings
    .filter(({ code }) => code === "method-missing")
    .map(({ parameters, lines: at, count }) => [parameters["suspect"], at, count]);
};

test("a method that two plugins miss is a finding of each", () => {
  const [lanterns, candles] = [
    enabling("Lanterns", "org.lanterns.Lanterns"),
    enabling("Candles", "org.candles.Candles"),
  ];
  expect(missing(...lanterns, ...candles)).toEqual([
    ["Lanterns", [3], 1],
    ["Candles", [8], 1],
  ]);
});

test("a method that one plugin misses twice is one finding", () => {
  const again = enabling("Lanterns", "org.lanterns.Lanterns");
  expect(missing(...again, ...again)).toEqual([["Lanterns", [3, 8], 2]]);
});

import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { Lines } from "../text/lines.ts";
import { withColourSigns } from "./colour-signs.ts";

const lacks = (sign: string) => `Loading errors encountered: [
	Mod ${sign}ekites${sign}r requires ${sign}6magnets${sign}r ${sign}o1.0 or above${sign}r
${sign}7Currently, ${sign}6magnets${sign}r${sign}7 is ${sign}o${sign}nnot installed,
	Mod ${sign}eropes${sign}r requires ${sign}6strings${sign}r ${sign}o2.16 or above${sign}r
${sign}7Currently, ${sign}6strings${sign}r${sign}7 is ${sign}o2.1,
]
`;

describe.each(["?", "�", "��", "Â§", "º", "搂", "&"])("signs that have become %s", (sign) => {
  test("are given back where a mod says what it lacks", () => {
    expect(withColourSigns(new Lines(lacks(sign)))?.text).toBe(lacks("§"));
  });
});

test("what mods lack is told by its ids and versions, whatever has become of the colours", () => {
  const log = (
    sign: string,
  ) => `[10:00:00] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.minecraftforge.fml.LoadingFailedException: ${lacks(sign)}	at net.minecraftforge.fml.ModLoader.gatherAndInitializeMods(ModLoader.java:1) ~[fmlcore-1.18.2-40.1.0.jar%2371!/:?]
`;
  for (const sign of ["§", "?", "�"])
    expect(
      analyse(log(sign)).findings.map(({ code, parameters }) => [code, parameters["mod"], parameters["installed"]]),
    ).toEqual([
      ["mod-dependency-missing", "kites", undefined],
      ["mod-dependency-version", "ropes", "2.1"],
    ]);
});

test.each([
  ["colours that are there", lacks("§")],
  ["none", lacks("")],
  ["questions", "Currently, ?6 of them? Currently, is it?\n"],
])("%s stay as they are", (_, text) => {
  expect(withColourSigns(new Lines(text))).toBeNull();
});

test("other lines keep their question marks", () => {
  const other = "[10:00:00] [main/INFO]: https://example.org/list?a=1&b=2\n";
  expect(withColourSigns(new Lines(other + lacks("?") + other))?.text).toBe(other + lacks("§") + other);
});

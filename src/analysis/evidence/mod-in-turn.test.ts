import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

/** The report of Forge for 1.12 that gave up while it constructed mods, with the steps that each of them had taken. */
const report = (states: Record<string, string>, thrown = "java.lang.NoClassDefFoundError: org/shelves/api/Label") =>
  `---- Minecraft Crash Report ----

Time: 2024-01-01 10:00:00
Description: Initializing game

${thrown}
	at java.lang.Class.forName(Unknown Source)
	at net.minecraftforge.fml.common.FMLModContainer.constructMod(FMLModContainer.java:539)
	at net.minecraftforge.fml.common.LoadController.sendEventToModContainer(LoadController.java:219)
	at net.minecraft.client.main.Main.main(SourceFile:123)

-- System Details --
Details:
	Minecraft Version: 1.12.2
	FML: MCP 9.42 Powered by Forge 14.23.5.2838 ${Object.keys(states).length} mods loaded
	States: 'U' = Unloaded 'L' = Loaded 'C' = Constructed

	| State | ID | Version | Source | Signature |
	|:----- |:-- |:------- |:------ |:--------- |
${Object.entries(states)
  .map(([id, state]) => `	| ${state} | ${id} | 1.2 | ${id}-1.2.jar | None |\n`)
  .join("")}
	Is Modded: Definitely; Client brand changed to 'fml,forge'
`;
const first = (text: string) => analyse(text).findings[0];

describe("the mod whose turn it was", () => {
  test("is the first one that is a step behind", () => {
    const text = report({ minecraft: "LC", forge: "LC", lamps: "LC", bulbs: "L", shades: "L" });
    expect(first(text)).toMatchObject({ code: "class-missing", parameters: { suspect: "bulbs" } });
  });

  test("is the only one with an error", () => {
    const text = report({ minecraft: "LC", forge: "LC", lamps: "LCE", bulbs: "LC" });
    expect(first(text)).toMatchObject({ code: "class-missing", parameters: { suspect: "lamps" } });
  });

  test("is told of any exception", () => {
    const text = report({ minecraft: "LC", forge: "LC", lamps: "L" }, "java.lang.ArithmeticException: / by zero");
    expect(first(text)).toMatchObject({ code: "mod-crash", parameters: { mod: "lamps" } });
  });

  test("is nobody's where all have come equally far, or in no order", () => {
    expect(first(report({ minecraft: "LC", lamps: "LC", bulbs: "LC" }))?.parameters).not.toHaveProperty("suspect");
    expect(first(report({ minecraft: "LC", lamps: "L", bulbs: "LC" }))?.parameters).not.toHaveProperty("suspect");
    expect(first(report({ minecraft: "L", lamps: "L", bulbs: "L" }))?.parameters).not.toHaveProperty("suspect");
  });
});

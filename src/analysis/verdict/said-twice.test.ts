import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

test("exceptions of several places that come to the same words are told once", () => {
  const start = "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n";
  const list = "[10:00:00] [main/INFO]: Loading 2 mods:\n\t- lamps 1.0\n\t- shelves 2.0\n";
  const lacking = (block: string, line: number) => `[10:00:05] [main/ERROR]: Odd block
java.lang.AbstractMethodError: Method org/example/lamps/${block}.depth()I is abstract
	at org.example.lamps.${block}.depth(${block}.java) ~[lamps-1.0.jar:?]
	at org.example.shelves.Shelf.measure(Shelf.java:${line}) ~[shelves-2.0.jar:?]
`;
  const { findings } = analyse(start + list + lacking("Torch", 4) + lacking("Candle", 9));
  const told = findings.filter(({ code }) => code === "method-missing");
  expect(told.map(({ count, lines }) => [count, lines])).toEqual([[2, [5, 9]]]);
});

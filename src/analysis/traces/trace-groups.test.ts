import { describe, expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { exceptions } from "./stack-traces.ts";

const read = (text: string) => exceptions(new Lines(text));

describe("exceptions that are thrown in the same way", () => {
  test("are one group with a count", () => {
    const one = (i: number) =>
      `[12:00:00] [Server thread/ERROR]: Failed ${i}\njava.lang.Error: id ${i}\n\tat shop.Shop.lambda$open$${i}(Shop.java:${i})\n`;
    const [group, ...more] = read(Array.from({ length: 1000 }, (_, i) => one(i)).join(""));
    expect(more).toEqual([]);
    expect(group).toMatchObject({ count: 1000, message: "id 0", firstLine: 1 });
    expect(group!.lines.length).toBe(100);
    expect(group!.lines.slice(0, 3)).toEqual([1, 4, 7]);
  });

  test("have a fingerprint that does not depend on Java's and Minecraft's frames", () => {
    const print = (inner: string) =>
      read(`java.lang.Error: a\n${inner}\tat shop.Shop.open(Shop.java:1)\n`)[0]!.fingerprint;
    expect(print("\tat java.util.List.get(List.java:1)\n")).toBe(
      print("\tat net.minecraft.server.Main.a(Main.java:2)\n"),
    );
    expect(print("")).not.toBe(print("\tat shop.Door.open(Door.java:1)\n"));
    expect(print("")).toMatch(/^[0-9a-f]{12}$/);
  });
});

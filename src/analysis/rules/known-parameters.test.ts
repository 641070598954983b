import { expect, test } from "bun:test";
import { knownParameters } from "./known-parameters.ts";

test("a level, a stream, a thread, a launcher or a folder is nobody", () => {
  expect(knownParameters({ plugin: "ERROR", mod: "launcher", suspect: "Render thread", script: "WARN" })).toEqual({});
  expect(knownParameters({ mods: ["Lamps", "STDERR"], own: "bin" })).toEqual({ mods: ["Lamps"] });
});

test("what is no name may be called so", () => {
  expect(knownParameters({ file: "config", level: "ERROR", mod: "Server Utilities" })).toEqual({
    file: "config",
    level: "ERROR",
    mod: "Server Utilities",
  });
});

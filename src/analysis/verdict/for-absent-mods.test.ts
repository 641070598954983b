import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const start = `[10:00:00] [main/INFO]: Loading Minecraft 1.21.1 with Fabric Loader 0.16.9
[10:00:00] [main/INFO]: Loading 3 mods:
\t- fabricloader 0.16.9
\t- lamps 2.0
\t- sodium 0.6.0
`;
const failed = (name: string, why = "Unknown or incomplete command, see below for error at position 0: <--[HERE]") =>
  `[10:00:09] [Render thread/ERROR]: Failed to load function ${name}
java.util.concurrent.CompletionException: java.lang.IllegalArgumentException: Whilst parsing command on line 4: ${why}
\tat java.base/java.util.concurrent.CompletableFuture.encodeThrowable(CompletableFuture.java:359) ~[?:?]
`;
const functionsIn = (...failures: string[]) =>
  analyse(start + failures.join("")).findings.filter(({ severity }) => severity !== "notice");

test("functions for a mod that is not there fail without being missed", () => {
  expect(functionsIn(failed("lamps:internal/pehkui/hide"), failed("lamps:internal/pehkui/show"))).toEqual([]);
  expect(functionsIn(failed("lamps:compat/giants/hide"))).toEqual([]);
});

test("what else cannot be read is told", () => {
  const [found] = functionsIn(failed("lamps:internal/pehkui/hide"), failed("lamps:glow"));
  expect(found?.parameters["function"]).toBe("lamps:glow");
  expect(functionsIn(failed("lamps:sodium/hide"))).toHaveLength(1);
  expect(functionsIn(failed("lamps:pehkui/hide", "Unknown block type 'minecraft:gras'"))).toHaveLength(1);
});

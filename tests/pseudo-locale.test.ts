import { expect, test } from "bun:test";
import { join } from "node:path";

test("what is shown in the pseudo-locale comes from the catalogues", () => {
  const file = join(import.meta.dir, "support", "pseudo-pages.ts");
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, "test", "--timeout=60000", file], {
    stdout: "pipe",
    stderr: "pipe",
  });
  expect({ exitCode, told: exitCode === 0 ? "" : stderr.toString() }).toEqual({ exitCode: 0, told: "" });
});

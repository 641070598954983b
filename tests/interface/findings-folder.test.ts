import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { until } from "../support/engines/until.ts";
import { runToEnd, type ServerProcess, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** The real program with `FINDINGS_DIR`, as an operator runs it. */

const folder = join(temporaryDirectory(), "findings");
const env = { DATA_DIR: temporaryDirectory(), FINDINGS_DIR: folder };
const log =
  "[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:02] [Server thread/INFO]: Done (1.2s)!\n[10:00:03] [Server thread/ERROR]: fish lost\n";
const fish = (message: string) => `code = "fish"\nliteral = "fish lost"\nseverity = "error"\nmessage = "${message}"\n`;
const write = (text: string, name = "fish.toml") => Bun.write(join(folder, name), text);

let server: ServerProcess;
beforeAll(async () => {
  mkdirSync(folder);
  await write(fish("One."));
  await write("no finding at all", "README.md");
  server = await startProcess({ env, args: ["serve"] });
});
afterAll(async () => {
  await server.stop();
});

async function messages(): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/analyse`, {
    method: "POST",
    body: log,
    headers: { "Content-Type": "text/plain" },
  });
  const { findings } = (await answer.json()) as { findings: { code: string; message: string }[] };
  return findings.map(({ code, message }) => `${code} ${message}`);
}

async function untilFound(wanted: string[]): Promise<void> {
  await until(`the findings are ${wanted}`, async () => Bun.deepEquals(await messages(), wanted), { everyMs: 50 });
}

test("findings are read at the start and on SIGHUP; a broken file changes nothing, and is logged", async () => {
  expect(await messages()).toEqual(["house:fish One."]);
  await write(fish("Two."));
  expect(await messages()).toEqual(["house:fish One."]);
  server.signal("SIGHUP");
  await untilFound(["house:fish Two."]);
  await write(fish("Three.").replace("error", "awful"));
  server.signal("SIGHUP");
  await until("the broken file is told of", () => server.output().includes("stay as they were"));
  expect(await messages()).toEqual(["house:fish Two."]);
  await write(fish("Four."));
  server.signal("SIGHUP");
  await untilFound(["house:fish Four."]);
  rmSync(join(folder, "fish.toml"));
  server.signal("SIGHUP");
  await untilFound([]);
  await server.stop();
  const output = await server.stdout();
  expect(output).toContain('"message":"the findings of FINDINGS_DIR stay as they were"');
  expect(output).toContain("fish.toml: severity must be fatal, error, warning or notice.");
});

test("a server does not start with a broken file, and says which and why", async () => {
  const broken = temporaryDirectory();
  await Bun.write(join(broken, "a.json"), '{"code":"a","severity":"error","message":"A.","pattern":"(a+)+\\\\1"}');
  const refused = await runToEnd({ env: { ...env, PORT: "0", FINDINGS_DIR: broken }, args: ["serve"] });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`lectern: FINDINGS_DIR: ${join(broken, "a.json")}: pattern cannot be used: `);
  const missing = await runToEnd({ env: { ...env, PORT: "0", FINDINGS_DIR: join(broken, "none") }, args: ["serve"] });
  expect(missing.stderr).toContain(`FINDINGS_DIR: ${join(broken, "none")} does not exist.`);
});

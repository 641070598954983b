import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** What people type, run by the shell. The forms that the README shows for our own interface are run by `docs.test.ts`. */
const tools = findTools();

function findTools(): boolean {
  if (Bun.which("curl") && Bun.which("gzip")) return true;
  const how = "apt-get install curl gzip";
  if (process.env["CI"]) throw new Error(`the tests with curl need it: ${how}`);
  console.warn(`skipped: tests with curl (${how})`);
  return false;
}

const log = "[12:00:00] [Server thread/INFO]: 0.92.2+1.20.1 & 100% \"done\" 中文 '\u001b[0m'\r\n\tat a.b.C\n";
/** curl asks before it sends so much, and waits for the answer. */
const large = `${"[12:00:00] [Server thread/INFO]: a line of a large log\n".repeat(180_000)}end`;

describe.skipIf(!tools)("curl", () => {
  const directory = temporaryDirectory();
  let app: AppUnderTest;

  beforeAll(async () => {
    app = await startApp();
    await Bun.write(join(directory, "latest.log"), log);
    await Bun.write(join(directory, "large.log"), large);
    await Bun.write(join(directory, "2026-01-15-1.log.gz"), Bun.gzipSync(Buffer.from(log)));
    const paste = { files: [{ name: "latest.log", content: { format: "text", value: log } }] };
    await Bun.write(join(directory, "paste.json"), JSON.stringify(paste));
  });
  afterAll(() => app.stop());

  async function run(command: string): Promise<string> {
    const script = `curl() { command curl --silent --show-error --fail "$@"; }\n${command.replaceAll("HOST", app.url)}`;
    const shell = Bun.spawn(["sh", "-euc", script], { cwd: directory, stdout: "pipe", stderr: "pipe" });
    const [output, trouble, code] = await Promise.all([shell.stdout.text(), shell.stderr.text(), shell.exited]);
    expect({ command, trouble, code }).toEqual({ command, trouble: "", code: 0 });
    return output;
  }

  const key = (output: string) => (JSON.parse(output) as { key: string }).key;
  const link = (output: string) => {
    expect(output).toMatch(new RegExp(`^${app.url}/\\w{10}\n$`));
    return output.trim().slice(-10);
  };
  const pasteId = (output: string) => (JSON.parse(output) as { result: { id: string } }).result.id;

  test.each<[string, (output: string) => string, { content?: string; name?: string }]>([
    // `-d` itself drops the line ends of a file.
    ["curl -d @latest.log HOST/documents", key, { content: log.replace(/[\r\n]/g, "") }],
    ["curl --data-binary @latest.log HOST/documents", key, { content: log }],
    ["curl -X POST -s --data-binary @- HOST/documents < latest.log", key, { content: log }],
    ["curl -H 'Content-Type: application/json' --data-binary @latest.log HOST/documents/", key, { content: log }],
    ["curl -F data=@latest.log HOST/documents", key, { content: log, name: "latest.log" }],
    ["curl -F 'data=<latest.log' HOST/documents", key, { content: log, name: "" }],
    ["curl -F data=@2026-01-15-1.log.gz HOST/documents", key, { content: log, name: "2026-01-15-1.log" }],
    ["curl --data-binary @large.log HOST/documents", key, { content: large }],
    ["curl --data-binary @latest.log HOST/post", key, { content: log }],
    ["gzip -c latest.log | curl -H 'Content-Encoding: gzip' --data-binary @- HOST/post", key, { content: log }],
    ["curl --data-binary @2026-01-15-1.log.gz HOST/post", key, { content: log }],
    ["curl -T latest.log HOST/post", link, { content: log }],
    ["cat latest.log | curl -T - HOST/post", link, { content: log }],
    ["curl -T large.log HOST//post", link, { content: large }],
    ["curl -F file=@latest.log HOST", link, { content: log, name: "latest.log" }],
    ["curl -F 'file=@-' HOST/ < latest.log", link, { content: log }],
    ["curl -F 'file=@latest.log;filename=other.log' -F expires=24 HOST", link, { content: log, name: "other.log" }],
    ["curl -F file=@2026-01-15-1.log.gz HOST", link, { content: log, name: "2026-01-15-1.log" }],
    ["curl -F file=@large.log HOST", link, { content: large }],
    ["curl -H 'Content-Type: application/json' -d @paste.json HOST/api/v1/pastes", pasteId, { name: "latest.log" }],
    ["curl --data-binary @paste.json HOST//api/v1/pastes/", pasteId, { content: log, name: "latest.log" }],
  ])("%s", async (command, idIn, expected) => {
    expect(await logOf(app, idIn(await run(command)))).toMatchObject(expected);
  });

  test.each(["HOST/ID", "HOST/ID.log", "HOST/raw/ID", "HOST/raw/ID.txt", "--compressed HOST/ID", "-L HOST/s/ID"])(
    "curl %s reads the log",
    async (address) => {
      for (const content of [log, large]) {
        const { id } = await app.upload(content);
        expect((await run(`curl ${address.replace("ID", id)}`)) === content).toBe(true);
      }
    },
  );

  test("curl -I tells about a log, and curl HOST/documents/ID has it as JSON", async () => {
    const { id } = await app.upload(log);
    expect(await run(`curl -I HOST/${id}`)).toContain("Content-Type: text/plain; charset=utf-8\r\n");
    expect(JSON.parse(await run(`curl HOST/documents/${id}`))).toEqual({ data: log, key: id });
  });
});

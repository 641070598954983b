import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { generatedFiles, generators, wholeFiles, withGeneratedParts } from "../scripts/generate-docs.ts";
import { type ServerProcess, startProcess } from "./support/server-process.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";

const root = join(import.meta.dir, "..");
const read = (name: string) => Bun.file(join(root, name)).text();
/** Pages whose commands are run, each from its own first upload on. */
const pagesWithExamples = ["README.md", "docs/API.md"];
const texts = Object.fromEntries(await Promise.all(pagesWithExamples.map(async (page) => [page, await read(page)])));

describe("generated parts", () => {
  test.each(generatedFiles)("%s is up to date (if not: `npm run docs`)", async (name) => {
    const text = await read(name);
    expect(withGeneratedParts(text)).toBe(text);
  });

  test.each(Object.entries(wholeFiles))("%s is up to date (if not: `npm run docs`)", async (name, make) => {
    expect(await read(name)).toBe(make());
  });

  test("every generator is used", async () => {
    const all = (await Promise.all(generatedFiles.map(read))).join("\n");
    for (const name of Object.keys(generators)) expect(all).toContain(`<!-- generated:${name} -->`);
  });

  test("a stale part is noticed", () => {
    const stale = "<!-- generated:errors -->\n| 400 | Old. |\n<!-- /generated -->\n";
    expect(withGeneratedParts(stale)).not.toBe(stale);
    expect(withGeneratedParts(withGeneratedParts(stale))).toBe(withGeneratedParts(stale));
  });

  test("a part without a generator or an end is a mistake", () => {
    expect(() => withGeneratedParts("<!-- generated:nothing -->\n<!-- /generated -->")).toThrow("no generator");
    expect(() => withGeneratedParts("<!-- generated:errors -->\n")).toThrow("no end");
  });
});

describe("links", () => {
  const docs = Array.from(new Glob("docs/*.md").scanSync({ cwd: root }));
  const pages = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", ...docs];
  test.each(pages)("%s leads to files that exist", async (page) => {
    const targets = [...(await read(page)).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1]!);
    expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });

  // Paths are written from the folder that a section is about.
  const bases = [
    "",
    "src",
    "src/http",
    "src/http/api-docs",
    "src/analysis",
    "src/privacy",
    "src/storage",
    "web",
    "web/log",
  ];
  test.each(["CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/INTERFACE.md"])(
    "%s names files that exist",
    async (page) => {
      const paths = [...(await read(page)).matchAll(/`([a-z0-9-]+(?:\/[a-z0-9-]+)*\/[a-z0-9.-]+\.(?:ts|css))`/g)].map(
        (match) => match[1]!,
      );
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => !bases.some((base) => existsSync(join(root, base, path))))).toEqual([]);
    },
  );
});

test("the README can be read in one go", () => {
  expect(texts["README.md"]!.split("\n").length).toBeLessThanOrEqual(250);
});

/** A command that is marked as tested, and the answer shown below it. */
interface Example {
  command: string;
  answer: { language: string; text: string } | null;
}

const sampleOrigin = "http://localhost:3000";
const sampleId = "7Kd3mPq9Xw";
function examplesOf(page: string): Example[] {
  const marked = texts[page]!.matchAll(/<!-- tested -->\n```sh\n([\s\S]*?)```\n(?:\n```(json|text)\n([\s\S]*?)```)?/g);
  return [...marked].map(([, command, language, text]) => ({
    command: command!,
    answer: language ? { language, text: text! } : null,
  }));
}

/** With `CI`, what is missing is a failure. */
const canRun = Boolean(Bun.which("curl") && Bun.which("gzip"));
if (!canRun) {
  if (process.env["CI"]) throw new Error("the examples need curl and gzip: apt-get install curl gzip");
  console.warn("skipped: the examples of the documentation (apt-get install curl gzip)");
}

describe("examples", () => {
  test("show every operation", () => {
    const commands = examplesOf("docs/API.md")
      .map(({ command }) => command)
      .join("\n");
    const operations = ["/api/upload", "/api/log/", "/api/stats/", "/api/health", "/raw/", "?download"];
    const uploads = ["-d '{", "--data-binary @latest.log", "format=plain", "--data-urlencode", "-F file=", ".log.gz"];
    for (const part of [...operations, ...uploads, "application/json", "Content-Encoding: gzip"]) {
      expect(commands).toContain(part);
    }
  });

  test.each(pagesWithExamples)("are all marked as tested: %s", (page) => {
    expect(examplesOf(page).length).toBe(texts[page]!.match(/```sh\n[^`]*\bcurl /g)?.length ?? 0);
  });
});

describe.skipIf(!canRun).each(pagesWithExamples)("the examples of %s", (page) => {
  const examples = examplesOf(page);
  const log = "[12:00:00] [Server thread/INFO]: Done (3.141s)!\n[12:00:07] [Server thread/WARN]: Can't keep up!\n";
  const directory = temporaryDirectory();
  let server: ServerProcess;
  let id = sampleId;

  beforeAll(async () => {
    server = await startProcess({ env: { DATA_DIR: temporaryDirectory() } });
    for (const name of ["latest.log", "server.log"]) await Bun.write(join(directory, name), log);
    await Bun.write(join(directory, "2026-01-15-1.log.gz"), Bun.gzipSync(Buffer.from(log)));
  });

  afterAll(async () => {
    await server?.stop();
  });

  /** Runs one as it stands, but against this server, quietly, and failing on errors. */
  async function run(command: string): Promise<string> {
    const ready = command.replaceAll(sampleOrigin, server.url).replaceAll(sampleId, id);
    const script = `curl() { command curl --silent --show-error --fail "$@"; }\n${ready}`;
    const shell = Bun.spawn(["sh", "-euc", script], { cwd: directory, stdout: "pipe", stderr: "pipe" });
    const [output, trouble] = await Promise.all([shell.stdout.text(), shell.stderr.text()]);
    expect({ trouble, code: await shell.exited }).toEqual({ trouble: "", code: 0 });
    return output;
  }

  // In the order of the page: later commands read the log of the first upload.
  test.each(examples.map((example) => [example.command.split("\n", 1)[0]!, example] as const))(
    "%s",
    async (_, { command, answer }) => {
      const output = await run(command);
      if (id === sampleId) id = (JSON.parse(output) as { id: string }).id;
      if (answer?.language === "json") expect(shapeOf(JSON.parse(output))).toEqual(shapeOf(JSON.parse(answer.text)));
      if (answer?.language === "text") {
        const withSampleId = output.replace(/\w{10}$/m, sampleId);
        expect(withSampleId).toBe(answer.text.replaceAll(sampleOrigin, server.url));
      }
    },
  );

  test("store what they say", async () => {
    const first = "[12:00:00] [Server thread/INFO]: Done (3.141s)!\n";
    const downloaded = Bun.file(join(directory, "downloaded.log"));
    if (page === "docs/API.md") expect(await downloaded.text()).toBe(first);
    for (const { command } of examples.filter((example) => example.command.includes("/api/upload"))) {
      const output = await run(command);
      const stored = output.startsWith("{") ? (JSON.parse(output) as { id: string }).id : output.trim().slice(-10);
      const expected = command.includes("-d '{") ? first : log;
      expect(await (await fetch(`${server.url}/raw/${stored}`)).text()).toBe(expected);
    }
  });
});

/** Which fields there are, in which order, and of which type. */
function shapeOf(answer: Record<string, unknown>): string[] {
  return Object.entries(answer).map(([key, value]) => `${key}: ${typeof value}`);
}

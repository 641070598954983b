import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { browserPath, launchBrowser } from "../support/browser.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const root = join(import.meta.dir, "../..");
const project = temporaryDirectory();
const built = join(project, "node_modules", "lectern-client");
let app: AppUnderTest;

beforeAll(async () => {
  app = await startApp();
  const build = Bun.spawn([process.execPath, join(root, "scripts/build-client.ts"), built], { stdout: "ignore" });
  expect(await build.exited).toBe(0);
});
afterAll(() => app.stop());

const read = (name: string) => readFileSync(join(built, name), "utf8");

test("the package is one file of code and one of types, and needs nothing else", () => {
  expect(readdirSync(built).sort()).toEqual(["LICENSE", "README.md", "index.d.ts", "index.js", "package.json"]);
  for (const name of ["index.js", "index.d.ts"])
    expect(read(name)).not.toMatch(/\bimport\b[\s(]|\bfrom\s*["']|require\(/);
  const manifest = JSON.parse(read("package.json"));
  expect(manifest).toMatchObject({ name: "lectern-client", type: "module", sideEffects: false });
  expect(manifest.version).toBe(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);
  expect(manifest.dependencies).toBeUndefined();
  // Browsers have no globals of other platforms, and may not be allowed to make code from text.
  expect(read("index.js")).not.toMatch(/\beval\(|new Function|\bBuffer\b/);
});

/** Uses every method, and tells what it saw. The same text runs in Node and in a page. */
const everything = `
  const told = [];
  const log = "[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\\n".repeat(100);
  const lectern = new Lectern(server);
  const progress = [];
  const shared = await lectern.share(log, { name: "latest.log", onProgress: ({ sent }) => progress.push(sent) });
  told.push(progress[0] === 0, progress.at(-1) > 0);
  told.push((await lectern.get(shared.id)).content === log, (await lectern.get(shared.url)).name);
  told.push((await lectern.raw(shared.shortUrl)) === log);
  let bytes = 0;
  const reader = (await lectern.rawStream(shared.id)).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
  told.push(bytes === log.length);
  told.push((await lectern.stats(shared.id)).views);
  told.push((await lectern.insights(shared.id, { language: "en" })).version);
  told.push((await createClient(server).analyse(log, { language: "zh-CN" })).language);
  told.push((await lectern.limits()).maxLogBytes, (await lectern.health()).status);
  const failure = await lectern.get("2222222222").catch((error) => error);
  told.push(failure instanceof LecternError, failure.status, failure.code);
  const controller = new AbortController();
  controller.abort("enough");
  told.push(await lectern.share(log, { signal: controller.signal }).catch((reason) => reason));
`;
const expected = [
  ...[true, true, true, "latest.log", true, true, 4, "1.20.4", "zh-CN", 10_485_760, "healthy"],
  ...[true, 404, "not-found", "enough"],
];

test("every method works under Node", async () => {
  const script = `import { createClient, Lectern, LecternError } from "lectern-client";
    const server = process.argv[2];
    ${everything}
    // Hard to pack, so that it is sent in pieces.
    const large = Array.from({ length: 20_000 }, () => crypto.randomUUID()).join("\\n");
    let steps = 0;
    const { id } = await lectern.share(large, { onProgress: () => steps++ });
    if (steps < 5 || (await lectern.raw(id)) !== large) throw new Error("a large log was not sent in pieces: " + steps);
    const nobody = new Lectern("http://127.0.0.1:" + process.argv[3], { retry: false });
    told.push((await nobody.share("x").catch((error) => error)).code);
    console.log(JSON.stringify(told));`;
  writeFileSync(join(project, "use-client.mjs"), script);
  const closed = Bun.serve({ port: 0, fetch: () => new Response() });
  const closedPort = String(closed.port);
  await closed.stop(true);
  const node = Bun.spawn(["node", "use-client.mjs", app.url, closedPort], {
    cwd: project,
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr] = await Promise.all([node.stdout.text(), node.stderr.text()]);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([...expected, "unreachable"]);
});

test("the types hold in a strict project of somebody else", async () => {
  const directory = join(project, "types");
  mkdirSync(directory);
  writeFileSync(
    join(directory, "use.ts"),
    `import { createClient, Lectern, LecternError, type FindingInsight, type UploadAnswer } from "lectern-client";
    const lectern: Lectern = createClient("http://localhost:3000", { retry: { attempts: 2 }, onRetry: ({ delayMs }) => delayMs.toFixed() });
    export async function use(file: Blob, signal: AbortSignal): Promise<string[]> {
      const answer: UploadAnswer = await lectern.share(file, { name: "a", signal, onProgress: ({ sent, total }) => sent / total });
      const { findings } = await lectern.insights(answer.id, { language: "zh-CN" });
      const stream: ReadableStream<Uint8Array> = await lectern.rawStream(answer.id);
      await stream.cancel();
      try {
        await lectern.stats(answer.url);
      } catch (error) {
        if (error instanceof LecternError && error.code === "rate-limited") return [String(error.retryAfter ?? 0)];
      }
      // @ts-expect-error: there is no such language
      await lectern.insights(answer.id, { language: "xx" });
      // @ts-expect-error: a number is no log
      await lectern.share(5);
      return findings.map((finding: FindingInsight) => finding.message);
    }\n`,
  );
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    target: "es2022",
    module: "nodenext",
    lib: ["es2022", "dom"],
    types: [],
  };
  writeFileSync(join(directory, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts"] }));
  writeFileSync(join(directory, "package.json"), '{"type":"module"}');
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const run = Bun.spawn([process.execPath, compiler, "-p", directory], { stdout: "pipe" });
  expect(await run.stdout.text()).toBe("");
  expect(await run.exited).toBe(0);
});

describe.skipIf(browserPath === null)("in a real browser", () => {
  test("every method works on a page of another origin, as a module", async () => {
    using pages = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: ({ url }) => {
        const isScript = url.endsWith("/index.js");
        const headers = { "Content-Type": isScript ? "text/javascript" : "text/html" };
        return new Response(isScript ? read("index.js") : "<!doctype html><title>a page</title>", { headers });
      },
    });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(pages.url.href);
      const told = await page.evaluate(`(async () => {
        const { createClient, Lectern, LecternError } = await import("/index.js");
        const server = ${JSON.stringify(app.url)};
        ${everything}
        return told;
      })()`);
      expect(told).toEqual(expected);
    } finally {
      await browser.close();
    }
  });
});

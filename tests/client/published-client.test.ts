import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { buildClient, everyMethod, seenByEveryMethod } from "./every-method.ts";

const root = join(import.meta.dir, "../..");
const project = temporaryDirectory();
const built = join(project, "node_modules", "lectern-client");
let app: AppUnderTest;

beforeAll(async () => {
  app = await startApp();
  await buildClient(built);
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

test("every method works under Node", async () => {
  const script = `import { createClient, Lectern, LecternError } from "lectern-client";
    const server = process.argv[2];
    ${everyMethod}
    // Hard to pack, so that it is sent in chunks.
    const large = Array.from({ length: 20_000 }, () => crypto.randomUUID()).join("\\n");
    let steps = 0;
    const { id } = await lectern.share(large, { onProgress: () => steps++ });
    if (steps < 5 || (await lectern.raw(id)) !== large) throw new Error("a large log was not sent in chunks: " + steps);
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
  expect(JSON.parse(stdout)).toEqual([...seenByEveryMethod, "unreachable"]);
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

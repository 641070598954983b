/**
 * `npm run build:client [directory]`: the client library as it is published, by default in `dist/client/`: one file of
 * JavaScript, one of types, neither of which imports anything, and what npm needs.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import packageFile from "../package.json" with { type: "json" };

const root = join(import.meta.dir, "..");
const source = join(root, "src", "client");
const outdir = resolve(process.argv[2] ?? join(root, "dist", "client"));

/** In this order the types are joined to one file: those that others use come first. */
const typed = [
  "wire/languages",
  "wire/answers",
  "wire/run-outcome",
  "wire/finding-link",
  "wire/bundle-insights",
  "wire/known-crash",
  "wire/insights-answer",
  "client/lectern-error",
  "client/log-address",
  "client/retrying",
  "client/requests",
  "client/upload-body",
  "client/lectern",
];

await mkdir(outdir, { recursive: true });
const index = await readFile(join(source, "index.ts"), "utf8");

const { outputs } = await Bun.build({
  entrypoints: [join(source, "index.ts")],
  target: "browser",
  format: "esm",
  naming: "index.js",
});
const written = {
  "index.js": await outputs[0]!.text(),
  "index.d.ts": await declarations(),
  "package.json": `${JSON.stringify(manifest(), null, 2)}\n`,
  "README.md": await readFile(join(source, "client-readme.md"), "utf8"),
  LICENSE: await readFile(join(root, "LICENSE"), "utf8"),
};
for (const [name, text] of Object.entries(written)) {
  await writeFile(join(outdir, name), text);
  process.stdout.write(`${join(outdir, name)} ${Buffer.byteLength(text)} bytes\n`);
}

function manifest() {
  return {
    name: "lectern-client",
    version: packageFile.version,
    description: "Share and read Minecraft logs on a Lectern server, from browsers, Node, Deno and Bun.",
    license: packageFile.license,
    type: "module",
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    types: "./index.d.ts",
    files: ["index.js", "index.d.ts"],
    sideEffects: false,
    engines: { node: ">=20" },
  };
}

/** What the compiler says of each file, without what holds the files together. */
async function declarations(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "lectern-client-"));
  try {
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: join(root, "src"),
      outDir: directory,
      typeRoots: [join(root, "node_modules", "@types")],
    };
    const project = { extends: join(root, "tsconfig.json"), compilerOptions, include: [join(source, "index.ts")] };
    await writeFile(join(directory, "tsconfig.json"), JSON.stringify(project));
    const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
    const compiling = Bun.spawn([process.execPath, compiler, "-p", directory], { stdout: "pipe", stderr: "inherit" });
    const compilerOutput = await compiling.stdout.text();
    if ((await compiling.exited) !== 0) throw new Error(`the types could not be made:\n${compilerOutput}`);
    const texts = await Promise.all(typed.map((name) => readFile(join(directory, `${name}.d.ts`), "utf8")));
    return `${texts.map(withoutModules).join("\n")}\nexport { ${exported().join(", ")} };\n`;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Everything is in one file: there is nothing to import, and `index.ts` says what is exported. */
function withoutModules(text: string): string {
  return text
    .replace(/^import [^;]*;\n/gm, "")
    .replace(/^export \{\};\n/gm, "")
    .replace(/^export (?:declare )?(?=interface|type)/gm, "")
    .replace(/^export declare /gm, "declare ");
}

/** The names in the lists of `index.ts`. Types need no mark of their own in a file of types. */
function exported(): string[] {
  const lists = [...index.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map((match) => match[1]!);
  return lists.flatMap((list) => list.split(",").map((name) => name.trim().replace(/^type /, ""))).filter(Boolean);
}

import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { Glob } from "bun";
import { folders, layers } from "./support/import-rules.ts";
import { testViolations } from "./support/test-rules.ts";

/** The composition root and its part that tests use, too. They may import what they name, and nothing imports the root. */
const composition: Record<string, { mayImport: string[] }> = {
  "main.ts": { mayImport: ["cli", "compose-server-commands.ts"] },
  "compose-server-commands.ts": {
    mayImport: [
      "config",
      "server-commands",
      "http/server.ts",
      "storage/unusable-store.ts",
      "cli",
      "migrate",
      "backup",
      "status",
      "i18n/trouble-text.ts",
      "wire/unseen.ts",
    ],
  },
};

/** What browsers run may import of `src/`: what is pure. Tests and the build may import what they like. */
const webMayImport = ["i18n", "analysis", "archives", "line-index", "names", "privacy", "shortening", "wire"];

const entryPoints = ["src/main.ts", "src/client/index.ts"];
/** Types alone: of samples, which stand beside what they are of, and of files that are imported. */
const typesAlone = [
  "src/analysis/rules/samples.ts",
  "src/analysis/read/formats/format-samples.ts",
  "src/http/site/preview/file-imports.ts",
];

/** What only some files below `src/` may do. */
const privileges: { what: string; pattern: RegExp; only: string[] }[] = [
  {
    what: "reads the environment",
    pattern: /\b(?:process|Bun|import\.meta)\.env\b|\benv\b[^;]*\bfrom\s+"(?:node:process|bun)"/,
    only: ["main.ts"],
  },
  {
    // `http/server.ts` has the answer of last resort, for when the app itself fails.
    what: "makes a `Response`, and so decides on a status",
    pattern: /\bnew Response\(|\bResponse\.(?:json|redirect|error)\(/,
    only: ["http/core/replies.ts", "http/server.ts"],
  },
  {
    what: "has the keys of the catalogues as types",
    pattern: /\bfrom "[./]+locales\/en\.json"/,
    only: ["i18n/declare-words.ts"],
  },
  {
    what: "asks for the address of PostgreSQL, and so which driver it is",
    pattern: /\bdatabaseUrl\b/,
    only: [
      "config/settings/storage-settings.ts",
      "storage/storage-settings.ts",
      "storage/postgres/driver.ts",
      "storage/postgres/open-store.ts",
    ],
  },
];

/** What holds for every file of the project, tests too. */
const maxLines = 400;
/** A test may name its tier: `scripts/test-tiers.ts`. */
const kebabCase =
  /^[a-z0-9]+(-[a-z0-9]+)*((\.(programs|browser|engines|performance))?\.test|\.gen|\.samples|\.macro)?\.ts$/;
const emptyNames = /(^|-)(utils?|helpers?|common|misc)(-|\.)/;
// Written so that this file does not find itself.
const unfinished = new RegExp(`\\b(?:${["TO" + "DO", "FIX" + "ME", "X".repeat(3)].join("|")})\\b`);

interface SourceFile {
  /** From the project's root, such as `src/logs/id.ts`. */
  path: string;
  text: string;
}

/** Every rule, on one file. Empty for a file that keeps them all. */
function violations(file: SourceFile): string[] {
  const isTest = file.path.endsWith(".test.ts");
  const inSource = file.path.startsWith("src/") && !isTest;
  const inBrowser = file.path.startsWith("web/") && !isTest && file.path !== "web/build.ts";
  return [
    ...wrongName(file),
    ...tooLong(file),
    ...notFinished(file),
    ...importsOfMain(file),
    ...testViolations(file),
    ...(inBrowser ? wrongWebImports(file) : []),
    ...(inSource ? [...wrongPlace(file), ...wrongImports(file), ...wrongLayers(file), ...wrongPrivileges(file)] : []),
  ];
}

function wrongName({ path }: SourceFile): string[] {
  const name = posix.basename(path);
  const found: string[] = [];
  if (!kebabCase.test(name)) found.push("the name is not in kebab-case");
  if (emptyNames.test(name)) found.push("the name does not say what is inside");
  return found;
}

function tooLong({ path, text }: SourceFile): string[] {
  // Nobody reads those from top to bottom.
  if (path.endsWith(".gen.ts")) return [];
  const lines = text.trimEnd().split("\n").length;
  const opening = /^(?:#!.*\n)?\s*(?:\/\*[\s\S]*?\*\/|(?:\/\/.*\n)+)/.exec(text)?.[0] ?? "";
  if (lines <= maxLines || /\blong because\b/i.test(opening)) return [];
  return [`has ${lines} lines, and no comment at the top that says "long because …"`];
}

function notFinished({ text }: SourceFile): string[] {
  const found = unfinished.exec(text)?.[0];
  return found ? [`has a ${found}`] : [];
}

function importsOfMain(file: SourceFile): string[] {
  return importsOf(file).includes("src/main.ts") ? ["imports src/main.ts, which starts the program"] : [];
}

function wrongPlace({ path }: SourceFile): string[] {
  const [, first = "", ...rest] = path.split("/");
  return (rest.length > 0 ? first in folders : first in composition) ? [] : [`src/${first} is not in the table`];
}

function wrongImports(file: SourceFile): string[] {
  const [, first = "", ...rest] = file.path.split("/");
  const isInFolder = rest.length > 0;
  const allowed = (isInFolder ? folders : composition)[first]?.mayImport ?? [];
  const mayImport = isInFolder ? [first, ...allowed] : allowed;
  return importsOf(file)
    .map((path) => path.replace(/^src\//, ""))
    .filter((path) => !mayImport.some((one) => path === one || path.startsWith(`${one}/`)))
    .map((path) => `must not import ${path}`);
}

function wrongLayers(file: SourceFile): string[] {
  return Object.entries(layers).flatMap(([parent, order]) => {
    const from = folderIn(parent, file.path, order);
    if (from === null) return [];
    if (from === "" && parent === "analysis") return ["a file of the analyser stands in one of its rooms"];
    if (from !== "" && layerOf(order, from) === order.length) return [`src/${parent}/${from} is not in the table`];
    return importsOf(file)
      .filter((path) => {
        const to = folderIn(parent, path, order);
        return to !== null && to !== from && layerOf(order, to) >= layerOf(order, from);
      })
      .map((path) => `must not import ${path.replace(/^src\//, "")}, which is not below it in ${parent}`);
  });
}

/**
 * `site` for `src/http/site/routes.ts` in `http`; for a file of `http` itself its name if that has a layer of its own, else
 * nothing; null for one of somewhere else.
 */
function folderIn(parent: string, path: string, order: string[][]): string | null {
  const prefix = `src/${parent}/`;
  if (!path.startsWith(prefix)) return null;
  const [first = "", ...rest] = path.slice(prefix.length).split("/");
  return rest.length > 0 || layerOf(order, first) < order.length ? first : "";
}

/** What is in no layer stands on top of all. */
function layerOf(order: string[][], folder: string): number {
  const found = order.findIndex((layer) => layer.includes(folder));
  return found === -1 ? order.length : found;
}

function wrongWebImports(file: SourceFile): string[] {
  return importsOf(file)
    .filter((path) => !path.startsWith("web/") && !webMayImport.some((folder) => path.startsWith(`src/${folder}/`)))
    .map((path) => `must not import ${path}`);
}

function wrongPrivileges({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  return privileges
    .filter(({ pattern, only }) => pattern.test(code) && !only.includes(path.replace(/^src\//, "")))
    .map(({ what, only }) => `${what}, which only ${only.join(" and ")} may`);
}

/** Data, whose keys are types. */
const catalogue = "/locales/en.json";

/** The project's files that one names in any way: imports, types among them, and the modules of threads. */
function importsOf({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  const statements = /^\s*(?:import|export)\b(?:[\w\s{},*$]*?\bfrom)?\s*["']([^"']+)["']/gm;
  const calls = /\bimport\(\s*["'`]([^"'`]+)["'`]/g;
  const addresses = /\bnew URL\(\s*["'`]([^"'`]+)["'`]\s*,\s*import\.meta/g;
  const threads = /\bthreadEntry\(\s*["'`]([^"'`]+)["'`]/g;
  const relative = [statements, calls, addresses]
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1]!))
    .filter((specifier) => specifier.startsWith(".") && !specifier.endsWith(catalogue))
    .map((specifier) => posix.join(posix.dirname(path), specifier));
  return [...relative, ...[...code.matchAll(threads)].map((match) => `src/${match[1]}`)];
}

function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
}

const root = join(import.meta.dir, "..");

function filesOf(tree: string): SourceFile[] {
  return [...new Glob(`${tree}/**/*.{ts,tsx,js,mjs}`).scanSync(root)]
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.startsWith("web/build/"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

describe("the code keeps its shape", () => {
  const files = ["src", "web", "tests", "scripts", "bench"].flatMap(filesOf);

  test("every file was looked at, and their imports were understood", () => {
    const source = files.filter(({ path }) => path.startsWith("src/"));
    expect(source.length).toBeGreaterThan(50);
    expect(source.flatMap(importsOf).length).toBeGreaterThan(source.length);
    for (const path of ["src/main.ts", "src/http/core/replies.ts", "tests/architecture.test.ts", "scripts/build.ts"]) {
      expect(files.map((file) => file.path)).toContain(path);
    }
  });

  test("every import leads to a file", async () => {
    const paths = new Set(files.map(({ path }) => path));
    const source = files.filter(({ path }) => path.startsWith("src/"));
    const lost = source.flatMap((file) => importsOf(file).filter((path) => !paths.has(path)));
    expect(lost).toEqual([]);
  });

  test("nothing below src/ is there for tests alone", () => {
    const shipped = files.filter(({ path }) => /^(?:src|web)\//.test(path) && !/\.(?:test|samples)\.ts$/.test(path));
    const imported = new Set([...entryPoints, ...typesAlone, ...shipped.flatMap(importsOf)]);
    expect(shipped.map(({ path }) => path).filter((path) => path.startsWith("src/") && !imported.has(path))).toEqual(
      [],
    );
  });

  test("every layer and every permission is used", () => {
    const source = files.filter(({ path }) => path.startsWith("src/") && !path.endsWith(".test.ts"));
    const named = Object.entries(layers).flatMap(([parent, order]) =>
      order.flat().map((one) => `src/${parent}/${one}${one.endsWith(".ts") ? "" : "/"}`),
    );
    expect(named.filter((folder) => !source.some(({ path }) => path.startsWith(folder)))).toEqual([]);

    const isUsed = (importer: string, imported: string) =>
      source.some(
        (file) =>
          (file.path === `src/${importer}` || file.path.startsWith(`src/${importer}/`)) &&
          importsOf(file).some((path) => path === `src/${imported}` || path.startsWith(`src/${imported}/`)),
      );
    const unused = Object.entries({ ...folders, ...composition }).flatMap(([importer, { mayImport }]) =>
      mayImport.filter((imported) => !isUsed(importer, imported)).map((imported) => `${importer}: ${imported}`),
    );
    expect(unused).toEqual([]);
    const privileged = privileges.flatMap(({ pattern, only }) =>
      only.map((path) => ({ pattern, path: `src/${path}` })),
    );
    expect(
      privileged.filter(({ pattern, path }) => {
        const text = source.find((file) => file.path === path)?.text ?? "";
        return !pattern.test(withoutComments(text));
      }),
    ).toEqual([]);
  });

  test("no file breaks a rule", () => {
    expect(files.flatMap((file) => violations(file).map((what) => `${file.path}: ${what}`))).toEqual([]);
  });
});

describe("each rule can fail", () => {
  const lines = (count: number) => "const a = 1;\n".repeat(count);
  // Written so that this file does not find itself.
  const expectOf = "expe" + "ct";

  test.each<[path: string, text: string, found: string]>([
    ["src/wire/a.ts", 'import { LogId } from "../logs/ports.ts";', "must not import logs/ports.ts"],
    ["src/wire/a.ts", 'import type { LogId } from "../logs/ports.ts";', "must not import logs/ports.ts"],
    ["src/wire/a.ts", 'export * from "../logs/ports.ts";', "must not import logs/ports.ts"],
    ["src/wire/a.ts", 'import "../logs/ports.ts";', "must not import logs/ports.ts"],
    ["src/wire/a.ts", 'const a = await import("../logs/ports.ts");', "must not import logs/ports.ts"],
    ["src/wire/a.ts", 'import {\n  a,\n  type B,\n} from "../logs/ports.ts";', "must not import logs/ports.ts"],
    ["src/http/a.ts", 'new URL("../storage/a.ts", import.meta.url);', "must not import storage/a.ts"],
    ["src/http/a.ts", 'threadEntry("storage/sqlite/writer-thread.ts");', "must not import storage/sqlite"],
    ["src/http/site/a.ts", 'import { Reader } from "../../storage/drivers.ts";', "must not import storage/drivers.ts"],
    [
      "src/http/core/a.ts",
      'import { b } from "../upload/b.ts";',
      "must not import http/upload/b.ts, which is not below",
    ],
    [
      "src/http/core/a.ts",
      'import type { B } from "../api/b.ts";',
      "must not import http/api/b.ts, which is not below",
    ],
    ["src/http/mcp/a.ts", 'import { routes } from "../routes.ts";', "must not import http/routes.ts"],
    ["src/http/answers/a.ts", 'threadEntry("http/threads/heavy-thread.ts");', "must not import http/threads"],
    [
      "src/http/compat/bytebin/a.ts",
      'import { b } from "../hastebin/b.ts";',
      "must not import http/compat/hastebin/b.ts",
    ],
    ["src/http/site/log/a.ts", 'import { b } from "../compare/b.ts";', "must not import http/site/compare/b.ts"],
    ["src/http/pages/a.ts", "", "src/http/pages is not in the table"],
    ["src/storage/a.ts", 'import { Upload } from "../logs/upload.ts";', "must not import logs/upload.ts"],
    [
      "src/storage/a.ts",
      'import { checkName } from "../wire/upload-fields.ts";',
      "must not import wire/upload-fields.ts",
    ],
    ["src/logs/a.ts", 'import { tell } from "../http/core/replies.ts";', "must not import http/core/replies.ts"],
    ["src/logs/a.ts", 'import { Logger } from "../logging/logger.ts";', "must not import logging/logger.ts"],
    ["src/http/a.ts", 'import { readConfig } from "../config/config.ts";', "must not import config/config.ts"],
    ["src/work/a.ts", 'import { LogId } from "../logs/ports.ts";', "must not import logs/ports.ts"],
    ["src/client/a.ts", 'import { LogId } from "../logs/ports.ts";', "must not import logs/ports.ts"],
    ["src/cli/a.ts", 'import { openStore } from "../storage/drivers.ts";', "must not import storage/drivers.ts"],
    ["src/analysis/a.ts", 'import { mask } from "../privacy/mask.ts";', "must not import privacy/mask.ts"],
    ["src/privacy/a.ts", 'import { a } from "../wire/answers.ts";', "must not import wire/answers.ts"],
    [
      "web/log/a.ts",
      'import { tell } from "../../src/http/core/replies.ts";',
      "must not import src/http/core/replies.ts",
    ],
    ["web/a.ts", 'import { App } from "../src/logs/ports.ts";', "must not import src/logs/ports.ts"],
    ["src/i18n/a.ts", 'import { Level } from "../analysis/model.ts";', "must not import analysis/model.ts"],
    ["src/config/config.ts", 'import { App } from "../http/app.ts";', "must not import http/app.ts"],
    ["src/logging/logger.ts", 'import { readConfig } from "../config/config.ts";', "must not import config/config.ts"],
    ["src/server-commands/serve.ts", 'import "../main.ts";', "imports src/main.ts"],
    ["tests/a.test.ts", 'import "../src/main.ts";', "imports src/main.ts"],
    ["src/plugins/a.ts", "", "src/plugins is not in the table"],
    ["src/server.ts", "", "src/server.ts is not in the table"],
    ["src/backup/a.ts", "if (settings.databaseUrl === null) return;", "asks for the address of PostgreSQL"],
    ["src/http/a.ts", "const port = process.env.PORT;", "reads the environment"],
    ["src/http/a.ts", 'const port = Bun.env["PORT"];', "reads the environment"],
    ["src/http/a.ts", 'import { env } from "node:process";', "reads the environment"],
    ["src/http/a.ts", "return new Response(null, { status: 418 });", "makes a `Response`"],
    ["src/http/a.ts", "return Response.json({}, { status: 418 });", "makes a `Response`"],
    ["src/http/readLog.ts", "", "not in kebab-case"],
    ["src/http/read_log.ts", "", "not in kebab-case"],
    ["src/http/read-log.js", "", "not in kebab-case"],
    ["src/http/utils.ts", "", "does not say what is inside"],
    ["tests/test-helpers.ts", "", "does not say what is inside"],
    ["src/http/common.test.ts", "", "does not say what is inside"],
    ["src/http/a.ts", `// ${"TO" + "DO"}: later`, "has a "],
    ["bench/a.ts", `const a = 1; // ${"FIX" + "ME"}`, "has a "],
    ["src/http/a.test.ts", `${expectOf}(f("("))\n  .${"rejects"}.toThrow();`, "line 1: expects something of a promise"],
    ["tests/a.engines.test.ts", `a();\n${expectOf}(a()).${"resolves"}.toBe(1);`, "line 2: expects something"],
    ["src/http/a.test.ts", `const a = performance${".now()"};`, "measures time"],
    ["src/http/a.test.ts", `const a = process.cpu${"Usage()"};`, "measures time"],
    ["tests/storage/contract.ts", `await Bun.${"sleep"}(50);`, "sleeps"],
    ["src/http/a.test.ts", `await until("a", b, { within${"Ms"}: 1000 });`, "has a time limit of its own"],
    ["src/http/a.test.ts", `test("a", () => {\n${"}"}, 5000);`, "has a time limit of its own"],
    ["src/http/a.test.ts", `setDefault${"Timeout("}5000);`, "has a time limit of its own"],
    ["src/http/a.test.ts", `fc${".assert("}fc.property(a, b), { numRuns: 9 });`, "give `fc.assert` a seed"],
    ["src/http/a.test.ts", `while (!isThere) ${"await"} later();`, "polls without a bound"],
  ])("%s: %j", (path, text, found) => {
    expect(violations({ path, text }).join("\n")).toContain(found);
  });

  test.each<[path: string, text: string]>([
    ["src/wire/a.ts", 'import { Refusal } from "./refusal.ts";\nimport { isIP } from "node:net";'],
    [
      "src/storage/sqlite/a.ts",
      'import type { LogId } from "../../logs/ports.ts";\nimport { Outage } from "../../wire/refusal.ts";',
    ],
    ["src/storage/sqlite/a.ts", 'threadEntry("storage/sqlite/writer-thread.ts");'],
    ["src/http/api/a.ts", 'import { b } from "../core/cache/b.ts";\nimport { c } from "./c.ts";'],
    ["src/http/a.ts", 'import { b } from "./mcp/b.ts";\nimport { c } from "./c.ts";'],
    ["src/http/site/log/a.ts", 'import { b } from "../layout/b.ts";\nimport { c } from "./c.ts";'],
    ["src/http/a.ts", "/** Nothing reads `process.env`, or calls `new Response(`. */\nconst environment = 1;"],
    ["src/http/a.test.ts", 'import { SqliteStore } from "../storage/sqlite/sqlite-store.ts";\nnew Response(null);'],
    ["web/a.ts", 'import { words } from "../src/i18n/home-words.ts";\nimport { b } from "./b.ts";'],
    ["tests/a.test.ts", 'import { readConfig } from "../src/config/config.ts";\nprocess.env.PATH;'],
    [
      "tests/a.test.ts",
      `await ${expectOf}(a()).${"rejects"}.toThrow();\nawait Promise.all([${expectOf}(a()).${"rejects"}.toThrow()]);`,
    ],
    ["tests/a.performance.test.ts", `const a = performance${".now()"};\nawait Bun.${"sleep"}(50);`],
    ["tests/support/a.ts", `await Bun.${"sleep"}(50);`],
    ["src/http/a.test.ts", `await Bun.${"sleep"}(0);`],
  ])("but not where the rule is kept: %s: %j", (path, text) => {
    expect(violations({ path, text })).toEqual([]);
  });

  test("a file of more than 400 lines says why", () => {
    const check = (text: string) => violations({ path: "src/http/a.ts", text });
    expect(check(lines(400))).toEqual([]);
    expect(check(lines(401)).join()).toContain("has 401 lines");
    expect(check(`/** Everything. */\n${lines(401)}`).join()).toContain("has 402 lines");
    expect(violations({ path: "src/http/a.gen.ts", text: lines(401) })).toEqual([]);
    expect(check(`/** Long because it is one table. */\n${lines(500)}`)).toEqual([]);
  });
});

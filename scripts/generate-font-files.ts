/**
 * Writes `src/http/site/preview/font-files.gen.ts`: an import for every font file that link previews are drawn with. Imports
 * are what bundles and executables follow, so nothing else has to know of these files.
 */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** The first that has a character draws it. Of Inter one weight is enough: sizes and colours tell things apart. */
const fonts = [
  {
    source: "@fontsource/inter",
    file: (subset: string) => `inter-${subset}-600-normal.woff2`,
    subsets: ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"],
  },
  ...["sc", "tc", "jp", "kr"].map((script) => ({
    source: `@fontsource-variable/noto-sans-${script}`,
    file: (subset: string) => `noto-sans-${script}-${subset}-wght-normal.woff2`,
    subsets: numberedSubsets(`noto-sans-${script}`),
  })),
];

/** The parts of a font that browsers load one by one. The others have letters, which Inter has as well. */
function numberedSubsets(font: string): string[] {
  const directory = join(dirname(Bun.resolveSync(`@fontsource-variable/${font}/package.json`, root())), "files");
  return readdirSync(directory)
    .map((name) => new RegExp(`^${font}-(\\d+)-`).exec(name)?.[1])
    .filter((subset) => subset !== undefined)
    .sort((a, b) => Number(a) - Number(b));
}

export function fontFilesModule(): string {
  const files = fonts.flatMap(({ source, file, subsets }) =>
    subsets.map((subset) => ({ name: `${source.split("/")[1]}-${subset}`, path: `${source}/files/${file(subset)}` })),
  );
  const imports = files.map(({ path }, index) => `import file${index} from "${path}" with { type: "file" };`);
  const entries = files.map(({ name }, index) => `  "${name}": file${index},`);
  return [
    "// Written by scripts/generate-font-files.ts.",
    ...imports,
    "",
    "/** Where the file of each part of each font is. */",
    "export const fontFiles: Record<string, string> = {",
    ...entries,
    "};",
    "",
  ].join("\n");
}

function root(): string {
  return join(import.meta.dir, "..");
}

if (import.meta.main) await Bun.write(join(root(), "src/http/site/preview/font-files.gen.ts"), fontFilesModule());

import { mappingTextsIn } from "../mappings/mapping-texts.ts";
import { renamed } from "../names/find-names.ts";
import { fits, GlossaryNames, namesIn } from "../names/glossary.ts";
import { NotAMapping } from "../names/mapping.ts";
import { NameMap } from "../names/name-map.ts";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { readFile } from "./log-input.ts";
import { safeLine } from "./terminal-text.ts";

/** Gives texts the readable names of the files of `--mappings`: one, or several with commas between them. */
export async function readableTexts(
  mappings: string | undefined,
  context: CliContext,
): Promise<(file: string, text: string) => Promise<string>> {
  if (mappings === undefined) return (_, text) => Promise.resolve(text);
  const map = await mapIn(mappings.split(","), context);
  return async (file, text) => {
    const names = namesIn(text, map);
    if (fits(names)) return renamed(text, new GlossaryNames(names.glossary));
    if (names.seen > 0) {
      const known = `it knows ${names.known} of the ${names.seen} hidden names`;
      await context.err.write(`The map does not fit ${safeLine(file, 200)}: ${known}. The log is shown as written.\n`);
    }
    return text;
  };
}

async function mapIn(files: readonly string[], context: CliContext): Promise<NameMap> {
  const texts: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file, context);
    texts.push(...(await told(file, () => mappingTextsIn(bytes))));
  }
  return told(files.join(","), () => NameMap.of(texts));
}

async function told<Made>(file: string, make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof NotAMapping) throw new Failure(`${file}: ${error.message}`);
    throw error;
  }
}

import type { Frame, ReadableMethod } from "../analysis/model/exception-group.ts";
import { textOf } from "../i18n/messages/catalogue.ts";
import { troubleText } from "../i18n/trouble-text.ts";
import { mappingTextsIn } from "../mappings/mapping-texts.ts";
import { fits, type Glossary, namesIn } from "../names/glossary.ts";
import { NotAMapping } from "../names/mapping.ts";
import { NameMap } from "../names/name-map.ts";
import type { Names } from "../names/names.ts";
import { readableMethod } from "../names/readable-method.ts";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { readFile } from "./log-input.ts";
import { cliWords, fileLabel } from "./said.ts";

/** The map of `--mappings`: a file, or several with commas between them; `null` without. */
export async function givenMap(mappings: string | undefined, context: CliContext): Promise<NameMap | null> {
  if (mappings === undefined) return null;
  const files = mappings.split(",");
  const texts: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file, context);
    texts.push(...(await told(file, () => mappingTextsIn(bytes))));
  }
  return told(files.join(","), () => NameMap.of(texts));
}

/** What a map knows of a log's names; nothing where it does not fit, which is told. */
export async function namesOfLog(
  map: NameMap | null,
  file: string,
  text: string,
  context: CliContext,
): Promise<Glossary> {
  if (map === null) return {};
  const names = namesIn(text, map);
  if (fits(names)) return names.glossary;
  if (names.seen > 0) {
    const { known, seen } = names;
    const words = cliWords[context.language];
    await context.err.write(`${words.mapUnfit({ file: fileLabel(file, context.language), known, seen })}\n`);
  }
  return {};
}

export function readableBy(names: Names): ReadableMethod {
  return (frame: Frame) => readableMethod(frame, names);
}

async function told<Made>(file: string, make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof NotAMapping)) throw error;
    const reason = error.message;
    throw new Failure((language) =>
      textOf(language, "refusals.with-file", { file, message: troubleText(reason, language) }),
    );
  }
}

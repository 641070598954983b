import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { wrapped } from "../cli/terminal-text.ts";
import type { Config } from "../config/config.ts";
import { mirrorAddress } from "../config/parsers.ts";
import { textOf } from "../i18n/messages/catalogue.ts";
import { operatorWords, toOperator } from "../i18n/operator-words.ts";
import { sizeWords } from "../i18n/size-words.ts";
import { troubleText } from "../i18n/trouble-text.ts";
import { CannotFetch } from "../mappings/download.ts";
import { fetchMaps } from "../mappings/fetch-maps.ts";
import { isGameVersion, type KeptMap, KeptMaps } from "../mappings/kept-maps.ts";
import { mappingTextsIn } from "../mappings/mapping-texts.ts";
import { openMapFiles } from "../mappings/open-map-files.ts";
import { NotAMapping } from "../names/mapping.ts";
import type { Language } from "../wire/languages.ts";
import { type Sentence, UsageError } from "../wire/usage-error.ts";
import {
  type Arguments,
  type CommandTerminal,
  columnsText,
  jsonText,
  type OperatorCommand,
} from "./operator-command.ts";

/** As wide as the paragraphs of the help. */
const licenceColumns = 96;

/** `lectern mappings add|fetch|list|remove` */
export const runMappings: OperatorCommand = async (config, args, terminal) => {
  const [action = "", subject] = args.words;
  const fault = faultOf(action, subject, args);
  if (fault !== null) throw new UsageError(fault);
  const maps = new KeptMaps(await openMapFiles(config));
  try {
    return await actions[action as keyof typeof actions](maps, subject!, { config, args, ...terminal });
  } catch (error) {
    if (!(error instanceof NotAMapping || error instanceof CannotFetch)) throw error;
    await terminal.err(`lectern: ${troubleText(error.message, terminal.language)}\n`);
    return 1;
  }
};

/** `subject`: a file, or a version of the game. */
type Action = (
  maps: KeptMaps,
  subject: string,
  context: CommandTerminal & { config: Config; args: Arguments },
) => Promise<number>;

const add: Action = async (maps, subject, { args, directory, out, err, language }) => {
  const bytes = await readFile(resolve(directory, subject)).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    const code = bytes.code ?? bytes.message;
    await err(`lectern: ${textOf(language, "cli.say.unreadable", { file: subject, code })}\n`);
    return 1;
  }
  for (const text of await mappingTextsIn(bytes)) {
    const { key, names } = await maps.add(args.value("minecraft")!, text);
    await out(`${operatorWords[language].mapAdded({ map: key, names })}\n`);
  }
  return 0;
};

const fetch: Action = async (maps, version, { config, args, out, err, language }) => {
  const words = operatorWords[language];
  await err(`${wrapped(words.licences, licenceColumns).join("\n")}\n`);
  const mirror = args.value("from");
  const fetched = await fetchMaps(version, mirror === undefined ? config.mappingsFrom : mirrorAddress(mirror));
  for (const { from, text } of fetched) {
    const { key, names } = await maps.add(version, text);
    await out(`${words.mapFetched({ map: key, names, from })}\n`);
  }
  return 0;
};

const list: Action = async (maps, _, { args, out, language }) => {
  const kept = await maps.list();
  await out(args.has("json") ? jsonText(kept) : table(kept, language));
  return 0;
};

const remove: Action = async (maps, subject, { out, language }) => {
  const words = operatorWords[language];
  const kept = (await maps.list()).filter(({ key, minecraft }) => key === subject || minecraft === subject);
  for (const { key } of kept) await maps.remove(key);
  const told = kept.length === 0 ? [words.noMap({ subject })] : kept.map(({ key }) => words.mapRemoved({ map: key }));
  await out(`${told.join("\n")}\n`);
  return kept.length === 0 ? 1 : 0;
};

const actions = { add, fetch, list, remove };

function faultOf(action: string, subject: string | undefined, args: Arguments): Sentence | null {
  const [minecraft, from] = [args.value("minecraft"), args.value("from")];
  if (!Object.hasOwn(actions, action)) return toOperator(({ mapsTake }) => mapsTake);
  if (action === "list") {
    const told = { command: "mappings list" };
    return subject === undefined ? null : (language) => textOf(language, "cli.say.nothingMore", told);
  }
  if (subject === undefined)
    return toOperator((words) => (action === "add" ? words.addFile : words.mapsNeedVersion({ action })));
  if (action === "add" && (minecraft === undefined || !isGameVersion(minecraft)))
    return toOperator(({ addVersion }) => addVersion);
  if (action === "fetch" && !isGameVersion(subject))
    return toOperator((words) => words.noVersion({ version: subject }));
  return from !== undefined && !isMirror(from) ? toOperator(({ mirror }) => mirror) : null;
}

function isMirror(from: string): boolean {
  try {
    return mirrorAddress(from) !== null;
  } catch {
    return false;
  }
}

function table(kept: readonly KeptMap[], language: Language): string {
  if (kept.length === 0) return `${operatorWords[language].noMaps}\n`;
  const size = (bytes: number) => sizeWords[language].kibibytes({ amount: String(Math.ceil(bytes / 1024)) });
  return columnsText(kept.map(({ minecraft, namings, bytes, key }) => [minecraft, namings, size(bytes), key]));
}

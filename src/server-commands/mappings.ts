import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { mirrorAddress } from "../config/parsers.ts";
import { CannotFetch } from "../mappings/download.ts";
import { fetchMaps, licences } from "../mappings/fetch-maps.ts";
import { isGameVersion, type KeptMap, KeptMaps } from "../mappings/kept-maps.ts";
import { mappingTextsIn } from "../mappings/mapping-texts.ts";
import { openMapFiles } from "../mappings/open-map-files.ts";
import { NotAMapping } from "../names/mapping.ts";
import { UsageError } from "../wire/usage-error.ts";
import {
  type Arguments,
  type CommandTerminal,
  columnsText,
  jsonText,
  type OperatorCommand,
} from "./operator-command.ts";

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
    await terminal.err(`lectern: ${error.message}\n`);
    return 1;
  }
};

/** `subject`: a file, or a version of the game. */
type Action = (
  maps: KeptMaps,
  subject: string,
  context: CommandTerminal & { config: Config; args: Arguments },
) => Promise<number>;

const add: Action = async (maps, subject, { args, directory, out, err }) => {
  const bytes = await readFile(resolve(directory, subject)).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    await err(`lectern: ${subject} cannot be read (${bytes.code ?? bytes.message}).\n`);
    return 1;
  }
  for (const text of await mappingTextsIn(bytes)) {
    const { key, names } = await maps.add(args.value("minecraft")!, text);
    await out(`${key}: ${names} names.\n`);
  }
  return 0;
};

const fetch: Action = async (maps, version, { config, args, out, err }) => {
  await err(`${licences}\n`);
  const mirror = args.value("from");
  const fetched = await fetchMaps(version, mirror === undefined ? config.mappingsFrom : mirrorAddress(mirror));
  for (const { from, text } of fetched) {
    const { key, names } = await maps.add(version, text);
    await out(`${key}: ${names} names from ${from}\n`);
  }
  return 0;
};

const list: Action = async (maps, _, { args, out }) => {
  const kept = await maps.list();
  await out(args.has("json") ? jsonText(kept) : table(kept));
  return 0;
};

const remove: Action = async (maps, subject, { out }) => {
  const kept = (await maps.list()).filter(({ key, minecraft }) => key === subject || minecraft === subject);
  for (const { key } of kept) await maps.remove(key);
  await out(
    kept.length === 0 ? `There is no map of ${subject}.\n` : kept.map(({ key }) => `${key} is removed.\n`).join(""),
  );
  return kept.length === 0 ? 1 : 0;
};

const actions = { add, fetch, list, remove };

function faultOf(action: string, subject: string | undefined, args: Arguments): string | null {
  const [minecraft, from] = [args.value("minecraft"), args.value("from")];
  if (!Object.hasOwn(actions, action)) return 'mappings takes "add FILE", "fetch VERSION", "list" or "remove VERSION".';
  if (action === "list") return subject === undefined ? null : "mappings list takes nothing more.";
  if (subject === undefined)
    return `mappings ${action} takes ${action === "add" ? "a file" : "a version of Minecraft"}.`;
  if (action === "add" && (minecraft === undefined || !isGameVersion(minecraft)))
    return "mappings add needs the version of Minecraft: --minecraft 1.20.1";
  if (action === "fetch" && !isGameVersion(subject)) return `${subject} is no version of Minecraft, such as 1.20.1.`;
  if (from !== undefined && !isMirror(from))
    return "--from takes the address of a mirror, such as https://mirror.example.org";
  return null;
}

function isMirror(from: string): boolean {
  try {
    return mirrorAddress(from) !== null;
  } catch {
    return false;
  }
}

function table(kept: readonly KeptMap[]): string {
  if (kept.length === 0) return "There are no maps.\n";
  return columnsText(
    kept.map(({ minecraft, namings, bytes, key }) => [minecraft, namings, `${Math.ceil(bytes / 1024)} KiB`, key]),
  );
}

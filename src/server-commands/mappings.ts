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

/** What the command line says, understood. */
export interface MappingsRequest {
  action: string;
  /** A file, or a version of the game. */
  subject: string | null;
  minecraft: string | null;
  from: string | null;
  directory: string;
  asJson: boolean;
}

export interface MappingsOutput {
  out: (text: string) => Promise<void>;
  err: (text: string) => Promise<void>;
}

/** `lectern mappings add|fetch|list|remove`. Returns the exit code. */
export async function runMappings(config: Config, request: MappingsRequest, output: MappingsOutput): Promise<number> {
  const fault = faultOf(request);
  if (fault !== null) {
    await output.err(`lectern: ${fault}\n`);
    return 2;
  }
  const maps = new KeptMaps(await openMapFiles(config));
  try {
    return await actions[request.action as keyof typeof actions](maps, config, request, output);
  } catch (error) {
    if (!(error instanceof NotAMapping || error instanceof CannotFetch)) throw error;
    await output.err(`lectern: ${error.message}\n`);
    return 1;
  }
}

type Action = (maps: KeptMaps, config: Config, request: MappingsRequest, output: MappingsOutput) => Promise<number>;

const add: Action = async (maps, _, { subject, minecraft, directory }, { out, err }) => {
  const bytes = await readFile(resolve(directory, subject!)).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    await err(`lectern: ${subject} cannot be read (${bytes.code ?? bytes.message}).\n`);
    return 1;
  }
  for (const text of await mappingTextsIn(bytes)) {
    const { key, names } = await maps.add(minecraft!, text);
    await out(`${key}: ${names} names.\n`);
  }
  return 0;
};

const fetch: Action = async (maps, config, { subject, from }, { out, err }) => {
  await err(`${licences}\n`);
  for (const { from: url, text } of await fetchMaps(
    subject!,
    from === null ? config.mappingsFrom : mirrorAddress(from),
  )) {
    const { key, names } = await maps.add(subject!, text);
    await out(`${key}: ${names} names from ${url}\n`);
  }
  return 0;
};

const list: Action = async (maps, _, { asJson }, { out }) => {
  const kept = await maps.list();
  await out(asJson ? `${JSON.stringify(kept, null, 2)}\n` : table(kept));
  return 0;
};

const remove: Action = async (maps, _, { subject }, { out }) => {
  const kept = (await maps.list()).filter(({ key, minecraft }) => key === subject || minecraft === subject);
  for (const { key } of kept) await maps.remove(key);
  await out(
    kept.length === 0 ? `There is no map of ${subject}.\n` : kept.map(({ key }) => `${key} is removed.\n`).join(""),
  );
  return kept.length === 0 ? 1 : 0;
};

const actions = { add, fetch, list, remove };

function faultOf({ action, subject, minecraft, from }: MappingsRequest): string | null {
  if (!Object.hasOwn(actions, action)) return 'mappings takes "add FILE", "fetch VERSION", "list" or "remove VERSION".';
  if (action === "list") return subject === null ? null : "mappings list takes nothing more.";
  if (subject === null) return `mappings ${action} takes ${action === "add" ? "a file" : "a version of Minecraft"}.`;
  if (action === "add" && (minecraft === null || !isGameVersion(minecraft)))
    return "mappings add needs the version of Minecraft: --minecraft 1.20.1";
  if (action === "fetch" && !isGameVersion(subject)) return `${subject} is no version of Minecraft, such as 1.20.1.`;
  if (from !== null && !isMirror(from))
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
  const rows = kept.map(({ minecraft, namings, bytes, key }) => [
    minecraft,
    namings,
    `${Math.ceil(bytes / 1024)} KiB`,
    key,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => `${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")}\n`).join("");
}

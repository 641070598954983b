import { developmentMarks } from "../../src/analysis/evidence/development.ts";
import { knownOwnerById, knownOwnerOf } from "../../src/analysis/owners/known-owners.ts";
import { nameOfJar } from "../../src/analysis/owners/names.ts";
import { isAccusable, type Owner } from "../../src/analysis/owners/owner.ts";
import { Owners } from "../../src/analysis/owners/owners.ts";
import { listedParts } from "../../src/analysis/owners/parts-of-log.ts";
import type { Lines } from "../../src/analysis/text/lines.ts";
import { FrameParser } from "../../src/analysis/traces/stack-frames.ts";
import type { FrameOwner, OwnerOf } from "./view/row-look.ts";

/** What only a developer's run prints stands at the beginning, or in the first traces. */
const maxLooked = 500_000;
const maxName = 60;

/** A mod or a plugin, as the page lists it. */
export interface ListedOwner {
  kind: "mod" | "plugin";
  id: string;
  name: string;
  file?: string;
  /** Id, name and file, in small letters. */
  keys: readonly string[];
}

/**
 * Whose code frames are, by the same rules as in the analysis. With the names of a thousand mods it is large, so a page
 * loads it when the log is there. `pause`: lets the browser answer in between.
 */
export async function frameOwners(
  { text }: Lines,
  listed: readonly ListedOwner[],
  pause: () => Promise<void>,
): Promise<OwnerOf> {
  // Their tables are made when they are asked for the first time: each takes a phone's browser as long as drawing the log.
  for (const ask of [knownOwnerOf, knownOwnerById]) {
    ask("");
    await pause();
  }
  const looked = text.slice(0, maxLooked);
  const isDevelopment = await isDevelopersRun(looked, pause);
  const mods = listed.filter(({ kind }) => kind === "mod");
  const plugins = listed.filter(({ kind }) => kind === "plugin");
  const owners = new Owners(listedParts(mods, plugins, new Map(), isDevelopment));
  const keys = new Set(listed.flatMap(({ keys }) => keys));
  const parser = new FrameParser();
  return (frame) => {
    const parsed = parser.seen(frame, 0) ?? parser.parse(frame, 0);
    const owner = parsed ? owners.ofFrame(parsed) : ofPhpFile(owners, frame);
    if (!owner || !isAccusable(owner)) return null;
    return { ...shownOwner(owner, keys), isDeveloper: isDevelopment && (owner.isOwn || owner.kind === "code") };
  };
}

/** So many at a time. */
const marksInTask = 8;

async function isDevelopersRun(looked: string, pause: () => Promise<void>): Promise<boolean> {
  for (let from = 0; from < developmentMarks.length; from += marksInTask) {
    if (developmentMarks.slice(from, from + marksInTask).some((mark) => looked.includes(mark))) return true;
    await pause();
  }
  return false;
}

/** `#0 plugins/Shop.phar/src/Shop(24): shop\\Shop->open()` */
function ofPhpFile(owners: Owners, frame: string): Owner | null {
  const [, file] = /^#\d{1,4} (?:[^\n(]{0,200}?\/)?plugins\/([^/\n(]{1,60})\//.exec(frame) ?? [];
  return file === undefined ? null : owners.ofPlugin(nameOfJar(file));
}

function shownOwner({ name, id, file }: Owner, keys: ReadonlySet<string>): Omit<FrameOwner, "isDeveloper"> {
  const key = [id, name, file].map((one) => one?.toLowerCase()).find((one) => one !== undefined && keys.has(one));
  return { name: name.slice(0, maxName), key: key ?? null };
}

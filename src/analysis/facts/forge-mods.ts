import type { Collected } from "./collected.ts";
import { oneLine, type Reader } from "./reader.ts";

/** Lists of Forge and NeoForge, and what FML says of single mods. */

const maxPacks = 40_000;

type ReadRow = (row: string, line: number, into: Collected) => boolean;

/** `create-1.20.1.jar |Create |create |0.5.1.f |DONE |Manifest: NOSIGNATURE` (1.16 on) */
const readPiped: ReadRow = (row, line, into) => {
  const [file, name, id, version, state] = row.split("|", 6).map((cell) => cell.trim());
  if (version === undefined || !/^[A-Za-z][\w.-]{0,100}$/.test(id!)) return false;
  into.mods.add({ id: id!, name, version, file, line });
  if (state && /^[A-Z_]{3,12}$/.test(state)) into.stateMod(id!, state, line);
  return true;
};

/** `jei-1.14.4-6.0.0.25.jar Just Enough Items {jei@6.0.0.25 DONE}` (1.13 to 1.15) */
const braced = /^ \{([\w.-]{1,100})@([^\s}]{0,100}) ?(\w{0,20})\}/;
const readBraced: ReadRow = (row, line, into) => {
  const end = row.indexOf(".jar ") + 4;
  const open = row.indexOf(" {", end + 1);
  const match = end > 4 && open !== -1 ? braced.exec(row.slice(open)) : null;
  if (!match) return false;
  const [, id, version, state] = match;
  into.mods.add({ id: id!, name: row.slice(end + 1, open), version, file: row.slice(0, end), line });
  into.stateMod(id!, state, line);
  return true;
};

/** `Create 0.5.1.f (create)` under `Name Version (Mod Id)` (NeoForge since 2025) */
const named = /^ (\S{1,100}) \(([\w.-]{1,100})\)$/;
const readNamed: ReadRow = (row, line, into) => {
  if (row === "Name Version (Mod Id)") return true;
  const version = row.lastIndexOf(" ", row.lastIndexOf(" (") - 1);
  const match = version > 0 ? named.exec(row.slice(version)) : null;
  if (!match) return false;
  into.mods.add({ id: match[2]!, name: row.slice(0, version), version: match[1], line });
  return true;
};

/**
 * `UCHIJA	jei{4.16.1} [Just Enough Items] (jei_1.12.2.jar)` (1.7 to 1.12); before that the states stand behind, and up to
 * 1.5 the version is left out: `jei [Just Enough Items] (jei.jar) Unloaded->Constructed`. Some ids have blanks: `<CoFH ASM>`.
 */
const stated =
  /^(?:([ULCHIJADE]{1,40})\s{1,8})?([^\s{[][^{[]{0,99}?)(?:\{([^}]{0,100})\})? \[([^\]]{0,200})\] \(([^()]{0,200}(?:\([^()]{0,40}\)[^()]{0,60})?)\) ?([A-Z][a-z]{2,20}(?:-[a-z]{2,20})?(?:->[A-Z][a-z]{2,20}(?:-[a-z]{2,20})?){0,20})?/;
const readStated: ReadRow = (row, line, into) => {
  const match = row.includes("] (") ? stated.exec(row) : null;
  if (!match || (match[3] === undefined && match[6] === undefined)) return false;
  into.mods.add({ id: match[2]!, name: match[4], version: match[3], file: decoded(match[5]!), line });
  into.stateMod(match[2]!, match[1] ?? match[6], line);
  return true;
};

/** Old Forge names files as addresses do: `Thermal%5b1.7.10%5d.jar`. */
function decoded(file: string): string {
  return file.replace(/%([2-7][0-9a-f])/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function block(begins: string, isHead: (message: string) => boolean, readers: readonly ReadRow[]): Reader {
  return {
    begins: [begins],
    read(message, line, into, log) {
      if (!isHead(message)) return undefined;
      let next = line + 1;
      for (let blank = 0; next < log.count && log.areAlike(line + 1, next) && !log.isExhausted; next++) {
        const row = log.row(next).slice(0, 1000);
        if (row === "" && blank < 2) blank++;
        else if (!readers.some((read) => read(row, next, into))) break;
      }
      return next;
    },
  };
}

export const forgeMods: readonly Reader[] = [
  block("Mod List:", (message) => message === "Mod List:", [readPiped, readBraced, readNamed, readStated]),
  block("FML: ", (message) => message.includes(" mods loaded"), [readStated]),
  {
    begins: ["U"],
    read(message, line, into) {
      return readStated(message.slice(0, 1000), line, into) ? line + 1 : undefined;
    },
  },
  // What Mixin notes in debug.log: whose change each class of the game has.
  oneLine(["Mixing "], (message, _, into) => {
    const match = /^Mixing [\w.$]{1,200} from ([\w.-]{1,150}\.json) into ([\w.$]{1,200})$/.exec(message.slice(0, 600));
    if (match) into.addMixin(match[2]!, match[1]!);
  }),
  oneLine(["Found valid mod file "], (message, line, into) => {
    const match =
      /^Found valid mod file ([^{]{1,200}) with \{([\w., -]{1,400})\} mods - versions \{([^}]{0,400})\}$/.exec(message);
    const versions = match?.[3]?.split(",") ?? [];
    match?.[2]?.split(",").forEach((id, index) => {
      const version = versions[index]?.trim();
      into.mods.add({ id: id.trim(), version, file: match[1], line });
    });
  }),
  oneLine(["Found mod file "], (message, line, into) => {
    const match = /^Found mod file "?(.{1,200}?\.jar)"? (?:of type MOD\b|\[locator: )/.exec(message.slice(0, 400));
    if (match) into.addModFile(match[1]!, line);
  }),
  // What a log without debug lines says of its mods up to 1.12: their names.
  oneLine(["Reloading ResourceManager: "], (message, line, into) => {
    for (const [, name] of message.slice(0, maxPacks).matchAll(/FMLFileResourcePack:([^,\n]{2,80})/g)) {
      if (!/^(?:Forge Mod Loader|Minecraft Forge|Minecraft Coder Pack)$/.test(name!)) into.addModName(name!, line);
    }
  }),
  // LiteLoader, which has no list.
  oneLine(["Successfully added mod "], (message, line, into) => {
    const match = /^Successfully added mod (\S.{0,80}?) version (\S{1,60})$/.exec(message.slice(0, 300));
    if (match) into.mods.add({ id: match[1]!, name: match[1]!, version: match[2], line });
  }),
  oneLine(["Activating mod ", "Enabling mod "], (message, line, into) => {
    const id = /^\w{1,20} mod ([^\s{}]{1,100})$/.exec(message)?.[1];
    if (id) into.mods.add({ id, line });
  }),
];

const minecraftItself = /^(?:server|client)-\d|^(?:neo)?forge-.{1,80}-(?:client|server)\.jar$/;

/** Where nothing else tells of mods, their names are better than nothing. */
export function addUnlistedNames(into: Collected): void {
  if (into.mods.all.length > 0) return;
  for (const [name, line] of into.modNames) into.mods.add({ id: name, name, line });
}

/** Files whose mods are listed nowhere. The id is what stands before the version in the name. */
export function addUnlistedFiles(into: Collected): void {
  const known = new Set(into.mods.all.map((mod) => mod.file?.toLowerCase()));
  for (const [file, line] of into.modFiles) {
    const jar = file.endsWith(".jar") ? file : `${file}.jar`;
    // Minecraft itself is found in the same way.
    if (known.has(jar.toLowerCase()) || minecraftItself.test(jar)) continue;
    const stem = jar.slice(0, -4).replace(/^\[[^\]]{0,60}\]\s{0,9}/, "");
    const id = stem.replace(/[-_+ .](?:mc|v|forge|neoforge|fabric|quilt|\d).*/i, "").toLowerCase();
    into.mods.add({ id: id.replace(/\s+/g, "_"), file: jar, line });
  }
}

import { placesOutsideChat } from "../../read/chat-lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const needle = "Invalid path in ";
/** Of the game and Forge, and of Fabric, which names the mod as well. */
const said =
  /Invalid path in (?:datapack|pack|mod (?:resource|data)[- ]pack [\w-]{1,64}): ([\w.-]{1,64}):([^\n\r]{1,200}?), ignoring/;
/** What else a folder holds: nobody misses it in the game. */
const stray = /(?:^|\/)(?:README|LICENSE|\.)[^/]{0,30}$| - Copy| \(\d\)|\.(?:md|txt|psd|xcf|bbmodel|bak|zip)$/i;
const archive = /\.(?:jar|zip)$/i;
const maxFound = 500;
const maxLine = 600;
const maxNamespaces = 6;
const maxFiles = 8;

/** Files of mods and packs whose names the game does not allow: it has none of them. Whoever writes the mod is there to mend it. */
export default wholeLogFinding({
  codes: ["resource-path-invalid"],
  severity: "notice",
  role: "environment",
  confidence: 0.85,
  literals: [needle],
  find({ lines, owners, isDevelopment }) {
    const byNamespace = new Map<string, { files: Set<string>; lines: number[] }>();
    for (const { line } of placesOutsideChat(lines, needle, { most: maxFound })) {
      const [, namespace, file] = said.exec(lines.get(line, maxLine)) ?? [];
      if (!namespace || !file) continue;
      const found = byNamespace.get(namespace) ?? { files: new Set(), lines: [] };
      byNamespace.set(namespace, found);
      found.files.add(file);
      found.lines.push(line);
    }
    return [...byNamespace].slice(0, maxNamespaces).map(([namespace, { files, lines: all }]) => {
      const part = owners.parts.find(({ id }) => id.toLowerCase() === namespace);
      const isOwn = isDevelopment && part !== undefined && !(part.file && archive.test(part.file));
      const isMissed = [...files].some((file) => !stray.test(file));
      return {
        ...(isOwn && isMissed ? { severity: "warning" as const } : {}),
        firstLine: all[0]!,
        endLine: all[0]! + 1,
        lines: all,
        count: all.length,
        parameters: {
          ...(part ? { mod: part.name } : { namespace }),
          files: [...files].slice(0, maxFiles),
        },
      };
    });
  },
});

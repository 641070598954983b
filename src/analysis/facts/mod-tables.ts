import type { Reader } from "./reader.ts";

/** Tables with a head: Forge 1.12 (`| State | ID | Version | Source |`) and Quilt (`| Index | Mod | ID | Version |`). */

const maxColumns = 20;

function cells(row: string): string[] {
  return row
    .slice(1)
    .split("|", maxColumns)
    .map((cell) => cell.trim());
}

export const modTables: readonly Reader[] = [
  {
    begins: ["|"],
    read(message, line, into, log) {
      const head = cells(message.slice(0, 2000)).map((cell) => cell.toLowerCase());
      const column = (...names: string[]) => head.findIndex((cell) => names.includes(cell));
      const id = column("id", "mod id", "modid");
      const version = column("version");
      if (id === -1 || version === -1) return undefined;
      const name = column("mod", "name", "mod name");
      const state = column("state");
      const file = column("source", "file", "file(s)", "files", "jar");
      let next = line + 1;
      for (; next < log.count && !log.isExhausted; next++) {
        const text = log.row(next);
        if (!text.startsWith("|")) break;
        const row = cells(text.slice(0, 4000));
        if (!/^[A-Za-z][\w.|$-]{0,100}$/.test(row[id] ?? "")) continue;
        into.mods.add({ id: row[id]!, name: row[name], version: row[version], file: row[file], line: next });
        if (state !== -1) into.stateMod(row[id]!, row[state], next);
      }
      return next;
    },
  },
];

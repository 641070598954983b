import { type Evidence, isCopiedPiece } from "../../evidence/evidence.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import { fileName } from "../matching/match-text.ts";
import { missingParameters } from "../matching/missing-dependencies.ts";
import { versionRange } from "../matching/version-ranges.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const maxRows = 60;
/** A text that repeats the head without end. */
const maxTried = 500;
const maxBlocks = 60;
const heads = ["Missing Mods:", "Duplicate Mods:", "Wrong Minecraft Versions!"] as const;
const namesThem = /MissingModsException: Mod [^\n]{1,200}? requires \[\w/;

/**
 * What Forge up to 1.12 prints above the exception: `Missing Mods:`, `Duplicate Mods:` and `Wrong Minecraft Versions!`, each
 * with rows below it.
 */
export default wholeLogFinding({
  codes: ["mod-dependency-missing", "mod-duplicate", "mod-minecraft-version"],
  severity: "fatal",
  confidence: 0.97,
  literals: heads,
  find(evidence) {
    // Other loaders say it otherwise, and nobody looks through a large log for nothing.
    if (!/forge|thermos|mcpc|cauldron|catserver|mohist|magma/.test(evidence.software.id) && !isCopiedPiece(evidence))
      return [];
    return [...missing(evidence), ...duplicate(evidence), ...wrongVersion(evidence)];
  },
});

/** The rows below each line that is exactly this, up to the first that is none. */
function blocks({ lines }: Evidence, head: string): { line: number; rows: string[] }[] {
  const found: { line: number; rows: string[] }[] = [];
  for (const { line } of placesOutsideChat(lines, head, { most: maxTried })) {
    if (found.length >= maxBlocks) break;
    if (!lines.get(line).slice(0, 300).trimEnd().endsWith(head)) continue;
    const rows: string[] = [];
    for (let next = line + 1; next < Math.min(lines.count, line + maxRows); next++) {
      const row = lines.get(next).slice(0, 600);
      if (row.trim() === "" || /^(?:[\w.]{1,100}Exception|\s{0,8}at )/.test(row)) break;
      rows.push(row.trim());
    }
    found.push({ line, rows });
  }
  return found;
}

function missing(evidence: Evidence): WholeLogMatch[] {
  const found = blocks(evidence, heads[0]);
  if (found.length === 0) return [];
  const needs = found.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const need = /^(.{1,100}?) : (?:need )?(\S{1,100}?|any)(?:: have .{1,60})?$/.exec(row);
      return need ? [{ id: need[1]!, range: need[2]! }] : [];
    }),
  );
  if (needs.length === 0) return [];
  // 1.12 writes `unknown` where the name should stand; the message above often has it, and is told then.
  if (needs.every(({ id }) => id === "unknown") && namesThem.test(evidence.lines.text)) return [];
  const named = new Map(
    needs
      .filter(({ id }) => id !== "unknown")
      .map(({ id, range }) => [id, { id, name: id, versions: versionRange(range) }]),
  );
  const first = found[0]!.line;
  const endLine = found.at(-1)!.line + 1 + found.at(-1)!.rows.length;
  return [
    {
      firstLine: first,
      endLine,
      lines: found.map(({ line }) => line),
      parameters: {
        ...missingParameters(undefined, [...named.values()]),
        ...(named.size === 0 ? unnamedParameters(needs) : {}),
      },
    },
  ];
}

function unnamedParameters(needs: readonly { range: string }[]): MaybeParameters {
  const ranges = new Map(needs.map(({ range }) => [range, versionRange(range)]));
  return { state: "unnamed", count: String(needs.length), unnamed: [...ranges.values()] };
}

function duplicate(evidence: Evidence): WholeLogMatch[] {
  return blocks(evidence, heads[1]).flatMap(({ line, rows }) => {
    const byMod = new Map<string, string[]>();
    for (const row of rows) {
      const one = /^([\w.-]{1,100}) : (.{1,400})$/.exec(row);
      if (one) byMod.set(one[1]!, [...(byMod.get(one[1]!) ?? []), fileName(one[2]!)]);
    }
    return [...byMod].map(([mod, files]) => ({
      code: "mod-duplicate",
      firstLine: line,
      endLine: line + 1 + rows.length,
      parameters: { mod, files },
    }));
  });
}

function wrongVersion(evidence: Evidence): WholeLogMatch[] {
  return blocks(evidence, heads[2]).flatMap(({ line, rows }) => {
    const of = (name: string) => rows.find((row) => row.startsWith(`${name}: `))?.slice(name.length + 2);
    const mod = of("Mod");
    if (!mod) return [];
    const place = { firstLine: line, endLine: line + 1 + rows.length };
    const parameters = {
      mod,
      version: versionRange(of("Expected") ?? ""),
      installed: of("Current")?.replace(/^Minecraft /, ""),
    };
    return [{ ...place, code: "mod-minecraft-version", parameters }];
  });
}

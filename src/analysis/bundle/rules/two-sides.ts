import { candidatesOf } from "../candidates.ts";
import type { FileSigns } from "../file-signs.ts";
import { JoinedOwners } from "../joined-owners.ts";
import { between, second } from "../moments.ts";
import { type BundleContext, type BundleRule, lineOf, type RuleMatch } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";

const lost = /^(?:connection-|mod-list-mismatch|registry-entries|client-version|packet-too-large|auth-)/;
const together = 15 * second;
const most = 12;
/** Only one side needs them. */
const oneSided =
  /^(?:sodium|iris|embeddium|oculus|rubidium|optifine|modmenu|lithium|ferritecore|modernfix|spark|xaero|journeymap|jei|rei|roughlyenoughitems|emi|mouse|dynamic_?fps|entityculling|immediatelyfast|c2me|noisium|krypton|chunky|luckperms|starlight|minecraft|java|forge|neoforge|fml|mcp|fabricloader|fabric-|fabric_|quilt_)/i;

/** A connection that failed: the other side's log says why, or its list of mods does. */
export const twoSides: BundleRule = {
  codes: ["mods-differ"],
  find(context) {
    const own = context.run.files;
    const all = [...own, ...context.otherSide];
    const failed =
      context.candidates.find(({ finding }) => lost.test(finding.code)) ??
      (context.end === null ? lostLine(own) : null);
    if (context.otherSide.length === 0 || !failed) return [];
    const cause = causeThere(context, failed);
    if (cause) return [cause];
    const isMore = context.end !== null && !lost.test(context.end.finding.code);
    return isMore ? [] : differences(context, all, failed);
  },
};

interface Failed {
  signs: FileSigns;
  line: number;
}

const lostWords =
  /(?:Client disconnected with reason|lost connection|Disconnected from server|Disconnecting \S{1,40}|Connection lost|Couldn't connect to server)[^\n]{0,200}/;

function lostLine(files: readonly FileSigns[]): Failed | null {
  for (const signs of files) {
    const at = signs.isGameLog ? signs.file.text.slice(-200_000).search(lostWords) : -1;
    if (at !== -1) return { signs, line: signs.lineAt(Math.max(0, signs.file.text.length - 200_000) + at) };
  }
  return null;
}

/** What the other side found at that very time, or what fell over there and stands in the same seconds. */
function causeThere({ otherSide }: BundleContext, { signs, line }: Failed): RuleMatch | null {
  const when = signs.timeAt(line);
  const joined = new JoinedOwners(otherSide);
  let best: RuleMatch | null = null;
  for (const other of otherSide) {
    for (const one of candidatesOf(other, joined)) {
      const { severity, code } = one.finding;
      if (severity === "notice" || lost.test(code) || /^server-overloaded|^online-mode/.test(code)) continue;
      const lines = other.file.analysis.findings[one.rank]?.lines ?? [one.line];
      const near = lines.find((at) => isNear(other, at, when));
      if (near === undefined || (best && best.role === "specific")) continue;
      const evidence = [
        ...one.evidence.map((proof, i) => (i === 0 ? lineOf(other, near, "cause") : proof)),
        lineOf(signs, line, "other-side"),
      ];
      best = { ...one, line: near, evidence, weight: 4.5 };
    }
  }
  return best;
}

/** Clocks of two machines differ by hours of zones, and by some seconds. */
function isNear(other: FileSigns, line: number, when: ReturnType<FileSigns["timeAt"]>): boolean {
  const there = other.timeAt(line);
  if (!when || !there) return false;
  const gap = Math.abs(between({ ...there, days: [] }, { ...when, days: [] }));
  const half = 30 * 60 * second;
  const rest = gap % half;
  return Math.min(rest, half - rest) <= together && (gap <= together || gap >= half - together);
}

function differences({ run, otherSide }: BundleContext, all: readonly FileSigns[], failed: Failed): RuleMatch[] {
  const isClient = run.files.some(({ side }) => side === "client");
  const listed = (files: readonly FileSigns[]) => [...files].sort((a, b) => b.mods.length - a.mods.length)[0];
  const [mine, theirs] = [listed(run.files), listed(otherSide)];
  const [game, server] = isClient ? [mine, theirs] : [theirs, mine];
  if (!game || !server || game.mods.length === 0 || server.mods.length === 0) return [];
  const [inGame, onServer] = [game, server].map((signs) => new Map(signs.mods.map((mod) => [mod.id, mod])));
  const missing = server.mods.filter(({ id }) => !inGame!.has(id) && !oneSided.test(id));
  const extra = game.mods.filter(({ id }) => !onServer!.has(id) && !oneSided.test(id));
  const versions = server.mods.filter(({ id, version }) => {
    const other = inGame!.get(id)?.version;
    return version !== undefined && other !== undefined && other !== version && !oneSided.test(id);
  });
  if (missing.length + versions.length === 0 || missing.length + versions.length > most) return [];
  const name = ({ id, name }: { id: string; name?: string }) => name ?? id;
  const evidence = [
    lineOf(failed.signs, failed.line, "cause"),
    ...[...missing, ...versions].map(({ line }) => lineOf(server, line, "mod-list")),
    ...versions.map(({ id }) => lineOf(game, inGame!.get(id)!.line, "mod-list")),
  ];
  const parameters = {
    missing: missing.map(name),
    // What only the game has is mostly for the game alone.
    extra: extra.length <= 3 ? extra.map(name) : [],
    versions: versions.map((mod) => `${name(mod)} (${inGame!.get(mod.id)!.version} / ${mod.version})`),
  };
  const said = { code: "mods-differ", severity: "error", confidence: 0.8, parameters, weight: 4, evidence } as const;
  return [ruleMatch(said, all)];
}

import { tellingLine } from "../../model/model.ts";
import { type Candidate, candidatesOf } from "../candidates.ts";
import type { FileSigns } from "../file-signs.ts";
import { JoinedOwners } from "../joined-owners.ts";
import { between, second } from "../moments.ts";
import type { BundleContext, BundleRule, RuleMatch } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";

const lost = /^(?:connection-|mod-list-mismatch|registry-entries|client-version|packet-too-large|auth-)/;
const together = 15 * second;
const most = 12;
const maxTail = 200_000;
/** Only one side needs them. */
const oneSided =
  /^(?:sodium|iris|embeddium|oculus|rubidium|optifine|modmenu|lithium|ferritecore|modernfix|spark|xaero|journeymap|jei|rei|roughlyenoughitems|emi|mouse|dynamic_?fps|entityculling|immediatelyfast|c2me|noisium|krypton|chunky|luckperms|starlight|minecraft|java|forge|neoforge|fml|mcp|fabricloader|fabric-|fabric_|quilt_)/i;

/** A connection that failed: the other side's log says why, or its list of mods does. */
export const twoSides: BundleRule = {
  codes: ["mods-differ"],
  find(context) {
    const { run, otherSide, end } = context;
    // What ended the run is no matter of a connection.
    if (otherSide.length === 0 || (end?.finding.severity === "fatal" && !lost.test(end.finding.code))) return [];
    const all = [...run.files, ...otherSide];
    // A proxy is to the server behind it what the game is to a server.
    const near = all.some(({ side }) => side === "client") ? "client" : "proxy";
    const game = all.filter(({ side }) => side === near);
    const others = all.filter(({ side }) => side !== near);
    const failed = foundIn(game) ?? foundIn(others) ?? saidIn(game);
    if (!failed) return [];
    const cause = causeThere(game.includes(failed.signs) ? others : game, failed);
    if (cause) return [{ ...cause, replaces: toldAlready(cause, context) }];
    const isMore = end !== null && !lost.test(end.finding.code);
    return isMore ? [] : differences(game, others, failed);
  },
};

interface Failed {
  signs: FileSigns;
  line: number;
}

const lostWords =
  /(?:Client disconnected with reason: (?!Disconnected\b|Quitting|Kicked|Server closed|Banned)|Couldn't connect to server|disconnected while connecting to \S{1,60}: |unable to connect to server )[^\n]{0,200}/;

function foundIn(files: readonly FileSigns[]): Failed | null {
  for (const signs of files) {
    const found = signs.file.analysis.findings.find(({ code }) => lost.test(code));
    if (found) return { signs, line: tellingLine(found) };
  }
  return null;
}

/** A lost connection that no finding names. The words for a player who leaves are the same. */
function saidIn(files: readonly FileSigns[]): Failed | null {
  for (const signs of files.filter(({ isGameLog }) => isGameLog)) {
    const from = Math.max(0, signs.file.text.length - maxTail);
    const match = lostWords.exec(signs.file.text.slice(from));
    if (match) return { signs, line: signs.lineAt(from + match.index) };
  }
  return null;
}

/** What the other side found at that very time, or what fell over there and stands in the same seconds. */
function causeThere(others: readonly FileSigns[], { signs, line }: Failed): RuleMatch | null {
  const when = signs.timeAt(line);
  const joined = new JoinedOwners(others);
  let best: RuleMatch | null = null;
  for (const other of others) {
    for (const one of candidatesOf(other, joined)) {
      const { severity, code } = one.finding;
      if (severity === "notice" || lost.test(code) || /^server-overloaded|^online-mode/.test(code)) continue;
      const lines = other.file.analysis.findings[one.rank]?.lines ?? [one.line];
      const near = lines.find((at) => isNear(other, at, when));
      if (near === undefined || (best && best.role === "specific")) continue;
      const evidence = [
        ...one.evidence.map((proof, i) => (i === 0 ? other.evidence(near, "cause") : proof)),
        signs.evidence(line, "other-side"),
      ];
      best = { ...one, line: near, evidence, weight: 4.5 };
    }
  }
  return best;
}

/** What that file, or both, say of it themselves. */
function toldAlready({ finding, signs }: RuleMatch, { candidates }: BundleContext): Candidate[] {
  return candidates.filter(
    (one) => one.finding.code === finding.code && one.evidence.some(({ file }) => file === signs.index),
  );
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

function differences(games: readonly FileSigns[], servers: readonly FileSigns[], failed: Failed): RuleMatch[] {
  const listed = (files: readonly FileSigns[]) => [...files].sort((a, b) => b.mods.length - a.mods.length)[0];
  const [game, server] = [listed(games), listed(servers)];
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
    failed.signs.evidence(failed.line, "cause"),
    ...[...missing, ...versions].map(({ line }) => server.evidence(line, "mod-list")),
    ...versions.map(({ id }) => game.evidence(inGame!.get(id)!.line, "mod-list")),
  ];
  const parameters = {
    missing: missing.map(name),
    // What only the game has is mostly for the game alone.
    extra: extra.length <= 3 ? extra.map(name) : [],
    versions: versions.map((mod) => `${name(mod)} (${inGame!.get(mod.id)!.version} / ${mod.version})`),
  };
  const said = { code: "mods-differ", severity: "error", confidence: 0.8, parameters, weight: 4, evidence } as const;
  return [ruleMatch([...games, ...servers], said)];
}

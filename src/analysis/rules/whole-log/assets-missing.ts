import { isCopiedPiece } from "../../evidence/evidence.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import type { Lines } from "../../text/lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const named = String.raw`([a-z0-9_.-]{2,64}):([\w/.# -]{1,120})`;
/** Each literal, and what follows it: a namespace and a path. */
const forms: readonly [needle: string, pattern: RegExp][] = [
  ["Using missing texture, unable to load ", new RegExp(`^Using missing texture, unable to load ${named}`)],
  ["Unable to load model: '", new RegExp(`^Unable to load model: '[^'\\n]{1,200}' referenced from: ${named}`)],
  ["Missing textures in model ", new RegExp(`^Missing textures in model ${named}`)],
  ["Exception loading model for variant ", new RegExp(`^Exception loading model for variant ${named}`)],
  ["Exception loading blockstate definition: '", new RegExp(`^Exception loading blockstate definition: '${named}`)],
  ["Could not load override model ", new RegExp(`^Could not load override model ${named}`)],
  ["Couldn't parse item model '", new RegExp(`^Couldn't parse item model '${named}`)],
  ["Failed to load model ", new RegExp(`^Failed to load model ${named}`)],
  // Since 1.21.2 an item names its model itself: what is missing is the item's.
  [
    "No model loaded for default item model ID ",
    new RegExp(`^No model loaded for default item model ID [\\w.:/-]{1,160} of ${named}`),
  ],
  ["Missing item model for location ", new RegExp(`^Missing item model for location ${named}`)],
  ["Missing block model: ", new RegExp(`^Missing block model: ${named}`)],
];
const maxNamed = 12;
const maxTried = 2000;
const maxMods = 6;
const maxMessage = 1500;
const searched = 3_000_000;

/** Forge's and NeoForge's loaders of models, and the mods that bring them to Fabric. */
const loaderMissing = /Model loader '[a-z0-9_.-]{1,64}:[a-z0-9_./-]{1,120}' not found/;

/** Forge until 1.16 lists what it could not use in a block of its own, mod by mod. */
const listed = ["[TEXTURE ERRORS", "[FML.TEXTURE_ERRORS"];
const inList =
  /^\[(?:FML\.)?TEXTURE[ _]ERRORS\/?\]: {1,8}(?:DOMAIN ([a-z0-9_.-]{2,64})|Problem: ([^\n\r]{3,120})|(textures\/[\w/.# -]{1,120}))/;

interface Missing {
  files: Set<string>;
  lines: number[];
  /** What is wrong with those that are there. */
  problem?: string | undefined;
  /** Whether what reads the mod's models is not there: none of them shows. */
  isUnread?: boolean;
}

/** Textures and models that are not there or broken: everyday noise of mods, but a developer's own are worth a warning. */
export default wholeLogFinding({
  codes: ["assets-missing", "own-assets-missing"],
  severity: "notice",
  role: "environment",
  confidence: 0.8,
  literals: [...forms.map(([needle]) => needle), ...listed],
  find(evidence) {
    const { isDevelopment, lines, owners, software } = evidence;
    if (software.kind !== "client" && !isDevelopment && !isCopiedPiece(evidence)) return [];
    const byNamespace = new Map<string, Missing>();
    for (const [needle, pattern] of forms) {
      for (const { at, line } of placesOutsideChat(lines, needle, { end: searched, most: maxTried })) {
        const match = pattern.exec(lines.text.slice(at, Math.min(at + 500, searched)));
        const missing = match && addTo(byNamespace, match[1]!, match[2]!, line);
        if (missing) addProblem(missing, lines, line);
      }
    }
    addListed(byNamespace, lines);
    return [...byNamespace]
      .sort(([, a], [, b]) => b.lines.length - a.lines.length)
      .slice(0, maxMods)
      .map(([namespace, missing]) => {
        const part = owners.parts.find(({ id }) => id.toLowerCase() === namespace);
        const isOwn = isDevelopment && (part?.isOwn ?? true);
        const found = missing.lines.sort((a, b) => a - b);
        return {
          code: isOwn ? "own-assets-missing" : "assets-missing",
          severity: isOwn || missing.isUnread ? ("warning" as const) : ("notice" as const),
          parameters: {
            mod: part?.name ?? namespace,
            modId: part && part.name !== namespace ? namespace : undefined,
            files: [...missing.files].slice(0, maxNamed),
            problem: missing.problem,
          },
          firstLine: found[0]!,
          endLine: found[0]! + 1,
          lines: found,
          count: found.length,
        };
      });
  },
});

/** The game up to 1.7 calls so what has no texture at all. */
const unnamedIcon = /^missing_icon_(?:item|block)_\d{1,6}_/;

function addTo(all: Map<string, Missing>, written: string, file: string, line: number): Missing | null {
  const namespace = written.replace(unnamedIcon, "");
  if (namespace === "minecraft") return null;
  const missing = all.get(namespace) ?? { files: new Set(), lines: [] };
  all.set(namespace, missing);
  missing.files.add(file.trim());
  missing.lines.push(line);
  return missing;
}

/** What was thrown stands in the same line, or in the next one. */
function addProblem(missing: Missing, lines: Lines, line: number): void {
  if (missing.problem !== undefined) return;
  missing.problem = loaderMissing.exec(lines.range(line, line + 2).slice(0, maxMessage))?.[0];
  missing.isUnread = missing.problem !== undefined;
}

function addListed(all: Map<string, Missing>, lines: Lines): void {
  for (const needle of listed) {
    let namespace: string | undefined;
    let problem: string | undefined;
    for (const { at, line } of placesOutsideChat(lines, needle, { end: searched, most: maxTried })) {
      const [, domain, wrong, file] = inList.exec(lines.text.slice(at, at + 300)) ?? [];
      if (domain) [namespace, problem] = [domain, undefined];
      problem = wrong?.trim() ?? problem;
      const missing = file && namespace ? addTo(all, namespace, file, line) : null;
      if (missing) missing.problem ??= problem;
    }
  }
}

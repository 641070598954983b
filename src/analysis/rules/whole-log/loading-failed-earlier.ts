import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import { failedMods } from "../../evidence/failed-mods.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { installedMods } from "../../owners/platform-ids.ts";
import { causeText, culpritFor } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const maxNamed = 8;
/** Frames below what was thrown that the screen may stand in: deeper, it only opened something. */
const deepestScreen = 12;
/** What fails on the loading screen only because something had failed before. */
const echoes =
  /Invalid shaders\/core|No value present|KeyMapping\.getKey\(\)|ReloadableResourceManager|zip file closed/;
/** A mod that does not find itself was never loaded. */
const unfound = /^(?:Could not find any mod for modid|Unable to find mod container|Missing mod container)/;

/** What Forge and NeoForge show instead of the game where mods did not load, and what they say there. */
const screens: readonly (readonly [screen: RegExp, sign: string])[] = [
  [/\.GuiModsMissing\./, "sign-missing-screen"],
  [/\.GuiDupesFound\./, "sign-duplicates-screen"],
  [
    /\.(?:GuiWrongMinecraft|GuiSortingProblem|GuiCustomModLoadingErrorScreen|GuiMultipleModsErrored|GuiErrorBase|GuiErrorScreen|LoadingErrorScreen)(?:\$\w{1,40})?\./,
    "sign-error-screen",
  ],
];
/** Of a world that runs: loading is long over. */
const inWorld =
  /^(?:Ticking|Exception (?:in server tick|ticking)|Feature placement|Colliding|Rendering (?:entity|block|item))/i;

/**
 * A crash that only follows: loading had failed before, and what dies later is not to blame. Mods in state ERROR, a list of
 * only Minecraft and the loader, a screen that opens before configurations are there.
 */
export default wholeLogFinding({
  codes: ["loading-failed-earlier"],
  severity: "fatal",
  supersedes: true,
  impliedBy: ["mod-not-remapped"],
  confidence: 0.9,
  find(evidence) {
    const { software, report } = evidence;
    const crash = crashExceptions(evidence)[0];
    if (software.kind !== "crash-report" || !crash || /[Mm]od loading/.test(report?.description ?? "")) return [];
    const failed = failedMods(evidence);
    const methods = [...crash.frames, ...crash.outerFrames].map(({ method }) => method);
    // A mod that failed and whose own code is in the trace is the crash itself, and so is a change to the game's code that failed.
    const isOfMixin = crash.root.type.startsWith("org.spongepowered.asm.");
    const isFollowed =
      failed.length > 0 && !isOfMixin && !failed.some(({ id }) => methods.some((method) => isOf(method, id, evidence)));
    const sign = signOf(crash, methods, evidence) ?? (isFollowed ? "sign-error" : null);
    if (sign === null) return [];
    const reader = sign === "sign-config" ? culpritFor(crash, evidence.owners)?.owner.name : undefined;
    const { firstLine, endLine } = crash;
    return [
      {
        firstLine,
        endLine,
        group: crash,
        parameters: {
          mods: isFollowed ? failed.slice(0, maxNamed).map(({ name }) => name) : [],
          // Its own code only asks for what is not there yet.
          ...(reader === undefined ? { loader: software.name } : { reader }),
          later: causeText(crash.root),
          sign: { term: sign },
        },
      },
    ];
  },
});

/** By what the report shows that loading had failed, though it is a report of something else. */
function signOf({ root }: ExceptionGroup, methods: readonly string[], evidence: Evidence): string | null {
  const description = evidence.report?.description ?? "";
  const screen = screens.find(([one]) => methods.slice(0, deepestScreen).some((method) => one.test(method)));
  if (screen) return screen[1];
  const isForge = /^(?:neo)?forge\//.test(evidence.software.id);
  if (description === "Rendering overlay" && isForge && echoes.test(`${root.type}: ${root.message}`))
    return "sign-overlay";
  const isRecovery =
    methods.some((method) => method.endsWith(".abortResourcePackRecovery")) ||
    (unfound.test(root.message) && methods.some((method) => method.endsWith(".rollbackResourcePacks")));
  if (isRecovery) return "sign-recovery";
  if (/Cannot get config value before config is loaded/.test(root.message) && !inWorld.test(description))
    return "sign-config";
  // Access transformers open such classes; they are applied only to mods that were loaded.
  const isUnset = isForge && /cannot inherit from final class|superclass access check failed/.test(root.message);
  return isUnset || hasOnlyThePlatform(evidence) ? "sign-bare" : null;
}

/** The list of a modern loader, and nothing in it but itself and the game, though mods' mixins run. */
function hasOnlyThePlatform({ details, facts, exceptions }: Evidence): boolean {
  const isListed = details.modStates.size > 0 && [...details.modStates.values()].every(({ state }) => state === "NONE");
  const hasMixins = exceptions.some(({ frames, outerFrames }) =>
    [...frames, ...outerFrames].some(({ mixins }) =>
      mixins.some((one) => !/^(?:forge|neoforge|mixins?\.(?:forge|neoforge))/.test(one)),
    ),
  );
  return isListed && hasMixins && installedMods(facts.mods).length === 0;
}

function isOf(method: string, id: string, { owners }: Evidence): boolean {
  const owner = owners.ofClass(method);
  return owner?.id === id || owner?.name.toLowerCase() === id;
}

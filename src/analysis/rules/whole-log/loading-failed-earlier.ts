import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import { failedMods, isSystemId } from "../../evidence/failed-mods.ts";
import { causeText } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const maxNamed = 8;
/** What fails on the loading screen only because something had failed before. */
const echoes =
  /Invalid shaders\/core|No value present|KeyMapping\.getKey\(\)|ReloadableResourceManager|zip file closed/;
/** A mod that does not find itself was never loaded. */
const unfound = /^(?:Could not find any mod for modid|Unable to find mod container|Missing mod container)/;

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
    const isRecovery =
      methods.some((method) => method.endsWith(".abortResourcePackRecovery")) ||
      (unfound.test(crash.root.message) && methods.some((method) => method.endsWith(".rollbackResourcePacks")));
    const isTooEarly = /Cannot get config value before config is loaded/.test(crash.root.message);
    const isUnset = /cannot inherit from final class|superclass access check failed/.test(crash.root.message);
    const isBare = hasOnlyThePlatform(evidence);
    // Access transformers open such classes; they are applied only to mods that were loaded.
    const isForge = /^(?:neo)?forge\//.test(software.id);
    // A mod that failed and whose own code is in the trace is the crash itself, and so is a change to the game's code that failed.
    const isOfMixin = crash.root.type.startsWith("org.spongepowered.asm.");
    const isFollowed =
      failed.length > 0 && !isOfMixin && !failed.some(({ id }) => methods.some((method) => isOf(method, id, evidence)));
    const isOverlay =
      report?.description === "Rendering overlay" &&
      isForge &&
      echoes.test(`${crash.root.type}: ${crash.root.message}`);
    if (!isFollowed && !isOverlay && !isRecovery && !isTooEarly && !(isUnset && isForge) && !isBare) return [];
    const { firstLine, endLine } = crash;
    return [
      {
        firstLine,
        endLine,
        group: crash,
        parameters: {
          mods: isFollowed ? failed.slice(0, maxNamed).map(({ name }) => name) : [],
          later: causeText(crash.root),
          sign: {
            term: isOverlay
              ? "sign-overlay"
              : isRecovery
                ? "sign-recovery"
                : isTooEarly
                  ? "sign-config"
                  : isBare || isUnset
                    ? "sign-bare"
                    : "sign-error",
          },
        },
      },
    ];
  },
});

/** The list of a modern loader, and nothing in it but itself and the game, though mods' mixins run. */
function hasOnlyThePlatform({ details, facts, exceptions }: Evidence): boolean {
  const isListed = details.modStates.size > 0 && [...details.modStates.values()].every(({ state }) => state === "NONE");
  const hasMixins = exceptions.some(({ frames, outerFrames }) =>
    [...frames, ...outerFrames].some(({ mixins }) =>
      mixins.some((one) => !/^(?:forge|neoforge|mixins?\.(?:forge|neoforge))/.test(one)),
    ),
  );
  return isListed && hasMixins && facts.mods.every(({ id }) => isSystemId(id));
}

function isOf(method: string, id: string, { owners }: Evidence): boolean {
  const owner = owners.ofClass(method);
  return owner?.id === id || owner?.name.toLowerCase() === id;
}

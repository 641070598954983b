import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup, Frame } from "../../model/exception-group.ts";
import { isAccusable } from "../../owners/owner.ts";
import type { Owners } from "../../owners/owners.ts";
import { causeText, culpritFor, cutOff } from "../../traces/meanings/explained.ts";
import { scriptFolder } from "../matching/script-folders.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const maxMods = 3;
const maxSaid = 160;
const maxAround = 60;
const places = ["_scripts:", ".zs:", ".groovy:"];

interface ScriptPlace {
  file: string;
  line: string | undefined;
}

/** A frame of a script of the pack: CraftTweaker's, GroovyScript's, or one that KubeJS has compiled. Coremods are scripts of mods. */
function inFrame({ file, line, method }: Frame): ScriptPlace | null {
  const name = /^(?:(?:server|client|startup)_scripts:)?([\p{L}\p{N}_ ./\\-]{1,120}\.(?:zs|groovy|[jt]s))$/u.exec(
    file ?? "",
  )?.[1];
  if (!name || (/\.[jt]s$/.test(name) && !method.includes(".rhino."))) return null;
  return { file: name, line: line === null ? undefined : String(line) };
}

/** `Wrapped java.lang.NullPointerException (server_scripts:mobs.js#44)` */
function inMessage({ message }: { message: string }): ScriptPlace | null {
  const [, file, line] = /\b(?:server|client|startup)_scripts:([\w./-]{1,120}\.[jt]s)#(\d{1,6})\)/.exec(message) ?? [];
  return file ? { file, line } : null;
}

function scriptOf(group: ExceptionGroup): ScriptPlace | null {
  for (const thrown of [...group.causes, group]) {
    const place = inMessage(thrown);
    if (place) return place;
  }
  for (const frame of [...group.frames, ...group.outerFrames]) {
    const place = inFrame(frame);
    if (place) return place;
  }
  return null;
}

const engineError = "javax.script.ScriptException";
const engineMarks = [engineError, ".nashorn.internal.scripts.", ".javascript.gen."];
/** A script that Nashorn or Rhino has compiled. */
const compiled = /(?:^|\.)nashorn\.internal\.scripts\.|(?:^|\.)mozilla\.javascript\.gen\./;

interface EngineScript {
  mod: string;
  said: string | undefined;
}

/** Mods with a script engine run scripts of packs without telling their names. Forge's coremods are scripts of mods. */
function ofEngine(group: ExceptionGroup, owners: Owners): EngineScript | null {
  if (scriptOf(group) !== null) return null;
  const frames = [...group.frames, ...group.outerFrames];
  if (frames.some(({ method }) => method.startsWith("net.minecraftforge.coremod."))) return null;
  const { type, message, causes, root } = group;
  const failed = [{ type, message }, ...causes].find((one) => one.type === engineError);
  if (failed) {
    const mod = culpritFor(group, owners)?.owner.name;
    // Around it stands what was being loaded, if anything.
    const around = type === engineError || message === "" || message.includes(failed.message) ? "" : `${message} `;
    return mod ? { mod, said: `${cutOff(around, maxAround)}${failed.message}` } : null;
  }
  const at = frames.findIndex(({ method }) => compiled.test(method));
  // Whatever the script called has failed because of it; who runs it stands below it.
  const below = at === -1 ? [] : frames.slice(at + 1).map((frame) => owners.ofFrame(frame));
  const mod = below.find((owner) => owner !== null && isAccusable(owner))?.name;
  const { method, line } = frames[at] ?? { method: "", line: null };
  const place = line === null ? "" : ` (${method.slice(method.lastIndexOf(".") + 1)}:${line})`;
  return mod ? { mod, said: `${causeText(root)}${place}` } : null;
}

/** One finding for each such mod, and for each crash. */
function ofEngines(evidence: Evidence) {
  const { exceptions, owners } = evidence;
  const crashes = crashExceptions(evidence);
  const byMod = new Map<string, { said: string | undefined; groups: ExceptionGroup[] }>();
  const fatal: WholeLogMatch[] = [];
  for (const group of exceptions) {
    const { mod, said } = ofEngine(group, owners) ?? {};
    if (!mod) continue;
    const { firstLine, endLine, lines, count } = group;
    const parameters = { mod, message: said ? cutOff(said, maxSaid) : undefined };
    if (crashes.includes(group)) {
      fatal.push({ parameters, severity: "fatal", firstLine, endLine, lines, count, group });
      continue;
    }
    const known = byMod.get(mod);
    if (known) known.groups.push(group);
    else byMod.set(mod, { said: parameters.message, groups: [group] });
  }
  const others = [...byMod].slice(0, maxMods).map(([mod, { said, groups }]) => {
    const lines = groups.flatMap((one) => one.lines).sort((a, b) => a - b);
    const { firstLine, endLine } = groups[0]!;
    const parameters = { mod, message: said };
    // Without the exception: what failed because of the script is still to be told.
    return { parameters, severity: "notice" as const, firstLine, endLine, lines, count: lines.length };
  });
  return [...fatal, ...others];
}

/** What was thrown by a script of the pack, or by what it called: who wrote the script can mend it. */
export default wholeLogFinding({
  codes: ["script-error"],
  severity: "error",
  confidence: 0.9,
  supersedes: true,
  literals: [...engineMarks, ...places],
  find(evidence) {
    const { lines, exceptions } = evidence;
    const found = engineMarks.some((mark) => lines.has(mark)) ? ofEngines(evidence) : [];
    if (!places.some((place) => lines.has(place))) return found;
    const crashes = crashExceptions(evidence);
    const placed = exceptions.flatMap((group) => {
      const place = scriptOf(group);
      if (!place) return [];
      const { firstLine, endLine, lines: all, count, root } = group;
      const message = causeText({
        ...root,
        message: root.message.replace(/ \(\w{1,10}_scripts:[^()\n]{1,140}\)$/, ""),
      });
      const parameters = { ...place, message, folder: scriptFolder(place.file) };
      const severity = crashes.includes(group) ? ("fatal" as const) : undefined;
      return [{ parameters, firstLine, endLine, lines: all, count, group, ...(severity ? { severity } : {}) }];
    });
    return [...placed, ...found];
  },
});

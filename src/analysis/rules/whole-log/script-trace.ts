import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup, Frame } from "../../model/exception-group.ts";
import { causeText, culpritFor, cutOff } from "../../traces/meanings/explained.ts";
import { scriptFolder } from "../matching/script-folders.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const maxMods = 3;
const maxSaid = 160;
const ofEngine = "javax.script.ScriptException";
const places = ["_scripts:", ".zs:", ".groovy:"];

interface ScriptPlace {
  file: string;
  line: string | undefined;
}

/** A frame of a script of the pack: CraftTweaker's, GroovyScript's, or one that KubeJS has compiled. Coremods are scripts of mods. */
function inFrame({ file, line, method }: Frame): ScriptPlace | null {
  const name = /^(?:(?:server|client|startup)_scripts:)?([\w./\\-]{1,120}\.(?:zs|groovy|[jt]s))$/.exec(file ?? "")?.[1];
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

/** Mods with a script engine of Java's run scripts of packs without telling their names: one finding for each such mod. */
function ofEngines(evidence: Evidence) {
  const { exceptions, owners } = evidence;
  const crashes = crashExceptions(evidence);
  const byMod = new Map<string, ExceptionGroup[]>();
  for (const group of exceptions) {
    const isOfEngine = [group, ...group.causes].some(({ type }) => type === ofEngine);
    const isOther = crashes.includes(group) || scriptOf(group) !== null;
    const mod = isOfEngine && !isOther ? culpritFor(group, owners)?.owner.name : undefined;
    if (mod) byMod.set(mod, [...(byMod.get(mod) ?? []), group]);
  }
  return [...byMod].slice(0, maxMods).map(([mod, groups]) => {
    const [group] = groups as [ExceptionGroup];
    const said = [group, ...group.causes].find(({ type }) => type === ofEngine)!.message;
    const lines = groups.flatMap((one) => one.lines).sort((a, b) => a - b);
    const { firstLine, endLine } = group;
    const parameters = { mod, message: said === "" ? undefined : cutOff(said, maxSaid) };
    // Without the exception: what failed because of the script is still to be told.
    return { parameters, severity: "notice" as const, firstLine, endLine, lines, count: lines.length };
  });
}

/** What was thrown by a script of the pack, or by what it called: who wrote the script can mend it. */
export default wholeLogFinding({
  codes: ["script-error"],
  severity: "error",
  confidence: 0.9,
  supersedes: true,
  literals: [ofEngine, ...places],
  find(evidence) {
    const { lines, exceptions } = evidence;
    const found = lines.has(ofEngine) ? ofEngines(evidence) : [];
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

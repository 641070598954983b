import type { ExceptionGroup, Frame } from "../../model/exception-group.ts";
import { isEveryday, isHousekeeping } from "../../traces/meanings/everyday.ts";
import { causeText } from "../../traces/meanings/explained.ts";
import { meaningOf } from "../../traces/meanings/meanings.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** What the line above says is told with whoever it names. */
const ofOthers = /Could not pass event|executing command|execute task|Could not load plugin|crash dump|RakLib/;
/** What the network or the disk did is no mistake in the code. */
const fromOutside = /bind|Address already in use|Failed to open stream|Permission denied|No space left/i;
const maxFound = 3;

/** PocketMine and its forks, where no plugin was at work: a fork that somebody changed by hand, or files that do not fit together. */
export default wholeLogFinding({
  codes: ["server-code-failed"],
  severity: "error",
  role: "general",
  confidence: 0.75,
  causedBy: ["file-permission", "disk-full"],
  find({ exceptions, lines, runs, software }) {
    if (!/^(?:pocketmine|genisys)\/server$/.test(software.id)) return [];
    const found: WholeLogMatch[] = [];
    for (const group of exceptions) {
      const { root, frames, firstLine, endLine, lines: all, count } = group;
      const [thrower] = frames;
      if (!thrower || found.length === maxFound || !isOwn(group) || fromOutside.test(root.message)) continue;
      if (isEveryday(group) || isHousekeeping(group)) continue;
      // What was not set up, because the start failed, fails once more.
      const run = runs.find((one) => one.firstLine <= firstLine && firstLine < one.endLine);
      if (firstLine < (run?.upLine() ?? lines.count)) continue;
      if (ofOthers.test(lines.get(Math.max(0, firstLine - 1), 400))) continue;
      const parameters = { place: placeOf(thrower), cause: causeText(root), meaning: meaningOf(root)?.term };
      found.push({ parameters, firstLine, endLine, lines: all, count, group });
    }
    return found;
  },
});

/** Namespaces of the server and of what it is made of; since version 4 paths begin below the first of them. */
const own = /^\\?(?:pocketmine|raklib|pmmp)\\/i;
const ownFolder =
  /^(?:network|world|entity|player|command|scheduler|block|item|inventory|crafting|resourcepacks|thread)\\/;

/** What fails while another error is reported is not the reason. */
const reporting = /crashDump|exceptionHandler$/;

/** Whether the server's own code stands in every frame, and nothing out of the folder for plugins. */
function isOwn({ frames: [thrower, ...others], outerFrames }: ExceptionGroup): boolean {
  // Without the frames below, a plugin may have been at work.
  if (
    !thrower ||
    others.length === 0 ||
    thrower.jar !== null ||
    !(own.test(thrower.method) || ownFolder.test(thrower.method))
  )
    return false;
  return [...others, ...outerFrames].every(
    ({ jar, method }) => jar === null && !reporting.test(method) && (!method.includes("\\") || own.test(method)),
  );
}

/** `pocketmine\Player`, line 12 → `pocketmine/Player.php:12` */
function placeOf({ method, line }: Frame): string {
  const file = method.replaceAll("\\", "/");
  return `${/\.php$/.test(file) ? file : `${file}.php`}${line ? `:${line}` : ""}`;
}

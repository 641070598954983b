import type { ExceptionGroup } from "../../model/exception-group.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { causeText, rootOf } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** The window that Forge (since 1.20) and NeoForge open before the game is there, and draw themselves. */
const ofWindow = /^net\.(?:minecraftforge|neoforged)\.fml\.earlydisplay\./;

/** What it calls: Java, LWJGL, and the loader's own files and classes. */
const called = /^(?:org\.lwjgl|cpw\.mods\.(?:niofs|jarhandling|cl|util)|net\.minecraftforge\.securemodules)\./;

/** `Exception: Stack trace`: nothing was thrown. The game writes where it was when the driver complained of something. */
function isOnlyWhere({ root: { type, message } }: ExceptionGroup): boolean {
  return type === "java.lang.Exception" && message === "Stack trace";
}

/** Below it is nothing of anybody else: whatever failed, it failed in the window's own drawing. */
function isOfWindow({ frames, outerFrames }: ExceptionGroup): boolean {
  const first = [...frames, ...outerFrames].find(({ method }) => platformOf(method) !== "java" && !called.test(method));
  return first !== undefined && ofWindow.test(first.method);
}

/** What the mod loader's own loading screen dies of. It goes on trying to draw, and the game draws it, too, while it loads. */
export default wholeLogFinding({
  codes: ["early-window-failed"],
  severity: "fatal",
  confidence: 0.9,
  supersedes: true,
  // They say the same of what cannot draw at all, and what to do.
  impliedBy: ["opengl-unsupported", "graphics-driver", "window-failed", "options-line-twice"],
  find({ exceptions, report }) {
    const found = exceptions.filter((group) => isOfWindow(group) && !isOnlyWhere(group));
    const group = found.find(({ crash }) => crash) ?? found[0];
    if (!group) return [];
    const { firstLine, endLine, lines, count } = group;
    const parameters = { cause: causeText(rootOf(group, report?.description ?? null)) };
    const severity = group.crash ? {} : { severity: "warning" as const, confidence: 0.6 };
    return [{ parameters, firstLine, endLine, lines, count, group, ...severity }];
  },
});

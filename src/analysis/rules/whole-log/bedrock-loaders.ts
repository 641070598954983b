import { placesOutsideChat } from "../../read/chat-lines.ts";
import { lineHeader } from "../../read/line-header.ts";
import type { Lines } from "../../text/lines.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Endstone (Python and C++) and LeviLamina: what they say of a plugin that failed. Its name or file comes next. */
const marks: Readonly<Record<string, "plugin-load-failed" | "plugin-enable-failed">> = {
  "rror occurred when trying to load plugin ": "plugin-load-failed",
  "Failed to load c++ plugin from ": "plugin-load-failed",
  "rror occurred when initializing ": "plugin-load-failed",
  "rror occurred when enabling ": "plugin-enable-failed",
  "Failed to load mod ": "plugin-load-failed",
  "Failed to load manifest for ": "plugin-load-failed",
  "Failed to enable mod ": "plugin-enable-failed",
};
const lacking = " will not be loaded because the dependencies are missing";
const lacked = /Missing dependency ([^\s]{1,80})/;
const otherApi = /API version/;
const maxFound = 20;
const maxDependencies = 10;
const maxLine = 600;

/** Plugins of servers for Bedrock Edition, which are neither Java's nor PHP's. */
export default wholeLogFinding({
  codes: ["plugin-load-failed", "plugin-enable-failed", "plugin-incompatible", "plugin-dependency-missing"],
  severity: "error",
  confidence: 0.9,
  literals: [...Object.keys(marks), lacking],
  find({ lines, software }) {
    if (!software.id.startsWith("bedrock/")) return [];
    const found = new Map<string, WholeLogMatch>();
    for (const [mark, code] of Object.entries(marks)) {
      for (const { at, line } of placesOutsideChat(lines, mark, { most: maxFound })) {
        const [head, ...rest] = lines
          .get(line, maxLine)
          .slice(at - lines.start(line) + mark.length)
          .split(": ");
        const plugin = nameIn(head!);
        if (!plugin || found.has(plugin)) continue;
        const cause = rest.join(": ").trim() || messageIn(lines, line + 1);
        const where = { firstLine: line, endLine: line + 1 };
        const isOther = cause !== undefined && otherApi.test(cause);
        found.set(
          plugin,
          isOther
            ? { ...where, code: "plugin-incompatible", parameters: { plugin } }
            : { ...where, code, parameters: { plugin, cause } },
        );
      }
    }
    return [...found.values(), ...lackingIn(lines)];
  },
});

/** `from entry point 'lamps':`, `plugins\\lamps.dll`, `Lamps v1.0.` */
function nameIn(head: string): string | undefined {
  const quoted = /'([^'\n]{1,80})'/.exec(head)?.[1];
  if (quoted) return quoted;
  const file = head.slice(Math.max(head.lastIndexOf("/"), head.lastIndexOf("\\")) + 1);
  const name = file
    .trim()
    .split(" ", 1)[0]!
    .replace(/\.dll$|\.so$|[.:]$/, "");
  return /^[\w.-]{1,80}$/.test(name) ? name : undefined;
}

/** The dependencies stand in the lines above, one each. */
function lackingIn(lines: Lines): WholeLogMatch[] {
  const found: WholeLogMatch[] = [];
  for (const { at, line } of placesOutsideChat(lines, lacking, { most: maxFound })) {
    const before = lines.text.slice(lines.start(line), at).slice(-100);
    const plugin = before.slice(before.lastIndexOf(" ") + 1);
    const dependencies: string[] = [];
    for (let above = line - 1; above >= Math.max(0, line - maxDependencies); above--) {
      const name = lacked.exec(lines.get(above, maxLine))?.[1];
      if (!name) break;
      dependencies.unshift(name);
    }
    const parameters = { plugin, dependencies };
    found.push({
      code: "plugin-dependency-missing",
      parameters,
      firstLine: line - dependencies.length,
      endLine: line + 1,
    });
  }
  return found;
}

/** What a line below says: the reason is an entry of its own, or stands there bare. */
function messageIn(lines: Lines, line: number): string | undefined {
  if (line >= lines.count) return undefined;
  const text = lines.get(line, maxLine);
  const header = lineHeader(text, 0, text.length);
  const message = text
    .slice(header?.length ?? 0)
    .replace(/^(?:\[\w{1,40}\] ){1,2}/, "")
    .trim();
  return message.length > 3 ? message.slice(0, 300) : undefined;
}

import { finding } from "../../model/finding.ts";
import type { Term } from "../../model/model.ts";
import { isDebug, isOfSystemReport, isOnPhone, isRepeated } from "../matching/match-text.ts";

/** What libraries for Windows are built against, as Microsoft calls it. */
const redistributable = "Microsoft Visual C++ Redistributable (x64)";

/** What macOS and Java say of it. */
function reasonIn(said: string): Term | undefined {
  const [, have, need] =
    /incompatible architecture \(have '([\w,/ -]{2,40})', need '([\w,/ -]{2,40})'\)/.exec(said) ?? [];
  if (have && need) return { term: "library-other-machine", parameters: { have, need } };
  const needed = /Library not loaded: (?:\S{0,200}\/)?([\w.+-]{3,80})/.exec(said)?.[1];
  if (needed) return { term: "library-needs", parameters: { needed } };
  return /already loaded in another class ?loader/.test(said) ? { term: "library-loaded-already" } : undefined;
}

export default finding({
  code: "library-missing",
  severity: "error",
  severityAt: (match, place) => (/glfw/.test(match[1]!) && isOnPhone(place) ? "notice" : undefined),
  joins: ["suspect"],
  confidence: 0.85,
  needles: ["UnsatisfiedLinkError: ", "Failed to locate library: "],
  pattern: /^[^\n<]{0,300}(?:UnsatisfiedLinkError: |Failed to locate library: )([^\n\r]{1,500})/,
  parameters: (match, place) => {
    // The narrator of Linux clients does without.
    if (
      /flite|text2speech|[Nn]arrator|tcnative|epoll|kqueue|io_uring/.test(match[1]!) ||
      /[Nn]arrator/.test(place.entry.slice(0, 400))
    )
      return null;
    if (isDebug(place) || isOfSystemReport(place)) return null;
    if (isRepeated(place, "UnsatisfiedLinkError: ") || isRepeated(place, "Failed to locate library: ")) return null;
    const said = match[1]!.trim();
    const name =
      // What it tried stands behind, and may be cut off.
      /^(?:dlopen\()?(?:[^\s(),]{0,300}\/)?([\w.+-]{3,120}\.(?:dylib|so|tmp|jnilib))(?:, 0x|: dlopen\()/.exec(
        said,
      )?.[1] ??
      /Failed to locate library: (\S{1,200})/.exec(match[0])?.[1] ??
      /^no (\S{1,120}) in (?:java\.library\.path|system library path)/.exec(said)?.[1] ??
      /Unable to load library '([^']{1,200})'/.exec(said)?.[1] ??
      /(?<![\w.+-])([\w.+-]{1,120}): cannot open shared object file/.exec(said)?.[1] ??
      /(?:Could not load library:?|^No library found for) '?([^\s']{1,200})/.exec(said)?.[1] ??
      /(?:^|[/\\])([\w.+-]{1,120}\.(?:dll|so(?:\.\d{1,4}){0,3}|dylib|jnilib))/.exec(said)?.[1];
    // A class whose library nobody has loaded: Java names the method that it would have.
    const ofClass = /^'?(?:[\w.$[\]]{1,100} )?((?:[\w$]{1,80}\.){1,12}[\w$]{1,80})\.[\w$<>]{1,80}\(/.exec(said)?.[1];
    const library = (name ?? ofClass ?? said.slice(0, 120)).replace(/[.,;:]$/, "");
    return {
      library,
      reason: reasonIn(said),
      runtime: /dependent libraries/.test(said) && /\.dll\b/i.test(library) ? redistributable : undefined,
    };
  },
  causedBy: ["java-32-bit"],
});

import type { Evidence } from "../../evidence/evidence.ts";
import { failedMods } from "../../evidence/failed-mods.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import type { Owner } from "../../owners/owner.ts";
import { culpritFor, ownerParameters } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Names that only the finished game has; in a developer's run everything has readable ones. */
const finished =
  /\b(m_\d{2,8}_|f_\d{2,8}_|func_\d{2,8}_\w{1,4}|field_\d{2,8}_\w{1,4}|(?:method|field|class)_\d{1,8})\b/;
const types =
  /(?:NoSuchMethodError|NoSuchFieldError|NoClassDefFoundError|InvalidMixinException|InvalidInjectionException|InvalidAccessorException)$/;

/** A jar made for the finished game in a developer's run: it asks for names that are not there. */
export default wholeLogFinding({
  codes: ["mod-not-remapped"],
  severity: "fatal",
  supersedes: true,
  confidence: 0.95,
  find(evidence) {
    if (!evidence.isDevelopment) return [];
    const matches: WholeLogMatch[] = [];
    const failed = failedMods(evidence);
    for (const group of evidence.exceptions) {
      const { root, firstLine, endLine, lines, count } = group;
      const name = types.test(root.type) ? finished.exec(root.message)?.[1] : undefined;
      const owner = name ? whose(group, evidence) : null;
      if (!name || !owner || owner.isOwn || owner.kind === "code") continue;
      const file = owner.file ?? undefined;
      // The others of the same folder are such jars, too.
      const others = failed.flatMap((mod) => (mod.id === owner.id ? [] : mod.name));
      matches.push({
        parameters: { ...ownerParameters("mod", owner), name, file, others },
        firstLine,
        endLine,
        lines,
        count,
        group,
      });
    }
    return matches;
  },
});

function whose(group: ExceptionGroup, { owners }: Evidence): Owner | null {
  const config = /\bin ([\w.-]{2,80}\.json)/.exec(group.root.message)?.[1];
  return (config ? owners.ofMixin(config) : null) ?? culpritFor(group, owners)?.owner ?? null;
}

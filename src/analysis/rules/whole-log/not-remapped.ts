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

const maxOthers = 50;

/** A file that is made for developers only. */
const forDevelopers = /[-_.+ (](?:deobf|dev|unobf|mcp|named)(?:[-_.+ )][^\n]{0,60})?\.jar$/i;
/** A class of the game under a readable name, and what is asked of it: `net.minecraft.item.Item$Properties.maxStackSize(I)`. */
const readable = /\bnet[./]minecraft[./](?:[a-z]\w{0,40}[./]){1,6}([A-Z][\w$]{1,80})(?:[.;]([\w$]{1,80})\()?/;

/** How everything of the game is called where Fabric runs. */
const numbered = /^net\.minecraft\.class_\d{1,6}[.$]/;

/** Fabric says by itself that the names of a mod's access widener are those of the other kind of game. */
const otherNames =
  /^(?:line \d{1,6}: )?Namespace \((\w{1,20})\) does not match current runtime namespace \((\w{1,20})\)/;
const readerOf = /(?:from mod |for mod ')([a-z][\w-]{0,63})/;

/** A jar for the other kind of game: it asks for names that are not there. */
export default wholeLogFinding({
  codes: ["mod-not-remapped"],
  severity: "fatal",
  supersedes: true,
  confidence: 0.95,
  find(evidence) {
    const matches: WholeLogMatch[] = evidence.exceptions.flatMap((group) => withOtherNames(group, evidence));
    if (!evidence.isDevelopment)
      return [...matches, ...evidence.exceptions.flatMap((group) => forDevelopment(group, evidence))];
    const failed = failedMods(evidence);
    for (const group of evidence.exceptions) {
      const { root, firstLine, endLine, lines, count } = group;
      const name = types.test(root.type) ? finished.exec(root.message)?.[1] : undefined;
      const owner = name ? whose(group, evidence) : null;
      if (!name || !owner || owner.isOwn || owner.kind === "code") continue;
      const file = owner.file ?? undefined;
      const refmap = /\bUsing refmap ([\w.-]{2,80}\.json)/.exec(root.message)?.[1];
      // The others of the same folder are such jars, too.
      const others = failed
        .slice(0, maxOthers + 1)
        .flatMap((mod) => (mod.id === owner.id ? [] : mod.name))
        .slice(0, maxOthers);
      matches.push({
        parameters: { ...ownerParameters("mod", owner), name, file, refmap, others },
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

function withOtherNames(group: ExceptionGroup, { owners }: Evidence): WholeLogMatch[] {
  const [, built, running] = otherNames.exec(group.root.message) ?? [];
  const id = [group, ...group.causes].flatMap(({ message }) => readerOf.exec(message)?.[1] ?? [])[0];
  const owner = built && id ? owners.ofId(id) : null;
  // Fabric's own interfaces are of nobody who could be accused, and have to be renamed all the same.
  const mod = owner ? ownerParameters("mod", owner) : running === "named" && id ? { mod: id } : null;
  if (!mod || (built !== "named" && running !== "named")) return [];
  const { firstLine, endLine, lines, count } = group;
  const build = built === "named" ? "development" : undefined;
  const parameters = { ...mod, file: owner?.file ?? undefined, build };
  return [{ parameters, firstLine, endLine, lines, count, group }];
}

/** In the finished game: a developers' jar, by its file, or, where everything else goes by Fabric's numbers, by what it asks for. */
function forDevelopment(group: ExceptionGroup, evidence: Evidence): WholeLogMatch[] {
  const { root, frames, firstLine, endLine, lines, count } = group;
  const asked = types.test(root.type) && !finished.test(root.message) ? readable.exec(root.message) : null;
  const owner = asked ? whose(group, evidence) : null;
  if (!asked || !owner || owner.kind === "code") return [];
  const file = forDevelopers.test(owner.file ?? "") ? owner.file! : undefined;
  const isNumbered = root.type.endsWith("NoClassDefFoundError") && frames.some(({ method }) => numbered.test(method));
  if (!file && !isNumbered) return [];
  const [, type, member] = asked;
  const name = member ? `${type}.${member}` : type;
  const parameters = { ...ownerParameters("mod", owner), name, file, build: "development" };
  return [{ parameters, firstLine, endLine, lines, count, group }];
}

function whose(group: ExceptionGroup, { owners }: Evidence): Owner | null {
  const { message } = group.root;
  const config =
    /(?:\bin|->) ([\w.-]{2,80}\.json)(?::|\b)/.exec(message)?.[1] ??
    /\bUsing refmap ([\w.-]{2,80}?)(?:-common|-forge|-fabric|-neoforge){0,2}[.-]refmap\.json/.exec(message)?.[1];
  return (config ? owners.ofMixin(config) : null) ?? culpritFor(group, owners)?.owner ?? null;
}

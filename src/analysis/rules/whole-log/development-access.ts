import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** `class a.B tried to access private method 'void c.D.e(f.G)' (…)`, and before Java 11 `tried to access field c.D.e from class a.B`. */
const forms = [
  /^class ([\w.$]{3,200}) tried to access (?:[a-z]{1,20} ){0,3}'?(?:[\w.$[\]]{1,200} )?(net\.minecraft\.[\w.$]{3,200})/,
  /^tried to access (?:class|method|field) (net\.minecraft\.[\w.$]{3,200})(?:\([^\n ]{0,300})? from class ([\w.$]{3,200})/,
] as const;

/**
 * In a developer's run the game's code is not made for another version. What its classes may use of each other, the loader opens only where
 * it was told that this is such a run; what the developer's own may use, an access widener or transformer opens.
 */
export default wholeLogFinding({
  codes: ["development-access-refused"],
  severity: "fatal",
  supersedes: true,
  confidence: 0.85,
  find(evidence) {
    if (!evidence.isDevelopment) return [];
    return evidence.exceptions.flatMap((group) => {
      const { root, firstLine, endLine, lines, count } = group;
      const access = root.type.endsWith("IllegalAccessError") ? accessIn(root.message) : null;
      const why = access && reasonOf(access.from, group, evidence);
      return why ? [{ parameters: { ...access, why }, firstLine, endLine, lines, count, group }] : [];
    });
  },
});

function accessIn(message: string): { from: string; member: string } | null {
  const [, from, member] = forms[0].exec(message) ?? [];
  if (from && member) return { from: bare(from), member: bare(member) };
  const [, used, user] = forms[1].exec(message) ?? [];
  return used && user ? { from: bare(user), member: bare(used) } : null;
}

function bare(name: string): string {
  return name.replace(/\.$/, "");
}

function reasonOf(
  from: string,
  { frames }: ExceptionGroup,
  { owners, software }: Evidence,
): "launch" | "widener" | null {
  const [first] = frames;
  if (platformOf(`${from}.access`) === "minecraft")
    return /^(?:fabric|quilt)\//.test(software.id) && first && !first.handler ? "launch" : null;
  const owner = owners.ofClass(`${from}.access`);
  return owner && (owner.isOwn || owners.only?.name === owner.name) ? "widener" : null;
}

import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import { isOwnCode, placeInCode, sameOwner } from "../../traces/meanings/explained.ts";
import { fileName } from "./match-text.ts";
import type { OwnReport } from "./own-reports.ts";

const maxFrames = 60;
/** Right above: nothing else happened between the two. */
const maxBetween = 2;
const notThere =
  /^(?:[^\n]{0,40}[\\/])?([^\\/\n:*?"<>|]{1,120}\.\w{1,16}) \((?:The system cannot find|No such file|Das System kann|Le fichier sp|Le chemin|Impossibile trovare|No se puede encontrar|El sistema no puede|O sistema n|Не удается найти|Nie można odnaleźć|系统找不到|系統找不到|指定された)[^\n]{0,80}$/;

/**
 * What a library complains of may be the call of the mod that somebody is writing: whose that is, where it stands, and which file was
 * missing right before it failed.
 */
export function calledBy({ owner, group }: OwnReport, evidence: Evidence): MaybeParameters {
  if (!group) return {};
  const missing = missingBefore(group, evidence);
  const { owners, isDevelopment } = evidence;
  const callers = isDevelopment && !isOwnCode(owner) ? group.frames.slice(0, maxFrames) : [];
  for (const frame of callers) {
    const caller = owners.ofFrame(frame);
    if (!caller || !isOwnCode(caller) || sameOwner(caller, owner)) continue;
    return {
      mod: caller.name,
      modId: caller.id,
      library: owner.name,
      place: placeInCode(frame),
      missing,
      how: "called",
    };
  }
  return missing ? { missing, how: "missing-file" } : {};
}

/** The file that was looked for in vain: what was made of nothing then fails. */
function missingBefore(group: ExceptionGroup, { exceptions }: Evidence): string | undefined {
  const first = group.lines[0] ?? group.firstLine;
  const before = exceptions.find(
    (one) =>
      one !== group &&
      one.endLine <= first &&
      first - one.endLine <= maxBetween &&
      /NotFoundException$|NoSuchFileException$/.test(one.root.type),
  );
  const [named] = [group, before].flatMap((one) => (one ? fileIn(one) : null) ?? []);
  return named;
}

function fileIn({ root }: ExceptionGroup): string | undefined {
  if (/\.FileNotFoundException$/.test(root.type)) return notThere.exec(root.message)?.[1];
  if (!/\.NoSuchFileException$/.test(root.type)) return undefined;
  const name = fileName(root.message.trim());
  return /^[^\n:]{1,120}\.\w{1,16}$/.test(name) ? name : undefined;
}

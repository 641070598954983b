import type { FoundFinding } from "../model/model.ts";

/** `java.lang.NoClassDefFoundError\nnet/minecraft/world/level/Level`, as `faultOf` writes it. */
const missing =
  /^java\.lang\.(?:NoClassDefFoundError|ClassNotFoundException)\n(?:Could not initialize class )?([\w$./]{3,250})$/;

const unknown = /^[\w.]{1,100}\.Class(?:MetadataNotFound|NotFound)Exception\n([\w$./]{3,250})$/;

/** What Mixin throws over a class that it could not change, where nothing below it says why. */
const notChanged =
  /^(?:org\.spongepowered\.asm\.mixin\.transformer\.throwables\.MixinTransformerError\n|java\.lang\.RuntimeException\nMixin transformation of ([\w$.]{3,250}) failed)/;

/** Who says so because the class was not there. */
const needing: ReadonlySet<string> = new Set(["mod-fatal", "mod-crash", "mod-entrypoint-failed"]);
/** Which tell whose mixin could not be applied. */
const ofMixins: ReadonlySet<string> = new Set(["mixin-failed", "mixin-class-missing"]);

/**
 * A class that a mixin could not be applied to cannot be loaded at all, and whoever needs it next says that it is missing.
 * What only says so, and the mixins whose classes they are.
 */
export function brokenByMixin(findings: readonly FoundFinding[]): {
  followers: ReadonlySet<FoundFinding>;
  causes: ReadonlySet<FoundFinding>;
} {
  const byTarget = new Map<string, FoundFinding>();
  for (const one of findings) {
    const { target } = one.parameters;
    if (one.code === "mixin-failed" && one.severity !== "notice" && typeof target === "string")
      byTarget.set(target, one);
  }
  const others = ofOthers(findings);
  const followers = new Set([...sayingLess(findings), ...others.map(([one]) => one)]);
  const causes = new Set(others.map(([, cause]) => cause));
  if (byTarget.size === 0) return { followers, causes };
  for (const one of findings) {
    const own = one.code === "class-missing" ? byTarget.get(String(one.parameters["class"])) : undefined;
    const cause = own ?? (one.fault ? causeOf(one.fault, byTarget) : undefined);
    if (!cause || one.code === "mixin-failed") continue;
    // What came before it has another reason, unless it stands at the head of the same trace.
    if (one.firstLine < cause.firstLine && !(own && one.fault === cause.fault)) continue;
    followers.add(one);
    causes.add(cause);
  }
  return { followers, causes };
}

function causeOf(fault: string, byTarget: ReadonlyMap<string, FoundFinding>): FoundFinding | undefined {
  const name = missing.exec(fault)?.[1]?.replaceAll("/", ".");
  if (name) return byTarget.get(name);
  const thrown = notChanged.exec(fault);
  if (thrown?.[1]) return byTarget.get(thrown[1]);
  // It does not name the class: it is clear where only one mixin failed.
  return thrown && byTarget.size === 1 ? [...byTarget.values()][0] : undefined;
}

/** Those of the very exception of a mixin that name another mod, which was the first to need the class, with that mixin. */
function ofOthers(findings: readonly FoundFinding[]): [FoundFinding, FoundFinding][] {
  const changers = new Map<string, FoundFinding>();
  for (const one of findings) {
    const { code, severity, fault, parameters } = one;
    if (ofMixins.has(code) && severity !== "notice" && fault && parameters["mod"]) changers.set(fault, one);
  }
  return findings.flatMap((one): [FoundFinding, FoundFinding][] => {
    const changer = one.fault ? changers.get(one.fault) : undefined;
    const { mod, suspect = mod, class: missed } = one.parameters;
    if (!changer || suspect === undefined || suspect === changer.parameters["mod"]) return [];
    // A class of the game itself is never missing.
    const isNeeding = one.code === "class-missing" ? /^net\.minecraft\./.test(String(missed)) : needing.has(one.code);
    return isNeeding ? [[one, changer]] : [];
  });
}

/** That a mixin could not be applied, where the class that it lacks is told of the same mod. */
function sayingLess(findings: readonly FoundFinding[]): Set<FoundFinding> {
  const lacking = new Set(
    findings.flatMap(({ code, parameters: { class: name, mod } }) =>
      code === "mixin-class-missing" && typeof name === "string" ? [`${mod}\n${name}`] : [],
    ),
  );
  return new Set(
    findings.filter(({ code, fault, parameters: { mod } }) => {
      const name = code === "mixin-failed" && fault ? unknown.exec(fault)?.[1]?.replaceAll("/", ".") : undefined;
      return name !== undefined && lacking.has(`${mod}\n${name}`);
    }),
  );
}

import type { FoundFinding } from "../model.ts";

/** `java.lang.NoClassDefFoundError\nnet/minecraft/world/level/Level`, as `faultOf` writes it. */
const missing =
  /^java\.lang\.(?:NoClassDefFoundError|ClassNotFoundException)\n(?:Could not initialize class )?([\w$./]{3,250})$/;

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
  const followers = new Set<FoundFinding>();
  const causes = new Set<FoundFinding>();
  if (byTarget.size === 0) return { followers, causes };
  for (const one of findings) {
    const name = one.fault ? missing.exec(one.fault)?.[1]?.replaceAll("/", ".") : undefined;
    const cause = name ? byTarget.get(name) : undefined;
    // What came before it has another reason.
    if (!cause || one.code === "mixin-failed" || one.firstLine < cause.firstLine) continue;
    followers.add(one);
    causes.add(cause);
  }
  return { followers, causes };
}

import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model/model.ts";

const loading =
  /^plugin-(?:descriptor-missing|load-failed|enable-failed|java-version|file-corrupt|dependency-missing|api-too-low|server-version|wrong-platform|incompatible|folia-unsupported|config-invalid|disabled-itself)$/;
const maxAsked = 50;

/**
 * A plugin that came up later in the log, after a reload, a restart of it or another start: what kept it from loading before is
 * mended, and what its last load says is what matters.
 */
export function withLoadedAgain(findings: readonly FoundFinding[], { lines }: Pick<Evidence, "lines">): FoundFinding[] {
  let asked = 0;
  return findings.map((one) => {
    const { plugin } = one.parameters;
    if (!loading.test(one.code) || one.severity === "notice" || typeof plugin !== "string" || asked++ >= maxAsked)
      return one;
    const last = Math.max(one.firstLine, ...one.lines.slice(-1));
    if (last + 1 >= lines.count) return one;
    const enabled = `[${plugin}] Enabling ${plugin} v`;
    const at = lines.text.indexOf(enabled, lines.start(last + 1));
    const isUp = at !== -1 && !endsAgain(plugin, lines.text.indexOf("\n", at), lines.text);
    return isUp ? { ...one, severity: "notice" } : one;
  });
}

/** So soon behind it, it is the same trouble again. */
const maxBehind = 3000;

function endsAgain(plugin: string, at: number, text: string): boolean {
  if (at === -1) return true;
  const behind = text.slice(at, at + maxBehind);
  return (
    behind.includes(`[${plugin}] Disabling ${plugin} v`) || behind.includes(`Error occurred while enabling ${plugin} v`)
  );
}

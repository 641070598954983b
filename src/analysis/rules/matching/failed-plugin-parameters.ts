import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import { culpritFor, explainedParameters, ownerParameters } from "../../traces/meanings/explained.ts";
import { knownParameters } from "../known-parameters.ts";

/** A plugin whose name is known, and what it threw. */
export function failedPluginParameters(
  name: string,
  group: ExceptionGroup,
  { owners, isDevelopment }: Evidence,
): MaybeParameters {
  const owner = owners.ofPlugin(name);
  return {
    ...ownerParameters("plugin", owner),
    ...knownParameters(explainedParameters(group, { owners, isDevelopment, description: null }, owner)),
    // A package that nobody knows is of the plugin that failed.
    ...(culpritFor(group, owners, owner)?.owner.kind === "code" ? { culprit: undefined, culpritId: undefined } : {}),
  };
}

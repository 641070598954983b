import type { MaybeParameters } from "../model/finding.ts";
import { knownOwnerById } from "../owners/known-owners.ts";

/** Which tell of a plugin that failed in its own code or in what it called. */
const told: ReadonlySet<string> = new Set([
  "plugin-command-failed",
  "plugin-crash",
  "plugin-enable-failed",
  "plugin-runtime-error",
]);

/** What a line of code brings about by itself, in Java and in PHP, whatever the server and its settings. */
const ofCode =
  /^(?:[\w.$\\]{1,200}[.\\])?(?:(?:NullPointer|ClassCast|(?:Array|String)?IndexOutOfBounds|NoSuchElement|IllegalArgument|ConcurrentModification|UnsupportedOperation|Arithmetic|NegativeArraySize|EmptyStack)Exception|TypeError|ArgumentCountError|ErrorException|DivisionByZeroError)(?::|$)/;

/**
 * Whether the fault lies in a plugin's own code, at a place that the log names, and the plugin is one that few have: most often whoever
 * shares the log writes it. What helps with others, another version or new settings, helps nobody there.
 */
export function faultInPlugin(code: string, parameters: MaybeParameters): MaybeParameters {
  const { plugin, cause, place, culprit, remedy, why, action } = parameters;
  if (!told.has(code) || typeof plugin !== "string" || typeof place !== "string" || typeof cause !== "string")
    return {};
  if (culprit !== undefined || remedy !== undefined || why !== undefined || action !== undefined) return {};
  return ofCode.test(cause) && knownOwnerById(plugin) === null ? { why: "own-code" } : {};
}

import type { MaybeParameters } from "../model/finding.ts";
import type { FoundFinding, Term } from "../model/model.ts";
import type { Culprit } from "../owners/culprit.ts";

/** `GuiConfig.getString`, `ConfigLoader.read`: a mod that reads its own settings. */
const readsConfig =
  /\.\w{0,40}(?:Config|Configuration|Settings)(?:Loader|Reader|Parser|Handler|Manager|File)?(?:\$\w{1,40})?\.(?:get|read|load|parse|from|deserialize)\w{0,40}$/;

/** What to do first where the place says it, though what was thrown does not. */
export function remedyOf(
  { code }: FoundFinding,
  { mod, class: name, own, suspect }: MaybeParameters,
  culprit: Culprit | null,
  isDevelopment: boolean,
): Term | undefined {
  if (code === "block-entity-not-registered" && isDevelopment && suspect && typeof name === "string") {
    return { term: "remedy-register-entity", parameters: { class: name.slice(name.lastIndexOf(".") + 1) } };
  }
  if ((code !== "mod-exception" && code !== "mod-fatal") || own || typeof mod !== "string" || !culprit)
    return undefined;
  return culprit.frame && readsConfig.test(culprit.frame.method)
    ? { term: "remedy-own-config", parameters: { mod } }
    : undefined;
}

import { finding } from "../../model/finding.ts";
import { nameOfJar } from "../../owners/names.ts";
import { areReplacing } from "../matching/replacing-plugins.ts";

/** What WorldEdit, WorldGuard and their like find where their classes come from the file of another plugin. */
export default finding({
  code: "plugin-contained",
  severity: "error",
  confidence: 0.9,
  needles: [" has included a portion of"],
  pattern: /A plugin developer has included a portion of\s{1,8}(?:\*\* )?([\w-]{2,60}) into their own plugin/,
  parameters(match, place) {
    const source = / came from '([^\n']{1,400})'/.exec(place.upTo(4000))?.[1];
    const file = source?.slice(Math.max(source.lastIndexOf("/"), source.lastIndexOf("\\")) + 1);
    // `Lamps (file:/srv/plugins/Lamps-1.0.jar)`, or the file alone.
    const container = /^([^(/\\]{2,60}?) \(/.exec(source ?? "")?.[1] ?? (file && nameOfJar(file));
    const plugin = match[1]!;
    return container && !areReplacing(plugin, container) ? { why: "included", plugin, container } : null;
  },
  oneFor: ["plugin", "container"],
});

import { finding } from "../../model/finding.ts";

export default finding({
  code: "mixin-class-missing",
  severity: "fatal",
  joins: ["provider"],
  needles: ["ClassMetadataNotFoundException: "],
  pattern: /ClassMetadataNotFoundException: ([\w.$/]{3,200})/,
  parameters: (match, place) => ({
    class: match[1]!.replaceAll("/", "."),
    mod: /(?<![\w-])([\w-]{2,64})\.mixins?\.json/.exec(place.entry.slice(0, 6000))?.[1],
  }),
});

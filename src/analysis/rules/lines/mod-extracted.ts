import { finding } from "../../model/finding.ts";

const first = "The directories below appear to be extracted jar files";

export default finding({
  code: "mod-extracted",
  severity: "fatal",
  confidence: 0.98,
  needles: [first, "Extracted mod jars found, loading will NOT continue"],
  pattern: /The directories below appear to be extracted jar files|Extracted mod jars found, loading will NOT continue/,
  parameters: (match, place) => (match[0] !== first && place.before.includes(first) ? null : {}),
});

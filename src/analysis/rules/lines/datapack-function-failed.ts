import { finding } from "../../model/finding.ts";

export default finding({
  code: "datapack-function-failed",
  severity: "warning",
  confidence: 0.9,
  oneFor: ["datapack"],
  gathers: "function",
  pattern: /(?:: Failed to load|: Couldn't read custom) function ([\w.-]{1,80}:[\w./-]{1,200})/,
  parameters: (match, place) => {
    const reason = /(?:Exception: |^)(Whilst parsing command on line \d{1,7}: [^\n\r]{1,300})/m.exec(place.upTo(8000));
    return { function: match[1]!, datapack: match[1]!.split(":", 1)[0]!, reason: reason?.[1] };
  },
});

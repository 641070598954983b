import { finding } from "../../model/finding.ts";

export default finding({
  code: "console-input-failed",
  severity: "warning",
  needles: [
    "Exception handling console input",
    "] console: Input/output error",
    "[SEVERE] java.io.IOException: Input/output error",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Exception handling console input|console: Input\/output error|\[SEVERE\] java\.io\.IOException: Input\/output error)/,
  parameters: (_, place) => ({
    reason:
      /IOException: ([^\n\r]{1,80})/.exec(place.upTo(600))?.[1] ??
      (place.text.includes("Input/output error") ? "Input/output error" : undefined),
  }),
});

import { finding } from "../../model/finding.ts";

/** The title of its window, and what it writes into the log. */
export default finding({
  code: "sodium-unsupported-driver",
  severity: "fatal",
  pattern:
    /^[^\n<]{0,200}?(?:Sodium Renderer - Unsupported Driver|The game failed to start because the currently installed ([\w ]{2,40}?) Graphics Driver is not compatible)/,
  parameters: (match, place) => {
    const below = place.upTo(800);
    return {
      vendor: match[1],
      installed: /Installed version: (\S{1,40})/.exec(below)?.[1],
      required: /Required version: (\S{1,40})/.exec(below)?.[1],
    };
  },
});

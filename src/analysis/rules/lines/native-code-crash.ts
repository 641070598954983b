import { finding } from "../../model/finding.ts";
import { jvmReportCodes } from "../matching/jvm-report-codes.ts";

/** A launcher or a shell says how the program died; Windows has codes of its own, which `exit-code-windows` reads. */
export default finding({
  code: "native-code-crash",
  severity: "fatal",
  role: "general",
  confidence: 0.7,
  needles: ["Process exited with ", "Process crashed with ", "exit with code ", "Segmentation fault", "Aborted"],
  pattern:
    /^(?:[^\n<]{0,60}?(?:Process (?:exited|crashed) with (?:exit ?code|code)|Minecraft exit with code) (139|134|132|135|136|11|6)(?![\d.]\d)\b|(?:[^\n:]{1,60}: line \d{1,4}:\s{1,4}\d{1,9} )?(?:Segmentation fault|Aborted)(?: {1,20}\(core dumped\)(?:[^\n]{0,400})?)?[ \t\r]{0,4}(?:\n|$))/,
  parameters: (match, place) =>
    /killed by (?:the )?user/i.test(place.before.slice(-600)) ? null : { exitCode: match[1] },
  oneFor: [],
  causedBy: [...jvmReportCodes, "out-of-memory-native", "opengl-no-context"],
});

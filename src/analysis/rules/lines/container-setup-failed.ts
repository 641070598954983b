import { finding } from "../../model/finding.ts";
import { lineBefore } from "../matching/match-text.ts";

const maxReason = 200;
const maxLines = 120;
/** `java.net.UnknownHostException: files.example.org`: what was thrown stands below, and the last of it says why. */
const thrown = /(?<!\w)[A-Z]\w{1,80}(?:Exception|Error)(?::|$)/;

function reasonIn(text: string): string | undefined {
  const said = text
    .split("\n", maxLines)
    .slice(1)
    .flatMap((line) => {
      const at = /^[^\n]{0,80}?\tat |^\s{1,8}at /.test(line) ? -1 : line.slice(0, 400).search(thrown);
      return at === -1 ? [] : [line.slice(at, at + maxReason).trim()];
    });
  return said.findLast((one) => one.includes(": ")) ?? said[0];
}

/** Of the container of itzg, which fetches the server and sets it up before it starts it. */
export default finding({
  code: "container-setup-failed",
  severity: "fatal",
  confidence: 0.95,
  needles: ["' command failed. Version is ", "Invalid parameter provided for '", "[init] [ERROR] ", "[init] ERROR"],
  pattern:
    /^[^\n<]{0,120}?(?:ERROR : (?:Invalid parameter provided for )?'([\w-]{2,40})' command(?: failed\. Version is [\w.-]{1,20})?(?:: ([^\n]{3,300}))?|\[init\] (?:\[ERROR\]|ERROR):? {1,4}(\w[^\n]{4,300}))/,
  parameters(match, place) {
    const [, step, behind, said] = match;
    if (step) return { step, reason: behind?.trim() ?? reasonIn(`${place.upTo(6000)}\n${place.behind}`) };
    // What the helper said above is the reason, and the lines below one go on with it.
    const isToldAbove = /\[init\] \[?ERROR|' command failed\. Version is |Invalid parameter provided for '/.test(
      `${lineBefore(place)}\n${place.before.slice(-3000)}`,
    );
    return isToldAbove || /^Please accept the Minecraft EULA|^EULA |is not writable/.test(said!)
      ? null
      : { reason: said!.trim().slice(0, maxReason) };
  },
  causedBy: ["no-internet", "file-permission", "disk-full"],
});

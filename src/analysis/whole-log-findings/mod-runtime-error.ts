import { crashExceptions } from "../exceptions/crash-exception.ts";
import { isEveryday } from "../exceptions/everyday.ts";
import { culpritFor, explainedParameters, isOwnCode, ownerParameters } from "../exceptions/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Lines that say that something the game gave to a mod ended in the exception below. */
const failed =
  /Error executing task on (?:Client|Server)|Failed to process a synchronized task of the payload|Failed to handle packet|Error (?:while )?(?:handling|processing) (?:packet|payload|custom)|Exception (?:while|when|caught when) (?:handling|processing|executing|ticking)|threw an exception|Caught (?:an )?exception (?:while|in)|Uncaught exception in (?:server|client|packet)|Exception caught in connection|Error sending packet|Failed to (?:de|en)code packet/;
const sure = new Set(["module", "jar", "handler", "package"]);
const maxFound = 10;

/** A mod's own code fails while the game goes on. */
export default wholeLogFinding({
  codes: ["mod-runtime-error"],
  severity: "error",
  role: "general",
  confidence: 0.8,
  find(evidence) {
    const { exceptions, lines, owners, isDevelopment, report, software } = evidence;
    if (software.kind !== "client" && software.kind !== "server") return [];
    const crashes = crashExceptions(evidence);
    const matches: WholeLogMatch[] = [];
    for (const group of exceptions) {
      if (matches.length >= maxFound) break;
      const head = lines.range(Math.max(0, group.firstLine - 2), group.firstLine + 1).slice(-1500);
      if (crashes.includes(group) || !failed.test(head) || /\/(?:DEBUG|TRACE)\]/.test(head)) continue;
      const culprit = culpritFor(group, owners);
      if (culprit?.owner.kind !== "mod" || !sure.has(culprit.owner.evidence) || isEveryday(group)) continue;
      const { firstLine, endLine, lines: all, count } = group;
      const explaining = { owners, isDevelopment, description: report?.description ?? null };
      const own = isDevelopment && isOwnCode(culprit.owner) ? { own: culprit.owner.name } : {};
      const parameters = {
        ...ownerParameters("mod", culprit.owner),
        ...own,
        ...explainedParameters(group, explaining, culprit.owner),
      };
      matches.push({ parameters, firstLine, endLine, lines: all, count, group });
    }
    return matches;
  },
  samples: [
    {
      text: '[10:00:00] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Alex\n[10:00:01] [main/INFO] [net.neoforged.fml.loading.A/]: x\n[10:01:00] [Server thread/ERROR] [net.minecraft.util.thread.BlockableEventLoop/FATAL]: Error executing task on Server\njava.util.concurrent.CompletionException: java.lang.NullPointerException: Cannot invoke "a.B.c()" because "d" is null\n\tat TRANSFORMER/minecraft@1.21.1/net.minecraft.A.b(A.java:1)\nCaused by: java.lang.NullPointerException: Cannot invoke "a.B.c()" because "d" is null\n\tat TRANSFORMER/lamps@2.1/org.example.lamps.Lamp.execute(Lamp.java:18) ~[lamps-2.1.jar%23283!/:?]\n',
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:01:00] [Netty Client IO #1/ERROR] [net.minecraft.network.Connection/]: Exception caught in connection\nio.netty.handler.codec.DecoderException: Failed to decode packet 'clientbound/minecraft:custom_payload'\n\tat io.netty.handler.codec.ByteToMessageDecoder.callDecode(ByteToMessageDecoder.java:500)\nCaused by: java.lang.IndexOutOfBoundsException: readerIndex(9) + length(4) exceeds writerIndex(9)\n\tat io.netty.buffer.AbstractByteBuf.checkReadableBytes0(AbstractByteBuf.java:1442)\n\tat TRANSFORMER/lamps@2.1/org.example.lamps.Payload.read(Payload.java:18) ~[lamps-2.1.jar%23283!/:?]\n",
      parameters: { mod: "lamps" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:01:00] [Netty Client IO #1/ERROR]: Exception caught in connection\njava.io.IOException: Connection reset by peer\n\tat io.netty.channel.Channel.read(Channel.java:1)\n",
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:01:00] [Worker/WARN]: Could not check for updates\njava.net.UnknownHostException: updates.example.org\n\tat TRANSFORMER/lamps@2.1/org.example.lamps.Lamp.execute(Lamp.java:18) ~[lamps-2.1.jar%23283!/:?]\n",
  ],
});

import { finding } from "../finding.ts";
import { connectionCut } from "../matching/system-messages.ts";

export default finding({
  code: "connection-timed-out",
  severity: "notice",
  confidence: 0.8,
  needles: [
    "lost connection: Timed out",
    "lost connection: Internal Exception: ",
    "lost connection: disconnect.timeout",
    "has disconnected: Timed out",
    "Client disconnected with reason: ",
  ],
  pattern: new RegExp(
    `^(?:[^\\n<]|<(?=null>)){0,250}?(?:lost connection: |has disconnected: |Client disconnected with reason: )(?:Timed out|disconnect\\.timeout|Internal Exception: (?:java\\.(?:io\\.IO|net\\.Socket)Exception: (?:${connectionCut})|io\\.netty\\.handler\\.timeout\\.ReadTimeoutException))`,
  ),
  samples: [
    { text: "[12:00:01] [Server thread/INFO]: Steve lost connection: Timed out", parameters: {} },
    {
      text: "[12:00:01] [Server thread/INFO]: Steve lost connection: Internal Exception: java.io.IOException: Connection reset by peer",
      parameters: {},
    },
    {
      text: "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Internal Exception: java.io.IOException: 远程主机强迫关闭了一个现有的连接。",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Steve lost connection: Timed out",
    "[12:00:01] [Server thread/INFO]: Steve lost connection: Disconnected",
  ],
});

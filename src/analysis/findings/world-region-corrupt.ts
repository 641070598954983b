import { finding } from "../finding.ts";

export default finding({
  code: "world-region-corrupt",
  severity: "error",
  confidence: 0.9,
  needles: [
    "has truncated header",
    "egionfile",
    "Region file ",
    "header is truncated: expected",
    "stream is truncated: expected",
    "has invalid chunk stream version",
    "is negative or zero",
    "is negative for chunk",
    "is allocated, but stream is missing",
    "Wrong location! (",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Region file [^\n]{1,300} (?:has truncated header|has (?:an )?invalid sector at index|has overlapping|has an invalid)|[Dd]etected corrupt[^\n]{0,40} [Rr]egion ?file|Corrupt [Rr]egion ?file|[Rr]egion ?file [^\n]{0,300}(?:is corrupt|corrupted|header corruption)|Chunk \[?-?\d{1,8}, ?-?\d{1,8}\]? (?:header is truncated: expected|stream is truncated: expected|has invalid chunk stream version|is allocated, but stream is missing)|Declared size [^\n]{1,60} of chunk [^\n]{1,40} is negative|Wrong location! \(-?\d{1,8}, ?-?\d{1,8}\) should be)/,
  message: {
    en: "A region file of the world is damaged.",
    "zh-CN": "世界的区域文件已损坏。",
  },
  advice: {
    en: [
      "Stop the server, make a backup, and restore the region file that the log names from an older backup.",
      "Without one, remove the damaged chunks with MCA Selector or delete the region file: that part of the world is generated anew.",
      "Find out why: a full disk, a hard stop of the machine, or copying the world while the server runs.",
    ],
    "zh-CN": [
      "停止服务器并备份，然后从较早的备份恢复日志中提到的区域文件。",
      "没有备份时，用 MCA Selector 移除损坏的区块，或删除该区域文件：那部分世界会重新生成。",
      "查明原因：磁盘已满、机器被强制关闭，或在服务器运行时复制世界。",
    ],
  },
  causedBy: ["disk-full"],
  samples: [
    {
      text: "[10:00:00] [IO-Worker-3/ERROR]: Chunk [3, 18] stream is truncated: expected 4091 but read 1203",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Region file ./world/region/r.0.-1.mca has truncated header: 4096",
      parameters: {},
    },
    {
      text: "[10:00:00 ERROR]: Detected corrupt header for regionfile /srv/mc/world/region/r.1.1.mca, recalculating header",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Region file r.0.0.mca has truncated header",
    "[10:00:00] [Server thread/INFO]: Region file cache size: 256",
  ],
});

import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "disk-full",
  severity: "fatal",
  confidence: 0.98,
  needles: [
    "No space left on device",
    "There is not enough space on the disk",
    "Disk quota exceeded",
    "java.io.IOException: ",
  ],
  pattern:
    /^[^\n<]{0,400}(?:No space left on device|There is not enough space on the disk|Disk quota exceeded|java\.io\.IOException: (?:磁盘空间不足|设备上没有空间|Auf dem Gerät ist kein Speicherplatz mehr verfügbar|Недостаточно места на диске))/,
  parameters: (match, place) => {
    const said = ["No space left on device", "There is not enough space on the disk", "Disk quota exceeded"].find(
      (one) => match[0].includes(one),
    );
    return said && isRepeated(place, said) ? null : {};
  },
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't save chunk\njava.io.IOException: No space left on device",
      parameters: {},
    },
    { text: "java.io.IOException: There is not enough space on the disk", parameters: {} },
    { text: "java.io.IOException: 磁盘空间不足。", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> No space left on device",
    "java.io.IOException: Connection reset by peer",
  ],
});

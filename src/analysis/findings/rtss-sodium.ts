import { finding } from "../finding.ts";
import { isRepeated, isSaid, lineOf } from "./mod-dependency-missing.ts";

export default finding({
  code: "rtss-sodium",
  severity: "fatal",
  confidence: 0.95,
  needles: ["RivaTuner Statistics Server"],
  pattern: /^[^\n]{0,400}?RivaTuner Statistics Server/,
  parameters: (_, place) => {
    // Sodium tells it in several lines, one after the other.
    if (isSaid(place) || place.before.includes("RivaTuner Statistics Server")) return null;
    if (isRepeated(place, "RivaTuner Statistics Server")) return null;
    const line = lineOf(place).slice(0, 600);
    return /not compatible|incompatible|not supported|You appear to be using|injected|detected/i.test(line) ? {} : null;
  },
  message: {
    en: "RivaTuner Statistics Server (RTSS, part of MSI Afterburner) is running, and it makes Sodium crash.",
    "zh-CN": "正在运行 RivaTuner Statistics Server（RTSS，随 MSI Afterburner 安装），它会导致 Sodium 崩溃。",
  },
  advice: {
    en: [
      "Close RivaTuner Statistics Server and MSI Afterburner, or update RTSS to 7.3.4 or newer.",
      "Or add javaw.exe to RTSS with “Application detection level: None”.",
    ],
    "zh-CN": [
      "关闭 RivaTuner Statistics Server 和 MSI Afterburner，或将 RTSS 更新到 7.3.4 或更高版本。",
      "或者在 RTSS 中添加 javaw.exe，并将 Application detection level 设为 None。",
    ],
  },
  samples: [
    {
      text: "[12:00:00] [Render thread/ERROR]: RivaTuner Statistics Server (RTSS) is not compatible with Sodium, see here for more details: https://example.org",
      parameters: {},
    },
    {
      text: "[12:00:00] [main/ERROR]: You appear to be using an older version of RivaTuner Statistics Server (RTSS) which is not compatible",
      parameters: {},
    },
  ],
  counterSamples: [
    "0x0000 C:\\Program Files\\RivaTuner Statistics Server\\RTSSHooks64.dll",
    "<Steve> I like RivaTuner Statistics Server",
  ],
});

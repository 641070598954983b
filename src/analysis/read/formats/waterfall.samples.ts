import type { FormatSamples } from "./format-samples.ts";

export default {
  Waterfall: [
    {
      text: "[10:00:00] [main/INFO]: Enabled Travertine version git:Travertine-Bootstrap:1.16-R0.4-SNAPSHOT:0000000:183",
      id: "waterfall/proxy",
      version: null,
    },
    {
      text: "[10:00:00] [main/INFO]: Enabled Waterfall version git:Waterfall-Bootstrap:1.17-R0.1-SNAPSHOT:0000000:448\n[10:00:01 WARN]: Forced host",
      id: "waterfall/proxy",
      version: null,
      statements: { "Waterfall version": "1.17-R0.1-SNAPSHOT:0000000:448" },
    },
  ],
} satisfies FormatSamples;

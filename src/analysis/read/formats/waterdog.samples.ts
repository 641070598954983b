import type { FormatSamples } from "./format-samples.ts";

export default {
  WaterdogPE: [
    {
      text: "10:00:00 [INFO ] Starting WaterDogPE proxy software!\n10:00:00 [INFO ] Software Version: 2.0.3\n10:00:01 [INFO ] Binding to /0.0.0.0:19132",
      id: "waterdogpe/proxy",
      version: null,
    },
    {
      text: "2024-06-01 10:00:00.100 [WaterdogPE-main] INFO  - §bStarting WaterDogPE proxy software!\n2024-06-01 10:00:00.101 [WaterdogPE-main] INFO  - §3Latest Supported Game Version: 1.20.80\n2024-06-01 10:00:00.200 [WaterdogPE-main] INFO  [Lanterns] - Lanterns are lit",
      id: "waterdogpe/proxy",
      version: null,
      statements: { "Bedrock version": "1.20.80" },
    },
  ],
} satisfies FormatSamples;

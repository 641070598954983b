import { format, stated } from "./format.ts";

/** WaterdogPE: a proxy for Bedrock Edition, written in Java. */
export const waterdog = format({
  software: "waterdogpe",
  name: "WaterdogPE",
  kind: "proxy",
  markers: [
    { needle: "Starting WaterDogPE proxy software" },
    { needle: "Starting WaterdogPE.." },
    { needle: "dev.waterdog.waterdogpe." },
    { needle: "pe.waterdog.", pattern: /\bat pe\.waterdog\.\w/ },
  ],
  sources: stated("Bedrock version", [
    ["Latest Supported Game Version: ", /Latest Supported Game Version: (?:§\w)?v?(\d[\d.]{2,20})/],
  ]),
  version: null,
});

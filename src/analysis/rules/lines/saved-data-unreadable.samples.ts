import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Couldn't deserialize attachment lamps:lit_lamp, skipping. Error:\n[10:00:00] [Server thread/WARN]: No bulb for ID tallow",
      parameters: { mod: "lamps", data: "lamps:lit_lamp", reason: "No bulb for ID tallow", why: null },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [net.neoforged.neoforge.attachment.AttachmentHolder/]: Failed to deserialize data attachment lamps:lit_lamp. Skipping.\njava.lang.IllegalStateException: dark\n\tat org.example.Lamp.read(Lamp.java:9)",
      parameters: { mod: "lamps", data: "lamps:lit_lamp" },
      codes: ["saved-data-unreadable"],
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [net.neoforged.neoforge.attachment.AttachmentHolder/]: Encountered unknown or non-serializable data attachment lamps:lit_lamp. Skipping.",
      parameters: { mod: "lamps", data: "lamps:lit_lamp", why: "unknown" },
    },
  ],
  counterSamples: [
    "<Alex> Couldn't deserialize attachment lamps:lit_lamp, skipping. Error:",
    "[10:00:00] [Server thread/WARN]: Couldn't deserialize attachment of the mail",
  ],
} satisfies LineSamples;

import { finding } from "../../model/finding.ts";

export default finding({
  code: "world-level-dat-corrupt",
  severity: "error",
  // The copy is no better.
  severityAt: (_, place) => (place.mentions("World files may be corrupted. Shutting down.") ? "fatal" : undefined),
  confidence: 0.9,
  needles: [
    "level.dat",
    "World files may be corrupted",
    "Failed to load world data from ",
    "Failed to read level data",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Exception reading [^\n]{0,300}level\.dat(?:_old)?|(?:Failed to (?:read|load|parse|open)|Couldn't (?:read|load)|Could not (?:read|load)|Error (?:reading|loading)) [^\n]{0,200}level\.dat|World files may be corrupted|Failed to load world data from |Failed to read level data|level\.dat[^\n]{0,80}(?:is corrupt|is damaged|corrupted))/,
  parameters: (_, place) => {
    // The attempt with the old copy follows the first one.
    const before = place.before.slice(-6000);
    return /(?:Exception reading [^\n]{0,300}level\.dat|Failed to load world data from |Failed to read level data)/.test(
      before,
    )
      ? null
      : {};
  },
  causedBy: ["disk-full", "disk-failing", "file-permission", "world-newer-version", "world-overworld-settings"],
});

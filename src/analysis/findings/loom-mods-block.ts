import { finding } from "../finding.ts";

export default finding({
  code: "loom-mods-block",
  severity: "notice",
  role: "environment",
  needles: ["is not included in the loom 'mods' block"],
  pattern: /^[^\n<]{0,200}?Mod at path ([^\n]{1,250}?) is not included in the loom 'mods' block/,
  parameters: (match) => ({ file: match[1]! }),
  samples: [
    {
      text: "[12:00:37] [main/ERROR] (Quilt Loader/Discovery) Mod at path /srv/lamps/build/resources/main is not included in the loom 'mods' block! This will be an error in a future version",
      parameters: { file: "/srv/lamps/build/resources/main" },
    },
  ],
  counterSamples: ["[12:00:37] [main/INFO]: the loom 'mods' block"],
});

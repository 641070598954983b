import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:02] [Server thread/ERROR]: [PermissionsEx] \n========== UNABLE TO LOAD PERMISSIONS BACKEND =========\nYour configuration must be fixed before PEX will enable\nDetails: Error loading permissions file!",
      parameters: {},
    },
    {
      text: "[10:00:02 WARN]: ========== UNABLE TO LOAD PERMISSIONS BACKEND =========",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> ===== UNABLE TO LOAD PERMISSIONS BACKEND =====",
    "[10:00:02] [Server thread/INFO]: [PermissionsEx] Enabling PermissionsEx v1.23.4",
  ],
} satisfies LineSamples;

import type { LineSamples } from "../samples.ts";

const setup =
  "There were errors during initial FML setup. Some files failed to download or were otherwise corrupted. You will need to manually obtain the following files from these download links and ensure your lib directory is clean. ";
const severe = "2024-01-01 10:00:00 [SEVERE] [ForgeModLoader]";

export default {
  samples: [
    {
      text: `${severe} ${setup}\n${severe} *** Download http://lamps.example/fmllibs/lamp-1.0.jar\n${severe} *** Download http://lamps.example/fmllibs/names_1.5.zip\n${severe} <===========>\n${severe} The following is the errors that caused the setup to fail. They may help you diagnose and resolve the issue`,
      parameters: { files: ["lamp-1.0.jar", "names_1.5.zip"] },
    },
    {
      // The list has what did arrive, too.
      text: `${severe} There was a problem downloading the file lamp-1.0.jar automatically. Perhaps you have an environment without internet access. You will need to download the file manually or restart and let it try again\n${severe} ${setup}\n${severe} *** Download http://lamps.example/fmllibs/lamp-1.0.jar\n${severe} *** Download http://lamps.example/fmllibs/names_1.5.zip`,
      parameters: { files: ["lamp-1.0.jar"] },
    },
    { text: `${severe} ${setup}`, parameters: { files: null } },
  ],
  counterSamples: ["2024-01-01 10:00:00 [INFO] <Alex> There were errors during initial FML setup."],
} satisfies LineSamples;

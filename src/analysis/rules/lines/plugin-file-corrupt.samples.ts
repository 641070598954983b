import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:11] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: zip END header not found\njava.util.zip.ZipException: zip END header not found",
      parameters: {},
    },
    {
      text: "[12:00:11 ERROR]: [DirectoryProviderSource] Error loading plugin: zip file is empty\njava.util.zip.ZipException: zip file is empty",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> [DirectoryProviderSource] Error loading plugin: zip file is empty",
    "[12:00:11] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: Directory 'plugins/a.jar' failed to load!",
  ],
} satisfies LineSamples;

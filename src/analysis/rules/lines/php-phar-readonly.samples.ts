import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2016-03-01 [10:00:00] [ERROR]: Could not load '/srv/plugins/lamps-12.phar' in folder '/srv/plugins/': creating archive \"/srv/plugins/lamps-12.phar\" disabled by the php.ini setting phar.readonly",
      parameters: { plugin: "lamps-12" },
    },
    {
      text: '2016-03-01 [10:00:00] [CRITICAL]: UnexpectedValueException: "creating archive \\"/srv/out/lamps.phar\\" disabled by the php.ini setting phar.readonly" (EXCEPTION) in "/src/lamps/Maker" at line 12',
      parameters: { plugin: null },
    },
  ],
  counterSamples: [
    '<Alex> creating archive "plugins/lamps.phar" disabled by the php.ini setting phar.readonly',
    "2016-03-01 [10:00:00] [INFO]: phar.readonly = 0 is set in php.ini",
  ],
} satisfies LineSamples;

import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: x\njava.lang.IllegalStateException: zip file closed\n\tat org.example.lamps.Lamp.light(Lamp.java:1) ~[Lamps-1.0.jar:?]",
      parameters: { suspect: "Lamps" },
    },
    {
      text: "[12:00:03] [Server thread/INFO]: [Lanterns] Enabling Lanterns v1.0\n[12:00:04] [Server thread/INFO]: [Lanterns] Disabling Lanterns v1.0\n[12:00:05] [Log4j2-TF-1/WARN]: Caused by: java.lang.IllegalStateException: zip file closed\n[12:00:05] [Log4j2-TF-1/WARN]: \tat java.util.zip.ZipFile.ensureOpen(ZipFile.java:690)\n[12:00:05] [Log4j2-TF-1/WARN]: \tat org.example.wick.WickException.getMessage(WickException.java:60)",
      parameters: { suspect: "Lanterns", why: "disabled", thrown: "WickException" },
    },
  ],
  counterSamples: ["<Alex> IllegalStateException: zip file closed"],
} satisfies LineSamples;

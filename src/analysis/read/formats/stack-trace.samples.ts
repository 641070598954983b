import type { FormatSamples } from "./format-samples.ts";

export default {
  "Stack trace": [
    {
      text: 'Exception in thread "main" java.lang.IllegalStateException: no\n\tat com.example.Main.main(Main.java:3)\nCaused by: java.lang.RuntimeException: because\n\t... 1 more',
      id: "stack-trace/unknown",
      version: null,
    },
  ],
} satisfies FormatSamples;

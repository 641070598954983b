import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      // Through its own interfaces: it fails where it fails.
      text: "Description: Ticking player\n\njava.lang.NullPointerException\n\tat com.example.belts.api.Net.send(Net.java:40) ~[belts-2.jar:?]\n\tat com.example.belts.Belt.tick(Belt.java:3) ~[belts-2.jar:?]",
      parameters: { suspect: "belts", culprit: "belts", place: "Net.send, Net.java:40" },
    },
    {
      text: "Description: Ticking player\n\njava.lang.NullPointerException\n\tat com.example.belts.Belt.tick(Belt.java:3) ~[belts-2.jar:?]",
      parameters: { suspect: "belts", culprit: "belts" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\nnet.minecraft.ReportedException: Ticking player\n\tat net.minecraft.server.X.a(X.java:1)",
      parameters: {},
    },
    {
      text: "Description: Ticking entity\n\njava.lang.IllegalArgumentException: bound must be positive\n\tat com.example.crates.Crate.open(Crate.java:3) ~[crates-2.jar:?]\n\n-- Entity being ticked --\nDetails:\n\tEntity Type: minecraft:player (net.minecraft.server.level.ServerPlayer)\n\tEntity ID: 12\n\tEntity Name: Alex",
      parameters: { player: "Alex", suspect: "crates", culprit: "crates" },
    },
    {
      text: "Description: Ticking entity\n\njava.lang.NullPointerException: Ticking entity\n\tat com.example.wings.Wings.tick(Wings.java:3) ~[wings-2.jar:?]\n\n-- Entity being ticked --\nDetails:\n\tEntity Type: null (net.minecraft.client.entity.EntityPlayerSP)\n\tEntity ID: 12\n\tEntity Name: Steve",
      parameters: { player: "Steve", suspect: "wings", culprit: "wings" },
    },
  ],
  counterSamples: [
    "Description: Ticking entity",
    "[10:00:00] [Server thread/INFO]: <Alex> ReportedException: Ticking player",
  ],
} satisfies LineSamples;

import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: [Geyser-Spigot] Your server software does not support the Java version that Geyser requires (1.21). Please install ViaVersion (https://example.org) or update your server software!",
      parameters: { version: "1.21" },
    },
    {
      text: "[10:00:00.000 clientNetworkSession-1/INFO] Steve has disconnected from remote Java server on address 127.0.0.1 because of Outdated client! Please use 1.21.4",
      parameters: { side: "server", server: "1.21.4" },
    },
    {
      text: "[10:00:00] [Geyser player thread/INFO] Steve has disconnected from the Java server because of Outdated server! I'm still on 1.19.4",
      parameters: { side: "server", server: "1.19.4" },
    },
    {
      text: "[10:00:00.000 GeyserServer-1/INFO] Bedrock user with ip: /192.0.2.5 has disconnected for reason §rOutdated Geyser proxy! This server supports the following Bedrock versions: 1.21.90, 1.21.91",
      parameters: { side: "geyser", supported: "1.21.90, 1.21.91" },
    },
    {
      text: "[10:00:00.000 GeyserServer-1/INFO] Bedrock user with ip: /192.0.2.5 has disconnected for reason Outdated Bedrock client! Please use 1.20.40",
      parameters: { side: "bedrock", supported: "1.20.40" },
    },
  ],
  counterSamples: ["[12:00:05] [Server thread/INFO]: [Geyser-Spigot] Loading Geyser version 2.4"],
} satisfies LineSamples;

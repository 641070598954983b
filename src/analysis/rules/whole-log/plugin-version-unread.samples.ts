import type { WholeLogSamples } from "../samples.ts";

const log = (
  version: string,
  thrown: string,
) => `[10:00:00] [ServerMain/INFO]: Loading Paper ${version} for Minecraft ${version}
[10:00:01] [Server thread/INFO]: Starting minecraft server version ${version}
[10:00:01] [Server thread/INFO]: [LampShop] Enabling LampShop v1.2
[10:00:02] [Server thread/ERROR]: Error occurred while enabling LampShop v1.2 (Is it up to date?)
${thrown}
\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:264) ~[paper-api.jar:?]
[10:00:03] [Server thread/INFO]: Done (2.123s)! For help, type "help"
`;
const number = `java.lang.NumberFormatException: For input string: "2612build7"
\tat java.base/java.lang.Integer.parseInt(Integer.java:565) ~[?:?]
\tat LampShop-1.2.jar//org.example.lampshop.LampShop.getVersion(LampShop.java:90) ~[?:?]`;
const place = `java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
\tat LampShop-1.2.jar//org.example.lampshop.VersionUtil.<clinit>(VersionUtil.java:14) ~[?:?]`;

export default {
  samples: [
    {
      text: log("26.1.2", number),
      only: [],
      codes: ["plugin-server-version", "plugin-enable-failed"],
      parameters: { plugin: "LampShop", unread: "26.1.2" },
    },
    {
      text: log("1.20.6", place),
      only: [],
      codes: ["plugin-server-version", "plugin-enable-failed"],
      parameters: { plugin: "LampShop", unread: "1.20.6" },
    },
  ],
  counterSamples: [
    // Of something else than the server's version.
    log("26.1.2", number.replace("2612build7", "12 lamps")),
    log("1.20.6", place.replace("VersionUtil", "Prices")),
    log("1.20.6", place.replace("ArrayIndexOutOfBoundsException", "IllegalStateException")),
  ],
} satisfies WholeLogSamples;

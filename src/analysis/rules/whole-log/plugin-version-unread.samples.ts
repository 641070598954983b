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
// No word of a version, but the package of the server has none either.
const wrap = `java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
\tat LampShop-1.2.jar//org.example.lampshop.CommandWrap.<init>(CommandWrap.java:14) ~[?:?]
\tat LampShop-1.2.jar//org.example.lampshop.LampShop.onEnable(LampShop.java:9) ~[?:?]
\tat org.bukkit.craftbukkit.CraftServer.enablePlugin(CraftServer.java:640) ~[paper-1.21.1.jar:?]`;

const noClass = (name: string) => `java.lang.ClassNotFoundException: ${name}
\tat java.base/java.lang.Class.forName(Class.java:534) ~[?:?]
\tat LampShop-1.2.jar//org.example.lampshop.Reflect.find(Reflect.java:20) ~[?:?]`;
const nullClass = (
  name: string,
) => `java.lang.NullPointerException: Cannot invoke "java.lang.Class.cast(Object)" because "${name}" is null
\tat LampShop-1.2.jar//org.example.lampshop.Reflect.player(Reflect.java:31) ~[?:?]`;
const noMethod = `java.lang.NoSuchMethodException: org.bukkit.craftbukkit.entity.CraftPlayer.lampOf(int)
\tat LampShop-1.2.jar//org.example.lampshop.Reflect.lamp(Reflect.java:44) ~[?:?]`;
const old = `java.lang.ArrayIndexOutOfBoundsException: 2
\tat org.example.lampshop.LampShop.checkServerVersion(LampShop.java:90) ~[?:?]`;
/** Below a command, of which the words are counted in the same way. */
const inCommand = `java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
\tat LampShop-1.2.jar//org.example.lampshop.Reflections.getCraftClass(Reflections.java:52) ~[?:?]
\tat LampShop-1.2.jar//org.example.lampshop.LampCommand.onCommand(LampCommand.java:9) ~[?:?]`;
const codes = ["plugin-server-version"];

export default {
  samples: [
    {
      text: log("26.1.2", number),
      only: [],
      codes,
      parameters: { plugin: "LampShop", unread: "26.1.2" },
    },
    {
      text: log("1.20.6", inCommand),
      only: [],
      codes,
      parameters: { plugin: "LampShop", unread: "1.20.6" },
    },
    {
      text: log("1.20.6", place),
      only: [],
      codes,
      parameters: { plugin: "LampShop", unread: "1.20.6" },
    },
    {
      text: log("1.21.1", wrap),
      only: [],
      codes,
      parameters: { plugin: "LampShop", unread: "1.21.1" },
    },
    {
      text: log("1.21.4", noClass("org.bukkit.craftbukkit.v1_21_R9.entity.CraftPlayer")),
      only: [],
      codes,
      parameters: { plugin: "LampShop", running: "1.21.4", taken: "org.bukkit.craftbukkit.v1_21_R9" },
    },
    {
      text: log("1.18.2", noClass("net.minecraft.server.v1_18_R2.EntityPlayer")),
      only: [],
      codes,
      parameters: { plugin: "LampShop", running: "1.18.2", taken: "net.minecraft.server.v1_18_R2" },
    },
    {
      text: log("1.20.6", noClass("org.bukkit.craftbukkit.CraftServer.CraftServer")),
      only: [],
      codes,
      parameters: { plugin: "LampShop", running: "1.20.6", taken: "org.bukkit.craftbukkit.CraftServer.CraftServer" },
    },
    {
      text: log("1.21.4", nullClass("this.CraftPlayerClass")),
      only: [],
      codes,
      parameters: { plugin: "LampShop", running: "1.21.4", taken: "CraftPlayerClass" },
    },
    {
      text: log("1.21.4", noMethod),
      only: [],
      codes,
      parameters: { plugin: "LampShop", taken: "org.bukkit.craftbukkit.entity.CraftPlayer.lampOf" },
    },
    // Before Java 11 the place alone is said; the server names the plugin.
    {
      text: log("1.9", old),
      only: [],
      codes,
      parameters: { plugin: "LampShop", unread: "1.9" },
    },
    // The package says more than the class.
    {
      text: `${log("1.21.4", nullClass("nmsClass"))}[10:00:09] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to LampShop v1.2\n${noClass("org.bukkit.craftbukkit.v1_21_R9.CraftWorld")}\n`,
      only: [],
      codes: ["plugin-server-version", "plugin-runtime-error"],
      parameters: { plugin: "LampShop", taken: "org.bukkit.craftbukkit.v1_21_R9" },
    },
  ],
  counterSamples: [
    // A word of a command.
    log("1.21.1", wrap.replace("CommandWrap.<init>", "LampCommand.onCommand")),
    // Of something else than the server's version.
    log("26.1.2", number.replace("2612build7", "12 lamps")),
    log("1.20.6", place.replace("VersionUtil", "Prices")),
    log("1.9", old.replace("checkServerVersion", "openShop")),
    log("1.21.4", noClass("org.example.lampshop.Prices")),
    log("1.21.4", nullClass("this.lampClass")),
    log("1.20.6", place.replace("ArrayIndexOutOfBoundsException", "IllegalStateException")),
  ],
} satisfies WholeLogSamples;

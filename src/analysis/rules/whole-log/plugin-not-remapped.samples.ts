import type { WholeLogSamples } from "../samples.ts";

const log = (
  running: string,
  version: string,
  thrown: string,
) => `[10:00:00] [Server thread/INFO]: Starting minecraft server version ${version}
[10:00:00] [Server thread/INFO]: This server is running ${running} (MC: ${version}) (Implementing API version ${version}-R0.1-SNAPSHOT)
[10:00:01] [Server thread/INFO]: [LampShop] Enabling LampShop v1.2
[10:00:01] [Server thread/ERROR]: Error occurred while enabling LampShop v1.2 (Is it up to date?)
${thrown}
\tat org.example.lampshop.LampShop.onEnable(LampShop.java:9) ~[LampShop-1.2.jar:?]
\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:266) ~[spigot-api.jar:?]
`;
const spigot = "CraftBukkit version 3871-Spigot-0000000-1111111";
const handle =
  "java.lang.NoSuchMethodError: 'net.minecraft.server.level.ServerPlayer org.bukkit.craftbukkit.v1_20_R1.entity.CraftPlayer.getHandle()'";
const missing = "java.lang.NoClassDefFoundError: net/minecraft/server/level/ServerLevel";
const only = [] as const;

export default {
  samples: [
    {
      text: log(spigot, "1.20.1", handle),
      only,
      parameters: { plugin: "LampShop", name: "net.minecraft.server.level.ServerPlayer" },
    },
    {
      text: log("Paper version git-Paper-388", "1.18.2", missing),
      only,
      parameters: { plugin: "LampShop", name: "net.minecraft.server.level.ServerLevel" },
    },
  ],
  counterSamples: [
    log("Paper version 1.21.1-100-abcdef0", "1.21.1", missing),
    log(spigot, "1.20.1", "java.lang.NoClassDefFoundError: net/minecraft/server/level/EntityPlayer"),
  ],
} satisfies WholeLogSamples;

import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.net.UnknownHostException: play.example.org: No address associated with hostname\n\tat java.net.Inet6AddressImpl.lookupAllHostAddr(Native Method) ~[?:?]\n\tat java.net.InetAddress.getAllByName(InetAddress.java:1670) ~[?:?]\n\tat java.net.InetAddress.getByName(InetAddress.java:1557) ~[?:?]\n\tat net.minecraft.server.dedicated.DedicatedServer.m_7038_(DedicatedServer.java:3) ~[server-1.20.1-20230612.114412-srg.jar%23151!/:?]\n\tat net.minecraft.server.MinecraftServer.m_130011_(MinecraftServer.java:3) ~[server-1.20.1-20230612.114412-srg.jar%23151!/:?]",
      parameters: { address: "play.example.org" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.net.UnknownHostException: play.example.org: Name or service not known\n\tat java.net.InetAddress.getAllByName0(InetAddress.java:1276) ~[?:1.8.0_51]\n\tat java.net.InetAddress.getByName(InetAddress.java:1076) ~[?:1.8.0_51]\n\tat lw.j(SourceFile:110) ~[server.jar:?]\n\tat net.minecraft.server.MinecraftServer.run(SourceFile:434) [server.jar:?]",
      parameters: { address: "play.example.org" },
    },
    {
      text: "java.lang.IllegalStateException: Failed to bind to port\n\tat net.minecraft.server.dedicated.DedicatedServer.initServer(DedicatedServer.java:300)\nCaused by: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed with error(-99): Cannot assign requested address",
      parameters: { address: "server-ip" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on 203.0.113.7:25565\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Cannot assign requested address: bind",
      parameters: { address: "203.0.113.7:25565" },
    },
    {
      text: "12:00:01 [WARNING] Could not bind to host /203.0.113.7:25577\njava.net.BindException: Cannot assign requested address",
      parameters: { address: "203.0.113.7:25577" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on 203.0.113.7:25565\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Die angeforderte Adresse ist in diesem Kontext ungültig",
      parameters: { address: "203.0.113.7:25565" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR]: x\njava.net.UnknownHostException: db.example.org\n\tat java.net.InetAddress.getByName(InetAddress.java:1076)\n\tat org.example.shop.Shop.open(Shop.java:3)\n\tat net.minecraft.server.dedicated.DedicatedServer.m_7038_(DedicatedServer.java:3)",
    "<Alex> Could not bind to host /203.0.113.7:25577",
    "[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind",
    "[12:00:01] [Server thread/INFO]: The exception was: none",
  ],
} satisfies LineSamples;

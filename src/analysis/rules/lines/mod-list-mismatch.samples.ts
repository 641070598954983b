import type { LineSamples } from "../samples.ts";

/** So many mods that the line is longer than what is looked at. */
const many = Array.from({ length: 150 }, (_, index) => `ringcraft${index}`);

export default {
  samples: [
    {
      text: "[10:00:00] [Netty Client IO #1/INFO] [FML]: Rejecting connection SERVER: Server Mod rejections:\n\tringcraft : Requires mod version 1.2, found 1.0\n\tjei : Not installed on the server",
      parameters: { mods: ["ringcraft", "jei"] },
    },
    {
      text: "[10:00:00] [Netty Server IO #2/INFO] [FML]: Mod rejections [FMLMod:ringcraft{1.0}, FMLMod:jei{4.15}]",
      parameters: { mods: ["ringcraft", "jei"] },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [net.minecraftforge.network.HandshakeHandler/FMLHANDSHAKE]: Terminating connection with client, mismatched mod list",
      parameters: {},
    },
    {
      text: "[10:00:00] [Netty Server IO #1/ERROR]: Channels [ringcraft:main,curios:net] rejected their client side version number",
      parameters: { mods: ["ringcraft", "curios"] },
    },
    {
      text: `[10:00:00] [Netty Server IO #1/ERROR] [NetworkRegistry/NETREGISTRY]: Channels [${many.map((one) => `${one}:main_channel`).join(",")}] rejected their client side version number\n[10:00:00] [Netty Server IO #1/ERROR]: Terminating connection with client, mismatched mod list`,
      parameters: { mods: many.slice(0, 30) },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Registry remapping failed!\nnet.fabricmc.fabric.impl.registry.sync.RemapException: Received ID map for minecraft:item contains IDs unknown to the receiver!\n - lamps:bulb\n - lamps:glow\n\tat net.fabricmc.fabric.A.b(A.java:1)",
      parameters: { mods: ["lamps"] },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Registry remapping failed!\nnet.fabricmc.fabric.impl.registry.sync.RemapException: Received 12 registry entries that are unknown to this client.\nThis is usually caused by a mismatched mod set between the client and server. See the client logs for more details.\nThe following registry entry namespaces may be related:\n\nlamps\nringcraft\n\n\tat net.fabricmc.fabric.A.b(A.java:1)",
      parameters: { mods: ["lamps", "ringcraft"] },
    },
    {
      text: "[10:00:00] [Netty Client IO #1/WARN]: Missing required datapack registry: ringcraft:rings",
      parameters: { mods: ["ringcraft"] },
    },
    {
      text: "[10:00:00] [Netty Server IO #1/ERROR]: Channels [ringcraft:main] rejected vanilla connections\n[10:00:00] [Netty Server IO #1/INFO]: Disconnecting VANILLA connection attempt: This server has mods that require Forge to be installed on the client. Contact your server admin for more details.",
      parameters: { mods: ["ringcraft"] },
    },
    {
      text: "[10:00:00] [Netty IO #2/INFO]: Attempting connection with missing mods [lamps, LampsCore] at CLIENT\n[10:00:00] [Server thread/INFO]: Alex lost connection: Internal Exception: java.io.IOException: Connection reset by peer",
      codes: ["mod-list-mismatch", "connection-timed-out"],
      parameters: { mods: ["lamps", "LampsCore"] },
    },
    {
      text: `[10:00:00] [Render thread/WARN] [net.neoforged.neoforge.client.gui.ModMismatchDisconnectedScreen/]: Channel [lamps:glow] failed to connect: Channel of mod "Lamps" failed to connect: This channel is missing on the server side, but required on the client!
[10:00:00] [Render thread/WARN] [net.neoforged.neoforge.client.gui.ModMismatchDisconnectedScreen/]: Channel [lamps:dim] failed to connect: Channel of mod "Lamps" failed to connect: This channel is missing on the server side, but required on the client!
[10:00:00] [Render thread/WARN] [net.neoforged.neoforge.client.gui.ModMismatchDisconnectedScreen/]: Channel [ringcraft:main] failed to connect: Channel of mod "Ring Craft" failed to connect: This channel is missing on the server side, but required on the client!
[10:00:00] [Render thread/WARN]: Client disconnected with reason: Incompatible client! Please use NeoForge 21.1.72`,
      parameters: { lacking: "server", mods: ["Lamps", "Ring Craft"] },
    },
    {
      text: '[10:00:00] [Render thread/WARN] [net.neoforged.neoforge.client.gui.ModMismatchDisconnectedScreen/]: Channel [lamps:glow] failed to connect: Channel of mod "Lamps" failed to connect: This channel is missing on the client side, but required on the server!',
      parameters: { lacking: "client", mods: ["Lamps"] },
    },
    {
      text: '[10:00:00] [Render thread/WARN] [net.neoforged.neoforge.client.gui.ModMismatchDisconnectedScreen/]: Channel [lamps:glow] failed to connect: Channel of mod "Lamps" failed to connect: The server wants the payload to be on version: 2, but the client wants the payload to be on version: 1!',
      parameters: { mods: ["Lamps"] },
    },
    {
      text: "[10:00:00] [Render thread/WARN] [net.neoforged.neoforge.client.gui.ModMismatchDisconnectedScreen/]: Channel [lamps:glow] failed to connect: neoforge.network.negotiation.failure.missing.server.client",
      parameters: { mods: ["lamps"] },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Alex (/10.0.0.7:50000) lost connection: Incompatible client! Please use NeoForge 21.1.72",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Alex (/10.0.0.7:50000) lost connection: You are trying to connect to a server that is running NeoForge, but you are not. Please install NeoForge Version: 21.1.72 to connect to this server.",
      parameters: { lacking: "client", mods: ["NeoForge 21.1.72"] },
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Client disconnected with reason: You are trying to connect to a server that is not running NeoForge, but you have mods that require it. A connection could not be established.",
      parameters: { lacking: "server", mods: ["NeoForge"] },
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Client disconnected with reason: The server send registries with unknown keys: ResourceKey[minecraft:item / lamps:bulb], ResourceKey[minecraft:block / ringcraft:forge]",
      parameters: { lacking: "client", mods: ["lamps", "ringcraft"] },
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Client disconnected with reason: Cannot connect to server as the client has mandatory registry data maps not present on the server: lamps:fuel",
      parameters: { lacking: "server", mods: ["lamps"] },
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Client disconnected with reason: The set of values added to extensible enums on the client and server do not match. Make sure you are using the same mod and NeoForge versions as the server",
      parameters: {},
    },
    {
      // What Forge up to 1.12 prints on the side that refuses.
      text: "[10:01:03] [Netty IO #1/INFO] [FML]: Rejecting connection CLIENT: [FMLMod:Lamps{1.2}, FMLMod:Oil|Lamps{3.0}]",
      parameters: { mods: ["Lamps", "Oil|Lamps"] },
    },
    {
      text: "[10:01:03] [Netty Client IO #1/INFO] [FML]: Rejecting connection SERVER: Bright Lamps: Requires 1.2 but has none\nOil: Requires 3.0 but has 2.0",
      parameters: { mods: ["Bright Lamps", "Oil"] },
    },
    {
      text: "[10:02:02] [Netty Client IO #1/ERROR] [net.minecraftforge.network.HandshakeHandler/FMLHANDSHAKE]: Failed to load registry, closing connection.",
      parameters: { mods: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeclient, --fml.mcVersion, 1.20.1]\n[10:00:09] [Server Pinger #1/ERROR]: Channels [ringcraft:main] rejected vanilla connections\n[10:00:10] [Render thread/INFO]: Stopping!",
    "[10:00:00] [Netty IO #2/INFO]: Attempting connection with missing mods [lamps] at CLIENT\n[10:00:01] [Server thread/INFO]: Alex joined the game",
    "[10:00:00] [Netty/INFO]: Client attempting to join with 12 mods",
    "<Steve> mismatched mod list",
  ],
} satisfies LineSamples;

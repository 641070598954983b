import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const fabric = `[10:00:00] [main/INFO] (FabricLoader/GameProvider) Loading Minecraft 1.18.2 with Fabric Loader 0.14.10
[10:00:00] [main/INFO] (FabricLoader) Loading 2 mods:
\t- lanterns 2.1.0
\t- ln_candles 1.0.0
[10:00:01] [main/DEBUG] (FabricLoader/Entrypoint) Registering new-style initializer org.lanterns.mod.fabric.LanternsMod for mod lanterns (key main)
[10:00:01] [main/DEBUG] (FabricLoader/Entrypoint) Registering new-style initializer org.lanterns.candles.fabric.CandlesMod for mod ln_candles (key main)
`;
const failed = `[10:00:09] [Server thread/ERROR] (Minecraft) Failed to handle packet, suppressing error
java.lang.NullPointerException: Cannot invoke "org.lanterns.candles.Wick.burn()" because "wick" is null
\tat org.lanterns.candles.Holder.light(Holder.java:30) ~[main/:?]
\tat net.minecraft.server.network.ServerGamePacketListenerImpl.handle(ServerGamePacketListenerImpl.java:1030) ~[main/:?]
`;
const modOf = (text: string) => analyse(text).findings[0]?.parameters["mod"];

describe("whose a class is, where mods have packages within those of another", () => {
  test("tells the loader, which names the classes of each", () => {
    expect(modOf(fabric + failed)).toBe("ln_candles");
    const silent = fabric.replace(/^[^\n]*new-style initializer[^\n]*\n/gm, "");
    expect(modOf(silent + failed)).toBe("lanterns");
  });

  test("tells Forge, which finds the classes and makes their mods", () => {
    const forge = (
      line: string,
    ) => `[01Jun2024 10:00:00.100] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclient, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]
[01Jun2024 10:00:00.200] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file lanterns-2.1.jar with {lanterns} mods - versions {2.1}
[01Jun2024 10:00:00.200] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file candles-1.0.jar with {ln_candles} mods - versions {1.0}
${line}
${failed.replace("[10:00:09]", "[01Jun2024 10:00:09.000]").replaceAll("~[main/:?]", "~[?:?]")}`;
    const scan =
      "[01Jun2024 10:00:00.300] [main/DEBUG] [net.minecraftforge.fml.javafmlmod.FMLJavaModLanguageProvider/SCAN]:";
    expect(modOf(forge(`${scan} Found @Mod class org.lanterns.candles.Candles with id ln_candles`))).toBe("ln_candles");
    expect(modOf(forge(`${scan} Nothing was found`))).not.toBe("ln_candles");
  });
});

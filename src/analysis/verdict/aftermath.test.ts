import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const gaveUp = `[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2847 for Minecraft 1.12.2 loading
[10:00:00] [Server thread/INFO] [minecraft/DedicatedServer]: Starting minecraft server version 1.12.2
[10:00:01] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception
net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Solar Lamps (solarlamps)
Caused by: java.lang.IllegalStateException: no lamp
\tat org.example.solarlamps.SolarLamps.init(SolarLamps.java:12) ~[SolarLamps.class:?]
[10:00:01] [Server thread/ERROR] [minecraft/MinecraftServer]: This crash report has been saved to: ./crash-reports/crash-server.txt
[10:00:01] [Server thread/INFO] [minecraft/MinecraftServer]: Stopping server`;
const closing = `
[10:00:01] [Server thread/WARN]: Exception in thread "Server thread"
[10:00:01] [Server thread/WARN]: net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Item Network (itemnetwork)
[10:00:01] [Server thread/WARN]: Caused by: java.lang.NullPointerException
[10:00:01] [Server thread/WARN]: \tat org.example.itemnetwork.ItemNetwork.serverStopped(ItemNetwork.java:71)`;

describe("what fails while a server that gave up shuts down", () => {
  test("is a remark where something before it says who failed, and no second culprit", () => {
    const serious = analyse(gaveUp + closing).findings.filter(({ severity }) => severity !== "notice");
    expect(serious.map(({ parameters }) => parameters["mod"])).toEqual(["Solar Lamps"]);
  });

  test("is the cause where nothing failed before", () => {
    const [first] = analyse(gaveUp.split("\n").slice(0, 2).join("\n") + closing).findings;
    expect(first?.parameters["mod"]).toBe("Item Network");
  });
});

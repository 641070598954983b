import { describe, expect, test } from "bun:test";
import { analyse, analyseEnds } from "../analyse.ts";

const report = `---- Minecraft Crash Report ----
// Oops.

Time: 2031-02-03 04:05:06
Description: Ticking entity

java.lang.IllegalStateException: The kettle boiled over
\tat net.kettlecraft.Kettle.boil(Kettle.java:41)
\tat net.minecraft.world.entity.Entity.tick(Entity.java:300)
Caused by: java.lang.NullPointerException: Cannot invoke "Lid.close()" because "this.lid" is null
\tat net.kettlecraft.Lid.shut(Lid.java:9)
\t... 12 more

-- Entity being ticked --
Details:
\tEntity Type: kettlecraft:kettle (net.kettlecraft.Kettle)
`;

function decisiveIn(text: string, code?: string) {
  const { findings } = analyse(text);
  return (code === undefined ? findings[0] : findings.find((one) => one.code === code))!.decisive;
}

describe("the line that is quoted for a finding", () => {
  test("is what was thrown at last, and neither the first line of a report nor its description", () => {
    expect(decisiveIn(report)).toEqual({
      line: 9,
      text: 'java.lang.NullPointerException: Cannot invoke "Lid.close()" because "this.lid" is null',
    });
  });

  test("is what was thrown at last also where nobody is named", () => {
    const [head] = report.replace("Ticking entity", "Unexpected error").split("\n-- Entity");
    const nobodys = head!.replaceAll("net.kettlecraft.", "net.minecraft.client.");
    expect(analyse(nobodys).findings[0]!.code).toBe("crash-unknown");
    expect(decisiveIn(nobodys).line).toBe(9);
  });

  test("is that of the last run, where that shows it too", () => {
    const start = (time: string) => `[${time}:00] [Server thread/INFO]: Starting minecraft server version 1.20.1\n`;
    const failing = (
      time: string,
    ) => `[${time}:05] [Server thread/ERROR]: Could not pass event LidCloseEvent to Kettle v1.0
org.bukkit.event.EventException: null
\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:70)
Caused by: java.lang.NullPointerException: Cannot invoke "Lid.close()" because "this.lid" is null
\tat net.kettlecraft.Lid.shut(Lid.java:9)
`;
    const stopped = (time: string) => `[${time}:09] [Server thread/INFO]: Stopping server\n`;
    const run = (time: string) => start(time) + failing(time) + stopped(time);
    const log = run("10:01") + run("11:01") + run("12:01");
    expect(analyse(log).runs).toHaveLength(3);
    expect(decisiveIn(log).line).toBe(18);
    expect(decisiveIn(run("10:01") + start("11:01") + stopped("11:01")).line).toBe(4);
  });

  test("is no frame, though a number of what was thrown stands in it", () => {
    const index = report.replace(
      /java\.lang\.IllegalStateException[\s\S]*?\t\.\.\. 12 more\n/,
      () => `java.lang.ArrayIndexOutOfBoundsException: 6
\tat net.kettlecraft.Kettle.boil(Kettle.java:41)
\tat net.optifine.reflect.Reflector.callVoid(Reflector.java:726)
\tat java.util.concurrent.ForkJoinPool.run(ForkJoinPool.java:166)
`,
    );
    expect(decisiveIn(index)).toEqual({ line: 6, text: "java.lang.ArrayIndexOutOfBoundsException: 6" });
  });

  test("is what a log says, without the header of the line", () => {
    const log =
      "[10:11:12] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.\n";
    expect(decisiveIn(log, "eula-not-accepted")).toEqual({
      line: 0,
      text: "You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
    });
  });

  test("is said without the bullet of a list, and without what a launcher repeats of the game's own header", () => {
    const list = `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:01] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
\t - Mod 'Kettle' (kettle) 1.4.2 requires any version of lidlib, which is missing!
`;
    expect(decisiveIn(list).text).toBe("Mod 'Kettle' (kettle) 1.4.2 requires any version of lidlib, which is missing!");
    const header = "[10:00:01] [main/INFO] [STDERR/]: [java.lang.ThreadGroup:uncaughtException:1061]: ";
    const launcher = `[Info: 2031-02-03 10:00:01.1234567: GameCallbacks.cpp(41)] Game/game () Info ${header}Exception in thread "main" java.lang.RuntimeException: Failed to load FML config from config/fml.toml
[Info: 2031-02-03 10:00:01.1234567: GameCallbacks.cpp(41)] Game/game () Info ${header}Caused by: com.electronwill.nightconfig.core.io.ParsingException: Not enough data available
`;
    expect(decisiveIn(launcher, "nightconfig-corrupt").text).not.toContain("STDERR");
  });

  test("is where the class that is missing is named, below what could not be changed without it", () => {
    const error = "org.spongepowered.asm.mixin.transformer.throwables";
    const mixin = `---- Minecraft Crash Report ----

Time: 2031-02-03 04:05:06
Description: Bootstrap

java.lang.RuntimeException: ${error}.MixinTransformerError: An unexpected critical error was encountered
\tat net.minecraft.server.Bootstrap.bootStrap(Bootstrap.java:50)
Caused by: ${error}.MixinPreProcessorException: Attach error for kettle.mixins.json:LidMixin from mod kettle during activity: [Transform -> Method boil]
\tat org.spongepowered.asm.mixin.transformer.MixinPreProcessorStandard.attach(MixinPreProcessorStandard.java:313)
Caused by: java.lang.ClassNotFoundException: com.example.lids.Lid
\tat java.lang.ClassLoader.loadClass(ClassLoader.java:525)

-- System Details --
Details:
\tMinecraft Version: 1.21.1
`;
    expect(decisiveIn(mixin).text).toBe("java.lang.ClassNotFoundException: com.example.lids.Lid");
  });

  test("is the half of a sentence that says what is needed", () => {
    const failure = `${report.slice(0, report.indexOf("java.lang"))}net.minecraftforge.fml.LoadingFailedException: Loading errors encountered
\tMod File: /mods/teapots.jar
\tFailure message: Mod teapots requires spoutlib 2.0 or above
\t\tCurrently, spoutlib is not installed
`;
    const { text } = decisiveIn(failure, "mod-dependency-missing");
    expect(text).toBe("Mod teapots requires spoutlib 2.0 or above");
  });

  test("is what stands below a heading, and not the heading", () => {
    const missing = `---- Minecraft Crash Report ----
// Oops.

Time: 3/4/31 5:06 PM
Description: Exception in server tick loop

Missing Mods:
\tKettleCore : [2.4,)

cpw.mods.fml.common.MissingModsException
\tat cpw.mods.fml.common.Loader.sortModList(Loader.java:235)

-- System Details --
Details:
\tMinecraft Version: 1.7.10
\tFML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.4.1492
`;
    expect(decisiveIn(missing, "mod-dependency-missing")).toEqual({ line: 7, text: "KettleCore : [2.4,)" });
  });

  test("is the frame that a watchdog found, and not the name of the thread", () => {
    const said = (text: string) => `[10:11:12] [Paper Watchdog Thread/ERROR]: ${text}\n`;
    const dump = [
      "Server thread dump (Look for plugins here before reporting to Paper!):",
      "Current Thread: Server thread",
      "\tPID: 31 | Suspended: false | Native: false | State: RUNNABLE",
      "\tStack:",
      "\t\tjava.base@21/java.lang.Thread.sleep(Native Method)",
      "\t\tkettles.jar//org.example.kettles.Kettle.boil(Kettle.java:57)",
    ];
    expect(decisiveIn(dump.map(said).join(""), "watchdog-suspect")).toEqual({
      line: 5,
      text: "kettles.jar//org.example.kettles.Kettle.boil(Kettle.java:57)",
    });
  });

  test("is the library in which Java crashed, in a report of Java itself", () => {
    const text = `#
# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x00007f00deadbeef, pid=77, tid=78
#
# JRE version: OpenJDK Runtime Environment (17.0.1+12) (build 17.0.1+12)
# Problematic frame:
# C  [libteapot.so+0x1234]  pour+0x10
#
`;
    expect(decisiveIn(text)).toEqual({ line: 7, text: "C  [libteapot.so+0x1234]  pour+0x10" });
  });

  test("has its number in the whole log, where only the ends of it were read", () => {
    const long = "[10:00:00] [main/INFO]: steam\n".repeat(90_000) + report;
    const [first] = analyseEnds(long).findings;
    expect(long.split("\n")[first!.decisive.line]).toContain("this.lid");
  });
});

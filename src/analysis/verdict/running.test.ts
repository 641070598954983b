import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

const stepIn = (text: string, code: string, language: "en" | "zh-CN" = "en") => {
  const finding = analyse(text).findings.find((one) => one.code === code)!;
  return findingText(finding, language).advice[0];
};

const report = `---- Minecraft Crash Report ----

Time: 2031-02-03 04:05:06
Description: Ticking player

java.lang.ArithmeticException: / by zero
\tat net.kettlecraft.Kettle.boil(Kettle.java:41) ~[kettlecraft-1.4.2.jar:?] {re:classloading}

-- System Details --
Details:
\tFabric Mods:
\t\tkettlecraft: Kettlecraft 1.4.2
`;

describe("advice to get a version", () => {
  test("names the game and the loader that the log is of", () => {
    const fabric = `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:01] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
\t - Mod 'Kettle' (kettle) 1.4.2 requires any version of lidlib, which is missing!
`;
    expect(stepIn(fabric, "mod-dependency-missing")).toBe("Install lidlib for Minecraft 1.20.1 with Fabric.");
    expect(stepIn(fabric, "mod-dependency-missing", "zh-CN")).toBe("安装适用于 Minecraft 1.20.1（Fabric）的 lidlib。");
  });

  test("names the server that a plugin has to be made for", () => {
    const paper = `[10:00:00] [main/INFO]: Starting minecraft server version 1.20.4
[10:00:01] [Server thread/INFO]: This server is running Paper version git-Paper-400 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)
[10:00:02] [Server thread/INFO]: [Kettle] Enabling Kettle v1.4.2
[10:00:02] [Server thread/ERROR]: Error occurred while enabling Kettle v1.4.2 (Is it up to date?)
java.lang.IllegalStateException: too hot
\tat net.kettlecraft.Kettle.onEnable(Kettle.java:41) ~[Kettle-1.4.2.jar:?]
`;
    expect(stepIn(paper, "plugin-enable-failed")).toBe("Update Kettle to the newest version for Paper 1.20.4.");
  });

  test("does not name the version of a later run in the same file", () => {
    const start = (version: string, rest: string) =>
      `[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 10.13.4.1558 for Minecraft ${version} loading\n${rest}`;
    const failed = `[10:00:01] [main/ERROR]: Oh
java.lang.NoClassDefFoundError: net/kettlecraft/Lid
	at net.kettlecraft.Kettle.boil(Kettle.java:1)
`;
    const found = (version: string) =>
      analyse(`${start("1.7.10", failed)}${start(version, "[10:00:02] [main/INFO]: Stopping!\n")}`).findings[0]!;
    expect(found("1.7.10").parameters["running"]).toEqual({
      term: "running",
      parameters: { version: "1.7.10", loader: "Forge" },
    });
    expect(found("1.12.2").isFromEarlierRun).toBe(true);
    expect(found("1.12.2").parameters["running"]).toBeUndefined();
  });

  test("names a proxy alone, whose version is not the game's", () => {
    const velocity = `[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-0a0a0a0a-b100)...
[10:00:01 ERROR]: Can't bind to /0.0.0.0:25999
io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use
`;
    const { findings } = analyse(velocity);
    const finding = findings.find(({ code }) => code === "port-in-use")!;
    expect(findingText(finding, "en").message).toBe("Velocity cannot start: port 25999 is already in use.");
    expect(findingText(finding, "zh-CN").message).toBe("Velocity 无法启动：端口 25999 已被占用。");
  });

  test("names the mods that raise the limit of this version of the game", () => {
    const full = (version: string) =>
      `${report.replace(
        "ArithmeticException: / by zero",
        "RuntimeException: Invalid id 4096 - maximum id range exceeded.",
      )}\tMinecraft Version: ${version}\n`;
    const step = "Install a mod that raises the limit: JustEnoughIDs / RoughlyEnoughIDs.";
    expect(stepIn(full("1.12.2"), "mod-id-limit")).toBe(step);
    expect(stepIn(full("1.9.4"), "mod-id-limit")).toContain("for your version");
  });

  test("names nothing that the log does not state", () => {
    const { findings } = analyse(report);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.every(({ parameters }) => parameters["running"] === undefined)).toBe(true);
  });
});

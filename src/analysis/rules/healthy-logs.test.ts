import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const start = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
const paper =
  "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n";
const done = '[10:00:09] [Server thread/INFO]: Done (8.123s)! For help, type "help"\n';
const stop = "[10:30:00] [Server thread/INFO]: Stopping server\n";
const login =
  "[10:05:00] [Server thread/INFO]: Alex[/198.51.100.4:50000] logged in with entity id 71 at ([world]1.0, 65.0, 1.0)\n";

test.each([
  "[10:10:00] [Async Chat Thread - #3/INFO]: [G] Alex » Error occurred while enabling Lamps v1.0 (Is it up to date?)",
  "[10:10:00] [Server thread/INFO]: * Alex got Could not pass event PlayerJoinEvent to Lamps v1.0",
  "[10:10:00] [Server thread/INFO]: Alex whispers to Steve: java.lang.OutOfMemoryError: Java heap space",
  "[10:10:00] [Server thread/INFO]: [DiscordSRV] Chat: Alex: The server has stopped responding!",
])("what players say is no finding: %s", (line) => {
  expect(analyse(`${start}${paper}${done}${line}\n${stop}`).findings).toEqual([]);
});

test("the launchers of phones print what ends the game elsewhere, and play", () => {
  const text = [
    "Info: Launcher version: lamp-20250101",
    "Info: Selected Minecraft version: fabric-loader-0.16.9-1.21.1",
    "[10:00:00] [Render thread/INFO]: Setting user: Alex",
    "[10:00:01] [Render thread/INFO]: [STDERR]: [LWJGL] [ERROR] Incompatible Java and native library versions detected.",
    "[10:00:02] [Render thread/ERROR]: Failed to launch driver probe",
    "java.lang.UnsatisfiedLinkError: Failed to locate library: libglfw.so",
    "\tat org.lwjgl.system.Library.loadNative(Library.java:1) ~[lwjgl-glfw-classes.jar:?]",
    "Thread[#1,Render thread,10,main]: No context is current or a function that is not available in the current context was called. Are you running essential and/or <1.13?",
    "[10:05:00] [Render thread/INFO]: Stopping!",
    "",
  ].join("\n");
  expect(analyse(text).findings.filter(({ severity }) => severity !== "notice")).toEqual([]);
});

describe("the licence", () => {
  const eula =
    "[09:00:01] [ServerMain/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.\n";

  test("that a server asked for is of an earlier run once it starts", () => {
    const { findings, outcome, runs } = analyse(eula + start + done + stop);
    expect(findings).toMatchObject([{ code: "eula-not-accepted", isFromEarlierRun: true }]);
    expect(outcome).toBe("clean");
    expect(runs).toHaveLength(2);
  });

  test("that nobody accepted is the last word where nothing starts after it", () => {
    expect(analyse(start + done + stop + eula).findings[0]).toMatchObject({ isFromEarlierRun: false });
  });

  test("that players speak of ends nothing", () => {
    const said =
      "[10:01:00] [Server thread/INFO]: <Alex> [x]: You need to agree to the EULA in order to run the server\n[10:01:01] [Server thread/INFO]: <Alex> Starting minecraft server version 1\n";
    expect(analyse(start + done + said + stop).runs).toHaveLength(1);
  });
});

describe("who comes past the proxy", () => {
  const refused =
    "[10:02:00] [Server thread/INFO]: /203.0.113.9:50000 lost connection: This server requires you to connect with Velocity.\n";

  test("is turned away, and nothing is wrong where others get in", () => {
    expect(analyse(start + done + refused + login + stop).findings).toEqual([]);
  });

  test("is everybody where nobody gets in after it in the same run", () => {
    const wrong = { code: "proxy-forwarding", severity: "error" } as const;
    expect(analyse(start + done + refused + stop).findings).toMatchObject([wrong]);
    expect(analyse(start + done + login + stop + start + done + refused).findings).toMatchObject([wrong]);
    expect(analyse(start + done + refused + start + done + login).findings).toMatchObject([
      { ...wrong, isFromEarlierRun: true },
    ]);
  });
});

test("who comes without the mods is turned away, and nothing is wrong where others get in", () => {
  const refused =
    "[10:02:00] [Server thread/INFO]: Alex (/203.0.113.9:50000) lost connection: This server has mods that require FML/Forge to be installed on the client. Contact your server admin for more details.\n";
  const joined = "[10:03:00] [Server thread/INFO]: Sam joined the game\n";
  expect(analyse(start + done + refused + joined + stop).findings).toEqual([]);
  expect(analyse(start + done + joined + refused + stop).findings).toMatchObject([{ code: "mod-list-mismatch" }]);
});

test("a plugin that goes on without money is a remark", () => {
  const without = (said: string) =>
    analyse(`${start}${paper}[10:00:05] [Server thread/WARN]: [Lotto] ${said}\n${done}`);
  expect(without("No economy plugin found, warp costs are ignored").findings).toMatchObject([{ severity: "notice" }]);
  expect(without("No economy plugin found! Disabling.").findings).toMatchObject([{ severity: "error" }]);
});

test("a server that hung for a while is told once, as a warning", () => {
  const dumped = [
    "--- DO NOT REPORT THIS TO PAPER - THIS IS NOT A BUG OR A CRASH  - git-Paper-499 (MC: 1.20.4) ---",
    "The server has not responded for 10 seconds! Creating thread dump",
    "------------------------------",
    "Server thread dump (Look for plugins here before reporting to Paper!):",
    "------------------------------",
    "Current Thread: Server thread",
    "\tPID: 31 | Suspended: false | Native: false | State: RUNNABLE",
    "\tStack:",
    "\t\tmills.jar//org.example.mills.Mill.grind(Mill.java:30)",
    "\t\torg.bukkit.craftbukkit.scheduler.CraftTask.run(CraftTask.java:101)",
    "------------------------------",
  ]
    .map((line) => `[10:10:00] [Paper Watchdog Thread/ERROR]: ${line}\n`)
    .join("");
  expect(analyse(start + paper + done + dumped + login + stop).findings).toMatchObject([
    { code: "watchdog-warning", severity: "warning", parameters: { suspect: "mills" } },
  ]);
});

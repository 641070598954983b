import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const start = `[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)
[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0
[10:00:02] [Server thread/INFO]: Done (2.1s)! For help, type "help"
`;
const reload =
  "[10:05:00] [Server thread/INFO]: CONSOLE: Please note that this command is not supported and may cause issues when using some plugins.\n";
const failing = (cause: string, caller: string) => `[10:05:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0
[10:05:02] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)
${cause}
	at org.example.lamps.Lamps.onEnable(Lamps.java:18) ~[Lamps-1.0.jar:?]
	at org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:263) ~[paper-api.jar:?]
	at org.bukkit.craftbukkit.v1_20_R3.CraftServer.${caller}(CraftServer.java:965) ~[paper.jar:?]
`;
const nothing = "java.lang.NullPointerException";
const told = (text: string) => analyse(text).findings.map(({ code, parameters }) => [code, parameters["restarted"]]);

const again = reload + failing(nothing, "reload");

test("a plugin that fails whenever a reload starts it anew is told with the reload", () => {
  expect(told(start + again + again)[0]).toEqual(["server-reloaded", ["Lamps"]]);
});

test("not one that failed in a start or only in some reloads, nor one whose file somebody has changed", () => {
  const own = ["plugin-enable-failed", undefined];
  expect(told(start + again)[0]).toEqual(own);
  expect(told(start + again + reload + again)[0]).toEqual(own);
  expect(told(failing(nothing, "enablePlugins") + again + again)[0]).toEqual(own);
  const unread = reload + failing("java.lang.IllegalArgumentException: No lamp of that colour", "reload");
  expect(told(start + unread + unread)[0]).toEqual(own);
});

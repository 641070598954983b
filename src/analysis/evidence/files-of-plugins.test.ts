import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const start = `[10:00:00] [ServerMain/INFO]: [bootstrap] Loading Paper 1.21.4-1-main@0000000 for Minecraft 1.21.4
[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.21.4
[10:00:02] [Server thread/INFO]: [Lamps] Loading server plugin Lamps v1.0-SNAPSHOT
[10:00:02] [Server thread/INFO]: [Kites] Loading server plugin Kites v2.0
`;
const failed = `[10:01:00] [Server thread/ERROR]: Command exception: /lamp
java.lang.IllegalStateException: no wick
	at LampEvents-1.0-SNAPSHOT.jar/org.example.events.gui.LampGui.<init>(LampGui.java:9) ~[LampEvents-1.0-SNAPSHOT.jar:?]
	at LampEvents-1.0-SNAPSHOT.jar/org.example.events.Lamps.lambda$register$2(Lamps.java:31) ~[LampEvents-1.0-SNAPSHOT.jar:?]
`;
const signed = "[10:02:00] [Server thread/ERROR]: [LampEvents] Invalid range: the least is above the most\n";

const told = (text: string) =>
  analyse(text).findings.map(({ code, parameters }) => [code, parameters["plugin"] ?? null]);

describe("a plugin whose jar is called otherwise", () => {
  test("is one plugin, by the name that the server has for it", () => {
    expect(told(start + failed)).toContainEqual(["plugin-command-failed", "Lamps"]);
    expect(told(start + failed + signed)).toContainEqual(["plugin-reported-error", "Lamps"]);
  });

  test("is told by the name that it signs with where nothing joins the two", () => {
    expect(told(start + signed)).toContainEqual(["plugin-reported-error", "LampEvents"]);
  });

  test("is not guessed where two jars have such a class", () => {
    const other = failed.replaceAll("LampEvents-1.0-SNAPSHOT", "Lanterns-2.0").replaceAll("LampGui", "LanternGui");
    expect(told(start + failed + other).map(([, plugin]) => plugin)).not.toContain("Lamps");
  });
});

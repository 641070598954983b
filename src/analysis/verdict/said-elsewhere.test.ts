import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

test("a mod that is only marked as failed beside one whose exception ended the start is not told of", () => {
  const row = (id: string, state: string) => `\t${id}{1.0} [${id}] (${id}-1.0.jar) Unloaded->Constructed->${state}`;
  const text = [
    "2014-03-19 14:10:00 [INFO] [ForgeModLoader] Forge Mod Loader version 6.4.49.965 for Minecraft 1.6.4 loading",
    "2014-03-19 14:12:11 [SEVERE] [ForgeModLoader] ",
    row("Lamps", "Errored"),
    row("Kites", "Errored"),
  ].join("\n");
  const thrown =
    "\n2014-03-19 14:12:11 [SEVERE] [ForgeModLoader] Caught exception from Lamps\njava.lang.IllegalStateException: no oil\n\tat org.example.lamps.Lamps.init(Lamps.java:7)\n";
  const told = (log: string) => analyse(log).findings.map(({ code, parameters }) => `${code} ${parameters["mod"]}`);
  expect(told(text)).toEqual(["mod-fatal Lamps", "mod-fatal Kites"]);
  expect(told(text + thrown)).toEqual(["mod-exception Lamps"]);
});

test("what a plugin says again and again is told though something else is known of a line below it", () => {
  const complaint = "[Bells-Pool/WARN]: [Bells] Unable to reach bells.example.org: Name or service not known";
  const timedOut = "[Server thread/INFO]: Alex lost connection: Timed out";
  const lines = [complaint, timedOut, complaint, complaint].map((line, i) => `[10:00:0${i}] ${line}`);
  const head = "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)";
  const enabling = "[10:00:00] [Server thread/INFO]: [Bells] Enabling Bells v1.0";
  const [first, second] = analyse([head, enabling, ...lines].join("\n")).findings;
  // Each of them counts, also where they follow each other.
  expect(first).toMatchObject({ code: "plugin-reported-error", severity: "warning", count: 3 });
  expect(second?.code).toBe("connection-timed-out");
});

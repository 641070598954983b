import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const start =
  "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/ERROR]: Could not load 'plugins/Kites.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: Jar does not contain plugin.yml\n[10:00:09] [Server thread/INFO]: Done (9.0s)! For help, type \"help\"\n";
const enabled = "[10:05:00] [Server thread/INFO]: [Kites] Enabling Kites v1.0\n";
const severityOf = (log: string) =>
  analyse(log).findings.find(({ code }) => code === "plugin-descriptor-missing")?.severity;

test("what kept a plugin from loading is a note where a later load of it worked", () => {
  expect(severityOf(start)).toBe("error");
  expect(severityOf(start + enabled)).toBe("notice");
  expect(severityOf(start + enabled.replaceAll("Kites", "Ropes"))).toBe("error");
  expect(severityOf(`${start}${enabled}[10:05:01] [Server thread/INFO]: [Kites] Disabling Kites v1.0\n`)).toBe("error");
  expect(severityOf(enabled + start)).toBe("error");
});

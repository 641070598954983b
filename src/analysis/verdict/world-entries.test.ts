import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { cardText } from "../words/card-text.ts";

const registries = "[net.minecraftforge.registries.GameData/REGISTRIES]";
const lost = (
  namespace: string,
  before = "",
) => `${before}[10:00:00] [main/INFO] [net.minecraftforge.fml.loading.moddiscovery.ModDiscoverer/]: Found valid mod file lamps-1.0.jar with {lamps} mods - versions {1.0}
[10:00:01] [Worker-Main-2/WARN] [net.minecraft.client.sounds.SoundManager/]: File kites:sounds/whirr.ogg does not exist, cannot add it to event kites:whirr
[10:00:05] [Render thread/ERROR] ${registries}: Unidentified mapping from registry minecraft:block
\t${namespace}:bulb: 4

[10:00:05] [Render thread/ERROR] ${registries}: Unidentified mapping from registry minecraft:item
\t${namespace}:bulb: 9
\t${namespace}:wick: 10
`;
const found = (log: string) => analyse(log).findings.filter(({ code }) => code === "world-entries-missing");

test("what a world has of a mod that is listed was renamed or taken out, and is told once", () => {
  const [own, ...more] = found(lost("lamps"));
  expect(own).toMatchObject({ severity: "warning", parameters: { state: "installed", mods: ["lamps"] } });
  expect(own!.parameters["entries"]).toEqual(["lamps:bulb", "lamps:wick"]);
  expect(more).toEqual([]);
  expect(cardText(own!, "en").headline).toContain("the installed lamps no longer knows");
});

test("whose files were read is there, too", () => {
  expect(found(lost("kites"))[0]!.parameters["state"]).toBe("installed");
});

test("of anything else, the mod is not there", () => {
  const [one] = found(lost("ropes"));
  expect(one!.parameters["state"]).toBeUndefined();
  expect(cardText(one!, "en").headline).toContain("no installed mod knows");
});

test("who develops a mod is only told of it", () => {
  const start =
    "[09:59:59] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclientuserdev, --version, MOD_DEV]\n";
  expect(found(lost("lamps", start))[0]!.severity).toBe("notice");
});

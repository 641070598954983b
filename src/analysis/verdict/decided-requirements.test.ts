import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

const report = (wants: string) => `---- Minecraft Crash Report ----

Description: Exception in server tick loop

Missing Mods:
\t${wants}

cpw.mods.fml.common.MissingModsException
\tat cpw.mods.fml.common.Loader.sortModList(Loader.java:243)

-- System Details --
Details:
\tMinecraft Version: 1.7.10
\tFML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.4.1500 3 mods loaded, 3 mods active
\tUC\tmcp{9.05} [Minecraft Coder Pack] (minecraft.jar)
\tUC\tFML{7.10.99.99} [Forge Mod Loader] (forge.jar)
\tUC\tForge{10.13.4.1500} [Minecraft Forge] (forge.jar)
\tUC\tlampcraft{1.2.0} [Lampcraft] (lampcraft-1.2.0.jar)
`;
const firstOf = (text: string) => {
  const one = analyse(text).findings[0]!;
  return { code: one.code, state: one.parameters["state"], text: findingText(one, "en") };
};

describe("what old Forge calls missing", () => {
  test("is too old where the log says which one is installed", () => {
    const { code, text } = firstOf(report("Forge : [10.13.4.1558,)"));
    expect(code).toBe("mod-dependency-version");
    expect(text.message).toBe("Forge 10.13.4.1500 is too old: a mod needs 10.13.4.1558 or above.");
    expect(text.advice[0]).toBe("Update Forge to 10.13.4.1558 or above.");
    expect(firstOf(report("lampcraft : [1.10,)")).text.message).toBe(
      "lampcraft 1.2.0 is too old: a mod needs 1.10 or above.",
    );
  });

  test("is not installed where the list of mods lacks it", () => {
    const { code, state, text } = firstOf(report("bulbs : [2.0,)"));
    expect([code, state]).toEqual(["mod-dependency-missing", "not-installed"]);
    expect(text.message).toBe("A mod cannot load: bulbs (2.0 or above) is not installed.");
  });

  test("stays open where the log has no list, or the version would do", () => {
    const bare = report("bulbs : [2.0,)").replace(/\tUC[^\n]{1,100}\n/g, "");
    expect(firstOf(bare).state).toBeUndefined();
    expect(firstOf(report("lampcraft : [1.1,)")).state).toBeUndefined();
  });
});

test("who asks for another loader as if it were a mod is made for that one", () => {
  const asks = (loader: string) =>
    `---- Minecraft Crash Report ----

Description: Mod loading error has occurred

java.lang.Exception: Mod Loading has failed
\tat net.neoforged.neoforge.logging.CrashReportExtender.dumpModLoadingCrashReport(CrashReportExtender.java:54)

-- MOD lamps --
Details:
\tMod File: lamps.jar
\tFailure message: Mod lamps requires ${loader} 20.4.0 or above
\t\tCurrently, ${loader} is not installed
\tMod Version: 1.2.0

-- System Details --
Details:
\tMinecraft Version: 1.20.4
\tNeoForge: net.neoforged:20.4.0
`;
  expect(firstOf(asks("forge"))).toMatchObject({
    code: "mod-other-loader",
    text: { message: "lamps cannot load: it asks for Forge, which is not the installed mod loader." },
  });
  expect(firstOf(asks("bulbs")).code).toBe("mod-dependency-missing");
});

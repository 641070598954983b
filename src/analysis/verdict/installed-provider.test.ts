import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { cardText } from "../words/card-text.ts";

const report = (mods: string) => `---- Minecraft Crash Report ----

Time: 2031-02-03 04:05:06
Description: Initializing game

java.lang.NoClassDefFoundError: net/teapot/api/Spout
\tat net.kettlecraft.Kettle.boil(Kettle.java:41) ~[kettlecraft-1.4.2.jar:?]
Caused by: java.lang.ClassNotFoundException: net.teapot.api.Spout
\t... 3 more

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tFabric Mods:
\t\tkettlecraft: Kettlecraft 1.4.2
\t\tlamps: Lamps 1.0
\t\tropes: Ropes 1.1
${mods}`;

function first(mods: string) {
  const finding = analyse(report(mods)).findings[0]!;
  return { finding, ...cardText(finding, "en") };
}

test("what another mod asks for is told with the version that is installed", () => {
  const { finding, headline, reason, steps } = first("\t\tteapot: Teapot 0.3.0\n");
  expect(finding).toMatchObject({ code: "class-missing", parameters: { provider: "Teapot", installed: "0.3.0" } });
  expect(headline).toBe("Kettlecraft does not fit the installed Teapot 0.3.0.");
  expect(reason).toBe("The class Spout, which it needs, is not there.");
  expect(steps[0]).toStartWith("Update Kettlecraft to a version made for Teapot 0.3.0");
});

test("what is on no list of all there is, is not installed", () => {
  const { finding, headline } = first("");
  // Only where it is known whose the class is.
  expect(finding.parameters["absent"]).toBeUndefined();
  expect(headline).toContain("Kettlecraft needs the class");
  const known = analyse(report("").replace(/net([./])teapot[./]api[./]Spout/g, "mezz$1jei$1api$1IModPlugin"))
    .findings[0]!;
  expect(known.parameters["absent"]).toBe(known.parameters["provider"]!);
  expect(cardText(known, "en").headline).toMatch(/^Kettlecraft needs .*, which is not installed/);
});

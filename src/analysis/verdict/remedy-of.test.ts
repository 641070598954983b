import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

const adviceOf = (text: string) => findingText(analyse(text).findings[0]!, "en").advice;

const failed = (frame: string) => `---- Minecraft Crash Report ----

Description: There was a severe problem during mod loading that has caused the game to fail

net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Lampcraft (lampcraft)
Caused by: java.lang.NullPointerException
\tat ${frame}
\tat org.example.lampcraft.Lampcraft.preInit(Lampcraft.java:71)
\tat net.minecraftforge.fml.common.FMLModContainer.handleModStateEvent(FMLModContainer.java:637)

-- System Details --
Details:
\tMinecraft Version: 1.12.2
\tFML: MCP 9.42 Powered by Forge 14.23.5.2839 6 mods loaded, 6 mods active
\t| State | ID | Version | Source | Signature |
\t| LCE | lampcraft | 1.2.0 | lampcraft-1.2.0.jar | None |
`;

describe("what to do first", () => {
  test("is to put settings away that a mod cannot read", () => {
    expect(adviceOf(failed("org.example.lampcraft.LampConfig.getText(LampConfig.java:12)"))[0]).toBe(
      "Move the configuration files of lampcraft out of the config folder and start again; if that helps, correct them.",
    );
    expect(adviceOf(failed("org.example.lampcraft.LampBlocks.register(LampBlocks.java:12)"))[0]).toStartWith("Update ");
  });

  test("is to correct the file whose reader says where it is wrong", () => {
    const xml = failed("org.example.lampcraft.Reader.open(Reader.java:12)").replace(
      "java.lang.NullPointerException",
      'java.lang.RuntimeException: org.xml.sax.SAXParseException; systemId: file:/srv/lamps/shapes.xml; lineNumber: 7; columnNumber: 3; The element type "lamp" must be terminated by the matching end-tag "</lamp>".',
    );
    expect(adviceOf(xml)[0]).toBe("Correct shapes.xml in line 7, or move the file away and start again.");
  });
});

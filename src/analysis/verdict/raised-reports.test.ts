import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const start = "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n";
const mods = "[10:00:00] [main/INFO]: Loading 3 mods:\n\t- lanterns 1.2\n\t- quietcaves 2.0\n\t- stilts 0.4\n";
const lanterns = "[10:00:20] [Render thread/ERROR]: [lanterns] Could not read the colours of the third lamp\n";
const caves = "[10:00:21] [Render thread/ERROR]: [quietcaves] Failed to carve a hall that somebody asked for\n";
const stilts = "[10:00:22] [Render thread/ERROR]: [stilts] Unable to stand on what is no ground at all\n";

/** Somebody runs the game from the sources of a mod. */
const development = "[10:00:01] [main/INFO]: Classes come from /home/alex/lanterns/build/classes/java/main\n";

function found(text: string, from = development): string[] {
  const reports = analyse(start + mods + from + text).findings.filter(({ code }) => code === "mod-reported-error");
  return reports.map(({ severity, parameters }) => `${severity} ${parameters["mod"]}`);
}

describe("what a mod itself calls an error", () => {
  test("is a warning where nothing worse is known, and so is the first of two", () => {
    expect(found(lanterns)).toEqual(["warning lanterns"]);
    expect(found(lanterns + caves)).toEqual(["warning lanterns", "notice quietcaves"]);
  });

  test("stays a remark in somebody's pack, where mods complain of much that nobody misses", () => {
    expect(found(lanterns, "")).toEqual(["notice lanterns"]);
  });

  test("stays a remark where the mod says that it goes on in another way", () => {
    const goesOn = "[10:00:20] [Render thread/ERROR]: [lanterns] Could not load the palette, falling back to grey\n";
    expect(found(goesOn)).toEqual(["notice lanterns"]);
    expect(found(goesOn.replace(", falling back to grey", ""))).toEqual(["warning lanterns"]);
  });

  test("stays a remark where many complain", () => {
    expect(found(lanterns + caves + stilts).some((one) => one.startsWith("warning"))).toBe(false);
  });

  test("stays a remark where it is called a warning, or complains of nothing", () => {
    expect(found(lanterns.replace("ERROR", "WARN").repeat(30))).toEqual(["notice lanterns"]);
    expect(found("[10:00:20] [Render thread/ERROR]: [lanterns] >>> all lamps are lit now <<<\n")).toEqual([
      "notice lanterns",
    ]);
  });

  test("stays a remark beside something worse", () => {
    const worse = "[10:00:30] [main/ERROR]: java.lang.OutOfMemoryError: Java heap space\n";
    expect(found(lanterns + worse)).not.toContain("warning lanterns");
  });
});

describe("what a plugin calls a warning", () => {
  const server =
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:01] [Server thread/INFO]: [Bells] Enabling Bells v2.0\n[10:00:01] [Server thread/INFO]: [Kites] Enabling Kites v2.0\n";
  const warned = (plugin: string, said: string) => `[10:00:02] [Server thread/WARN]: [${plugin}] ${said}\n`;
  const severities = (text: string) =>
    analyse(server + text)
      .findings.filter(({ code }) => code === "plugin-reported-error")
      .map(({ severity, parameters }) => `${severity} ${parameters["plugin"]}`);

  test("is raised where something of it is lost for certain, and nothing worse is known", () => {
    expect(severities(warned("Lamps", "The lamp at the harbour has an invalid destination!"))).toEqual([
      "warning Lamps",
    ]);
    expect(severities(warned("Bells", "Tower 'north' was not loaded: its world is gone"))).toEqual(["warning Bells"]);
  });

  test("stays a remark where it says how to be rid of it", () => {
    const optional = "The music could not be loaded! To hide this message, set music to false in its settings.";
    expect(severities(warned("Bells", optional))).toEqual(["notice Bells"]);
  });

  test("stays a remark where it is only about looks, guesses or defaults", () => {
    expect(severities(warned("Lamps", "Invalid colour for the lamp, using the default one"))).toEqual(["notice Lamps"]);
    expect(severities(warned("Lamps", "Unknown lamps are not supported and may lead to errors"))).toEqual([
      "notice Lamps",
    ]);
  });

  test("stays a remark where many warn", () => {
    const all = ["Lamps", "Bells", "Kites"].map((one) => warned(one, `Failed to load what ${one} needs`)).join("");
    expect(severities(all).some((one) => one.startsWith("warning"))).toBe(false);
  });
});

describe("a game without sound", () => {
  const silent =
    "[10:00:20] [Render thread/ERROR]: Error starting SoundSystem. Turning off sounds & music\njava.lang.IllegalStateException: Failed to open OpenAL device\n\tat net.minecraft.class_4225.method_38501(class_4225.java:283)\n";
  const severity = (text: string) =>
    analyse(start + mods + text).findings.find(({ code }) => code === "sound-unavailable")?.severity;

  test("is a warning where nothing worse is known", () => {
    expect(severity(silent)).toBe("warning");
  });

  test("is a remark beside something worse, for a developer, and where sounds come later", () => {
    expect(severity(`${silent}[10:00:30] [main/ERROR]: java.lang.OutOfMemoryError: Java heap space\n`)).toBe("notice");
    expect(severity(development + silent)).toBe("notice");
    expect(severity(`${silent}[10:00:30] [Render thread/INFO]: Sound engine started\n`)).toBe("notice");
  });

  test("has all its mods: what one looked for in vain before that was not needed", () => {
    const asked =
      "[10:00:10] [Render thread/ERROR]: Error loading plugin\nnet.fabricmc.loader.api.EntrypointException: Exception while loading entries for entrypoint 'glow' provided by 'lanterns'\n\tat org.stilts.Stilts.load(Stilts.java:3)\nCaused by: java.lang.ClassNotFoundException: org.lanterns.GlowPlugin\n\tat java.lang.Class.forName(Class.java:467)\n";
    const found = analyse(start + mods + asked + silent).findings.map(({ code, severity }) => `${severity} ${code}`);
    expect(found).toEqual(["warning sound-unavailable", "notice mod-entrypoint-failed"]);
  });
});

describe("the data of a mod", () => {
  const forge = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1\n";
  const failing = (count: number, why: string) =>
    Array.from(
      { length: count },
      (_, index) =>
        `[10:00:05] [Server thread/ERROR]: Parsing error loading recipe lanterns:lamp_${index}\ncom.google.gson.JsonSyntaxException: ${why}\n`,
    ).join("");
  const severity = (text: string) =>
    analyse(forge + text).findings.find(({ code }) => code === "datapack-entry-invalid")?.severity;
  const form = "Invalid or unsupported recipe type 'minecraft:smithing'";

  test("is a warning where it is made for another version of the game as a whole, and nothing worse is known", () => {
    expect(severity(failing(30, form))).toBe("warning");
    expect(severity(failing(30, "Unterminated array at line 5 column 2 path $.lamps[1]"))).toBe("warning");
    expect(severity(`${failing(30, form)}[10:00:30] [main/ERROR]: java.lang.OutOfMemoryError: Java heap space\n`)).toBe(
      "notice",
    );
  });

  test("stays a remark where it is some of many, or lacks what another mod would bring", () => {
    expect(severity(failing(5, form))).toBe("notice");
    expect(severity(failing(30, "Unknown item 'harbour:rope'"))).toBe("notice");
  });
});

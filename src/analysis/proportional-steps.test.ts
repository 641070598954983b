import { expect, test } from "bun:test";
import { stepsOf } from "../../tests/support/steps.ts";
import { analyse } from "./analyse.ts";

/** Numbers alone make no other name and no other exception. */
const nameOf = (at: number) => at.toString(2).replaceAll("0", "a").replaceAll("1", "b");
const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join("");
const said = (text: string, of = "Server thread/ERROR") => `[10:00:05] [${of}]: ${text}\n`;
const thrown = (at: number, message = "x") =>
  `java.lang.IllegalStateException: ${message}\n\tat org.example.${nameOf(at)}.Lamps.glow(Lamps.java:3)\n`;
const quiet = (count: number) => said("A quiet day", "Server thread/INFO").repeat(4 * count);

const fabric = said("Loading Minecraft 1.20.1 with Fabric Loader 0.15.11", "main/INFO");
const forge = (target: string) =>
  said(`ModLauncher running: args [--launchTarget, ${target}, --fml.mcVersion, 1.20.1]`, "main/INFO");
const paper =
  said("Starting minecraft server version 1.20.4", "Server thread/INFO") +
  said("This server is running Paper version git-Paper-496 (MC: 1.20.4)", "Server thread/INFO");
const listed = (at: number, state = "DONE") =>
  `\tlamps${nameOf(at)}-1.0.jar |Lamps ${nameOf(at)} |lamps${nameOf(at)} |1.0 |${state} |Manifest: NOSIGNATURE\n`;

const logs: Record<string, (count: number) => string> = {
  "exceptions of a game that never got to its menu": (count) =>
    fabric + times(count, (at) => (said("Hm", "Render thread/ERROR") + thrown(at)).repeat(2)) + quiet(count),
  "mixins of one class, and frames in it": (count) => {
    const mixed = (at: number) =>
      said(`Mixing LampMixin from lamps${nameOf(at)}.mixins.json into net.minecraft.world.Level`, "main/DEBUG");
    const frame = (at: number) => `\tat net.minecraft.world.Level.handler$zza001$glow${nameOf(at)}(Level.java:1)\n`;
    const trace = (at: number) => `java.lang.IllegalStateException: ${nameOf(at)}\n${frame(at)}`;
    return fabric + times(count, mixed) + times(count, (at) => said("Hm", "Render thread/ERROR") + trace(at));
  },
  "mods, and classes of the client that are asked for": (count) =>
    `${forge("forgeserver")}Mod List: \n${times(count, (at) => listed(at))}${times(count, (at) =>
      said(
        `java.lang.RuntimeException: Attempted to load class net/minecraft/client/${nameOf(at)}/Lamp for invalid dist DEDICATED_SERVER`,
      ),
    )}`,
  "mods that failed, and names that a developer's game lacks": (count) =>
    `${forge("forgeclientuserdev")}Mod List: \n${times(count, (at) => listed(at, "ERROR"))}${times(
      count,
      (at) =>
        `java.lang.NoSuchMethodError: m_${1000 + at}_\n\tat TRANSFORMER/lamps${nameOf(at)}@1.0/org.example.${nameOf(at)}.Lamps.glow(Lamps.java:3)\n`,
    )}`,
  "plugins that fail in the same way": (count) =>
    paper + times(count, (at) => said(`Could not pass event PlayerJoinEvent to Lamps${nameOf(at)} v1.0`) + thrown(0)),
  "ticks that took too long, and how fast plants were to grow": (count) =>
    forge("forgeserver") +
    said("Gamerule randomTickSpeed is now set to: 4", "Server thread/INFO").repeat(count) +
    times(count, (at) => said(`A single server tick took ${60 + at}.00 seconds (should be max 0.05)`)),
  "findings in an earlier run": (count) =>
    fabric +
    times(count, (at) => said(`java.lang.NoClassDefFoundError: org/example/${nameOf(at)}/Lamp`) + thrown(at)) +
    fabric.replace("1.20.1", "1.19.2"),
};

test.each(Object.entries(logs))("reading a log takes steps in proportion to its %s", async (_, log) => {
  const stepsFor = (count: number) => stepsOf(() => analyse(log(count)), 2_000_000_000);
  await stepsFor(20);
  expect((await stepsFor(400)) / (await stepsFor(100))).toBeLessThan(5);
});

import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

const start = `[10:00:01] [Server thread/INFO]: This server is running Paper version 1.21.4-1-main@0000000 (MC: 1.21.4)
[10:00:02] [Server thread/INFO]: [LampRows] Enabling LampRows v1.0
`;
const failed = (
  plugin: string,
  thrown: string,
) => `[10:00:03] [Server thread/ERROR]: Error occurred while enabling ${plugin} v1.0 (Is it up to date?)
${thrown}
	at ${plugin}-1.0.jar/org.example.rows.${plugin}.onEnable(${plugin}.java:33) ~[${plugin}-1.0.jar:?]
	at org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:288) ~[paper-api-1.21.4-R0.1-SNAPSHOT.jar:?]
`;
const adviceFor = (log: string) => findingText(analyse(log).findings[0]!, "en").advice;

describe("where a plugin that few have fails in its own code", () => {
  test("the place is the advice", () => {
    const log = start + failed("LampRows", "java.lang.IllegalArgumentException: too many lamps");
    expect(adviceFor(log)[0]).toBe(
      "The fault lies in the code of LampRows, at LampRows.onEnable, LampRows.java:33. If it is yours, correct it there; if not, update it, or send these lines to its author.",
    );
    expect(adviceFor(log).join(" ")).not.toContain("folder of LampRows");
  });

  test("other advice stands for plugins that many have, and for what another version would mend", () => {
    const known = start.replaceAll("LampRows", "WorldEdit") + failed("WorldEdit", "java.lang.NullPointerException: x");
    expect(adviceFor(known)[0]).not.toContain("If it is yours");
    const unfit = start + failed("LampRows", "java.lang.IllegalStateException: no lamps");
    expect(adviceFor(unfit)[0]).not.toContain("If it is yours");
  });
});

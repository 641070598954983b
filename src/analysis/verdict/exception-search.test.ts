import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

test("a failure is joined to what stands below it, whatever was longer above it another time", () => {
  const frames = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `\tat org.example.lamps.Menu.open${i}(Menu.java:${i + 1}) ~[Lamps-1.0.jar:?]\n`,
    ).join("");
  const shown = (count: number) =>
    `[10:01:00] [Server thread/WARN]: java.lang.Throwable: shown\n${frames(3)}\tat java.lang.Thread.run(Thread.java:1)\n${"\tat java.lang.Thread.run(Thread.java:2)\n".repeat(count)}`;
  const { findings } = analyse(
    `[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n${shown(8)}${shown(0)}[10:02:00] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Lamps v1.0\njava.lang.IllegalStateException: the wick is wet\n\tat org.example.lamps.Wick.light(Wick.java:3) ~[Lamps-1.0.jar:?]\n`,
  );
  expect(findings[0]?.parameters["cause"]).toBe("IllegalStateException: the wick is wet");
});

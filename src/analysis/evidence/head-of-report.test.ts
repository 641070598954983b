import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const report = (frames: string) => `---- Minecraft Crash Report ----

Time: 2031-02-03 04:05:06
Description: Unexpected error

---------------------------------------------------------------------------------------

-- Head --
Thread: Render thread
Stacktrace:
${frames}
-- System Details --
Details:
\tMinecraft Version: 1.16.5
`;

test("of a report that has lost its exception, the trace of its head tells whose code was at work", () => {
  const game = "\tat net.minecraft.client.renderer.BufferBuilder.begin(BufferBuilder.java:268)\n";
  const own = "\tat com.example.lamps.draw.Shade.round(Shade.java:703)\n";
  expect(analyse(report(game + own)).findings[0]).toMatchObject({
    code: "mod-crash",
    parameters: { place: "Shade.round, Shade.java:703" },
    decisive: { line: 11 },
  });
  expect(analyse(report(game)).findings[0]?.code).toBe("crash-unknown");
});

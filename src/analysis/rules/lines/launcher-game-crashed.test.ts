import { expect, test } from "bun:test";
import { analyse } from "../../analyse.ts";

test("a game that somebody ends from the launcher is no error", () => {
  const killed = `10:00:00.100 [ATL-Logging-Thread] INFO  - ATLauncher Version: 3.4.36.0
10:09:00.100 [ATL-Logging-Thread] ERROR - Killing Minecraft
10:09:00.600 [ATL-Logging-Thread] ERROR - Oh no. Minecraft crashed. Please check the logs for any errors.
`;
  const severityIn = (text: string) =>
    analyse(text).findings.find(({ code }) => code === "launcher-game-crashed")?.severity;
  expect(severityIn(killed)).toBe("notice");
  expect(severityIn(killed.replace(/.*Killing.*\n/, ""))).toBe("error");
});

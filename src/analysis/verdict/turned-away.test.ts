import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const start = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1\n";
const refused = (from: string, said: string) =>
  `[10:05:00] [Server thread/INFO]: Disconnecting Alex (/${from}:50000): ${said}\n`;
const joined = "[10:06:00] [Server thread/INFO]: Sam[/10.0.0.7:50001] logged in with entity id 7 at (1.5, 64.0, 2.5)\n";
const told = (log: string) => analyse(start + log).findings.map(({ code, severity }) => `${code} ${severity}`);

test.each([
  ["Failed to verify username!", "auth-invalid-session"],
  ["Outdated server! I'm still on 1.20.1", "client-version-mismatch"],
])("who is refused (%s) is worth a warning where nobody got in, and a remark elsewhere", (said, code) => {
  expect(told(refused("192.168.1.20", said))).toContain(`${code} warning`);
  expect(told(refused("172.20.0.4", said))).toContain(`${code} warning`);
  expect(told(refused("192.168.1.20", said) + joined)).toContain(`${code} notice`);
  // Scanners, and whoever comes through Docker's gateway.
  expect(told(refused("203.0.113.9", said))).toContain(`${code} notice`);
  expect(told(refused("172.17.0.1", said))).toContain(`${code} notice`);
});

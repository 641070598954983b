import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

const server = (plugin: string) =>
  `[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)
[10:00:01] [Server thread/WARN]: **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!
[10:00:02] [Server thread/INFO]: [${plugin}] Enabling ${plugin} v5.6.0
[10:00:09] [Server thread/INFO]: Done (4.1s)! For help, type "help"
`;
const told = (plugin: string) => findingText(analyse(server(plugin)).findings[0]!, "en");

test("an offline mode that a login plugin makes up for is told with the plugin, and not told to be ended first", () => {
  expect(told("AuthMe").message).toContain("AuthMe asks players for a password");
  expect(told("AuthMe").advice[0]).toContain("leave it so");
  expect(told("Lamps").message).toStartWith("Anybody can join under any name");
});

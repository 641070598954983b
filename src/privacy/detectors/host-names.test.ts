import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";

describe("the name of a connection is found, and no more than that", () => {
  test.each([
    "⟦annas-craft⟧.ddns.net",
    "Loading\\n⟦annas-craft⟧.ddns.net",
    "\\\\⟦nas⟧.ddns.net\\share",
    "§e⟦annas-craft⟧.ddns.net",
    "\u001b[33m⟦annas-craft⟧.ddns.net",
    "\u001b[1;33m⟦annas-craft⟧.ddns.net",
    "http%3A%2F%2F⟦annas-craft⟧.ddns.net",
    "\\u003c⟦annas-craft⟧.ddns.net\\u003e",
    "Loading\\n⟦c-73-158-42-19.hsd1.ca⟧.comcast.net",
    "§e⟦p4fd1a2b3.dip0⟧.t-ipconnect.de",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "host-name")).toBe(marked);
  });
});

describe("what is no name of a connection stays", () => {
  test.each([
    "Loading\\nwww.no-ip.com",
    "§ewww.no-ip.com",
    "2026-01-12-18-30.world.tar",
    "2026-01-12-18-30.world.backup",
    "Backup 12-01-26-18.server.bak",
    "Backup 2026-1-12-18.zip.part",
    "12-01-26-18.world.old",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});

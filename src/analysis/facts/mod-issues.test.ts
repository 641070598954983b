import { expect, test } from "bun:test";
import { factsOf } from "../../../tests/support/sample-facts.ts";

const list = `
-- System Details --
	Mod List:
		kettles-2.1.jar |Kettles |kettles |2.1 |ERROR |Manifest: NOSIGNATURE
		lids-1.0.jar |Lids |lids |1.0 |DONE |Manifest: NOSIGNATURE
`;

function issuesIn(text: string): Record<string, string | undefined> {
  return Object.fromEntries(factsOf(text + list, "forge/client").mods.map(({ id, issues }) => [id, issues]));
}

test("a mod's tracker is read from its part of a crash report", () => {
  const report = (head: string) => `${head}
Details:
	Mod File: /srv/mods/kettles-2.1.jar
	Failure message: Kettles (kettles) has failed to load correctly
	Mod Version: 2.1
	Mod Issue URL: https://git.example.org/kettles/issues?kind=crash
`;
  const known = { kettles: "https://git.example.org/kettles/issues?kind=crash", lids: undefined };
  expect(issuesIn(report("-- MOD kettles --"))).toEqual(known);
  expect(issuesIn(report("-- Mod loading issue for: kettles --"))).toEqual(known);
});

test("a suspected mod's tracker stands below its name", () => {
  const head = "Suspected Mod: \n\tLids (lids), Version: 1.0\n\t\tIssue tracker URL: https://lids.example.org/new\n";
  expect(issuesIn(head)).toEqual({ kettles: undefined, lids: "https://lids.example.org/new" });
});

test("only a plain https address is a tracker", () => {
  const addresses = [
    "NOT PROVIDED",
    "http://git.example.org/kettles",
    "javascript:alert(1)",
    "https://user:word@git.example.org/",
    "https://git.example.org@elsewhere.example/",
    "https://git.example.org/<script>",
    `https://git.example.org/"onclick="x`,
    "https://localhost/kettles",
    `https://git.example.org/${"x".repeat(400)}`,
  ];
  for (const address of addresses) {
    expect(issuesIn(`-- MOD kettles --\n\tMod Issue URL: ${address}\n`)).toEqual({
      kettles: undefined,
      lids: undefined,
    });
  }
});

test("a mod that only the blame names is not listed", () => {
  const text = "-- MOD spouts --\n\tMod Issue URL: https://git.example.org/spouts\n";
  expect(Object.keys(issuesIn(text))).toEqual(["kettles", "lids"]);
});

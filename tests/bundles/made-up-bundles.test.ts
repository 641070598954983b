import { describe, expect, test } from "bun:test";
import { analyse } from "../../src/analysis/analyse.ts";
import { explainBundle } from "../../src/analysis/bundle/explain-bundle.ts";
import type { BundleFile } from "../../src/analysis/bundle/model.ts";
import { bundleInsightsOf } from "../../src/analysis/words/bundle-insights.ts";
import type { BundleFindingInsight } from "../../src/wire/bundle-insights.ts";
import { endsOfTwoFiles } from "./ends-of-two-files.ts";
import { exportsOfLaunchers } from "./exports-of-launchers.ts";
import { fabricAndQuilt } from "./fabric-and-quilt.ts";
import { forgeAndNeoForge } from "./forge-and-neoforge.ts";
import { launchers } from "./launchers.ts";
import { listsOfOtherFiles } from "./lists-of-other-files.ts";
import type { MadeUpBundle } from "./made-up-bundle.ts";
import { servers } from "./servers.ts";
import { serversAndMachines } from "./servers-and-machines.ts";
import { twoSides } from "./two-sides.ts";
import { unseen } from "./unseen.ts";
import { variants } from "./variants.ts";

const bundles = [
  ...fabricAndQuilt,
  ...forgeAndNeoForge,
  ...servers,
  ...launchers,
  ...twoSides,
  ...unseen,
  ...exportsOfLaunchers,
  ...listsOfOtherFiles,
  ...serversAndMachines,
  ...variants,
  ...endsOfTwoFiles,
];

function filesOf({ files }: MadeUpBundle): BundleFile[] {
  return Object.entries(files).map(([name, text]) => ({ name, text, analysis: analyse(text) }));
}

function explained(files: readonly BundleFile[], language: "en" | "zh-CN" = "en") {
  return bundleInsightsOf(explainBundle(files), files, language);
}

function isAnswer(finding: BundleFindingInsight | undefined, { answer }: MadeUpBundle): boolean {
  return (
    finding?.code === answer.code &&
    Object.entries(answer.parameters).every(([name, wanted]) => {
      const value = finding.parameters[name];
      return wanted instanceof RegExp ? wanted.test(String(value)) : JSON.stringify(value) === JSON.stringify(wanted);
    })
  );
}

test("there are twenty and more", () => {
  expect(bundles.length).toBeGreaterThanOrEqual(20);
});

describe.each(bundles.map((bundle) => [bundle.name, bundle] as const))("%s", (_, bundle) => {
  const files = filesOf(bundle);
  const told = explained(files);

  test("the cause is told first, and no single file has it", () => {
    const [cause] = told.findings;
    if (!isAnswer(cause, bundle)) {
      expect({ code: cause?.code, parameters: cause?.parameters }).toEqual(bundle.answer as never);
    }
    for (const file of files)
      expect([file.name, isAnswer(explained([file]).findings[0], bundle)]).toEqual([file.name, false]);
  });

  test("lines of every file prove it, with their right numbers", () => {
    const evidence = told.findings[0]!.evidence;
    for (const { file, name, line, text } of evidence) {
      expect(name).toBe(files[file]!.name);
      expect(files[file]!.text.split("\n")[line - 1]!.trim().slice(0, 300).trim()).toBe(text);
    }
    for (const [name, piece] of Object.entries(bundle.answer.proofs)) {
      const lines = evidence.filter((one) => one.name === name).map(({ text }) => text);
      expect([name, lines.some((text) => text.includes(piece)), lines]).toEqual([name, true, lines]);
    }
  });

  test("files of other runs are told apart, and what is missing is told", () => {
    const apart = told.apart.map(({ name }) => name);
    expect(apart.sort()).toEqual([...(bundle.apart ?? [])].sort());
    if (bundle.missing !== undefined) expect(told.missing?.kind ?? null).toBe(bundle.missing as never);
  });

  test("the order of the files does not matter, and Chinese has words for all of it", () => {
    const reversed = [...files].reverse();
    const [cause] = explained(reversed).findings;
    expect([cause?.code, cause?.parameters]).toEqual([told.findings[0]!.code, told.findings[0]!.parameters]);
    const { findings, apart, runs } = explained(files, "zh-CN");
    const sentences = [
      findings[0]!.message,
      ...apart.map(({ message }) => message),
      ...runs.flatMap(({ reasons }) => reasons),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/\p{Script=Han}/u);
  });
});

test("a server that crashed comes before a proxy that met it before it was up", () => {
  const log = (text: string) => ({ text, analysis: analyse(text) });
  const files: BundleFile[] = [
    {
      name: "proxy.log",
      ...log(`[09:00:01 INFO]: Booting up Velocity 3.3.0...
[09:00:04 INFO]: Listening on /0.0.0.0:25565
[09:10:00 INFO]: [connected player] Wendeline (/203.0.113.9:51222) has connected
[09:10:01 ERROR]: [connected player] Wendeline (/203.0.113.9:51222): unable to connect to server survival
io.netty.channel.AbstractChannel$AnnotatedConnectException: finishConnect(..) failed: Connection refused: /127.0.0.1:25567
[10:05:00 INFO]: [server connection] Wendeline -> survival has connected
[11:30:02 INFO]: [server connection] Wendeline -> survival has disconnected
`),
    },
    {
      name: "latest.log",
      ...log(`[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.16.5
[10:00:01] [Server thread/INFO]: Starting Minecraft server on *:25567
[10:00:20] [Server thread/INFO]: Done (12.000s)! For help, type "help"
[11:30:00] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.IllegalStateException: the kettle is empty
	at org.example.kettle.Kettle.tick(Kettle.java:12) ~[kettle-1.0.jar:?]
	at net.minecraft.server.MinecraftServer.func_240802_v_(MinecraftServer.java:642) ~[?:?]
[11:30:01] [Server thread/ERROR]: This crash report has been saved to: /srv/crash-reports/crash-2024-01-01_11.30.00-server.txt
[11:30:01] [Server thread/INFO]: Stopping server
`),
    },
  ];
  const codes = explained(files).findings.map(({ code }) => code);
  expect(codes[0]).toMatch(/-crash$/);
  expect(codes).toContain("proxy-backend-down");
});

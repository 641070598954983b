import { describe, expect, test } from "bun:test";
import { headers, printedTraces, reports, traceIn, ways } from "../../../tests/support/containers.ts";
import { findings, wholeLogFindings } from "../../../tests/support/rule-samples.ts";
import { analyse } from "../analyse.ts";
import { parameterTexts } from "../words/render.ts";

/** The same fault is told in every container: its code, whom it accuses, and first if it was first. */

const surroundings = [
  "[09:00:02] [Server thread/INFO]: Starting minecraft server version 1.20.4",
  "[09:00:02] [Server thread/INFO]: Loading properties",
  "[09:00:03] [Server thread/INFO]: Default game type: SURVIVAL",
];
/** Every so many samples in each container, and others in the next: all of them together stay a matter of seconds. */
const stride = 6;
const culpritParameters = ["mod", "plugin", "suspect", "culprit", "provider"];
/** Reports are files of their own; Bedrock, PocketMine and launchers have no other container. */
const alone =
  /^-{2,4} |^#|^[\t{]|^ {2,}|^Description: |Crash Dump|^ - |[Pp]ocket[Mm]ine|Nukkit|NO LOG FILE|LevelDB|LeviLamina|^\[\d{4}-/;

/** What only its own software writes, or what another one is told of there. */
const bound: Record<string, RegExp> = {
  // Known by the logger, the thread or the level that their software gives them.
  headers:
    /^(?:(?:own-)?assets-missing|auth-servers-down|bedrock-.*|crash-while-stopped|datapack-(?:function-failed|missing)|launch-failed|launcher-(?:tls-failed|version-broken)|mod-(?:dependency-cycle|exception|fatal|file-invalid|reported-error|runtime-error)|no-internet|script-error|server-unreachable|sponge-phase-error|ticking-(?:block-)?entity|world-tick-failed)$/,
  printed:
    /^(?:crash-while-stopped|entity-change-refused|launch-failed|mod-(?:event-failed|reported-error|runtime-error)|plugin-wrong-platform|server-unreachable|ticking-entity)$/,
  // A crash is the end: whose code it was says more there, or how the loader is called that it needs.
  reports:
    /^(?:auth-invalid-session|class-init-failed|class-missing|client-class-on-server|clock-wrong|console-input-failed|development-access-refused|fabric-loader-too-old|java-(?:openj9|tls-outdated|too-old|wrong-module)|launcher-account-refused|mod-other-loader|no-internet|packet-unreadable|plugin-(?:command-failed|legacy-text|needs-paper|not-remapped|server-version)|script-error|server-reloaded|services-unreachable)$/,
};

/** A trace that stands alone says what failed; in a report, it says in addition what that ended. */
const inReports: Record<string, RegExp> = {
  "error-reported": /^(?:crash-unknown|(?:mod|plugin)-crash)$/,
  "mod-runtime-error": /^mod-crash$/,
  "plugin-runtime-error": /^(?:mod|plugin)-crash$/,
};
/** Of a proxy, which writes no reports: told in one as well, and not first. */
const notFirst = /^proxy-forwarding$/;

interface Told {
  code: string;
  culprits: unknown[];
}

function told(text: string): Told[] {
  return analyse(`${text}\n`)
    .findings.filter(({ code }) => code !== "log-incomplete")
    .map(({ code, parameters }) => {
      const texts = parameterTexts(parameters, "en");
      return { code, culprits: culpritParameters.map((name) => texts[name] ?? null) };
    });
}

const samples = [
  ...findings.flatMap(({ code, samples }) => samples.map(({ text }) => ({ code, text }))),
  ...wholeLogFindings.flatMap(({ codes, samples }) =>
    samples.map(({ text, code }) => ({ code: code ?? codes[0]!, text })),
  ),
].map(({ code, text }) => ({ code, text: text.replace(/\n$/, "") }));
const inLogs = samples
  // What loaders say in other languages, and proxies of plugins, is read in their own logs only.
  .filter(
    ({ text }) =>
      !alone.test(text) &&
      !/\n\t[^\n]*(?:Datei|Сейчас)|Error loading plugin |\(required by/.test(text) &&
      /^\[|^\d/.test(text),
  )
  .map(({ code, text }) => ({ code, text: [...surroundings, text].join("\n") }));

function expectSame(
  kind: string,
  index: number,
  all: readonly { code: string; text: string }[],
  make: (text: string) => string,
) {
  const lost: string[] = [];
  let tried = 0;
  for (const { code, text } of all) {
    // By its text, so that a new sample changes nothing for the others.
    if (Bun.hash.crc32(text) % stride !== index % stride || bound[kind]?.test(code)) continue;
    const before = told(text);
    const wanted = before.find((one) => one.code === code);
    if (!wanted) continue;
    tried++;
    const after = told(make(text));
    const crash = kind === "reports" ? inReports[code] : undefined;
    const isSame = (one: Told) => crash?.test(one.code) ?? one.code === code;
    const accused = wanted.culprits.filter((one) => one !== null);
    // A crash may name the mod that a trace calls a culprit.
    const isThere = after.some((one) =>
      crash
        ? isSame(one) && accused.every((name) => one.culprits.some((other) => Bun.deepEquals(other, name)))
        : one.code === code && Bun.deepEquals(one.culprits, wanted.culprits),
    );
    const mayFollow = kind === "reports" && notFirst.test(code);
    if (!isThere || (before[0] === wanted && !isSame(after[0]!) && !mayFollow))
      lost.push(`${code}: ${after.map((one) => one.code)}`);
  }
  expect(tried).toBeGreaterThan(5);
  expect(lost).toEqual([]);
}

describe.each([
  ["headers", headers, inLogs],
  ["ways", ways, inLogs],
  ["printed", printedTraces, inLogs.filter(({ text }) => /\n\tat /.test(text))],
  [
    "reports",
    reports,
    samples.flatMap(({ code, text }) => ({ code, text: (!/^---- /.test(text) && traceIn(text)) || "" })),
  ],
] as const)("%s", (kind, containers, all) => {
  test.each(Object.keys(containers).map((name, index) => [name, index] as const))("of %s", (name, index) => {
    expectSame(kind, index, all, containers[name]!);
  });
});

import { placesOutsideChat } from "../../read/chat-lines.ts";
import { timeOfDay } from "../../read/times.ts";
import type { Lines } from "../../text/lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** How launchers note in their own logs that the game is gone before it was there. */
const ends = [
  "] Minecraft 尚未加载完成",
  "] ProcessExitedAbnormallyEvent [",
  "] JVMLaunchFailedEvent [",
  "[ProcessMonitor/INFO] Process exit code: ",
  "(Process Monitor) Fatal Process crashed with exit code ",
  "Oh no. Minecraft crashed.",
];
const option = "-javaagent:";
/** A name alone: launchers write whole paths, and in the folder of the game lies no such file. */
const bareName = /^-javaagent:"?([^\s"=,;:/\\\]]{1,100}\.jar)(?=["=,\]\s])/;
/** A command of the player's own may run between. */
const atOnce = 10_000;
const most = 200;

/** Java looks for what an argument names before it begins, and says what it lacks where the launcher's log does not have it. */
export default wholeLogFinding({
  codes: ["jvm-argument-invalid"],
  severity: "fatal",
  confidence: 0.8,
  literals: [...ends, option],
  find({ lines, software }) {
    if (software.kind !== "launcher") return [];
    const ended = lastLine(ends.flatMap((mark) => [...placesOutsideChat(lines, mark, { most })]));
    const [asked] = [...placesOutsideChat(lines, option, { most })].filter(({ line }) => line < ended).slice(-1);
    const [, name] = asked ? (bareName.exec(lines.text.slice(asked.at, asked.at + 200)) ?? []) : [];
    if (!asked || !name) return [];
    const [from, to] = [timeAt(asked.line, lines), timeAt(ended, lines)];
    if (from === null || to === null || to - from > atOnce) return [];
    const places = [asked.line, ended];
    return [
      { parameters: { argument: `${option}${name}` }, firstLine: asked.line, endLine: asked.line + 1, lines: places },
    ];
  },
});

function timeAt(line: number, lines: Lines): number | null {
  const said = /^[^\d\n]{0,4}(?:\d{4}-\d\d-\d\d )?(\d\d:\d\d:\d\d(?:[.,]\d{3})?)/.exec(lines.get(line, 60))?.[1];
  return said === undefined ? null : timeOfDay(said);
}

function lastLine(places: readonly { line: number }[]): number {
  return Math.max(-1, ...places.map(({ line }) => line));
}

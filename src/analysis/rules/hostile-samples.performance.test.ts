import { expect, test } from "bun:test";
import { ordinaryLog } from "../../../bench/ordinary-log.ts";
import { filled } from "../../../tests/support/growth.ts";
import { processorMs } from "../../../tests/support/processor-time.ts";
import { findings, wholeLogFindings } from "../../../tests/support/rule-samples.ts";
import { analyse } from "../analyse.ts";

const size = 80_000;
/** The dearest take three times as long as an ordinary log. One that grows with the square would take hundreds of times as long. */
const mostTimes = 10;
const sizesOfReport = [size / 8, size / 4, size / 2, size];

const rules = [
  ...findings.map(({ code, samples }) => ({ code, samples })),
  ...wholeLogFindings.map(({ codes, samples }) => ({ code: codes[0]!, samples })),
];
const header = "[10:00:00] [Server thread/ERROR]: ";
const long = (part: string) => part.repeat(Math.ceil(180 / part.length));

/** Each makes a log of a sample that its rule, or what reads logs before it, may have to go over again and again. */
const mutations: Record<string, (sample: string, size: number) => string> = {
  "the sample again and again": (sample, size) => filled(`${sample}\n`, size),
  "all of it in one line": (sample, size) => filled(`${sample.replaceAll("\n", " ")} `, size),
  "all of it in one entry": (sample, size) => header + filled(`${sample.replaceAll("\n", " ")}\n`, size),
  "the sample without its end": (sample, size) => filled(`${sample.slice(0, -3)}\n`, size),
  "the sample with long words": (sample, size) => filled(`${sample.replaceAll(/[\w.$-]{3,}/g, long)}\n`, size),
  "the sample with long gaps": (sample, size) => filled(`${sample.replaceAll(" ", " ".repeat(50))}\n`, size),
  "the sample with many brackets": (sample, size) => filled(`${sample.replaceAll(/["'()[\]:]/g, long)}\n`, size),
};

test.each(Object.entries(mutations))("no rule takes long to read %s", (_, mutate) => {
  const ordinary = ordinaryLog(1, size);
  analyse(ordinary);
  const usual = Math.min(...Array.from({ length: 5 }, () => processorMs(() => analyse(ordinary), 1)));
  const timesAsLong = (text: string) => processorMs(() => analyse(text), 1) / usual;
  const slow: string[] = [];
  for (const { code, samples } of rules) {
    for (const { text } of samples.slice(0, 1)) {
      const log = mutate(text, size);
      // What a collector does now it does not do every time.
      if (timesAsLong(log) < mostTimes || timesAsLong(log) < mostTimes) continue;
      const series = sizesOfReport.map((bytes) => timesAsLong(mutate(text, bytes)).toFixed(1));
      slow.push(`${code}: ${series.join(", ")} times as long as an ordinary log of ${size}`);
    }
  }
  expect(slow).toEqual([]);
});

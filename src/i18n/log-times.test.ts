import { describe, expect, test } from "bun:test";
import { axisTime, timeText } from "./log-times.ts";

const hour = 3_600_000;
const leapDay = Date.UTC(2024, 1, 29, 23, 59, 58);
const laterDay = ({ day, time }: { day: number; time: string }) => `day ${day}, ${time}`;

describe("the time of an entry", () => {
  test.each<[time: number, text: string]>([
    [0, "00:00:00"],
    [13 * hour + 61_000, "13:01:01"],
    [25 * hour, "day 2, 01:00:00"],
    [leapDay, "2024-02-29 23:59:58"],
    [Number.NaN, ""],
    [-1, ""],
    [1e300, ""],
  ])("%d", (time, text) => {
    expect(timeText(time, laterDay)).toBe(text);
  });
});

describe("a time on an axis", () => {
  test.each<[time: number, span: number, text: string]>([
    [13 * hour + 61_000, 60_000, "13:01:01"],
    [25 * hour, 60_000, "01:00:00"],
    [25 * hour, 3 * hour, "01:00"],
    [25 * hour, 40 * hour, "day 2, 01:00"],
    [13 * hour, 40 * hour, "13:00"],
    [leapDay, 60_000, "23:59:58"],
    [leapDay, 3 * hour, "23:59"],
    [leapDay, 40 * hour, "02-29 23:59"],
  ])("%d in %d", (time, span, text) => {
    expect(axisTime(time, span, laterDay)).toBe(text);
  });
});

import { expect, test } from "bun:test";
import { sizeText } from "../i18n/amounts.ts";
import type { StoreSurvey } from "../storage/survey.ts";
import { outlookOf, roomOf } from "./outlook.ts";

const survey = (more: Partial<StoreSurvey>): StoreSurvey => ({
  place: "",
  engine: "",
  logs: 10,
  bundles: 0,
  textBytes: 1000,
  packedBytes: 100,
  storeBytes: 500,
  lastDay: { logs: 0, textBytes: 0 },
  lastWeek: { logs: 7, textBytes: 700 },
  largest: [],
  ...more,
});

test("the room lasts as long as the pace of the last week allows", () => {
  // 100 bytes of text a day take up 50.
  expect(outlookOf(survey({}), { left: 500, limit: "disk" })).toEqual({ bytesPerDay: 50, daysLeft: 10 });
  expect(outlookOf(survey({}), { left: -1, limit: "disk" }).daysLeft).toBe(0);
  expect(outlookOf(survey({}), null).daysLeft).toBeNull();
  expect(outlookOf(survey({ lastWeek: { logs: 0, textBytes: 0 } }), { left: 1, limit: "disk" }).daysLeft).toBeNull();
  expect(outlookOf(survey({ logs: 0, textBytes: 0 }), { left: 1, limit: "disk" }).bytesPerDay).toBe(0);
});

test("what ends first counts", () => {
  expect(roomOf({ free: 100, reserve: 40 }, { used: 10, limit: 50 })).toEqual({ left: 40, limit: "quota" });
  expect(roomOf({ free: 100, reserve: 90 }, { used: 10, limit: 50 })).toEqual({ left: 10, limit: "disk" });
  expect(roomOf(null, null)).toBeNull();
});

test("sizes are in the unit that people can read", () => {
  const sizes = [0, 999, 1000, 32_768, 262_144_000, 81_538_300_000, 5e16];
  expect(sizes.map((size) => sizeText(size, "en"))).toEqual([
    "0 B",
    "999 B",
    "1.0 KB",
    "32.8 KB",
    "262 MB",
    "81.5 GB",
    "50000 TB",
  ]);
  expect([999, 32_768, 5e16].map((size) => sizeText(size, "fr"))).toEqual(["999 o", "32,8 ko", "50000 To"]);
});

import { expect, test } from "bun:test";
import { parameterTexts } from "../../words/render.ts";
import { versionRange } from "./version-ranges.ts";

test.each([
  ["", "any version", "任意版本"],
  ["*", "any version", "任意版本"],
  ["[1,)", "1 or above", "1 及以上"],
  ["[1.2]", "1.2", "1.2"],
  ["[5.2,6)", "5.2 or above, and below 6", "5.2 及以上且低于 6"],
  ["(,2.0]", "2.0 or below", "2.0 及以下"],
  ["version [3.12.2, ∞)", "3.12.2 or above", "3.12.2 及以上"],
  ["(-∞, 2)", "below 2", "低于 2"],
  [">=1.4", "1.4 or above", "1.4 及以上"],
  [">=1.4 <2", "1.4 or above, and below 2", "1.4 及以上且低于 2"],
  ["~1.20", "any 1.20 version", "任意 1.20 系列版本"],
  ["version 1.4 or later", "1.4 or above", "1.4 及以上"],
  ["any version before 2.0", "below 2.0", "低于 2.0"],
  ["any version between 1.5 (inclusive) and 1.6 (exclusive)", "1.5 or above, and below 1.6", "1.5 及以上且低于 1.6"],
  ["2.0 及以上版本", "2.0 or above", "2.0 及以上"],
  ["2.0或更高版本", "2.0 or above", "2.0 及以上"],
  ["バージョン 2.0 またはそれ以上", "2.0 or above", "2.0 及以上"],
  ["2.0 이상의 버전", "2.0 or above", "2.0 及以上"],
  ["la versión 2.0 o posterior", "2.0 or above", "2.0 及以上"],
  ["2.0 или выше", "2.0 or above", "2.0 及以上"],
  ["2.0 oder höher", "2.0 or above", "2.0 及以上"],
])("%j is put into the words of each language", (text, en, zh) => {
  const parameters = { range: [versionRange(text)] };
  expect(parameterTexts(parameters, "en")["range"]).toEqual([en]);
  expect(parameterTexts(parameters, "zh-CN")["range"]).toEqual([zh]);
});

import { expect, test } from "bun:test";
import { labels } from "../analysis/read/formats/format.ts";
import { versionName } from "./version-name.ts";

test("whatever a version is stated of has a name in English", () => {
  expect(labels.map((label) => versionName(label, "en"))).toEqual(
    labels.map((label) => label.replace(" version", "") as (typeof labels)[number]),
  );
});

test("in Chinese, only names are left as they are", () => {
  for (const label of labels) expect(versionName(label, "zh-CN")).toMatch(/^[A-Z]\w+(?: \p{Script=Han}+)?$/u);
  expect(versionName("Fabric loader version", "zh-CN")).toBe("Fabric 加载器");
});

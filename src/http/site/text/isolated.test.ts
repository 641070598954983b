import { expect, test } from "bun:test";
import { isolated } from "./isolated.ts";

test("a name that is written from the right stands for itself, and is escaped as ever", () => {
  expect(isolated("The mod سارة & <b>2.0</b> is missing").text).toBe(
    "The mod <bdi>سارة</bdi> &amp; &lt;b&gt;2.0&lt;/b&gt; is missing",
  );
  expect(isolated("The mod Lamps is missing").text).toBe("The mod Lamps is missing");
});

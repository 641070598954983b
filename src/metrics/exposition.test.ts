import { describe, expect, test } from "bun:test";
import { exposition } from "./exposition.ts";
import { CounterFamily, GaugeFamily, Histogram, HistogramFamily } from "./metric-types.ts";

describe("what Prometheus reads", () => {
  test("is a counter with its labels, escaped", () => {
    const family = new CounterFamily({ name: "a_total", help: "Of\nall \\ kinds.", labels: ["what"] });
    family.with('a "b"\n\\').add(2);
    expect(exposition([family])).toBe(
      '# HELP a_total Of\\nall \\\\ kinds.\n# TYPE a_total counter\na_total{what="a \\"b\\"\\n\\\\"} 2\n',
    );
  });

  test("is a histogram whose buckets include those below them", () => {
    const family = new HistogramFamily({ name: "a_seconds", help: "Times.", labels: [] }, [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 7]) family.with().observe(value);
    expect(exposition([family]).split("\n").slice(2)).toEqual([
      'a_seconds_bucket{le="0.1"} 2',
      'a_seconds_bucket{le="1"} 3',
      'a_seconds_bucket{le="+Inf"} 4',
      "a_seconds_sum 7.65",
      "a_seconds_count 4",
      "",
    ]);
  });

  test("is a gauge as it is at that moment, and nothing where there is nothing to tell", () => {
    const family = new GaugeFamily({ name: "a", help: "Now.", labels: ["of"] });
    let value: number | null = null;
    family.read(() => value, "x");
    expect(exposition([family])).toBe("");
    value = 3;
    expect(exposition([family])).toEndWith('a{of="x"} 3\n');
  });
});

test("whoever makes up label values does not make memory grow", () => {
  const family = new CounterFamily({ name: "a_total", help: "x", labels: ["what", "how"] });
  for (let number = 0; number < 10_000; number++) family.with(`made up ${number}`, "x").add();
  expect(family.children.size).toBe(501);
  expect(family.with("other", "other").value).toBe(9500);
});

test("a quantile is the bound that it lies below", () => {
  const histogram = new Histogram([1, 2, 4]);
  expect(histogram.quantile(0.5)).toBeNull();
  for (const value of [1, 1, 1, 2, 3, 3, 3, 3, 3, 9]) histogram.observe(value);
  expect([histogram.quantile(0.3), histogram.quantile(0.4), histogram.quantile(0.5)]).toEqual([1, 2, 4]);
  expect(histogram.quantile(0.99)).toBeNull();
});

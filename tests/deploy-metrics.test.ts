import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ServiceMetrics } from "../src/metrics/service-metrics.ts";

/** The dashboard and the alerts may only use metrics that the program has. */
const deploy = join(import.meta.dir, "..", "deploy");
const known = new ServiceMetrics().names();

const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
});

const alerts = rules.parse(Bun.YAML.parse(readFileSync(join(deploy, "prometheus/lectern-alerts.yml"), "utf8")));
const board = dashboard.parse(JSON.parse(readFileSync(join(deploy, "grafana/lectern.json"), "utf8")));
const expressions = [
  ...alerts.groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const)),
  ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names that Prometheus adds by itself. */
const added = ["up"];
const addedLabels = ["job", "instance", "le"];

/** Names and labels in an expression that the program does not have. */
function unknownIn(expression: string): string[] {
  const found: string[] = [];
  for (const [, name, labels] of expression.matchAll(/\b((?:lectern|process)_\w+|up)\b(?:\{([^}]*)\})?/g)) {
    const family = known.find((one) => name === one.name || (one.type === "histogram" && isPartOf(name!, one.name)));
    if (!family && !added.includes(name!)) found.push(name!);
    if (!family) continue;
    const allowed = [...addedLabels, ...family.labels];
    const used = [...(labels ?? "").matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label!);
    for (const label of used) if (!allowed.includes(label)) found.push(`${name}{${label}}`);
  }
  return found;
}

function isPartOf(name: string, histogram: string): boolean {
  return ["_bucket", "_sum", "_count"].some((suffix) => name === histogram + suffix);
}

describe("dashboard and alerts", () => {
  test("there are some", () => {
    expect(alerts.groups.flatMap((group) => group.rules).length).toBeGreaterThan(5);
    expect(board.panels.length).toBeGreaterThan(15);
  });

  test.each(expressions)("%s asks for what there is: %s", (_, expression) => {
    expect(unknownIn(expression)).toEqual([]);
    expect(expression).toMatch(/\b(?:lectern_|process_|up\b)/);
  });

  test("a name or a label that is not there is found", () => {
    expect(unknownIn("rate(lectern_http_request_total[5m])")).toEqual(["lectern_http_request_total"]);
    expect(unknownIn('lectern_queue_length{pool="heavy"}')).toEqual(["lectern_queue_length{pool}"]);
    expect(unknownIn("lectern_views_total_bucket")).toEqual(["lectern_views_total_bucket"]);
  });

  test("everything that is measured is shown or watched", () => {
    const shown = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n");
    const alerting = alerts.groups.flatMap((group) => group.rules.map(({ expr }) => expr)).join("\n");
    const isUsed = ({ name }: { name: string }) => new RegExp(`\\b${name}(?:_bucket)?\\b`).test(shown + alerting);
    expect(known.filter((one) => !isUsed(one)).map(({ name }) => name)).toEqual([]);
  });
});

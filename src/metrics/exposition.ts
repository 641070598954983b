import {
  type AnyFamily,
  CounterFamily,
  type FamilyHead,
  GaugeFamily,
  type Histogram,
  type Labels,
} from "./metric-types.ts";

/** The content type of that format. */
export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

/** Metrics in the text format of Prometheus. */
export function exposition(families: Iterable<AnyFamily>): string {
  let text = "";
  for (const family of families) {
    const lines = linesOf(family);
    const { name, help } = family.head;
    if (lines !== "") text += `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${family.type}\n${lines}`;
  }
  return text;
}

function linesOf(family: AnyFamily): string {
  const { head } = family;
  let lines = "";
  if (family instanceof GaugeFamily) {
    for (const { values, value } of family.values()) lines += line(head.name, head.labels, values, value);
  } else if (family instanceof CounterFamily) {
    for (const { values, child } of family.children.values())
      lines += line(head.name, head.labels, values, child.value);
  } else {
    for (const { values, child } of family.children.values()) lines += histogramLines(head, values, child);
  }
  return lines;
}

function histogramLines({ name, labels }: FamilyHead, values: Labels, histogram: Histogram): string {
  const names = [...labels, "le"];
  let lines = "";
  let below = 0;
  for (const [at, count] of histogram.counts.entries()) {
    below += count;
    const bound = histogram.bounds[at];
    lines += line(`${name}_bucket`, names, [...values, bound === undefined ? "+Inf" : String(bound)], below);
  }
  return lines + line(`${name}_sum`, labels, values, histogram.sum) + line(`${name}_count`, labels, values, below);
}

function line(name: string, labels: Labels, values: Labels, value: number): string {
  const pairs = labels.map((label, at) => `${label}="${escaped(values[at] ?? "").replaceAll('"', '\\"')}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

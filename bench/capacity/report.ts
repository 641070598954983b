import { assumptions, readAges, sizeClasses } from "./assumptions.ts";
import { lastingTables, partitionsFor, tableNames, totalOf } from "./growth.ts";
import { type CapacityModel, capacityModel } from "./model.ts";
import { sizeAt } from "./size-mix.ts";

type Cell = string | number;

/** The model in tables of Markdown, by the name of the part of docs/SCALING.md that each one is. */
export const reports: Record<string, (model: CapacityModel) => string> = {
  "capacity-assumptions": assumptionTables,
  "capacity-load": loadTable,
  "capacity-growth": growthTable,
  "capacity-rows": rowTable,
  "capacity-partitions": partitionTable,
  "capacity-cache": cacheTable,
  "capacity-money": moneyTable,
  "capacity-breaking": breakingList,
  "capacity-later": laterTable,
};

let model: CapacityModel | null = null;

/** The parts of the report for the documentation, with the assumptions as they stand. The model is made once. */
export const capacityParts: Record<string, () => string> = Object.fromEntries(
  Object.entries(reports).map(([name, report]) => {
    const part = () => {
      model ??= capacityModel();
      return report(model);
    };
    return [name, part];
  }),
);

function assumptionTables(): string {
  const rows = Object.entries(assumptions).map(([name, { value, unit, because }]) => [
    `\`${name}\``,
    unit === "bytes" ? bytes(value) : `${plain(value)} ${unit}`,
    because,
  ]);
  const sizes = sizeClasses.map(({ kind, share, medianBytes, spread, because }) => [
    kind,
    percent(share),
    bytes(medianBytes),
    spread,
    because,
  ]);
  const ages = readAges.slice(1).map(({ seconds, share, because }) => [span(seconds), percent(share), because]);
  return [
    table(["assumption", "value", "because"], rows),
    table(["kind of log", "share", "median", "spread (σ of ln)", "because"], sizes),
    table(["age of a log when it is read, up to", "share of reads", "because"], ages),
  ].join("\n\n");
}

function loadTable({ sizes, perLog, meanCosts, fleet, given, costs, hitRate }: CapacityModel): string {
  return table(
    ["what", "figure"],
    [
      [
        "text of a log: mean, median, 99th percentile",
        [perLog.textBytes, sizeAt(sizes, 0.5), sizeAt(sizes, 0.99)].map(bytes).join(", "),
      ],
      [
        "packed (zstd 3, compressed by the script): mean, of the text",
        `${bytes(perLog.packedBytes)}, ${percent(perLog.packedBytes / perLog.textBytes)}`,
      ],
      [
        "uploads a second: mean, peak",
        `${round(fleet.uploadsPerSecond)}, ${round(fleet.uploadsPerSecond * given.peakFactor)}`,
      ],
      [
        "reads a second: mean, peak",
        `${round(fleet.readsPerSecond)}, ${round(fleet.readsPerSecond * given.peakFactor)}`,
      ],
      [
        `processor time of an upload and of a read, from what was measured (${costs.measured})`,
        `${meanCosts.upload.toFixed(1)} and ${meanCosts.read.toFixed(1)} ms`,
      ],
      ["hit rate of the content cache, as deployed", percent(hitRate)],
      ["busy cores: mean, peak", `${fleet.meanCores.toFixed(1)}, ${fleet.peakCores.toFixed(1)}`],
      [
        `requests a second that one node of ${given.nodeCores} vCPU takes at ${percent(given.nodeLoad)} load`,
        round(fleet.requestsPerNode),
      ],
      ["nodes at the peak, spare ones included", fleet.nodes],
    ],
  );
}

function growthTable({ years }: CapacityModel): string {
  return table(
    ["end of year", "logs", "text", "objects (packed)", "rows", "database without analyses", "all analyses, if kept"],
    years.map(({ year, logs, textBytes, objectBytes, rows, heapBytes, indexBytes }) => [
      year,
      billions(logs),
      bytes(textBytes),
      bytes(objectBytes),
      billions(totalOf(rows)),
      bytes(totalOf(heapBytes, lastingTables) + totalOf(indexBytes, lastingTables)),
      bytes(heapBytes.analyses + indexBytes.analyses),
    ]),
  );
}

function rowTable({ perLog, years }: CapacityModel): string {
  const last = years.at(-1)!;
  return table(
    ["table", "rows a log", "bytes a row: heap, primary key", "rows after ten years", "heap", "primary key"],
    tableNames.map((name) => [
      `\`${name}\``,
      plain(Number((last.rows[name] / last.logs).toPrecision(2))),
      `${round(perLog.rowBytes[name].heap)}, ${round(perLog.rowBytes[name].index)}`,
      billions(last.rows[name]),
      bytes(last.heapBytes[name]),
      bytes(last.indexBytes[name]),
    ]),
  );
}

function partitionTable({ years, given }: CapacityModel): string {
  const chosen = [1, 3, 5, 10].flatMap((year) => years.filter((one) => one.year === year));
  return table(
    [
      "end of year",
      "largest lasting table",
      `hash partitions of at most ${bytes(given.partitionBytes)}`,
      "one partition of it",
      `machines of ${bytes(given.machineDisk)}`,
    ],
    chosen.map(({ year, heapBytes, indexBytes }) => {
      const largest = lastingTables.toSorted((a, b) => heapBytes[b] + indexBytes[b] - heapBytes[a] - indexBytes[a])[0]!;
      const size = heapBytes[largest] + indexBytes[largest];
      const partitions = partitionsFor(size, given.partitionBytes);
      const all = totalOf(heapBytes, lastingTables) + totalOf(indexBytes, lastingTables);
      return [
        year,
        `\`${largest}\`, ${bytes(size)}`,
        partitions,
        bytes(size / partitions),
        Math.ceil(all / given.machineDisk),
      ];
    }),
  );
}

function cacheTable({ cache }: CapacityModel): string {
  return table(
    ["nodes", "`CONTENT_CACHE_BYTES`", "requests go to", "hit rate", "an unasked log stays"],
    cache.map(({ nodes, cacheBytes, balance, hitRate, keptSeconds }) => [
      nodes,
      `${round(cacheBytes / 1024 ** 2)} MiB`,
      balance === "any" ? "any node" : "the node of the log",
      percent(hitRate),
      span(keptSeconds),
    ]),
  );
}

function moneyTable({ money, given }: CapacityModel): string {
  return table(
    ["a million logs", "$"],
    [
      ["write requests to the object store", money.writes],
      ["read requests to it (cache misses)", money.reads],
      ["nodes, sized for the peak", money.nodes],
      ["sending what is read, packed", money.egress],
      ["keeping the objects, a year", money.objectYear],
      [`keeping the rows in ${given.databaseCopies} copies, a year`, money.databaseYear],
      ["**all of it, with the first year**", money.firstYear],
      [`**all of it, kept for ${given.years} years**`, money.allYears],
    ].map(([what, dollars]) => [what as string, (dollars as number).toFixed(2)]),
  );
}

/** The first three, told at length. */
function breakingList({ breaking }: CapacityModel): string {
  return breaking
    .slice(0, 3)
    .map(({ what, day, figure, seen, remedy }, place) =>
      [
        `### ${place + 1}. ${what}: ${day === null ? "not within the plan" : dayText(day)}`,
        "",
        `- **Why then:** ${figure}.`,
        `- **What is seen:** ${seen}`,
        `- **What to do:** ${remedy}`,
      ].join("\n"),
    )
    .join("\n\n");
}

function laterTable({ breaking }: CapacityModel): string {
  return table(
    ["what", "when", "why", "what to do"],
    breaking
      .slice(3)
      .map(({ what, day, figure, remedy }) => [
        what,
        day === null ? "not within the plan" : dayText(day),
        figure,
        remedy,
      ]),
  );
}

function dayText(day: number): string {
  return day === 0 ? "the first day" : `day ${round(day)}`;
}

export function table(head: string[], rows: Cell[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function bytes(count: number): string {
  const units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"];
  let [value, unit] = [count, 0];
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value >= 99.5 ? Math.round(value) : Number(value.toPrecision(2))} ${units[unit]}`;
}

function plain(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: 6 });
}

function round(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function billions(count: number): string {
  return `${Number((count / 1e9).toPrecision(3))} billion`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function span(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 2 * 86_400) return `${Math.round(seconds / 3600)} h`;
  return seconds < 700 * 86_400
    ? `${Math.round(seconds / 86_400)} days`
    : `${Math.round(seconds / 86_400 / 365)} years`;
}

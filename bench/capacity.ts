/**
 * `npm run capacity`: what ten million uploads a day need, from the assumptions in capacity/assumptions.ts.
 *
 *   --costs FILE       processor time as another machine has measured it (JSON, see capacity/costs.ts)
 *   --set NAME=NUMBER  another value for an assumption; may be given again
 *   --measure-rows     bytes of rows from a throwaway PostgreSQL instead of from the columns
 */
import { parseArgs } from "node:util";
import { type AssumptionName, type Assumptions, assumptions } from "./capacity/assumptions.ts";
import { costsFrom, measuredCosts } from "./capacity/costs.ts";
import { capacityModel, type ModelInput } from "./capacity/model.ts";
import { reports, table } from "./capacity/report.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    costs: { type: "string" },
    set: { type: "string", multiple: true },
    "measure-rows": { type: "boolean" },
  },
});

const costs = values.costs ? costsFrom(await Bun.file(values.costs).json()) : measuredCosts;
const input: ModelInput = { costs, changed: changedBy(values.set ?? []) };
if (values["measure-rows"]) {
  const { measureRows } = await import("./capacity/measure-rows.ts");
  const computed = capacityModel(input);
  const measured = await measureRows(computed.analysisBytes);
  input.rowBytes = measured.rowBytes;
  const compared = Object.entries(measured.rowBytes).map(([name, row]) => {
    const other = computed.perLog.rowBytes[name as keyof typeof measured.rowBytes];
    return [name, ...[other.heap, row.heap, other.index, row.index].map((bytes) => bytes.toFixed(0))];
  });
  say(`Bytes a row on PostgreSQL ${measured.version}, 100,000 rows`);
  say(table(["table", "heap, computed", "measured", "primary key, computed", "measured"], compared));
}
const model = capacityModel(input);
for (const [name, report] of Object.entries(reports)) say(`${name}\n${report(model)}`);
// A throwaway database may still run; it ends with this process.
process.exit(0);

function changedBy(settings: string[]): Partial<Assumptions> {
  return Object.fromEntries(
    settings.map((setting) => {
      const [name, number] = setting.split("=") as [AssumptionName, string | undefined];
      const value = Number(number);
      if (!(name in assumptions) || number === undefined || !(value >= 0)) {
        process.stderr.write(`--set takes NAME=NUMBER, with one of: ${Object.keys(assumptions).join(", ")}\n`);
        process.exit(2);
      }
      return [name, value];
    }),
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n\n`);
}

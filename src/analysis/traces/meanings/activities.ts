import type { Frame } from "../../model/exception-group.ts";
import type { Term } from "../../model/model.ts";
import { activities } from "./activity-table.ts";

const maxFrames = 25;
const byClass = new Map(
  activities.flatMap(({ name, classes }) => classes.split(" ").map((one) => [one, name] as const)),
);
const byNumber = new Map(activities.flatMap(({ name, numbers }) => numbers.map((one) => [one, name] as const)));

/** What the game was doing, by the innermost of its own classes that says so. */
export function activityIn(frames: readonly Frame[]): Term | undefined {
  for (const { method } of frames.slice(0, maxFrames)) {
    const name = activityOf(method);
    if (name !== undefined) return { term: `activity-${name}` };
  }
  return undefined;
}

function activityOf(method: string): string | undefined {
  if (!/^(?:net\.minecraft|com\.mojang)\./.test(method)) return undefined;
  const path = method.slice(0, method.lastIndexOf("."));
  const name = path.slice(path.lastIndexOf(".") + 1).replace(/\$.*/s, "");
  return byClass.get(name) ?? (name.startsWith("class_") ? byNumber.get(Number(name.slice(6))) : undefined);
}

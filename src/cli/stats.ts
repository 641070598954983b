import type { Given } from "./arguments.ts";
import { exitCodes } from "./exit-codes.ts";
import { clientFor, failureOf, serverOf } from "./server-choice.ts";
import { safeJson, safeLine } from "./terminal-text.ts";
import type { World } from "./world.ts";

/** `lectern stats` */
export async function stats(given: Given, world: World): Promise<number> {
  const id = given.words[0]!;
  const server = await serverOf(id, given.value("server"), world);
  try {
    const { success: _, ...counts } = await clientFor(server, world).stats(id, { signal: world.interrupted });
    await world.out.write(given.has("json") ? `${safeJson(counts)}\n` : tableOf(counts));
    return exitCodes.done;
  } catch (error) {
    throw failureOf(error, server);
  }
}

function tableOf(counts: { id: string; views: number; uniqueViews: number; createdAt: string }): string {
  const rows = [
    ["log", counts.id],
    ["views", counts.views],
    ["unique views", counts.uniqueViews],
    ["shared at", counts.createdAt],
  ];
  return rows.map(([label, value]) => `${String(label).padEnd(14)}${safeLine(String(value), 80)}\n`).join("");
}

import { distanceOf } from "../wire/suggestion.ts";
import { settings } from "./config.ts";
import type { Setting } from "./setting.ts";

export interface Misspelled {
  written: string;
  meant: string;
}

/** Many other names are similar to a short one, so there only swapped letters count as a mistake. */
const shortLength = 5;

/**
 * Environment variables that are nearly a setting, and so without effect. Those of AWS are left out: there are many,
 * they are similar to each other, and most are not ours.
 */
export function misspelledSettings(environment: Record<string, string | undefined>): Misspelled[] {
  const all = Object.values(settings as Record<string, Setting<unknown>>);
  const known = new Set(all.flatMap(({ env, otherEnv = [] }) => [env, ...otherEnv]));
  const ours = all.map(({ env }) => env).filter((env) => !isAmazons(env));
  return Object.keys(environment)
    .filter((name) => !known.has(name) && !isAmazons(name) && environment[name]?.trim())
    .flatMap((written) => {
      const meant = ours.find((env) => isNear(written, env) && !environment[env]?.trim());
      return meant === undefined ? [] : [{ written, meant }];
    });
}

function isAmazons(name: string): boolean {
  return name.startsWith("AWS_");
}

function isNear(written: string, env: string): boolean {
  const name = written.toUpperCase();
  if (env.length <= shortLength) return written === name && sorted(name) === sorted(env) && distanceOf(name, env) === 1;
  if (Math.abs(written.length - env.length) > 3) return false;
  return distanceOf(name, env) <= (env.length >= 14 ? 3 : env.length >= 10 ? 2 : 1);
}

function sorted(name: string): string {
  return [...name].sort().join("");
}

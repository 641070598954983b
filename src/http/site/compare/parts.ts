import type { Mod, Pack, Plugin, Stated } from "../../../analysis/model/facts.ts";

/** A mod, a plugin, a pack or an argument: something that a log lists, and that another log may list, too. */
export interface Part {
  /** What it is recognised by. */
  key: string;
  name: string;
  /** `""` where the log does not say. */
  version: string;
  file: string;
  /** From 0. */
  line: number;
  /** As it stands in the log, where name and version are pieces of it. */
  whole?: string;
}

const { compare: byName } = new Intl.Collator("en", { numeric: true });

/** Names that begin alike for longer than this are made to cost time. */
const sortedBy = 60;

function sorted(parts: Part[]): Part[] {
  return parts.sort((a, b) => byName(a.name.slice(0, sortedBy), b.name.slice(0, sortedBy)));
}

export function modParts(mods: readonly Mod[]): Part[] {
  return sorted(
    mods.map(({ id, name, version = "", file = "", line }) => ({
      key: id.toLowerCase(),
      name: name || id,
      version,
      file,
      line,
    })),
  );
}

export function pluginParts(plugins: readonly Plugin[]): Part[] {
  return sorted(
    plugins.map(({ name, version = "", file = "", line }) => ({ key: name.toLowerCase(), name, version, file, line })),
  );
}

export function packParts(packs: readonly Pack[]): Part[] {
  return sorted(packs.map(({ name, line }) => ({ key: name, name, version: "", file: "", line })));
}

/** An argument that sets something is the same argument with another value. */
export function argumentParts(stated: Stated<string[]> | undefined): Part[] {
  return sorted((stated?.value ?? []).map((argument) => argumentPart(argument, stated!.line)));
}

function argumentPart(whole: string, line: number): Part {
  const setting = /^(-X(?:m[snx]|ss)|-XX:[A-Za-z0-9]{1,100}=|-D[^=]{1,200}=)(.{1,4000})$/s.exec(whole);
  const toggle = /^-XX:[+-]([A-Za-z0-9]{1,100})$/.exec(whole);
  const name = setting?.[1]?.replace(/=$/, "") ?? (toggle ? `-XX:${toggle[1]}` : whole);
  return { key: name, name, version: setting?.[2] ?? (toggle ? whole : ""), file: "", line, whole };
}

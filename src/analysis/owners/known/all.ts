import { modsA } from "./mods-a.ts";
import { modsB } from "./mods-b.ts";
import { modsC } from "./mods-c.ts";
import { modsDToE } from "./mods-d-e.ts";
import { modsFToG } from "./mods-f-g.ts";
import { modsHToL } from "./mods-h-l.ts";
import { modsM } from "./mods-m.ts";
import { modsNToP } from "./mods-n-p.ts";
import { modsQToR } from "./mods-q-r.ts";
import { modsS } from "./mods-s.ts";
import { modsTToV } from "./mods-t-v.ts";
import { modsWToZ } from "./mods-w-z.ts";
import { pluginsAToC } from "./plugins-a-c.ts";
import { pluginsDToL } from "./plugins-d-l.ts";
import { pluginsMToR } from "./plugins-m-r.ts";
import { pluginsSToZ } from "./plugins-s-z.ts";

/**
 * Mods and plugins that many people use, by what they say of themselves in their own files. A line each, in the order of the
 * alphabet, and cut by letters so that no file is too long to read and two changes seldom meet in one:
 *
 *     ids|name|packages|what it is|ids of what it needs
 *
 * What is last and empty is left out. Of several ids, those after the first are of other versions or stand in the names of its
 * mixin configurations. What it is: `library`, `client` (of no use on a server), `server`. Only what is certain is in it: who is
 * named wrongly here is accused in place of another.
 */
export const knownMods: readonly string[] = [
  modsA,
  modsB,
  modsC,
  modsDToE,
  modsFToG,
  modsHToL,
  modsM,
  modsNToP,
  modsQToR,
  modsS,
  modsTToV,
  modsWToZ,
];

export const knownPlugins: readonly string[] = [pluginsAToC, pluginsDToL, pluginsMToR, pluginsSToZ];

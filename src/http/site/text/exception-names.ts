import type { ExceptionGroup, Frame } from "../../../analysis/model/exception-group.ts";
import { platformOf } from "../../../analysis/owners/platform-packages.ts";

/** How exceptions and frames are named to people. */

/** `java.lang.NullPointerException` → `NullPointerException`; PHP separates with `\`. */
export function shortType(type: string): string {
  const at = Math.max(type.lastIndexOf("."), type.lastIndexOf("\\"));
  return at === -1 || at === type.length - 1 ? type : type.slice(at + 1);
}

/** The first frames that belong to a mod or a plugin, nearest to the root cause first. */
export function ownFrames({ frames, outerFrames }: ExceptionGroup, most: number): Frame[] {
  const own: Frame[] = [];
  for (const list of [frames, outerFrames]) {
    for (const frame of list) {
      if (own.length === most) return own;
      if (frame.handler !== null || platformOf(frame.method) === null) own.push(frame);
    }
  }
  return own;
}

/** `Shop.java:12, Shop-1.2.jar` */
export function whereOf({ file, line, jar, module, handler }: Frame): string {
  const place = file === null ? null : line === null ? file : `${file}:${line}`;
  return [place, jar ?? module, handler].filter((part) => part !== null && part !== "").join(", ");
}

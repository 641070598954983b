import type { Software } from "../../../analysis/model/model.ts";

/** `null` where the log was not recognised: the analyser's word for that is not one for people. */
export function softwareName({ id, name }: Software): string | null {
  if (id.startsWith("unknown/")) return null;
  return name === "Pocketmine" ? "PocketMine-MP" : name;
}

import type { Language, Parameters, Term } from "../model/model.ts";
import { sentenceWith } from "./words.ts";

/** Parameters that are somebody's or something's name. */
const ofNames =
  /^(?:mods?|plugins?|dependencies|rival|other|service|suspects?|culprit|provider|partner|dependency|lacking|developed|origin|clientMods?|needed|absent|by|name|own|part|what|world|datapack|pack)$/;

/** A name in Chinese would run into a Chinese sentence. */
export function withNames(parameters: Parameters, language: Language): Parameters {
  const quoted = <T extends string | Term>(one: T) =>
    typeof one === "string" && /^[^「《【]*\p{Script=Han}/u.test(one)
      ? sentenceWith(language, "name-in-han", { name: one })
      : one;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      if (!ofNames.test(name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(quoted) : quoted(value)];
    }),
  );
}

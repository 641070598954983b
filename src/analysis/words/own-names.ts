import type { Language, Parameters, Term } from "../model/model.ts";
import { sentenceWith } from "./words.ts";

/** Parameters that are somebody's or something's name. */
const ofNames =
  /^(?:mods?|plugins?|dependencies|rival|other|service|suspects?|culprit|provider|partner|dependency|lacking|developed|origin|clientMods?|needed|absent|by|name|own|part|what|world|datapack|pack)$/;

/** `Kitywiel's cannot …` would read as half a sentence. */
const possessive = /^[^“”„«»「]*(?:[’']s|s[’'])$/;

/** A name in Chinese would run into a Chinese sentence, and one that ends like a genitive into any. */
export function withNames(parameters: Parameters, language: Language): Parameters {
  const quoted = <T extends string | Term>(one: T) => {
    if (typeof one !== "string") return one;
    if (/^[^「《【]*\p{Script=Han}/u.test(one)) return sentenceWith(language, "name-in-han", { name: one });
    return possessive.test(one) ? sentenceWith(language, "name-quoted", { name: one }) : one;
  };
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      if (!ofNames.test(name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(quoted) : quoted(value)];
    }),
  );
}

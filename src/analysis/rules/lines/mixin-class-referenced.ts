import { finding } from "../../model/finding.ts";
import { nameOfMixinConfig } from "../../owners/names.ts";
import { isRepeated } from "../matching/match-text.ts";

const short = (name: string) => name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf("/")) + 1);
const requested =
  /^Illegal classload request for (?:accessor mixin )?([\w.$/]{3,200})\. (?:The mixin|Mixin) is (defined in|missing from) /;
const referenced = /^([\w.$/]{3,200}) is (?:in a defined mixin package ([\w.$]{1,150})|a mixin class and cannot )/;
const configuration = / (?:owned by|defined in|missing from) ([\w.+-]{3,120}\.json5?)/;

/** Code uses a class of a mixin package, which nobody may load. Whose class could not be loaded for that is not at fault. */
export default finding({
  code: "mixin-class-referenced",
  severity: "fatal",
  // Not the cause: whose class it was is told then, too.
  joins: ["origin"],
  supersedes: true,
  confidence: 0.95,
  pattern: /IllegalClassLoadError: ([^\n]{10,600})/,
  parameters: ([, said], place) => {
    const [, asked, how] = requested.exec(said!) ?? [];
    const [, used, folder] = referenced.exec(said!) ?? [];
    const name = asked ?? used;
    if (!name || isRepeated(place, said!.slice(0, 120))) return null;
    const config = configuration.exec(said!)?.[1];
    return {
      mod: config ? nameOfMixinConfig(config) : undefined,
      name: short(name),
      package: folder?.replace(/\.$/, ""),
      config,
      why: how === "missing from" ? "not-listed" : undefined,
    };
  },
});

import { finding } from "../../model/finding.ts";
import { nameOfMixinConfig } from "../../owners/names.ts";
import { isRepeated } from "../matching/match-text.ts";

const short = (name: string) => name.slice(name.lastIndexOf(".") + 1);

/** Code uses a class of a mixin package, which nobody may load. Whose class could not be loaded for that is not at fault. */
export default finding({
  code: "mixin-class-referenced",
  severity: "fatal",
  joins: ["cause"],
  supersedes: true,
  confidence: 0.95,
  pattern:
    /IllegalClassLoadError: (?:([\w.$/]{3,200}) is in a defined mixin package ([\w.$]{1,150}?)\.?\*? owned by ([\w.+-]{3,120}\.json5?)|Illegal classload request for (?:accessor mixin )?([\w.$/]{3,200}?)\. (?:The mixin|Mixin) is (defined in|missing from) ([\w.+-]{3,120}\.json5?)|([\w.$/]{3,200}) is a mixin class and cannot be referenced directly)/,
  parameters: ([all, inPackage, folder, owner, requested, how, config, plain], place) => {
    if (isRepeated(place, all.slice(0, 120))) return null;
    const file = owner ?? config;
    return {
      mod: file ? nameOfMixinConfig(file) : undefined,
      name: short((inPackage ?? requested ?? plain)!.replaceAll("/", ".")),
      package: folder,
      config: file,
      why: how === "missing from" ? "not-listed" : undefined,
    };
  },
});

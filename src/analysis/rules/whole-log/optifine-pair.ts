import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Thrown } from "../../model/exception-group.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { culpritFor } from "../../traces/meanings/explained.ts";
import { isOptiFineFrame } from "../../traces/stack-frames.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const drawing = /[Rr]ender|[Tt]esselat|[Mm]odel|[Bb]atching|[Cc]hunk mesh|Unexpected error/;

/** `net.minecraft.entity.Cow cannot be cast to org.example.Beast`: an entity, an item or a block of the game, taken for a mod's. */
const mistaken =
  /^(?:class )?net\.minecraft\.(?:\w{1,40}\.){0,4}(?:entity|item|block|tileentity)\.[\w.$]{1,120} cannot be cast to (?:class )?([\w.$]{1,200})/;

/** OptiFine changes how things are drawn, not what they are, and no mod's arithmetic. */
function isOwnMistake({ type, message }: Thrown): boolean {
  const wanted = mistaken.exec(message)?.[1];
  return type.endsWith("ArithmeticException") || (wanted !== undefined && platformOf(wanted) === null);
}

/** A mod fails while something is drawn, in code that OptiFine has changed: the two do not fit. */
export default wholeLogFinding({
  codes: ["optifine-incompatible"],
  severity: "fatal",
  confidence: 0.75,
  find(evidence) {
    return crashExceptions(evidence)
      .slice(0, 1)
      .flatMap((group) => {
        const frames = [...group.frames, ...group.outerFrames];
        const isChanged = frames.slice(0, 12).some(isOptiFineFrame);
        const isDrawing = frames
          .slice(0, 6)
          .some(({ method }) => /(?:[Rr]ender|BakedQuad|BakedModel|Tessellator|BufferBuilder)/.test(method));
        const culprit = culpritFor(group, evidence.owners);
        if (!isChanged || !isDrawing || !drawing.test(evidence.report?.description ?? "") || !culprit) return [];
        if (/optifine/i.test(culprit.owner.name) || isOwnMistake(group.root)) return [];
        const { firstLine, endLine, lines, count } = group;
        const parameters = {
          with: culprit.owner.name,
          cause: group.root.message === "" ? group.root.type : group.root.message,
        };
        return [{ parameters, firstLine, endLine, lines, count, group }];
      });
  },
});

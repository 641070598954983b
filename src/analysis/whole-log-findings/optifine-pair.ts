import { crashExceptions } from "../exceptions/crash-exception.ts";
import { culpritFor } from "../exceptions/explained.ts";
import { isOptiFineFrame } from "../stack-frames.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const drawing = /[Rr]ender|[Tt]esselat|[Mm]odel|[Bb]atching|[Cc]hunk mesh|Unexpected error/;

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
        if (/optifine/i.test(culprit.owner.name)) return [];
        const { firstLine, endLine, lines, count } = group;
        const parameters = {
          with: culprit.owner.name,
          cause: group.root.message === "" ? group.root.type : group.root.message,
        };
        return [{ parameters, firstLine, endLine, lines, count, group }];
      });
  },
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Tesselating block model\n\njava.lang.IllegalStateException: not enough data\n\tat org.example.lamps.LampBakedModel.getQuads(LampBakedModel.java:3) ~[lamps-1.0.jar:1.0]\n\tat net.optifine.render.RenderEnv.draw(RenderEnv.java:1)\n\tat net.minecraft.client.renderer.BlockModelRenderer.renderModel(BlockModelRenderer.java:1)\n",
      parameters: { with: "lamps" },
    },
  ],
  counterSamples: [
    "---- Minecraft Crash Report ----\n\nDescription: Tesselating block model\n\njava.lang.IllegalStateException: not enough data\n\tat org.example.lamps.LampBakedModel.getQuads(LampBakedModel.java:3) ~[lamps-1.0.jar:1.0]\n",
  ],
});

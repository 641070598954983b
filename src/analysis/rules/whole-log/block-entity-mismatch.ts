import { platformOf } from "../../owners/platform-packages.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const cast = /^(?:class )?(net\.minecraft\.[\w.$]{1,160}) cannot be cast to (?:class )?(net\.minecraft\.[\w.$]{1,160})/;
const ofBlock = /(?:TileEntity|BlockEntity)/;

/** `net.minecraft.server.v1_7_R1.TileEntityComparator` → `Comparator` */
function shortName(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).replace(/TileEntity|BlockEntity/, "");
}

/** The game or the server takes the data of one block entity for that of another: who only asked for the block is not at fault. */
export default wholeLogFinding({
  codes: ["block-entity-mismatch"],
  severity: "error",
  confidence: 0.85,
  supersedes: true,
  find({ exceptions }) {
    return exceptions.flatMap((group) => {
      const { root, frames, firstLine, endLine, lines, count } = group;
      const [, found, wanted] = (root.type.endsWith("ClassCastException") && cast.exec(root.message)) || [];
      if (!found || !wanted || !ofBlock.test(found) || !ofBlock.test(wanted)) return [];
      if (frames[0] && platformOf(frames[0].method) === null) return [];
      const parameters = { found: shortName(found), wanted: shortName(wanted) };
      return [{ parameters, firstLine, endLine, lines, count, group }];
    });
  },
});

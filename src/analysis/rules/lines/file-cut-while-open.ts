import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "file-cut-while-open",
  severity: "error",
  pattern: /^[^\n<]{0,300}?InternalError: a fault occurred in a recent unsafe memory access operation/,
  parameters: (_, place) => (isRepeated(place, "a fault occurred in a recent unsafe") ? null : {}),
});

import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "sockets-blocked",
  severity: "fatal",
  confidence: 0.9,
  pattern: /^[^\n<]{0,300}?IllegalStateException: failed to create a child event loop/,
  parameters: (_, place) => {
    // A server that may open no more files says so below.
    const trace = place.upTo(8000);
    return isRepeated(place, "child event loop") || /Too many open files|OutOfMemoryError/.test(trace) ? null : {};
  },
});

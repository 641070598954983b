import { finding } from "../../model/finding.ts";

/** What jemalloc itself says, on a system whose memory pages are larger than those it was built for. */
export default finding({
  code: "jemalloc-page-size",
  severity: "fatal",
  confidence: 0.9,
  pattern: /<jemalloc>: Unsupported system page size/,
});

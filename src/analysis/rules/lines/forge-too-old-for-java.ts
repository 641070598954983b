import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "forge-too-old-for-java",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,300}?(?:NoSuchMethodError: [^\n]{0,20}|IllegalAccessError: [^\n]{0,160}cannot access class )sun\.security\.util\.ManifestEntryVerifier/,
  parameters: (_, place) => (isRepeated(place, "ManifestEntryVerifier") ? null : {}),
});

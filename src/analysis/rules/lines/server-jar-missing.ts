import { finding } from "../../model/finding.ts";

export default finding({
  code: "server-jar-missing",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,200}?(?:Error: Unable to access jarfile ([^\n\r]{1,300})|Error: Could not find or load main class (?!@|cpw\.mods|net\.minecraftforge|net\.neoforged|net\.fabricmc|org\.quiltmc)([^\n\r]{1,300}))/,
  parameters: (match) => ({ file: (match[1] ?? match[2])! }),
});

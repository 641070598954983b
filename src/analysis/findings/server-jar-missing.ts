import { finding } from "../finding.ts";

export default finding({
  code: "server-jar-missing",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Unable to access jarfile ", "Error: Could not find or load main class "],
  pattern:
    /^[^\n<]{0,200}?(?:Error: Unable to access jarfile ([^\n\r]{1,300})|Error: Could not find or load main class (?!@|cpw\.mods|net\.minecraftforge|net\.neoforged|net\.fabricmc|org\.quiltmc)([^\n\r]{1,300}))/,
  parameters: (match) => ({ file: (match[1] ?? match[2])! }),
  samples: [
    { text: "Error: Unable to access jarfile paper-1.21.jar", parameters: { file: "paper-1.21.jar" } },
    {
      text: "Error: Could not find or load main class net.minecraft.client.main.Main\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.main.Main",
      parameters: { file: "net.minecraft.client.main.Main" },
    },
  ],
  counterSamples: [
    "Error: Could not find or load main class @user_jvm_args.txt",
    "[10:00:00] [Server thread/INFO]: <Alex> Error: Unable to access jarfile x.jar",
  ],
});

import type { WholeLogSamples } from "../samples.ts";

const fabric = "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.7\n";
const launched =
  "\tat net.fabricmc.devlaunchinjector.Main.main(Main.java:86) ~[dev-launch-injector-0.2.1+build.8.jar:?]\n";

export default {
  samples: [
    {
      text: `${fabric}[10:00:02] [main/ERROR]: Minecraft has crashed!
java.lang.IllegalAccessError: class net.minecraft.block.Blocks tried to access method 'void net.minecraft.block.AbstractBlock$Settings.opaque()' (net.minecraft.block.Blocks and net.minecraft.block.AbstractBlock$Settings are in unnamed module of loader 'knot' @5e7cd6cc)
	at net.minecraft.block.Blocks.<clinit>(Blocks.java:144) ~[minecraft-merged-1.20.1-net.fabricmc.yarn.1_20_1.1.20.1+build.9-v2.jar:?]
${launched}`,
      parameters: {
        why: "launch",
        from: "net.minecraft.block.Blocks",
        member: "net.minecraft.block.AbstractBlock$Settings.opaque",
      },
    },
    {
      text: `${fabric}[10:00:02] [main/ERROR]: Minecraft has crashed!
java.lang.IllegalAccessError: tried to access field net.minecraft.util.Util.names from class net.minecraft.item.Items
	at net.minecraft.item.Items.<clinit>(Items.java:20)
${launched}`,
      parameters: { why: "launch", from: "net.minecraft.item.Items", member: "net.minecraft.util.Util.names" },
    },
    {
      text: `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.7
[10:00:00] [main/INFO]: Loading 3 mods:
	- fabricloader 0.15.7
	- lampkins 1.0.0
	- minecraft 1.20.1
[10:00:02] [main/ERROR]: Minecraft has crashed!
java.lang.IllegalAccessError: class org.example.lampkins.Wick tried to access private field net.minecraft.block.Block.lit (org.example.lampkins.Wick and net.minecraft.block.Block are in unnamed module of loader 'knot' @5e7cd6cc)
	at org.example.lampkins.Wick.light(Wick.java:12)
${launched}`,
      parameters: { why: "widener", from: "org.example.lampkins.Wick", member: "net.minecraft.block.Block.lit" },
    },
  ],
  counterSamples: [
    `${fabric}[10:00:02] [main/ERROR]: Minecraft has crashed!
java.lang.IllegalAccessError: class net.minecraft.class_2246 tried to access method 'void net.minecraft.class_4970$class_2251.method_1()'
	at net.minecraft.class_2246.<clinit>(class_2246.java:144)
`,
  ],
} satisfies WholeLogSamples;

import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: 'java.lang.NullPointerException: Cannot invoke "net.fabricmc.fabric.api.renderer.v1.Renderer.meshBuilder()" because the return value of "net.fabricmc.fabric.api.renderer.v1.RendererAccess.getRenderer()" is null\n\tat org.example.lamps.Lamp.light(Lamp.java:3)',
      parameters: { suspect: "lamps" },
    },
    {
      text: "java.lang.IllegalStateException: The Fabric Rendering API is not available. If you have Sodium, install Indium!\n\tat org.example.lamps.Lamp.light(Lamp.java:3)",
      parameters: { suspect: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [Render thread/INFO]: <Alex> If you have Sodium, install Indium!"],
} satisfies LineSamples;

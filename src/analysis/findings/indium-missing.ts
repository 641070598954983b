import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "indium-missing",
  severity: "fatal",
  joins: ["suspect"],
  confidence: 0.95,
  needles: ['RendererAccess.getRenderer()" is null', "install Indium!"],
  pattern: /^[^\n<]{0,400}?(?:RendererAccess\.getRenderer\(\)" is null|If you have Sodium, install Indium!)/,
  parameters: (match, place) => (isRepeated(place, match[0].slice(-24)) ? null : {}),
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
});

import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR] [Sponge]: /************************************************************/\n[10:00:00] [Server thread/ERROR] [Sponge]: /*          Exception occurred during a PhaseState          */\n[10:00:00] [Server thread/ERROR] [Sponge]: /************************************************************/\n[10:00:00] [Server thread/ERROR] [Sponge]: /* java.lang.NullPointerException: null                     */\n[10:00:00] [Server thread/ERROR] [Sponge]: /*     net.minecraft.world.World.func_72939_s(World.java:4890)   */\n[10:00:00] [Server thread/ERROR] [Sponge]: /*     org.example.lamps.LampTile.burn(LampTile.java:77)   */\n[10:00:00] [Server thread/ERROR] [Sponge]: /*     org.example.lamps.LampTile.tick(LampTile.java:40)   */",
      parameters: {
        title: "Exception occurred during a PhaseState",
        class: "org.example.lamps.LampTile.burn",
        suspect: "lamps",
      },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR] [Sponge]: /************************************************************/\n[10:00:00] [Server thread/ERROR] [Sponge]: /*          Exception occurred during a PhaseState          */\n[10:00:00] [Server thread/ERROR] [Sponge]: /************************************************************/\n[10:00:00] [Server thread/ERROR] [Sponge]: /* java.lang.NullPointerException: null                     */\n[10:00:00] [Server thread/ERROR] [Sponge]: /*     net.minecraft.world.World.func_72939_s(World.java:4890)   */\n[10:00:00] [Server thread/ERROR] [Sponge]: /*     org.spongepowered.common.event.tracking.TrackingUtil.tick(TrackingUtil.java:198)   */",
    "[10:00:00] [Server thread/ERROR] [Sponge]: /************************************************************/\n[10:00:00] [Server thread/ERROR] [Sponge]: /*          Thank you for using lamps          */\n[10:00:00] [Server thread/ERROR] [Sponge]: /************************************************************/\n[10:00:00] [Server thread/ERROR] [Sponge]: /* java.lang.NullPointerException: null                     */\n[10:00:00] [Server thread/ERROR] [Sponge]: /*     org.example.lamps.LampTile.burn(LampTile.java:77)   */",
  ],
} satisfies LineSamples;

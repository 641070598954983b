import { finding } from "../finding.ts";
import { platformOf } from "../owners/platform-packages.ts";

/** What SpongeForge and SpongeVanilla write above such a box. */
const titles =
  /\/\*\s{0,80}(Exception occurred during a PhaseState|Unexpected World Change Detected!|Illegal Async (?:Chunk Load|Block Change|PhaseTracker Access|Entity Spawn)|Async Entity Spawn Warning|Null Source Block on TileEntity!|Completing incorrect phase|Phases Not Completed)\s{0,120}\*\//g;
const frame = /\/\*\s{1,12}(?:at )?([a-z_][\w$.<>]{5,200})\([\w$]{1,80}\.\w{2,6}:\d{1,6}\)/;

/** Sponge draws a box around what mods and plugins do wrong; the first frame in it that is somebody's tells whose it is. */
export default finding({
  code: "sponge-phase-error",
  severity: "error",
  joins: ["suspect"],
  confidence: 0.75,
  oneFor: ["suspect", "title"],
  needles: ["]: /* "],
  pattern: frame,
  parameters(match, place) {
    if (platformOf(match[1]!) !== null) return null;
    const title = [...place.before.matchAll(titles)].at(-1);
    if (!title) return null;
    // One box tells of one of them.
    const inBox = place.before.slice(title.index).split("\n").slice(1);
    const isToldAbove = inBox.some((line) => {
      const above = frame.exec(line.slice(0, 1000))?.[1];
      return above !== undefined && platformOf(above) === null;
    });
    return isToldAbove ? null : { title: title[1]!, class: match[1]! };
  },
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
});

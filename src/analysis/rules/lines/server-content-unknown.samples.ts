import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Setting null blockstate at class_2339{x=4, y=70, z=-9}",
      parameters: { what: "block states" },
    },
    {
      text: '[10:00:00] [Render thread/ERROR]: Error executing task on Client\njava.lang.NullPointerException: Cannot invoke "net.minecraft.world.level.block.state.BlockState.m_60734_()" because "p_46606_" is null\n\tat net.minecraft.world.level.Level.m_6933_(Level.java:198)\n\tat net.minecraft.client.multiplayer.ClientLevel.m_233653_(ClientLevel.java:134)\n\tat net.minecraft.client.multiplayer.ClientPacketListener.m_205522_(ClientPacketListener.java:635)',
      parameters: { what: "block states" },
    },
    {
      text: '[10:00:00] [Render thread/ERROR]: Error executing task on Client\njava.lang.NullPointerException: Cannot invoke "net.minecraft.class_3414.method_14833()" because "$$0" is null\n\tat net.minecraft.class_1109.<init>(class_1109.java:30)\n\tat net.minecraft.class_634.method_11146(class_634.java:1900)',
      parameters: { what: "sounds" },
    },
    {
      text: '[10:00:00] [Render thread/ERROR]: Failed to handle packet, suppressing error\njava.lang.NullPointerException: Cannot invoke "net.minecraft.entity.EntityType.create(net.minecraft.world.World)" because "type" is null\n\tat net.minecraft.client.network.ClientPlayNetworkHandler.onEntitySpawn(ClientPlayNetworkHandler.java:700)',
      parameters: { what: "entities" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Setting null blockstate at home",
    // A mod's own code has none.
    '[10:00:00] [Render thread/ERROR]: Lamps failed\njava.lang.NullPointerException: Cannot invoke "net.minecraft.class_2680.method_26204()" because "state" is null\n\tat org.example.lamps.Lamp.glow(Lamp.java:3)\n\tat net.minecraft.class_310.method_1523(class_310.java:1085)',
    // The world that the player has left already.
    '[10:00:00] [Render thread/ERROR]: Error executing task on Client\njava.lang.NullPointerException: Cannot invoke "net.minecraft.class_638.method_2935()" because "this.field_3699" is null\n\tat net.minecraft.class_634.method_20203(class_634.java:2197)',
  ],
} satisfies LineSamples;
